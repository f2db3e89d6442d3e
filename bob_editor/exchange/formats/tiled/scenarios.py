"""A scenario on its one board in Tiled: its pieces as points and its areas as outlines; moved pieces come back moved.

The map keeps the whole scenario as ``bob:scenario``. What a piece is, and the areas, are the card's to say: of both
nothing but places comes back.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon
from shapely.ops import unary_union

from bob_editor.errors import BobEditorError
from bob_editor.exchange.drawn import Thing, side_ends
from bob_editor.exchange.lay import Lay
from bob_editor.exchange.plain_map import is_whole
from bob_editor.exchange.report import Report
from bob_editor.exchange.shown import KEY, Shown
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, Counter
from bob_editor.rules.pieces import code_of
from bob_editor.rules.ruleset import Ruleset

Json = Any

SCENARIO = "bob:scenario"
UNITS, AREAS = "units", "areas"


def card_on(board: Board, scenario: Scenario, rules: Ruleset) -> Card | None:
    """The card of a scenario on its only board; None where hexes have other names: on several, or a part of one."""
    placed = scenario.boards
    if len(placed) != 1 or scenario.get("map", "overlays") or not is_whole(placed[0]):
        return None
    return Card(scenario, rules, join([Laid(replace(placed[0], at=(0, 0)), board)], rules.id))


def shown_of_card(card: Card, lay: Lay) -> dict[str, tuple[Shown, ...]]:
    """What a card puts on its map, by the layers' names."""
    units = tuple(
        Shown(
            key,
            one.kind,
            (lay.pixel(card.grid.frame.centre(one.at)),),
            said=tuple((name, value) for name, value in _said(one) if value),
        )
        for key, one in _keyed(card).items()
    )
    areas = tuple(
        Shown(key, _area_kind(one), ring, closed=True, said=(("title", one.title), ("side", one.side)))
        for key, one in _keyed_areas(card).items()
        for ring in _outlines(card, one.hexes, lay)
    )
    return {UNITS: units, AREAS: areas}


def _keyed_areas(card: Card) -> dict[str, Area]:
    return {f"{AREAS}/{number}": one for number, one in enumerate(code_of(card).areas(card))}


def _area_kind(area: Area) -> str:
    return "objective area" if area.kind == "objective" else area.kind


def _keyed(card: Card) -> dict[str, Counter]:
    """The pieces of a card by their keys; those of one row, as the medals of a group of hexes, are numbered."""
    found: dict[str, Counter] = {}
    times: dict[str, int] = defaultdict(int)
    for one in code_of(card).counters(card):
        key = "/".join((UNITS, *map(str, one.path)))
        again, times[key] = times[key], times[key] + 1
        found[f"{key}/hex/{again}" if again else key] = one
    return found


def _said(piece: Counter) -> Iterator[tuple[str, str]]:
    yield "title", piece.title
    yield "symbol", piece.symbol
    yield "side", piece.side
    yield "facing", piece.facing
    yield "id", piece.id


def _outlines(card: Card, hexes: Iterable[Hex], lay: Lay) -> Iterator[tuple[Point, ...]]:
    """The outlines of an area; what it leaves out in its middle is covered as well."""
    rings = [
        Polygon([lay.pixel(side_ends(card.grid, at, direction)[0]) for direction in range(6)]) for at in hexes
    ]
    # Neighbours' corners are rounded each by itself: a hundredth of a pixel closes what is between them.
    area: Any = unary_union([ring.buffer(0.01) for ring in rings])
    for part in getattr(area, "geoms", (area,)):
        if not part.is_empty:
            ring = part.simplify(0.5).exterior.coords[:-1]
            yield tuple((round(x, 2), round(y, 2)) for x, y in ring)


def come_back(scenario: Scenario, card: Card, lay: Lay, things: Iterable[Thing], report: Report) -> Scenario:
    """The scenario with its pieces where the points of the units' layer lie now; what can't be taken over is told."""
    pieces = _keyed(card)
    found: set[str] = set()
    for thing in things:
        key = str(thing.properties.get(KEY, ""))
        name = " ".join(thing.names) or "a point"
        if key not in pieces or not thing.points:
            report.dropped("", name, "No piece of the scenario; put new ones on the map here.")
            continue
        if key in found:
            report.dropped("", name, "A piece that is there twice stays one.")
            continue
        found.add(key)
        scenario = _moved(
            scenario, card, pieces[key], card.grid.frame.hex_at(lay.lattice(thing.points[0])), report
        )
    for key in pieces.keys() - found:
        one = pieces[key]
        report.dropped(
            card.grid.label(one.at), one.title, "It was taken off in Tiled, and stays; remove it here."
        )
    return scenario


def _within(card: Card, ring: Sequence[Point], lay: Lay) -> set[Hex]:
    """The hexes whose dots an outline holds."""
    area = Polygon(ring)
    return {at for at in card.grid.hexes if area.contains(Dot(lay.pixel(card.grid.frame.centre(at))))}


def tell_altered(card: Card, lay: Lay, things: Iterable[Thing], report: Report) -> None:
    """Tell what became of the outlines of areas, which the card says in its own words: they stay as they were."""
    areas = _keyed_areas(card)
    covered: dict[str, set[Hex]] = {key: set() for key in areas}
    for thing in things:
        key = str(thing.properties.get(KEY, ""))
        if key not in areas:
            report.dropped(
                "", " ".join(thing.names) or "an outline", "No area of the scenario; add new ones here."
            )
        elif len(thing.points) > 2:
            covered[key] |= _within(card, thing.points, lay)
    for key, one in areas.items():
        went_out = (_within(card, ring, lay) for ring in _outlines(card, one.hexes, lay))
        if covered[key] != set().union(*went_out):
            report.dropped(
                "", one.title or _area_kind(one), "An area that was altered in Tiled stays; change it here."
            )


def _moved(scenario: Scenario, card: Card, piece: Counter, to: Hex, report: Report) -> Scenario:
    if to == piece.at:
        return scenario
    was, path = scenario.get(*piece.path, "at"), (*piece.path, "at")
    if to not in card.grid or not isinstance(was, str):
        why = (
            "It came back off the map, and stays."
            if to not in card.grid
            else "Its hexes are changed here alone."
        )
        report.dropped(card.grid.label(piece.at), piece.title, why)
        return scenario
    label, rest = card.grid.label(to), was.partition("/")[1:]
    try:
        for place in (path, *code_of(card).companions(card, path)):
            scenario = put(scenario, place, label + "".join(rest) if place == path else label)
    except BobEditorError as error:
        report.dropped(card.grid.label(piece.at), piece.title, str(error))
    return scenario
