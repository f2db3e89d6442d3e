"""Things put together by what leads from one to the next."""

from bob_editor.geometry.grouped import connected
from bob_editor.geometry.hexes import Hex


def test_hexes_that_adjoin_are_one_group():
    """Two hexes with a third between them that isn't asked about are two groups; nothing makes none."""
    row = [Hex(q, 0) for q in (0, 1, 2, 4, 5, 7)]
    groups = sorted(sorted(at.q for at in group) for group in connected(row, Hex.neighbours))
    assert groups == [[0, 1, 2], [4, 5], [7]]
    assert not list(connected([], Hex.neighbours))


def test_what_is_linked_to_nothing_asked_about_is_alone():
    """Links lead only to what is asked about, and each thing is in one group though links lead both ways."""
    links = {1: [2, 9], 2: [1, 3], 3: [2], 4: [9]}
    assert sorted(map(sorted, connected(links, links.__getitem__))) == [[1, 2, 3], [4]]
