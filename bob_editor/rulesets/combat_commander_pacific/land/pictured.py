"""The map with terrain painted as what it counts as (docs/games/combat-commander-pacific.md, 9.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import union
from bob_editor.model.board import Artwork, Board, Feature, HexContent
from bob_editor.rules.land.artwork import parts_of
from bob_editor.rules.land.cut_rings import redrawn
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets.combat_commander_pacific.land.chart import Chart
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import sound


def pictured(scene: Scene) -> Board:
    """The board with what counts as another terrain listed and drawn as that one; no change, the very board."""
    board, chart = scene.board, Chart(sound(scene))
    if not chart.replaced:
        return board
    hexes = {
        at: replace(content, terrain=_as_counts(board, chart, at)) for at, content in board.hexes.items()
    }
    for at in board.grid.hexes:
        terrain = () if at in hexes else _as_counts(board, chart, at)
        if any(one.terrain != board.base.terrain for one in terrain):
            hexes[at] = HexContent(terrain=terrain)
    ground = Ground(board, scene.ruleset)
    artwork = tuple(piece for drawn in ground.drawn for piece in _redrawn(ground, chart, drawn))
    return replace(board, hexes=hexes, artwork=artwork)


def _as_counts(board: Board, chart: Chart, at: Hex) -> tuple[Feature, ...]:
    """What a hex lists, as it counts; where the base does that counts as itself, nothing."""
    base = board.base.terrain
    listed = board.content(at).terrain
    if not listed and chart.counts_as(base, at) == base:
        return ()
    counted = (replace(one, terrain=chart.counts_as(one.terrain, at)) for one in listed or (Feature(base),))
    return tuple(dict.fromkeys(counted))


def _redrawn(ground: Ground, chart: Chart, drawn: DrawnPiece) -> Iterator[Artwork]:
    """A ring as what it counts as: whole, or in parts where that differs; open ground isn't drawn."""
    old = ground.board.artwork[drawn.index]
    found = grouped((chart.counts_as(old.terrain, at), part) for at, part in parts_of(ground, drawn))
    if set(found) <= {old.terrain}:
        yield old
        return
    rows = ground.ruleset.terrains
    for terrain, areas in found.items():
        if terrain in rows and "artwork" in rows[terrain].places:
            yield from redrawn(replace(old, terrain=terrain), union(areas), ground.board.grid.frame)
