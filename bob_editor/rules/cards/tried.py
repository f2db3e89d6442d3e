"""A LOS trial as a card: what may stand where, and when, is asked of the game's checks of cards (``on_trial``)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.joining import JoinedMap, join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.places import Place, at_heading, at_hex
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.scene_fixes import change_row, marker_row
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import readable_scene

Json = Any

SECTIONS = ("markers", "changes", "units", "conditions")
"""What a trial has of a card."""


def tried_card(scene: Scene, ground: Ground) -> Card | None:
    """The card that sets a scene; None where nothing is tried."""
    if not (scene.laid or scene.changes or scene.conditions):
        return None
    joined = isinstance(scene.board.grid, JoinedGrid)
    map_ = JoinedMap(scene.board, (), {}) if joined else _alone(scene.board)
    card = Card(_scenario(scene), scene.ruleset, map_)
    # The map is that very board: what was worked out on it holds.
    card.__dict__.update(ground=ground, scene=scene)
    return card


def shown(places: Iterable[Place], card: Card, scene: Scene) -> tuple[Place, ...]:
    """The places of the card that a scene has: hexes, those of its rows, and its fields; the others have none."""
    return tuple(_shown(places, card, scene))


def fixes_of_scene(fixes: Iterable[Edit[Scenario]], card: Card) -> tuple[Edit[Scene], ...]:
    """The fixes of the card as edits of its scene, without those that alter more than a scene holds."""
    return tuple(one for one in (_in_scene(fix, card) for fix in fixes) if one is not None)


def _alone(board: Board) -> JoinedMap:
    """The map of one board, with all that is on it as it is: an empty one of its hexes has the same grid."""
    empty, place = _empty(board.grid), PlacedBoard("board.json", "1")
    return replace(empty, board=replace(board, grid=empty.grid), laid=(Laid(place, board),))


@lru_cache(maxsize=2)
def _empty(grid: Grid) -> JoinedMap:
    return join([Laid(PlacedBoard("board.json", "1"), Board(grid, ""))], "")


def _scenario(scene: Scene) -> Scenario:
    grid = scene.board.grid
    units = [
        {"unit": one.unit, "at": grid.label(one.at), **({"side": one.side} if one.side else {}), **one.fields}
        for one in scene.units
    ]
    fields = {
        "ruleset": scene.ruleset.id,
        "map": {"boards": [{"board": "board.json", "name": "1"}]},
        "markers": [marker_row(one, grid) for one in scene.markers],
        "changes": [change_row(one, grid) for one in scene.changes],
        "units": units,
        "conditions": dict(scene.conditions),
        "rulings": dict(scene.rulings),
    }
    return Scenario(fields)


def _shown(places: Iterable[Place], card: Card, scene: Scene) -> Iterator[Place]:
    laid: Mapping[Json, Any] = {"markers": scene.markers, "units": scene.units}
    for place in places:
        if place.hex is not None or place.side is not None:
            yield place
        elif len(place.path) > 1 and place.path[0] in laid:
            yield at_hex(card.grid, laid[place.path[0]][place.path[1]].at)
        elif place.path and place.path[0] in SECTIONS:
            yield at_heading(str(place.path[0]))


def _in_scene(fix: Edit[Scenario], card: Card) -> Edit[Scene] | None:
    """A fix of the card as an edit of its scene; None where it alters more than a scene holds."""
    if _rest(fix.apply(card.scenario)) != _rest(card.scenario):
        return None
    return Edit(fix.label, _read(fix.apply), safe=fix.safe)


def _read(fix: Callable[[Scenario], Scenario]) -> Callable[[Scene], Scene]:
    def edit(scene: Scene) -> Scene:
        after = fix(_scenario(scene))
        read = readable_scene(
            scene.board,
            scene.ruleset,
            markers=[row for _, row in after.markers],
            changes=[row for _, row in after.changes],
            units=[row for _, row in after.units],
            conditions=after.conditions,
            rulings=after.rulings,
        )
        return replace(scene, **{name: getattr(read, name) for name in SECTIONS})

    return edit


def _rest(scenario: Scenario) -> Mapping[str, Json]:
    return {name: value for name, value in scenario.data.items() if name not in SECTIONS}
