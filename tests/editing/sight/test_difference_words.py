"""A line that is decided otherwise, as lists have it."""

from collections.abc import Iterator

import pytest

from bob_editor.editing.sight.difference_words import difference_words
from bob_editor.rules.los.surveys.compared import Difference, Verdict
from bob_editor.words import speak

CLEAR: Verdict = ("clear", False, 0)


@pytest.fixture(autouse=True)
def english_after() -> Iterator[None]:
    """The window's language is put back."""
    yield
    speak("en")


@pytest.mark.parametrize(
    ("verdict", "english", "german"),
    [
        (("blocked", False, 0), "A4 → F5: clear → blocked", "A4 → F5: frei → versperrt"),
        (("blocked", True, 0), "A4 → F5: clear → blind hex", "A4 → F5: frei → totes Feld"),
        (("hindered", False, 2), "A4 → F5: clear → hindered 2", "A4 → F5: frei → behindert 2"),
    ],
)
def test_both_verdicts_in_the_windows_language(verdict: Verdict, english: str, german: str) -> None:
    """The comparison of maps and the page of what changes say the same."""
    line = Difference("A4", "F5", CLEAR, verdict)
    assert difference_words(line) == english
    speak("de")
    assert difference_words(line) == german
