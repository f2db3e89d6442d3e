"""What comes of comparing lines of sight: the pairs that differ, by the hex that looks, and how many there are."""

from collections.abc import Callable
from typing import Literal

from bob_editor.records import Record
from bob_editor.rules.los.surveys.compared import Difference, Verdict, compared
from bob_editor.ui.session.beside.work import Progress
from bob_editor.words import many, mark, tr

MOST = 200_000
"""Differing pairs that are listed; more than that is nothing one would read."""


Kind = Literal["gained", "lost", "eased", "hampered", "unseen"]


class Found(Record):
    """What came of comparing: differences by from-hex, how many pairs there are, and hexes that only one has."""

    differences: dict[str, list[Difference]]
    pairs: int
    count: int
    only: tuple[str, ...]
    cut: bool


def compare(first: object, second: object, progress: Progress, cancelled: Callable[[], bool]) -> Found:
    """Look along every line of two ``Sight``s; what is asked for stops it in between."""
    comparison = compared(first, second)  # type: ignore[arg-type]  # two Sights
    found: dict[str, list[Difference]] = {}
    count = 0
    for one in comparison.differences(progress=progress, cancelled=cancelled):
        count += 1
        if count <= MOST:
            found.setdefault(one.start, []).append(one)
    return Found(
        found, comparison.pairs, count, (*comparison.only_first, *comparison.only_second), count > MOST
    )


_SIDES = {
    "saved": mark("as saved → now"),
    "rulings": mark("as it is → by the other rulings"),
    "bare": mark("with nothing on it → as it is"),
}
"""Which side of a line's two answers is which, by what it is compared with; with what has a name it is named."""


def words_of(found: Found, against: str, other: str = "") -> str:
    """How many lines differ and which answer is whose, in a sentence or three.

    ``against`` is with what it is compared, ``other`` what a map or a game there is called.
    """
    number = len(found.only)
    beside = many(" {count} hex is on one side only.", " {count:,} hexes are on one side only.", number)
    only = beside if number else ""
    if not found.count:
        return tr("All {pairs:,} lines are the same on both sides.{only}", pairs=found.pairs, only=only)
    cut = tr(" The first {most:,} are listed.", most=MOST) if found.cut else ""
    return tr(
        "{count:,} of {pairs:,} lines differ: {sides}.{cut}{only}",
        count=found.count,
        pairs=found.pairs,
        sides=tr(_SIDES[against]) if against in _SIDES else tr("here → {other}", other=other),
        cut=cut,
        only=only,
    )


def kind_of(one: Difference) -> Kind:
    """What becomes of the goal; "unseen" is one that neither side sees, blocked on one and blind on the other."""
    first, second = one.first[0] == "blocked", one.second[0] == "blocked"
    if first or second:
        return "unseen" if first and second else "gained" if first else "lost"
    return "eased" if _rank(one.second) < _rank(one.first) else "hampered"


def _rank(verdict: Verdict) -> tuple[int, int]:
    return {"clear": 0, "hindered": 1, "blocked": 2}[verdict[0]], verdict[2]
