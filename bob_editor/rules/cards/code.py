"""What a ruleset's ``card.py`` and ``card.json`` may say of its scenario cards, and what holds where they say nothing.

``card.json`` lays the card out: the pages of its form and the sections of its print. ``card.py`` may define any of the
functions that are fields of ``CardCode``; each gets the ``Card`` and must bear anything that its schema forbids, since
a card is shown while it is being written.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, Literal

from msgspec import field
from msgspec.structs import replace

from bob_editor.geometry.facings import FacingKind
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, drop, put
from bob_editor.rules.cards.names import Name
from bob_editor.rules.cards.pieces import Piece, listed_pieces, marker, unit_piece
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.cards.unit_faces import BLANK, unit_face
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import unit_name

Json = Any

AreaKind = Literal["setup", "entry", "objective", "exit", "note"]


class Area(Record):
    """Hexes of the map that the card speaks of: where a side sets up or comes in, what is to be won, where to leave.

    ``path`` leads to the row of the card that names them; ``side`` is the id of a side, "" for none. ``only_for`` are
    the ids of the pieces that it is for, none where it is for all of its side. ``half`` are hexes that would be in it
    but for others' share of them, of which the game has a check of its own.
    """

    path: FieldPath
    kind: AreaKind
    title: str
    hexes: frozenset[Hex]
    side: str = ""
    cites: str = ""
    only_for: frozenset[str] = frozenset()
    half: frozenset[Hex] = frozenset()


class Counter(Record):
    """A piece that the card puts on the map: a unit, a marker or an objective.

    ``symbol`` is what it is, in the ruleset's ids (``squad``, ``foxhole``); ``text`` what stands on it, briefly;
    ``facing`` the name of a hexside or hexspine where it points somewhere; ``concealed`` whether it starts hidden.

    The rest is for checks. ``id`` is what the card calls it, ``name`` what a message does if not its title. ``counts``
    says as what it counts and how many (*2 figures*); what counts as ``unit`` is one. ``number`` is how many its row
    stands for, ``position`` its place within the hex; ``aboard`` whether another carries it; ``beside`` are the places
    to point at beside its hex. ``pieces`` are the counters of the box that stand there for it, with their numbers.
    ``sign`` and ``colour`` are what is drawn on it, and in what, where that isn't as for all of its kind and side.
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
    id: str = ""
    name: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    number: int = 1
    position: str = ""
    aboard: bool = False
    beside: tuple[Place, ...] = ()
    pieces: tuple[Piece, ...] = ()
    sign: str = ""
    colour: str = ""

    def __hash__(self) -> int:
        return hash((self.path, self.at, self.kind, self.title))

    @property
    def public(self) -> "Counter":
        """As everybody may see it: what is written on a marker that begins hidden is its own side's to know."""
        return replace(self, text="") if self.concealed and self.kind == "marker" else self

    def count(self, of: Iterable[str]) -> int:
        """As how many of these it counts, 0 where it is none of them."""
        return sum(self.counts.get(one, 0) for one in of)


class Move(Record):
    """A hex to which a counter can go, and the fix that takes it there."""

    to: Hex
    fix: Fix


class CatalogueEntry(Record):
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
    sign: str = ""
    colour: str = ""


class CatalogueGroup(Record):
    """Things of a kind, under a heading."""

    title: str
    entries: tuple[CatalogueEntry, ...]


class Fact(Record):
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


@lru_cache(maxsize=4)
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
            face = unit_face(card.ruleset, symbol) if kind == "unit" else BLANK
            title = titles[table].get(symbol, {}).get("title") or symbol.replace("_", " ").capitalize()
            found.append(
                Counter(
                    (table, index),
                    at,
                    "unit" if kind == "unit" else "marker",
                    symbol,
                    str(title),
                    side=row["side"] if isinstance(row.get("side"), str) else "",
                    text=str(row.get("value", face.figures)),
                    facing=str(row.get("facing", "")),
                    concealed=row.get("concealed") is True,
                    id=row["id"] if isinstance(row.get("id"), str) else "",
                    counts={kind: 1, symbol: 1},
                    position=row["in"] if isinstance(row.get("in"), str) else "",
                    pieces=(unit_piece(card, row) if kind == "unit" else marker(card, symbol, 1),),
                    sign=face.sign,
                    colour=face.colour,
                )
            )
    return tuple(found)


def marker_counter(card: Card, path: FieldPath, at: Hex, row: Mapping[str, Json]) -> Counter:
    """A marker in a hex as its row and the ruleset's data tell of it; as what it counts, a game adds."""
    symbol, facing = text_in(row, "marker"), row.get("facing")
    title = card.ruleset.rows("markers").get(symbol, {}).get("title")
    return Counter(
        path,
        at,
        "marker",
        symbol,
        str(title or symbol.replace("_", " ").capitalize()),
        side=text_in(row, "side"),
        facing="" if facing is None else str(facing),
        pieces=(marker(card, symbol, 1),),
    )


def known_things(card: Card) -> tuple[CatalogueGroup, ...]:
    """The markers and the kinds of units that the ruleset's data lists."""
    units = tuple(
        CatalogueEntry(
            id=thing,
            title=str(row.get("title") or thing.replace("_", " ").capitalize()),
            symbol=thing,
            section=("units",),
            row={"unit": thing},
            sides=tuple(card.side_rows),
            facing=row.get("facing") or "",
            cites=str(row.get("cites", "")),
            sign=unit_face(card.ruleset, thing).sign,
            colour=unit_face(card.ruleset, thing).colour,
        )
        for thing, row in card.ruleset.rows("units").items()
    )
    markers = tuple(marker_entry(card, thing) for thing in card.ruleset.rows("markers"))
    groups = (CatalogueGroup("Units", units), CatalogueGroup("Markers", markers))
    return tuple(group for group in groups if group.entries)


def marker_entry(
    card: Card,
    marker: str,
    fields: Mapping[str, Json] | None = None,
    *,
    sides: tuple[str, ...] | None = None,
    kind: Literal["marker", "objective"] = "marker",
) -> CatalogueEntry:
    """A marker of the ruleset's data, laid with these fields; any of these sides may own it if one can."""
    row = card.ruleset.rows("markers")[marker]
    owned = any(field.get("name") == "side" for field in row.get("fields") or ())
    return CatalogueEntry(
        id=marker,
        title=str(row.get("title") or marker.replace("_", " ").capitalize()),
        symbol=marker,
        section=("markers",),
        row={"marker": marker, **(fields or {})},
        sides=(tuple(card.side_rows) if sides is None else sides) if owned else None,
        kind=kind,
        facing=row.get("facing") or "",
        cites=str(row.get("cites", "")),
    )


def no_facts(card: Card) -> tuple[Fact, ...]:
    """Nothing worth knowing beside the card."""
    del card
    return ()


def told_numbers(card: Card) -> Mapping[str, str]:
    """The large figures that the game's data has for its kinds of units."""
    rows = card.ruleset.rows("units").items()
    found = {str(row.get("title") or kind): unit_face(card.ruleset, kind).figures for kind, row in rows}
    return {title: figures for title, figures in found.items() if figures}


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


def named_side(card: Card, side: str) -> str:
    """By its name on the card, else its id as a word: *Axis*."""
    name = card.side_rows.get(side, {}).get("name")
    return name if isinstance(name, str) and name else side.replace("_", " ").capitalize()


def nothing_more(card: Card) -> tuple[Name, ...]:
    """No names but those in the fields that every card may have."""
    del card
    return ()


@lru_cache(maxsize=4)
def _occupied(card: Card) -> frozenset[Hex]:
    return frozenset(one.at for one in listed_counters(card) if one.kind == "unit")


@lru_cache(maxsize=16)
def _set_up_hexes(card: Card, side: str) -> frozenset[Hex]:
    return frozenset().union(*(area.hexes for area in listed_areas(card) if area.side == side))


def moved_aside(card: Card, counter: Counter, may: Callable[[Hex], bool]) -> Move | None:
    """To the nearest hex where no unit stands, in the set-up area of its side if there is one."""
    taken, own = _occupied(card), _set_up_hexes(card, counter.side)
    free = (at for at in card.grid.hexes if at not in taken and (not own or at in own) and may(at))
    to = min((at for at in free if at != counter.at), key=counter.at.distance, default=None)
    if to is None:
        return None
    label = card.grid.label(to)
    return Move(to, put(f"Move it to {label}", (*counter.path, "at"), label))


def taken_off(card: Card, counter: Counter) -> Fix | None:
    """By leaving out its row."""
    del card
    return drop("Take it off the map", counter.path)


class CardCode(Record, eq=False):
    """What forms, maps and prints ask of a ruleset about its cards.

    ``areas``: what the map shows as areas. ``counters``: what stands on it. ``catalogue``: what may be put there.
    ``facts``: what follows from the card. ``companions``: the labels in the card that change together with the hex of
    the counter at a path, when that is moved. ``moved``: where a counter goes that can't stay, to the nearest hex where
    it may be and that fits, None for nowhere; ``removed``: what takes it off the map, None where nothing should.
    ``side_title``: what a sentence calls a side. ``names``: what the card names beside what patterns in the ruleset's
    data find (``rules.checks.cards.unknown_reference``). ``pictured``: the board as the scene's changes make it look,
    for the picture and nothing else. ``numbers``: what stands on the counters of units, by the names that the card
    prints them under, where they are on the map or off it. ``pieces``: all counters that a
    card needs, on the map or off it. ``lying``: what lies in each hex of a scene.
    """

    areas: Callable[[Card], tuple[Area, ...]] = listed_areas
    counters: Callable[[Card], tuple[Counter, ...]] = listed_counters
    catalogue: Callable[[Card], tuple[CatalogueGroup, ...]] = known_things
    facts: Callable[[Card], tuple[Fact, ...]] = no_facts
    companions: Callable[[Card, FieldPath], tuple[FieldPath, ...]] = alone
    moved: Callable[[Card, Counter, Callable[[Hex], bool]], Move | None] = moved_aside
    removed: Callable[[Card, Counter], Fix | None] = taken_off
    side_title: Callable[[Card, str], str] = named_side
    names: Callable[[Card], Iterable[Name]] = nothing_more
    pictured: Callable[[Scene], Board] = as_it_lies
    numbers: Callable[[Card], Mapping[str, str]] = told_numbers
    pieces: Callable[[Card], tuple[Piece, ...]] = listed_pieces
    lying: Callable[[Scene], Callable[[Hex], Collection[str]]] = as_listed


FUNCTIONS = (
    "areas", "catalogue", "companions", "counters", "facts", "lying", "moved", "names", "numbers", "pictured", "pieces",
    "removed", "side_title",
)  # fmt: skip
"""What ``card.py`` may define."""
