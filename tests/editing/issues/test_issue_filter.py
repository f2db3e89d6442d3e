"""Which issues are looked at, and how many are listed."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.issues.issue_filter import IssueFilter
from bob_editor.editing.issues.issue_rows import (
    FEW,
    MOST,
    PAGE,
    Group,
    Heading,
    More,
    groups_of,
    part_of,
    part_with,
    rows_of,
)
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Accepted
from bob_editor.model.places import Place, at_heading, at_hex, at_side
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue

GRID = Grid(40, 30)


def _issue(name: str, place: Place, severity: Severity = Severity.WARNING, message: str = "Odd.") -> Issue:
    places = (place,)
    return Issue(f"toy/{name}", severity, message, places, places, "", "", ())


BRIDGE = _issue("bridge-over-nothing", at_hex(GRID, GRID.hex("D4")), Severity.ERROR, "No stream is here.")
FAR = _issue("bridge-over-nothing", at_hex(GRID, GRID.hex("D14")), Severity.ERROR, "No stream is here.")
WALL = _issue("wall", at_side(GRID, GRID.side("D4/D5")), message="The wall stands on a hedge.")
TITLE = _issue("no-title", at_heading("title"), Severity.HINT, "It has no title.")
ALL = (BRIDGE, FAR, WALL, TITLE)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (IssueFilter(), ALL),
        (IssueFilter(severities=frozenset((Severity.ERROR,))), (BRIDGE, FAR)),
        (IssueFilter(kinds=frozenset(("toy/wall", "toy/no-title"))), (WALL, TITLE)),
        (IssueFilter(hexes=frozenset((GRID.hex("D5"),))), (WALL,)),
        (IssueFilter(words="HEDGE wall"), (WALL,)),
        (IssueFilter(words="over nothing"), (BRIDGE, FAR)),
        (IssueFilter(words="d4"), (BRIDGE, WALL)),
        (IssueFilter(words="D5/D4"), (WALL,)),
        (IssueFilter(words="d4/s"), (WALL,)),
        (IssueFilter(words="C3:E8"), (BRIDGE, WALL)),
        (IssueFilter(words="C3:E8 stream"), (BRIDGE,)),
        (IssueFilter(words="nowhere"), ()),
    ],
)
def test_what_is_shown(wanted: IssueFilter, expected: tuple[Issue, ...]) -> None:
    """By severity, kind, selection, words, and by what a word names: a hex is no part of another's name."""
    assert wanted.chosen(ALL, GRID) == expected
    assert wanted.shows_all == (wanted == IssueFilter())


def test_accepted_ones_may_be_left_out() -> None:
    """They stand last, in a group of their own."""
    accepted = replace(WALL, accepted=Accepted(WALL.code, WALL.at, "so"))
    assert IssueFilter(accepted=False).chosen((accepted, FAR), GRID) == (FAR,)
    assert [group.title for group in groups_of((accepted, FAR))] == ["Bridge over nothing", "Accepted"]


def test_groups() -> None:
    """By kind, place or severity, each with its issues; by nothing there is one without a heading."""
    titles = {by: [group.title for group in groups_of(ALL, by)] for by in ("kind", "place", "severity")}
    assert titles == {
        "kind": ["Bridge over nothing", "Wall", "No title"],
        "place": ["D4", "D14", "D4/D5", "title"],
        "severity": ["Errors", "Warnings", "Hints"],
    }
    assert list(rows_of(groups_of(ALL, "nothing"))) == list(ALL)
    first, *rest = rows_of(groups_of(ALL), folded={"toy/bridge-over-nothing"})
    assert isinstance(first, Heading)
    assert (first.folded, len(first.group.issues)) == (True, 2)
    assert [row for row in rest if isinstance(row, Issue)] == [WALL, TITLE]


def test_a_flood_is_counted() -> None:
    """Of a kind a page is listed, of many kinds few each."""
    places = [at_hex(GRID, at) for at in GRID.hexes]
    flood = [_issue(f"kind-{number % 8}", places[number % len(places)]) for number in range(100_000)]
    groups = groups_of(IssueFilter(severities=frozenset((Severity.WARNING,))).chosen(flood, GRID))
    rows = list(rows_of(groups))
    more = [row for row in rows if isinstance(row, More)]
    assert len(more) == 8
    assert [one.left for one in more] == [12_400] * 5 + [12_500 - FEW] * 3
    assert sum(isinstance(row, Issue) for row in rows) == MOST + 3 * FEW
    asked = list(rows_of(groups, shown={"toy/kind-0": range(PAGE, 3 * PAGE)}))
    above, below = [row for row in asked if isinstance(row, More)][:2]
    assert (above.left, above.above, below.left, below.above) == (PAGE, True, 12_200, False)


def test_what_is_listed_of_a_flood_follows_what_is_looked_at() -> None:
    """A page more where that is near, the surroundings where it is far; never more than can be laid out."""
    assert part_with(30, range(PAGE)) == range(PAGE)
    assert part_with(PAGE, range(PAGE)) == range(2 * PAGE)
    assert part_with(99, range(PAGE, 2 * PAGE)) == range(2 * PAGE)
    assert part_with(50_000, range(PAGE)) == range(50_000 - PAGE // 2, 50_000 + PAGE // 2)
    group = Group("toy/wall", "Wall", ALL)
    assert part_of(group, range(2, 9)) == range(2, 4)
    assert part_of(group, range(7, 9)) == range(4)
