"""The troops of the game: as what they are treated, their figures (docs/games/memoir-44.md, 6.1)."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.effects import value_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets.memoir_44.land.chart import Chart

HOST_FIGURES = 4
"""Figures of the infantry that carries a special weapon asset."""
PARTS_OF_TRAIN = {"locomotive": 4, "wagon": 3}
"""Hits that a part of a train takes (TR5)."""
STRONG_TANK_DESTROYERS = ("ger", "ru")
"""Nations whose tank destroyers have four figures (TR24)."""


class Troop(Record):
    """A kind of unit; ``figures`` is its full number."""

    id: str
    title: str
    treated_as: str
    figures: int
    cites: str


@lru_cache(maxsize=8)
def troops_of(ruleset: Ruleset) -> Mapping[str, Troop]:
    """Every kind of unit by its id."""
    firers = Chart.of(ruleset).firers
    return {
        name: Troop(
            name, row["title"], firers[name].treated_as, _figures(row, firers[name].treated_as), row["cites"]
        )
        for name, row in ruleset.rows("units").items()
    }


def full_figures(troop: Troop, row: Mapping[str, Any]) -> int:
    """The full number of figures of a unit as a card lists it."""
    if troop.treated_as == "train":
        return PARTS_OF_TRAIN["wagon" if row.get("part") == "wagon" else "locomotive"]
    if troop.id == "tank_destroyer" and row.get("nation") in STRONG_TANK_DESTROYERS:
        return troop.figures + 1
    return troop.figures


def _figures(row: Mapping[str, Any], treated_as: str) -> int:
    said = value_of(row.get("effects", ()), "figures")
    if treated_as == "train" or said == "host":
        return HOST_FIGURES
    if isinstance(said, int):
        return said
    # "1-3" is a range, "3 + 1 enemy figure" a sum, "2 (external)" a number with its source.
    numbers = [int(one) for one in re.findall(r"\d{1,9}", re.sub(r"\(.*\)", "", str(said)))]
    return sum(numbers) if "+" in str(said) else max(numbers, default=1)
