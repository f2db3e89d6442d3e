"""What forms, maps and prints ask about this game's cards (``rules.cards.code``)."""

from collections.abc import Callable, Collection, Iterator

from msgspec.structs import replace

from bob_editor.geometry.grid import EDGES, Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.map_edges import within_depth
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, Counter, marker_counter
from bob_editor.rules.cards.pieces import marker
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.combat_commander_pacific.cards.catalogue import catalogue
from bob_editor.rulesets.combat_commander_pacific.cards.facts import facts
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES, moved, removed, side_title
from bob_editor.rulesets.combat_commander_pacific.cards.pieces import pieces, unit_piece
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.references import names
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN, SIDES, Unit
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import scene_types
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import exit_points
from bob_editor.rulesets.combat_commander_pacific.land.objectives import building_at, objectives_of
from bob_editor.rulesets.combat_commander_pacific.land.pictured import pictured

__all__ = [
    "areas", "catalogue", "counters", "facts", "lying", "moved", "names", "pictured", "pieces", "removed",
    "side_title",
]  # fmt: skip


def lying(scene: Scene) -> Callable[[Hex], Collection[str]]:
    """The one type of each hex, which is what counts (T81.1)."""
    types = scene_types(scene, Ground(scene.board, scene.ruleset))
    return lambda at: (types.type_of(at),)


def areas(card: Card) -> tuple[Area, ...]:
    """Set-up areas, edges where reinforcements enter, objectives with their buildings, and exit hexes."""
    reading = read_card(card)
    return (*_setup(reading), *_entries(reading), *_objectives(card), *_exits(card))


def _setup(reading: CardReading) -> Iterator[Area]:
    for area in reading.areas:
        name = text_in(area.row, "name") or f"Set-up of {SIDE_NAMES.get(area.side, area.side)}"
        only = frozenset(reading.card.scenario.texts(*area.path, "applies_to"))
        yield Area(area.path, "setup", name, area.hexes, side=area.side, cites="15.2.3", only_for=only)


def _entries(reading: CardReading) -> Iterator[Area]:
    """Where reinforcements enter: one area for all of a side that enter along one edge."""
    groups: dict[tuple[str, Edge], list[tuple[int, object]]] = {}
    for index, row in reading.card.scenario.rows("reinforcements"):
        side = text_in(row, "side")
        edge = row.get("edge") or reading.side(side).get("friendly_edge")
        if edge in EDGES:
            groups.setdefault((side, edge), []).append((index, row.get("space", "?")))
    for (side, edge), found in groups.items():
        spaces = ", ".join(str(space) for _, space in found)
        title = f"Reinforcements of space{'s' if len(found) > 1 else ''} {spaces}"
        hexes = frozenset(within_depth(reading.card.grid, edge, 1))
        yield Area(("reinforcements", found[0][0]), "entry", title, hexes, side=side, cites="13.1.2d")


def _objectives(card: Card) -> Iterator[Area]:
    for one in objectives_of(card.board):
        path = ("victory", "control", str(one.number))
        hexes = frozenset(building_at(card.ground, one.hex))
        owner = card.scenario.text(*path)
        yield Area(path, "objective", f"Objective {one.number}", hexes, side=owner, cites="14.3.2")


def _exits(card: Card) -> Iterator[Area]:
    for point in exit_points(card.board):
        if point.side is not None and point.edges(card.grid):
            hexes = frozenset(at for at in point.side.hexes if at in card.grid.index)
            yield Area(("map", "boards", 0), "exit", f"Exit point, {point.value} VP", hexes, cites="2.4")


def counters(card: Card) -> tuple[Counter, ...]:
    """Units, markers, sighting markers of the set-up, and the control of objectives."""
    reading = read_card(card)
    return (*_control(card), *_markers(reading), *_sightings(reading), *_units(reading))


def _control(card: Card) -> Iterator[Counter]:
    for one in objectives_of(card.board):
        path = ("victory", "control", str(one.number))
        owner = card.scenario.text(*path)
        number = str(one.number)
        yield Counter(path, one.hex, "objective", "objective", f"Objective {number}", side=owner, text=number)


def _markers(reading: CardReading) -> Iterator[Counter]:
    for one in reading.markers:
        value, dug = one.row.get("value"), one.marker in reading.fortifications
        yield replace(
            marker_counter(reading.card, one.path, one.hex, one.row),
            text="" if value is None else str(value),
            name=one.marker,
            counts={one.marker: 1, "fortification": 1} if dug else {one.marker: 1},
        )


def _sightings(reading: CardReading) -> Iterator[Counter]:
    index = reading.side_places.get(JAPAN)
    if index is None:
        return
    path = ("sides", index, "sighting_markers", "hexes")
    for place, label in enumerate(reading.card.scenario.texts(*path)):
        at = reading.card.hex(label)
        if at is not None:
            piece = marker(reading.card, "sighting", 1)
            yield Counter(
                (*path, place), at, "marker", "sighting", "Sighting marker", side=JAPAN, pieces=(piece,)
            )


def _units(reading: CardReading) -> Iterator[Counter]:
    for piece in reading.units:
        if piece.hex is not None:
            yield Counter(
                piece.path,
                piece.hex,
                "unit",
                piece.kind,
                piece.name,
                side=piece.side if piece.side in SIDES else "",
                text=_brief(reading, piece),
                concealed=piece.row.get("in") == "cave",
                id=piece.id,
                counts={"unit": piece.count, "figure": piece.figures},
                number=piece.count,
                pieces=(unit_piece(reading.card, piece),),
            )


def _brief(reading: CardReading, piece: Unit) -> str:
    """What a counter shows in a few letters: its printed values, else its weapon's, else nothing."""
    values = [piece.row.get(name) for name in ("fp", "range", "movement")]
    if all(isinstance(value, int) for value in values):
        return "-".join(map(str, values))
    command = piece.row.get("command")
    if command is not None:
        return str(command)
    carried = (reading.weapon(piece.side, name) for _, name in piece.weapons)
    weapon = next((one for one in carried if one is not None), None)
    if weapon is None:
        return ""
    return _WEAPONS.get(text_in(weapon.row, "class"), text_in(weapon.row, "name")[:4])


_WEAPONS = {"mg": "MG", "mortar": "Mtr", "flamethrower": "FT"}
