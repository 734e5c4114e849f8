# SPDX-License-Identifier: GPL-3.0-or-later
"""The first table of translations/glossary.md: which words a translation must have for which of the English text."""
import pathlib
import re

GLOSSARY = pathlib.Path(__file__).resolve().parents[2] / "translations" / "glossary.md"
ENDINGS = re.compile("(es|er|e)$")


def terms():
    """Rows of English, French and German, the longest English term first: "scoring strip" before "scoring"."""
    part = GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("|")]
    return sorted(rows[2:], key=lambda row: -len(row[0]))


def pattern(language, term):
    """Where a text has the term, in any case, number or ending."""
    words = term.split()
    if language == "fr":
        return re.compile(r"\b" + " ".join(re.escape(word) + "(?:s|x|es)?" for word in words) + r"\b", re.IGNORECASE)
    return re.compile(r"\w* ".join(re.escape(ENDINGS.sub("", word) if word.islower() else word) for word in words),
                      re.IGNORECASE)


def patterns(language, words):
    return [pattern(language, word.strip()) for word in words.split(",")]


TERMS = [(re.compile(rf"\b{re.escape(english)}(?:s|\(s\))?(?!\w)", re.IGNORECASE), english,
          {"fr": patterns("fr", french), "de": patterns("de", german)}) for english, french, german in terms()]


def lacking(english, translation, language, no_terms=()):
    """The English terms of the text for which the translation has none of the words given. `no_terms`: what looks like
    a term and is none."""
    left = re.sub(r"\{[^{}]*\}|“[^”]*”|&", "", english)  # an underlined letter parts no term
    translation = translation.replace("&", "")
    for phrase in no_terms:
        left = left.replace(phrase, "")
    missing = []
    for found, term, words in TERMS:
        if found.search(left):
            left = found.sub("", left)
            if not any(word.search(translation) for word in words[language]):
                missing.append(term)
    return missing
