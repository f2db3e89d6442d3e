"""Labels of a game's data in the window: the words that cards are printed with, in the language that it speaks."""

from bob_editor.sheet.languages import ENGLISH, Language, capital, known_languages, language_of
from bob_editor.words import spoken


def of_window() -> Language:
    """The labels of cards in the window's language."""
    return language_of(spoken())


def of_texts(code: str) -> Language:
    """The labels for texts in a language, as a card names it; in English where there are none in that."""
    name = code.partition("-")[0].lower()
    return language_of(name) if name in known_languages() else ENGLISH


def label(text: str) -> str:
    """A label of a game's data by itself, such as a terrain's title, or of its parts; in English as the data has it."""
    language = of_window()
    return capital(language.sentence(text)) if language.table else text
