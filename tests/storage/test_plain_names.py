"""Names of files and ids from titles."""

import pytest

from bob_editor.storage.plain_names import plain_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Die Brücke bei Nacht", "die-bruecke-bei-nacht"),
        ("Les Étangs – l’œuvre", "les-etangs-l-oeuvre"),
        ("Weiße Höhe 112", "weisse-hoehe-112"),
        ("Łódź", "lodz"),
        ("Bru\N{COMBINING DIAERESIS}cke", "bruecke"),
        ("夜の橋", ""),
    ],
)
def test_a_title_as_it_is_written_without_marks(title: str, name: str) -> None:
    """German umlauts become two letters, accents go, and what has no letter of ASCII leaves nothing."""
    assert plain_name(title) == name


def test_words_are_joined_as_asked() -> None:
    """Ids of rows have underscores."""
    assert plain_name("Große Kanone", "_") == "grosse_kanone"
