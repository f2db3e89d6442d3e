"""What a ruleset's ``card.py`` and ``card.json`` may say of its scenario cards, and what holds where they say nothing.

``card.json`` lays the card out: the pages of its form and the sections of its print. ``card.py`` may define any of the
functions that are fields of ``CardCode``; each gets the ``Card`` and must bear anything that its schema forbids, since
a card is shown while it is being written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Literal

from attrs import field, frozen

from bob_editor.geometry.facings import FacingKind
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import unit_name

Json = Any

AreaKind = Literal["setup", "entry", "objective", "exit", "note"]


@frozen
class Area:
    """Hexes of the map that the card speaks of: where a side sets up or comes in, what is to be won, where to leave.

    ``path`` leads to the row of the card that names them; ``side`` is the id of a side, "" for none.
    """

    path: FieldPath
    kind: AreaKind
    title: str
    hexes: frozenset[Hex]
    side: str = ""
    cites: str = ""


@frozen
class Counter:
    """A piece that the card puts on the map: a unit, a marker or an objective.

    ``symbol`` is what it is, in the ruleset's ids (``squad``, ``foxhole``); ``text`` what stands on it, briefly;
    ``facing`` the name of a hexside or hexspine where it points somewhere; ``concealed`` whether it starts hidden.
    """

    path: FieldPath
    at: Hex
    kind: Literal["unit", "marker", "objective"]
    symbol: str
    title: str
    side: str = ""
    text: str = ""
    facing: str = ""
    concealed: bool = False


@frozen
class CatalogueEntry:
    """A thing that can be put on the map by dragging it there.

    ``row`` is what is added to the list that ``section`` leads to, with ``at`` (or ``hexes``, as ``place`` says) set to
    where it was dropped. ``sides`` are the ids of the sides that may own it, None where it has no owner.
    """

    id: str
    title: str
    symbol: str
    section: FieldPath
    row: Mapping[str, Json]
    place: str = "at"
    sides: tuple[str, ...] | None = None
    kind: Literal["unit", "marker", "objective"] = "unit"
    facing: FacingKind = ""
    cites: str = ""


@frozen
class CatalogueGroup:
    """Things of a kind, under a heading."""

    title: str
    entries: tuple[CatalogueEntry, ...]


@frozen
class Fact:
    """Something that follows from the card and is worth knowing: ``Figures on the map: 46``."""

    title: str
    text: str
    cites: str = ""
    side: str = ""


def listed_areas(card: Card) -> tuple[Area, ...]:
    """The set-up areas as ``setup_areas`` lists them."""
    return tuple(
        Area(
            ("setup_areas", index),
            "setup",
            str(row.get("name") or row.get("id") or f"Set-up area {index + 1}"),
            card.hexes(row.get("area")),
            side=row["side"] if isinstance(row.get("side"), str) else "",
        )
        for index, row in card.scenario.setup_areas
    )


def listed_counters(card: Card) -> tuple[Counter, ...]:
    """The units and markers as ``units`` and ``markers`` list them, where they stand in a hex of the map."""
    found = []
    titles = {table: card.ruleset.rows(table) for table in ("units", "markers")}
    for kind, table, rows in (
        ("marker", "markers", card.scenario.markers),
        ("unit", "units", card.scenario.units),
    ):
        for index, row in rows:
            at = card.hex(str(row.get("at", "")).partition("/")[0])
            if at is None:
                continue
            symbol = unit_name(row) if kind == "unit" else str(row.get("marker", ""))
            title = titles[table].get(symbol, {}).get("title") or symbol.replace("_", " ").capitalize()
            found.append(
                Counter(
                    (table, index),
                    at,
                    "unit" if kind == "unit" else "marker",
                    symbol,
                    str(title),
                    side=row["side"] if isinstance(row.get("side"), str) else "",
                    text=str(row.get("value", "")),
                    facing=str(row.get("facing", "")),
                    concealed=row.get("concealed") is True,
                )
            )
    return tuple(found)


def known_things(card: Card) -> tuple[CatalogueGroup, ...]:
    """The markers and the kinds of units that the ruleset's data lists."""
    sides = tuple(card.side_rows)
    groups = []
    for title, table, name, kind in (
        ("Units", "units", "unit", "unit"),
        ("Markers", "markers", "marker", "marker"),
    ):
        entries = tuple(
            CatalogueEntry(
                id=thing,
                title=str(row.get("title") or thing.replace("_", " ").capitalize()),
                symbol=thing,
                section=(table,),
                row={name: thing},
                sides=sides if kind == "unit" or _has_field(row, "side") else None,
                kind="unit" if kind == "unit" else "marker",
                facing=row.get("facing") or "",
                cites=str(row.get("cites", "")),
            )
            for thing, row in card.ruleset.rows(table).items()
        )
        if entries:
            groups.append(CatalogueGroup(title, entries))
    return tuple(groups)


def _has_field(row: Mapping[str, Json], name: str) -> bool:
    return any(field.get("name") == name for field in row.get("fields") or ())


def no_facts(card: Card) -> tuple[Fact, ...]:
    """Nothing worth knowing beside the card."""
    del card
    return ()


def as_it_lies(scene: Scene) -> Board:
    """The map as its boards show it: what a scenario changes is marked on it, but repaints nothing."""
    return scene.board


def as_listed(scene: Scene) -> Callable[[Hex], Collection[str]]:
    """The terrain at a hex's dot, and the paths that run through it."""
    ground, paths = Ground(scene.board, scene.ruleset), scene.board.path_hexes
    return lambda at: (*ground.terrain(at), *(terrain for terrain, hexes in paths.items() if at in hexes))


def alone(card: Card, path: FieldPath) -> tuple[FieldPath, ...]:
    """Nothing goes with a counter that is moved."""
    del card, path
    return ()


@frozen(eq=False)
class CardCode:
    """What forms, maps and prints ask of a ruleset about its cards.

    ``areas``: what the map shows as areas. ``counters``: what stands on it. ``catalogue``: what may be put there.
    ``facts``: what follows from the card. ``companions``: the labels in the card that change together with the hex of
    the counter at a path, when that is moved. ``pictured``: the board as the scene's changes make it look, for the
    picture and nothing else. ``lying``: what lies in each hex of a scene. ``layout``: what ``card.json`` says.
    """

    areas: Callable[[Card], tuple[Area, ...]] = listed_areas
    counters: Callable[[Card], tuple[Counter, ...]] = listed_counters
    catalogue: Callable[[Card], tuple[CatalogueGroup, ...]] = known_things
    facts: Callable[[Card], tuple[Fact, ...]] = no_facts
    companions: Callable[[Card, FieldPath], tuple[FieldPath, ...]] = alone
    pictured: Callable[[Scene], Board] = as_it_lies
    lying: Callable[[Scene], Callable[[Hex], Collection[str]]] = as_listed
    layout: Mapping[str, Json] = field(factory=dict)


FUNCTIONS = ("areas", "counters", "catalogue", "facts", "companions", "pictured", "lying")
"""What ``card.py`` may define."""
