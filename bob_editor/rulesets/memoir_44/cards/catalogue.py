"""What can be dragged onto a card's map: both sides' troops, fortifications and obstacles, markers, medals (6)."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CatalogueEntry, CatalogueGroup, marker_entry
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, first_nation, nations_listed
from bob_editor.rulesets.memoir_44.cards.troops import Troop, troops_of

CLASSES = {
    "infantry": "infantry",
    "armor": "armor",
    "artillery": "artillery",
    "train": "trains and ships",
    "ship": "trains and ships",
}
FORTIFICATIONS = (
    "bunker", "field_bunker", "sandbags", "wire", "hedgehog", "sea_wall", "road_block", "dragons_teeth",
    "abatis",
)  # fmt: skip
FIELDS: Mapping[str, Mapping[str, Any]] = {"exit": {"mode": "single"}, "entry": {"mode": "single"}}
"""What a marker's row says besides, so that it means something at once."""
NOT_LAID = frozenset(("medal", "crosshair"))
"""Markers that objectives bring, or the game in play."""


def catalogue(card: Card) -> tuple[CatalogueGroup, ...]:
    """The groups, the troops of the Axis first."""
    troops = troops_of(card.ruleset)
    found = [group for side in SIDES for group in _troops(card, side, troops)]
    rows = card.ruleset.rows("markers")
    walls = tuple(_marker(card, name, rows[name]) for name in FORTIFICATIONS)
    others = tuple(
        _marker(card, name, row)
        for name, row in rows.items()
        if name not in FORTIFICATIONS and name not in NOT_LAID
    )
    medals = CatalogueGroup("Objectives", tuple(_medals()))
    return (
        *found,
        CatalogueGroup("Fortifications and obstacles", walls),
        CatalogueGroup("Markers", others),
        medals,
    )


def _troops(card: Card, side: str, troops: Mapping[str, Troop]) -> Iterator[CatalogueGroup]:
    listed, nation = nations_listed(card, side), first_nation(card, side)
    rows = card.ruleset.rows("units")
    groups: dict[str, list[CatalogueEntry]] = {}
    for troop in troops.values():
        bound = rows.get(troop.id, {}).get("nation")
        if bound is not None and bound not in (listed or (nation,)):
            continue
        row: dict[str, Any] = {"unit": troop.id, "side": side, "nation": bound or nation}
        if troop.treated_as == "train":
            row["part"] = "locomotive"
        groups.setdefault(CLASSES.get(troop.treated_as, "others"), []).append(
            CatalogueEntry(
                f"{side}-{troop.id}", troop.title, troop.id, ("units",), row, sides=(side,), cites=troop.cites
            )
        )
    for title, entries in groups.items():
        yield CatalogueGroup(f"{title_of_side(side)} {title}", tuple(entries))


def _marker(card: Card, name: str, row: Mapping[str, Any]) -> CatalogueEntry:
    facing = {"facing": "s"} if row.get("facing") == "edge" else {}
    return marker_entry(card, name, {**facing, **FIELDS.get(name, {})}, sides=SIDES)


def _medals() -> Iterator[CatalogueEntry]:
    for kind, title in (("permanent", "Medal, once won kept"), ("temporary", "Medal, while held")):
        for owner in (*SIDES, "any"):
            whose = "either side" if owner == "any" else title_of_side(owner)
            yield CatalogueEntry(
                f"{kind}-{owner}",
                f"{title}: {whose}",
                "medal",
                ("objectives",),
                {"owner": owner, "kind": kind, "value": 1},
                place="hexes",
                kind="objective",
                cites="",
            )
