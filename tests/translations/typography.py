# SPDX-License-Identifier: GPL-3.0-or-later
"""How English, French and German are written: what the tests of texts for people share."""
import re

NARROW, WIDE, MINUS = "\u202f", "\u00a0", "\u2212"


def english(text):
    return not re.search("[\"'„«»]", text) and re.sub("[^“”]", "", text) == "“”" * text.count("“")


def french(text):
    return (not re.search(f"(?<!{NARROW})(?:[;!?]|%(?![1-9nL]))", text) and not re.search(f"(?<!{WIDE}):", text)
            and not re.search(f"«(?!{WIDE})|(?<!{WIDE})»", text) and not re.search("[\"'“”„]", text))


def german(text):
    return (not re.search("[\"'«»”]", text) and not re.search(r"\s[:;!?]", text)
            and re.sub("[^„“]", "", text) == "„“" * text.count("„"))


def has_hyphen_for_minus(text):
    return bool(re.search(r"(?<![\w}-])-(?=[\d{%])|(?<=[\d}]) - (?=[\d{%])", text))


WRITTEN = {"en": english, "fr": french, "de": german}
