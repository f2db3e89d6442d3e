"""The language that is spoken, and what a text is in it."""

from collections.abc import Callable, Mapping

from bob_editor.words.numbers import Numbers
from bob_editor.words.table import Table, table_of

LANGUAGES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}
"""Codes of the languages that the window speaks, each with its own name for itself."""


class _Speech:
    """What is spoken now; one for the whole program."""

    code = "en"
    table = Table({}, {})
    numbers = Numbers("en")


def speak(code: str) -> None:
    """Say all that is said from now on in a language of ``LANGUAGES``; what is shown already stays as it is."""
    if code not in LANGUAGES:
        raise ValueError(code)
    _Speech.table = Table({}, {}) if code == "en" else table_of(code)
    _Speech.numbers = Numbers(code)
    _Speech.code = code


def in_language(code: str) -> Callable[..., str]:
    """What looks texts up in a language whatever is spoken, for what is written for others; in English where it lacks.

    It takes the values that have their place in a text by name.
    """
    texts = table_of(code).texts if code in LANGUAGES and code != "en" else {}
    numbers = Numbers(code)

    def say(text: str, /, **values: object) -> str:
        found = texts.get(text, text)
        return numbers.vformat(found, (), values) if values else found

    return say


def spoken() -> str:
    """The code of the language that is spoken."""
    return _Speech.code


def mark(text: str) -> str:
    """The text as it stands: it is looked up where it is shown, for no language is chosen yet while modules load."""
    return text


def tr(text: str, /, **values: object) -> str:
    """A text in the language that is spoken, with the values in their places."""
    found = _Speech.table.texts.get(text)
    if found is None:  # where a number chooses elsewhere, and here there are always several
        found = _Speech.table.forms.get(text, (text,))[-1]
    return _Speech.numbers.vformat(found, (), values) if values else found


def many(one: str, several: str, count: int, /, **values: object) -> str:
    """One of two texts by a number, which each may name as ``{count}``; a language has its own forms of ``several``."""
    forms = _Speech.table.forms.get(several, (one, several))
    return _Speech.numbers.vformat(forms[count != 1], (), {"count": count, **values})


def numeral(value: float, form: str = ",") -> str:
    """A number by itself, as the language that is spoken writes it; ``form`` is that of ``format``."""
    return _Speech.numbers.format_field(value, form)
