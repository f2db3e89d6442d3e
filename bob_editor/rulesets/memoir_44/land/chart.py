"""The numbers of fire: dice by range, dice taken by a hex (docs/games/memoir-44.md, 2.1, 6.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.effects import number_of, value_of
from bob_editor.rules.ruleset import Ruleset

CLASSES = ("infantry", "armor", "artillery")


class Cover(Record):
    """What a terrain or marker does to fire: dice taken by class, firing in and out; who can't battle from it.

    ``flags`` is how many flags it lets a target ignore: a number, or ``all``.
    """

    id: str
    title: str
    cites: str
    into: Mapping[str, int]
    out: Mapping[str, int]
    forbids: frozenset[str]
    flags: int | str


class Firer(Record):
    """A unit's class, its dice by range (none where it can't battle), its card; ``unsure`` are dice that it lost."""

    treated_as: str
    dice: tuple[int, ...]
    cites: str
    unsure: bool = False


class Chart(Record, eq=False):
    """Covers by the id of terrain and markers, firers by the id of units."""

    covers: Mapping[str, Cover]
    firers: Mapping[str, Firer]

    @staticmethod
    def of(ruleset: Ruleset) -> Chart:
        """The chart of a ruleset."""
        rows = (*ruleset.data["terrains"], *ruleset.data["markers"])
        return Chart(
            {row["id"]: _cover(row) for row in rows},
            {row["id"]: _firer(row) for row in ruleset.data["units"]},
        )


def _cover(row: Mapping[str, Any]) -> Cover:
    effects = row.get("effects", ())

    def by_class(way: str) -> dict[str, int]:
        named = {kind: number_of(effects, f"dice of {kind} firing {way}") for kind in CLASSES}
        return {kind: value for kind, value in named.items() if value}

    forbids = frozenset(filter(None, str(value_of(effects, "no battle") or "").split(", ")))
    flags = "all" if value_of(effects, "flags ignored") == "all" else number_of(effects, "flags ignored")
    return Cover(row["id"], row["title"], row["cites"], by_class("in"), by_class("out"), forbids, flags or 0)


def _firer(row: Mapping[str, Any]) -> Firer:
    """A unit as its row says; one without dice, or whose dice are no numbers, can't battle."""
    effects = row.get("effects", ())
    dice = str(value_of(effects, "dice")).split("-")
    unsure = any(one["what"] == "dice" and "unverified" in one.get("text", "") for one in effects)
    return Firer(
        str(value_of(effects, "treated as") or ""),
        tuple(map(int, dice)) if all(map(str.isdecimal, dice)) else (),
        row["cites"],
        unsure,
    )
