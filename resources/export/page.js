"use strict";
(() => {
    const data = JSON.parse(document.getElementById("data").textContent);
    const texts = data.texts;
    const last = data.steps.length - 1;
    const at = (id) => document.getElementById(id);
    const slider = at("slider");
    const entries = Array.from(document.querySelectorAll("#log button"));
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");

    // ---- the board: `want[slot]` is what the step asks for, `have[slot]` what is shown; -1 is nothing

    const pieces = at("pieces");
    const slots = Array.from({ length: data.slots }, () => {
        const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
        use.style.display = "none";
        pieces.append(use);
        return use;
    });
    const want = new Array(data.slots).fill(-1);
    const have = new Array(data.slots).fill(-1);
    let reached = -1; // step that `want` says
    let shown = -1;

    function reach(step) {
        if (step < reached) {
            want.fill(-1);
            reached = -1;
        }
        while (reached < step) {
            const changes = data.steps[++reached];
            for (let i = 0; i < changes.length; i += 2)
                want[changes[i]] = changes[i + 1];
        }
    }

    function place(use, look, dx, dy, size) {
        const [, x, y, across, down] = data.looks[look];
        use.style.transform = `translate(${x + dx}px,${y + dy}px) scale(${across * size},${down * size})`;
    }

    function draw() {
        slots.forEach((use, slot) => {
            const look = want[slot];
            if (look === have[slot])
                return;
            have[slot] = look;
            use.style.display = look < 0 ? "none" : "";
            if (look < 0)
                return;
            const [symbol, , , , , opacity] = data.looks[look];
            use.setAttribute("href", `#s${symbol}`);
            use.style.opacity = opacity;
            place(use, look, 0, 0, 1);
        });
    }

    function settle() {
        pieces.querySelectorAll(".glides").forEach((use) => use.classList.remove("glides"));
    }

    // The pieces set off from where they were: dx, dy from the middle of where they are now, and their size by it now.
    function glide(moves) {
        if (still.matches || !moves.length)
            return;
        for (let i = 0; i < moves.length; i += 4) {
            const [slot, dx, dy, size] = moves.slice(i, i + 4);
            place(slots[slot], want[slot], dx, dy, size);
        }
        pieces.getBoundingClientRect(); // so that they stand there first
        for (let i = 0; i < moves.length; i += 4) {
            slots[moves[i]].classList.add("glides");
            place(slots[moves[i]], want[moves[i]], 0, 0, 1);
        }
    }

    // ---- where in the game we are

    function sectionOf(step) {
        let section = 0;
        while (section + 1 < data.sections.length && data.sections[section + 1].first <= step)
            ++section;
        return section;
    }

    // The entry of that step, or of the last one before it that has any.
    function entryOf(step) {
        return entries.findLast((entry) => Number(entry.dataset.step) <= step) || entries[0];
    }

    function follow(step) {
        const current = entryOf(step);
        entries.forEach((entry) => {
            const isHere = entry === current;
            if (isHere)
                entry.setAttribute("aria-current", "step");
            else
                entry.removeAttribute("aria-current");
            entry.tabIndex = isHere ? 0 : -1;
        });
        const log = at("log");
        const heading = current.closest("section").querySelector("h3").offsetHeight;
        const inLog = current.getBoundingClientRect().top - log.getBoundingClientRect().top;
        if (inLog < heading || inLog + current.offsetHeight > log.clientHeight)
            log.scrollTop += inLog - log.clientHeight / 3;
    }

    // Of what is told, the one under which the log has it: the action that begins a round ends the one before.
    function headingOf(step) {
        const entry = entryOf(step);
        return Number(entry.dataset.step) === step
            ? entry.closest("section").querySelector("h3").textContent
            : data.sections[sectionOf(step)].title;
    }

    function show(step) {
        step = Math.max(0, Math.min(last, step));
        if (step === shown)
            return;
        const moves = step === shown + 1 ? data.forward[step] : step === shown - 1 ? data.back[step] : [];
        shown = step;
        settle();
        reach(step);
        draw();
        glide(moves);
        const said = data.said[step];
        at("said").textContent = said;
        at("where").textContent = headingOf(step);
        at("comment").textContent = data.comments[step] || "";
        at("comment").hidden = !data.comments[step];
        at("count").textContent = texts.count.replace("%1", step).replace("%2", last);
        slider.value = step;
        slider.setAttribute("aria-valuetext", said);
        for (const id of ["first", "previous"])
            at(id).setAttribute("aria-disabled", step === 0);
        for (const id of ["next", "last"])
            at(id).setAttribute("aria-disabled", step === last);
        follow(step);
    }

    // ---- playing

    let timer = 0;

    function tick() {
        show(shown + 1);
        if (shown === last)
            pause();
        else
            wait();
    }

    function wait() {
        timer = window.setTimeout(tick, 1000 / Number(at("speed").value));
    }

    function tellPlaying(plays) {
        at("play").classList.toggle("plays", plays);
        at("play").setAttribute("aria-label", plays ? texts.pause : texts.play);
        at("play").title = plays ? texts.pause : texts.play;
        at("said").setAttribute("aria-live", plays ? "off" : "polite");
        at("comment").setAttribute("aria-live", plays ? "off" : "polite");
    }

    function pause() {
        window.clearTimeout(timer);
        timer = 0;
        tellPlaying(false);
    }

    function play() {
        if (shown === last)
            show(0);
        document.body.style.setProperty("--glide", `${Math.min(320, 700 / Number(at("speed").value))}ms`);
        tellPlaying(true);
        if (last > 0)
            wait();
        else
            pause();
    }

    function go(step) {
        pause();
        show(step);
    }

    // To the beginning of this round or turn; from there to that of the one before.
    function sectionBefore() {
        const section = sectionOf(shown);
        const first = data.sections[section].first;
        return first < shown || section === 0 ? first : data.sections[section - 1].first;
    }

    function sectionAfter() {
        const next = data.sections[sectionOf(shown) + 1];
        return next ? next.first : last;
    }

    // ---- hands

    const toggle = () => (timer ? pause() : play());
    at("first").addEventListener("click", () => go(0));
    at("previous").addEventListener("click", () => go(shown - 1));
    at("play").addEventListener("click", toggle);
    at("next").addEventListener("click", () => go(shown + 1));
    at("last").addEventListener("click", () => go(last));
    slider.addEventListener("input", () => go(Number(slider.value)));
    at("speed").addEventListener("change", () => {
        if (timer) {
            window.clearTimeout(timer);
            play();
        }
    });
    at("log").addEventListener("click", (event) => {
        const entry = event.target.closest("button");
        if (entry)
            go(Number(entry.dataset.step));
    });

    const keys = {
        ArrowLeft: () => go(shown - 1),
        ArrowRight: () => go(shown + 1),
        Home: () => go(0),
        End: () => go(last),
        PageUp: () => go(sectionBefore()),
        PageDown: () => go(sectionAfter()),
        " ": toggle,
    };

    document.addEventListener("keydown", (event) => {
        const target = event.target;
        const isButton = target instanceof HTMLButtonElement;
        const inLog = isButton && at("log").contains(target);
        if (event.ctrlKey || event.altKey || event.metaKey || target instanceof HTMLSelectElement)
            return;
        if (inLog && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
            go(shown + (event.key === "ArrowUp" ? -1 : 1));
            event.preventDefault();
        } else if (keys[event.key] && !(event.key === " " && isButton)) {
            keys[event.key]();
            event.preventDefault();
        }
        if (inLog)
            entryOf(shown).focus({ preventScroll: true });
    });

    show(data.start);
})();
