"""What may be put on the map of a card: kinds of units, fortifications and other markers."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CatalogueEntry, CatalogueGroup, marker_entry
from bob_editor.rules.cards.rows import text_in
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN, SIDES
from bob_editor.rulesets.combat_commander_pacific.land.placement import MINES_VALUES, fortifications
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import KINDS

Json = Any

_FRESH: Final[Mapping[str, Mapping[str, Json]]] = {
    "smoke": {"value": 4},
    "aircraft": {"class": "dive_bomber", "facing": "s"},
    "sighting": {"side": JAPAN},
    "cave": {"side": JAPAN},
}
"""What a marker has besides its hex when it is put there."""
_OWNED: Final[Mapping[str, tuple[str, ...]]] = {"cave": (JAPAN,), "sighting": (JAPAN,)}
"""Markers that only one side has (F102.1, 9)."""


def catalogue(card: Card) -> tuple[CatalogueGroup, ...]:
    """The units, fortifications and other markers of the game."""
    dug = fortifications(card.ruleset)
    names = tuple(card.ruleset.rows("markers"))
    return (
        CatalogueGroup("Units", tuple(_units(card))),
        CatalogueGroup("Fortifications", tuple(_markers(card, [name for name in names if name in dug]))),
        CatalogueGroup("Other markers", tuple(_markers(card, [name for name in names if name not in dug]))),
    )


def _units(card: Card) -> Iterator[CatalogueEntry]:
    taken = {text_in(row, "unit") for _, row in card.scenario.units}
    for kind, row in KINDS.items():
        number = next(n for n in range(1, len(taken) + 2) if f"{kind}-{n}" not in taken)
        yield CatalogueEntry(
            id=kind,
            title=kind.replace("_", " ").title(),
            symbol=kind,
            section=("units",),
            row={"unit": f"{kind}-{number}", "kind": kind},
            sides=(JAPAN,) if row.japanese else SIDES,
            cites="3",
        )


def _markers(card: Card, names: list[str]) -> Iterator[CatalogueEntry]:
    mines = {"mines": {"value": card.scenario.whole("mines_fp") or MINES_VALUES[0]}}
    for name in names:
        fresh = {**_FRESH, **mines}.get(name)
        yield marker_entry(card, name, fresh, sides=_OWNED.get(name, SIDES))
