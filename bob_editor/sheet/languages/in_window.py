"""Labels of a game's data in the window: the words that cards are printed with, in the language that it speaks."""

from bob_editor.sheet.languages import Language, capital, language_of
from bob_editor.words import spoken


def of_window() -> Language:
    """The labels of cards in the window's language."""
    return language_of(spoken())


def label(text: str) -> str:
    """A label of a game's data by itself, such as a terrain's title, or of its parts; in English as the data has it."""
    language = of_window()
    return capital(language.sentence(text)) if language.table else text
