"""Labels of a game's data in the window: the words that cards are printed with, in the language that it speaks."""

from bob_editor.sheet.languages import ENGLISH, Language, capital, known_languages, language_of
from bob_editor.words import spoken


class _Names:
    """What is shown as it is written now; one for the whole window."""

    kept: frozenset[str] = frozenset()


def keep_names(names: frozenset[str]) -> None:
    """Show these as they are written from now on, in whatever language: the writer of the open game chose them."""
    _Names.kept = names


def kept_names() -> frozenset[str]:
    """What is shown as it is written."""
    return _Names.kept


def of_window() -> Language:
    """The labels of cards in the window's language."""
    return language_of(spoken()).keeping(kept_names())


def of_texts(code: str) -> Language:
    """The labels for texts in a language, as a card names it; in English where there are none in that."""
    name = code.partition("-")[0].lower()
    return language_of(name) if name in known_languages() else ENGLISH


def label(text: str) -> str:
    """A label of a game's data by itself, such as a terrain's title, or of its parts; in English as the data has it."""
    language = of_window()
    if text in kept_names():
        return text
    return capital(language.sentence(text)) if language.table else text
