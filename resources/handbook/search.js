"use strict";
// Sections that hold all words, each as the beginning of a word or more, whatever their accents and capitals; those with
// a word in their heading, or one that it is called otherwise (`also`), first. `handbook` is the list that search-index.js holds.
(() => {
    const at = (id) => document.getElementById(id);
    const [hits, status, list] = [at("hits"), at("hits").querySelector("p"), at("hits").querySelector("ol")];
    const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
    const sections = handbook.map((section) => {
        const head = fold(section.title + " " + section.also);
        return { ...section, head, all: head + " " + fold(section.text) };
    });

    function excerpt(text, beginning) {
        const words = text.split(" ");
        const found = Math.max(0, words.findIndex((word) => beginning.test(fold(word))));
        const first = Math.max(0, found - 6);
        const part = words.slice(first, first + 24).join(" ");
        return (first > 0 ? "… " : "") + part + (first + 24 < words.length ? " …" : "");
    }

    function entry(section, beginning) {
        const [item, link, where, said] = ["li", "a", "span", "p"].map((name) => document.createElement(name));
        link.href = section.place;
        link.textContent = section.title;
        where.textContent = section.title === section.page ? "" : ` – ${section.page}`;
        said.textContent = excerpt(section.text, beginning);
        item.append(link, where, said);
        return item;
    }

    function search() {
        const words = fold(at("wanted").value).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
        const beginnings = words.map((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u"));
        const found = words.length ? sections.filter((section) => beginnings.every((each) => each.test(section.all))) : [];
        const inHead = (section) => beginnings.some((each) => each.test(section.head));
        found.sort((a, b) => inHead(b) - inHead(a));
        hits.hidden = !words.length;
        status.textContent = found.length ? hits.dataset.found.replace("%1", found.length) : hits.dataset.none;
        list.replaceChildren(...found.map((section) => entry(section, beginnings[0])));
    }

    at("search").hidden = false;
    at("search").addEventListener("submit", (event) => event.preventDefault());
    at("wanted").addEventListener("input", search);
    hits.addEventListener("click", (event) => {
        if (!event.target.closest("a"))
            return;
        at("wanted").value = "";
        search();
    });
})();
