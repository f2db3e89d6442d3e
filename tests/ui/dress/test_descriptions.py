"""What a row of a ruleset does, in a sentence."""

import pytest

from bob_editor.rulesets import ruleset
from bob_editor.ui.dress.descriptions import effect_line


@pytest.mark.parametrize(
    ("effect", "sentence"),
    [
        ({"what": "entry", "value": "no entry", "text": "except at bridges"}, "Entry: no entry; except at bridges"),
        ({"what": "stop_on_entry", "value": "infantry"}, "Stop on entry: infantry"),
        ({"what": "direct_fire", "value": 4, "text": "infantry that moves"}, "Direct fire +4: infantry that moves"),
        ({"what": "infantry_movement", "value": 2}, "Infantry movement 2"),
        ({"what": "guns", "text": "no gun turns here"}, "Guns: no gun turns here"),
        ({"what": "note", "value": "wet", "text": "in spring"}, "Wet: in spring"),
    ],
)  # fmt: skip
def test_words_are_told_apart_from_what_they_are_of(effect: dict[str, object], sentence: str) -> None:
    """*Entry no entry* read as one name; a number stands beside what it counts."""
    assert effect_line(effect, ruleset("band-of-brothers-2.2")) == sentence
