"""Names in an index stand where somebody looks for them."""

import pytest

from bob_editor.sheet.aids import looked_up_by


@pytest.mark.parametrize(
    ("title", "language", "key"),
    [
        ("The barricade", "en", "barricade"),
        ("An old well", "en", "old well"),
        ("Theft", "en", "theft"),
        ("The", "en", "the"),
        ("“Fog”", "en", "fog”"),
        ("Die rolls", "en", "die rolls"),
        ("Die Brücke", "de-AT", "brucke"),
        ("An der Brücke", "de", "an der brucke"),
        ("The mill", "de", "mill"),
        ("Überfall", "de", "uberfall"),
        ("L’étang", "fr", "etang"),
        ("Les blés", "fr", "bles"),
        ("A nagy híd", "hu", "nagy hid"),
        ("1. Kompanie", "de", "1. kompanie"),
    ],
)
def test_names_are_looked_up_without_article_and_accents(title: str, language: str, key: str) -> None:
    """Else half of an index stands under T, and what begins with an umlaut behind Z."""
    assert looked_up_by(title, language) == key
