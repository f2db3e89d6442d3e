"""What is held by its place in a list is held on where the list is another."""

import pytest

from bob_editor.editing.document.places import followed_places

A, B, C, D, NEW, MORE = (object() for _ in range(6))


@pytest.mark.parametrize(
    ("held", "before", "now", "found"),
    [
        ((1,), (A, B, C), (A, NEW, C), (1,)),
        ((0, 2), (A, B, C), (C, B, A), (2, 0)),
        ((1,), (A, B, C), (A, B, C, NEW), (1,)),
        ((1,), (A, B, C), (A, NEW, MORE, C), (1, 2)),
        ((1,), (A, B, C, D), (A, NEW, D), ()),
        ((2,), (A, B, C), (A, B), ()),
        ((5,), (A, B), (A, B, C), ()),
    ],
    ids=["altered", "in another order", "one more", "cut", "others went too", "gone", "past the end"],
)
def test_followed_places(held, before, now, found):
    """Each where it lies now; in place of what went what came, where nothing else did."""
    assert followed_places(held, before, now) == found
    assert followed_places(held, before, before) == held
