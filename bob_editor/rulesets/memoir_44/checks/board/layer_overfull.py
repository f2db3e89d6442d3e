from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Feature
from bob_editor.rules.cards.scene_fixes import beyond
from bob_editor.rules.checking import Finding, Ground, Iterator, Scene, Severity, board_check, scene_check
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.scene_edits import clearance
from bob_editor.rules.tags import tagged

PAIR = 2
PRINTED = frozenset(("open", "beach", "ocean"))
LAYERS = {
    "fortifications": ("bunker", "field_bunker", "road_block", "dragons_teeth", "abatis", "landing_craft"),
    "obstacles": ("wire", "sandbags", "hedgehog", "sea_wall"),
    "minefields": ("minefield",),
}
"""Markers of which a hex holds one each (docs/games/memoir-44.md, 1.6)."""


@board_check(Severity.ERROR, cites="")
def layer_overfull(ground: Ground) -> Iterator[Finding]:
    """A hex holds one tile, with one bridge or ford on it, one fortification and one obstacle."""
    on_tile = tagged(ground.ruleset, "on_tile")
    for at, content in ground.board.hexes.items():
        if len(content.terrain) < 2:
            continue
        pieces = [one for one in content.terrain if one.terrain in on_tile]
        tiles = [one for one in content.terrain if one.terrain not in on_tile | PRINTED]
        for name, layer in (("terrain tiles", tiles), ("bridges or fords", pieces)):
            if len(layer) > 1:
                label = ground.label(at)
                earlier = tuple(layer[:-1])
                keep = mend("Keep the later", _without, at=at, gone=earlier)
                count = "Two" if len(layer) == PAIR else len(layer)
                yield Finding(f"{count} {name} lie at {label}.", at=ground.at_hex(at), fixes=keep)


@scene_check(Severity.ERROR, cites="", name="layer-overfull")
def marker_layer_overfull(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A hex holds one fortification, one obstacle and one minefield."""
    held = {unit.at for unit in scene.units}
    for at, markers in grouped((marker.at, marker) for marker in scene.markers).items():
        for what, kinds in LAYERS.items():
            found = [one for one in markers if one.marker in kinds]
            if len(found) > 1:
                count = "Two" if len(found) == PAIR else len(found)
                # Sandbags that nobody holds are no obstacle.
                idle = [one for one in found if one.marker == "sandbags" and at not in held]
                left = [one for one in found if one not in idle]
                keep = mend("Keep the later", _cleared, gone=tuple((idle + left)[:-1]))
                fix = clearance("sandbags", *idle) if idle and len(left) == 1 else keep
                yield Finding(f"{count} {what} stand at {ground.label(at)}.", at=ground.at_hex(at), fixes=fix)


def _without(board: Board, at: Hex, gone: tuple[Feature, ...]) -> Board:
    """The board without these tiles; of equal ones the last stays."""
    return board_edits.paint_terrain(board, (at,), beyond(board.content(at).terrain, gone))


def _cleared(scene: Scene, gone: tuple[Marker, ...]) -> Scene:
    """The scene without these markers; of equal ones the last stays."""
    return replace(scene, markers=tuple(beyond(scene.markers, gone)))
