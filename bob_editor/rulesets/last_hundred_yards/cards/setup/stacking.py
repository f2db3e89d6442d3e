"""How many units of one player may stand in a hex (2.3)."""

from collections.abc import Iterable
from typing import NamedTuple

from bob_editor.rules.check import Breach, Severity
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


class Excess(NamedTuple):
    """A class of units of which a stack holds too many: how many, in whole units, and how many it may."""

    units: str
    amount: float
    limit: int


def excesses(kinds: Iterable[str], *, dummies_too: bool = True) -> list[Excess]:
    """The classes of which a stack of these kinds holds too many; riders and passengers are of the stack."""
    taken: dict[str, int] = {}
    for name in kinds:
        kind = kind_of(name)
        if kind is not None and kind.stacks_as and (dummies_too or not kind.dummy):
            taken[kind.stacks_as] = taken.get(kind.stacks_as, 0) + kind.takes
    found = []
    for units, count in taken.items():
        row = tables()["stacking"][units]
        if count > row["limit"] * row["counts_by"]:
            found.append(Excess(units, count / row["counts_by"], row["limit"]))
    return found


def overstacking(kinds: Iterable[str]) -> list[Breach]:
    """The breaches of a stack, each class for itself; where only dummies make it too large, a warning."""
    stack = list(kinds)
    real = {excess.units for excess in excesses(stack, dummies_too=False)}
    return [
        Breach(
            "overstacked",
            f"{excess.amount:g} {excess.units}, {excess.limit} {'is' if excess.limit == 1 else 'are'} allowed",
            Severity.ERROR if excess.units in real else Severity.WARNING,
        )
        for excess in excesses(stack)
    ]


def room_in_hex() -> dict[str, int]:
    """How much of each class a hex holds, in the class's smallest unit."""
    return {units: row["limit"] * row["counts_by"] for units, row in tables()["stacking"].items()}
