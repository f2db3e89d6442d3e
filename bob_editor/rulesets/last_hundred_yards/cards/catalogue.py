"""What can be dragged onto a mission's map: units, markers and objectives."""

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CatalogueEntry, CatalogueGroup, marker_entry
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind, kinds

_POSITIONS = ("fp_mg", "fp_at")
"""Kinds of units that are markers on the map."""

_OBJECTIVES = (
    ("hex", "Hex"), ("building", "Building"), ("hill", "Hill"), ("bridge", "Bridge"), ("ford", "Ford"),
    ("crossroad", "Crossroads"),
)  # fmt: skip


def catalogue(card: Card) -> tuple[CatalogueGroup, ...]:
    """Units on foot, vehicles, dummies, markers and objectives."""
    sides = tuple(side.names[0] for side in mission_of(card).sides if side.names)
    nations = {side.nationality for side in mission_of(card).sides}
    units = [
        kind
        for kind in kinds().values()
        if kind.id not in _POSITIONS and (not kind.nationalities or nations.intersection(kind.nationalities))
    ]
    groups = (
        ("Infantry and guns", [kind for kind in units if not kind.vehicular and not kind.dummy]),
        ("Vehicles", [kind for kind in units if kind.vehicular and not kind.dummy]),
        ("Dummies", [kind for kind in units if kind.dummy]),
    )
    return (
        *(CatalogueGroup(title, tuple(_unit(kind, sides) for kind in found)) for title, found in groups),
        CatalogueGroup("Markers", _markers(card, sides)),
        CatalogueGroup("Objectives", _objectives()),
    )


def _unit(kind: Kind, sides: tuple[str, ...]) -> CatalogueEntry:
    return CatalogueEntry(
        kind.id, kind.title, kind.id, ("units",), {"unit": kind.id}, sides=sides, cites=kind.cites
    )


def _markers(card: Card, sides: tuple[str, ...]) -> tuple[CatalogueEntry, ...]:
    return tuple(
        marker_entry(card, name, {"facing": 0} if name in _POSITIONS else {}, sides=sides)
        for name in card.ruleset.rows("markers")
    )


def _objectives() -> tuple[CatalogueEntry, ...]:
    return tuple(
        CatalogueEntry(
            f"objective_{kind}",
            f"Objective: {title.lower()}",
            "objective",
            ("objectives",),
            {"kind": kind, "name": title},
            place="hexes",
            kind="objective",
            cites="21.1",
        )
        for kind, title in _OBJECTIVES
    )
