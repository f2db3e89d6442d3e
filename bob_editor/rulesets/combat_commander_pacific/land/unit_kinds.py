"""Kinds of units: their figures, what they are worth, what they may carry, and how many a hex holds (3, 14.1, 15)."""

from collections.abc import Mapping
from typing import Any, Final

from bob_editor.records import Record
from bob_editor.rules.cards.rows import text_in

Json = Any

FIGURE_LIMIT: Final = 7
"""How many soldier figures of both sides a hex holds without a penalty (15.2.1)."""
ONE_EACH: Final = ("weapon", "veteran", "suppressed")
"""What a unit has one of at most (15.1.1, 5.2)."""


class Kind(Record):
    """A kind of unit: soldier figures, victory points (a leader's command comes on top), whether it is a leader."""

    figures: int
    points: int
    leader: bool = False
    japanese: bool = False


KINDS: Final[Mapping[str, Kind]] = {
    "squad": Kind(4, 2), "team": Kind(2, 1), "leader": Kind(1, 1, leader=True),
    "hero": Kind(1, 0, leader=True), "scout": Kind(1, 1, leader=True),
    "sogeki_hei": Kind(1, 1, leader=True, japanese=True),
}  # fmt: skip


def figures_of(unit: Mapping[str, Json]) -> int:
    """The soldier figures of a unit: as its row says, else those of its kind; 0 where neither is known."""
    figures = unit.get("figures")
    if isinstance(figures, int):
        return figures
    kind = KINDS.get(text_in(unit, "kind"))
    return kind.figures if kind is not None else 0


def elimination_points(unit: Mapping[str, Json], *, chit_z: bool = False) -> int:
    """What the enemy scores for eliminating a unit: with chit Z open 1 more for each (14.1, 14.3.4)."""
    kind = KINDS.get(text_in(unit, "kind"))
    if kind is None:
        return 0
    command = unit.get("command")
    led = command if text_in(unit, "kind") == "leader" and isinstance(command, int) else 0
    return kind.points + led + chit_z


def exit_points(unit: Mapping[str, Json], value: int, *, chit_y: bool = False) -> int:
    """What a unit's side scores when it leaves at an exit point: with chit Y open 1 more; a hero nothing (14.2.2)."""
    return 0 if text_in(unit, "kind") == "hero" else value + chit_y


def overstacked_by(figures: int) -> int:
    """How many figures a hex holds beyond its limit (15.2.1)."""
    return max(0, figures - FIGURE_LIMIT)


def carrying_fault(unit: Mapping[str, Json], weapon: Mapping[str, Json] | None = None) -> str | None:
    """The check that a unit fails by what it carries; None where it may (15.1.1, 3.3.5, 5.2)."""
    if any(_number(unit.get(name, unit.get(f"{name}s"))) > 1 for name in ONE_EACH):
        return "too-many-markers-on-unit"
    kind = KINDS.get(text_in(unit, "kind"))
    modifier = (weapon or {}).get("movement_mod")
    if kind is not None and kind.leader and isinstance(modifier, int) and modifier < 0:
        return "leader-with-heavy-weapon"
    return None


def _number(value: Json) -> int:
    if isinstance(value, list | tuple):
        return len(value)
    return int(value) if isinstance(value, int | bool) else int(value is not None)
