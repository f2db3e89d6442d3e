"""What may be dragged onto the map of a card: its own counters, plain units, decoys, fortifications and markers."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CatalogueEntry, CatalogueGroup, marker_entry
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import (
    ON_WHEELS,
    army_of,
    kind_of,
    nations_of,
    unit_types,
)

_PLAIN = (
    ("squad", "Squad", "2.0"), ("wt", "Weapon team", "2.0"), ("gun", "Gun", "20.2"),
    ("vehicle", "Vehicle", "20.3"), ("carrier", "Carrier", "21.0"), ("decoy", "Decoy", "15.0"),
)  # fmt: skip

_OFF_MAP = ("aircraft", "artillery", "illumination")
"""Kinds that have no place on the map."""


def catalogue(card: Card) -> tuple[CatalogueGroup, ...]:
    """The card's counters by kind, then units without a counter, fortifications and other markers."""
    groups = (
        CatalogueGroup("Counters of this card", tuple(_described(card))),
        CatalogueGroup("Units", tuple(_plain(card))),
        CatalogueGroup("Fortifications", tuple(_markers(card, fortifications=True))),
        CatalogueGroup("Markers", tuple(_markers(card, fortifications=False))),
    )
    return tuple(group for group in groups if group.entries)


def _facing(kind: str) -> Literal["", "spine"]:
    return "spine" if kind in (*ON_WHEELS, "gun") else ""


def _described(card: Card) -> Iterator[CatalogueEntry]:
    for name, row in unit_types(card).items():
        kind = kind_of({}, row)
        if kind in _OFF_MAP:
            continue
        yield CatalogueEntry(
            id=name,
            title=str(row.get("name") or upper_first(name.replace("_", " "))),
            symbol=kind,
            section=("units",),
            row={"unit_type": name, **_start(kind)},
            sides=_holders(card, row),
            facing=_facing(kind),
            cites="2.1",
        )


def _holders(card: Card, described: Mapping[str, Any]) -> tuple[str, ...]:
    """The sides whose nations hold the counter's; every side where it names none, or none holds it."""
    own = described.get("nationality")
    if not isinstance(own, str):
        return tuple(card.side_rows)
    holders = tuple(name for name, side in card.side_rows.items() if {own, army_of(own)} & nations_of(side))
    return holders or tuple(card.side_rows)


def _plain(card: Card) -> Iterator[CatalogueEntry]:
    for kind, title, cites in _PLAIN:
        yield CatalogueEntry(
            id=kind,
            title=title,
            symbol=kind,
            section=("units",),
            row={"kind": kind, **_start(kind)},
            sides=tuple(card.side_rows),
            facing=_facing(kind),
            cites=cites,
        )


def _start(kind: str) -> Mapping[str, Any]:
    """What a unit of a kind starts with: a facing, or its conceal marker."""
    if kind == "decoy":
        return {"concealed": True}
    return {"facing": "e"} if _facing(kind) else {}


def _markers(card: Card, *, fortifications: bool) -> Iterator[CatalogueEntry]:
    for name, row in card.ruleset.rows("markers").items():
        # A trail is two markers: it is laid on the Markers page, where its other end is named.
        if bool(row.get("fortification")) != fortifications or name == "trail":
            continue
        facing = row.get("facing")
        turned = {"facing": "e" if facing == "spine" else "n"} if facing else {}
        yield marker_entry(card, name, turned, kind="objective" if name == "victory" else "marker")
