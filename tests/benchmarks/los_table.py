"""The table of the LOS benchmarks: a line a board, each figure with its goal and whether it is met."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from tests.benchmarks.measured import LARGE, Measured

CHECK = 15
"""How many times faster than the yardstick an explained check is to be, with the reason that decides."""
FIELD, FIELD_OF_LARGE = 150, 1500
"""How many times faster a field is to be, at 450 hexes and at 7,200."""
LEAST_FIELD = 400
"""A board of fewer hexes isn't held to a goal for its field: what it asks once weighs more there than its hexes."""
EDIT, EDIT_OF_LARGE = 0.008, 0.016
"""Seconds that 95 % of edits are to show in."""
GROWTH = 12
"""How many times as long as one at 450 hexes a field at 7,200 may take."""
DRAWN_CHECK = 2
"""How many times as long as on the painted board a check on these boards may take."""
HELD_TO_PAINTED = ("tavo-lagoon", "vauquemont", "sainte-barbe")

HEADINGS = (
    ("board", 36), ("hexes", 6), ("yardstick", 10), ("check", 9), ("goal ×15", 13), ("every cause", 12),
    ("field", 9), ("goal ×150/1500", 17), ("edit p95", 9), ("<8/16", 6), ("brush p50", 10),
)  # fmt: skip
MET, UNMET = "✓", "✗"


def table(title: str, measured: Sequence[Measured]) -> Iterator[str]:
    """The lines of a ruleset's table, and what they say of each other."""
    yield ""
    yield f"{title}: medians of {len(measured[0].rounds)} rounds; × is how many times faster than the yardstick"
    yield _line([name for name, _ in HEADINGS])
    for one in measured:
        yield _line(_cells(one))
    by_name = {one.name: one for one in measured}
    yield from _compared(by_name)


def _cells(one: Measured) -> list[str]:
    large = one.hexes > LARGE
    check = one.over_rounds(lambda each: each.plain / each.check)
    every = one.over_rounds(lambda each: each.plain / each.every_cause)
    field = one.field_ratio
    field_goal = FIELD_OF_LARGE if large else FIELD
    edit = one.edit_seconds(lambda each: each.painted, 0.95)
    judged = _mark(met=field >= field_goal) if one.hexes >= LEAST_FIELD else " "
    return [
        one.name,
        f"{one.hexes:,}",
        _us(one.over_rounds(lambda each: each.plain)),
        _us(one.over_rounds(lambda each: each.check)),
        f"×{check:.1f} {_mark(met=check >= CHECK)}",
        f"×{every:.1f}",
        _ms(one.over_rounds(lambda each: each.field)),
        f"×{field:.0f} {judged}",
        _ms(edit),
        _mark(met=edit < (EDIT_OF_LARGE if large else EDIT)),
        _ms(one.edit_seconds(lambda each: each.brushed, 0.5)),
    ]


def _compared(by_name: Mapping[str, Measured]) -> Iterator[str]:
    for kind in ("painted", "natural"):
        small, large = by_name.get(f"{kind} 450"), by_name.get(f"{kind} 7200")
        if small is not None and large is not None:
            growth = median(b.field / a.field for a, b in zip(small.rounds, large.rounds, strict=True))
            told = f"  a field, {kind}, at 7,200 hexes against one at 450: {growth:.1f} times"
            yield f"{told} (goal under {GROWTH}) {_mark(met=growth < GROWTH)}"
    painted = by_name.get("painted 450")
    for name in HELD_TO_PAINTED:
        if painted is not None and name in by_name:
            rounds = zip(painted.rounds, by_name[name].rounds, strict=True)
            longer = median(b.check / a.check for a, b in rounds)
            told = f"  a check on {name} against one on the painted board of 450: {longer:.1f} times"
            yield f"{told} (goal {DRAWN_CHECK} at most) {_mark(met=longer <= DRAWN_CHECK)}"


def _line(cells: Sequence[str]) -> str:
    (first, wide), *others = zip(cells, (width for _, width in HEADINGS), strict=True)
    return "  " + first.ljust(wide) + "".join(f"{cell:>{width}} " for cell, width in others).rstrip()


def _mark(*, met: bool) -> str:
    return MET if met else UNMET


def _us(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs"


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.1f} ms"
