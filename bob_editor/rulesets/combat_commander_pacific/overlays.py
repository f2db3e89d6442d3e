"""The overlays of Combat Commander: Pacific: where caves and fortifications may be, what starshells light, and more."""

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import Overlay
from bob_editor.rulesets.combat_commander_pacific.fire.cover import cover_at
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import scene_types
from bob_editor.rulesets.combat_commander_pacific.land.map_edges import within_depth
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, cave_sees, refusal
from bob_editor.rulesets.combat_commander_pacific.sight.reading import STARSHELL_RADIUS, MapReading


def _placeable(sight: Sight, marker: str) -> frozenset[Hex]:
    """The hexes in which a marker may be placed as the map is now."""
    scene = sight.scene
    types = scene_types(scene, Ground(scene.board, scene.ruleset))
    return frozenset(at for at in scene.board.grid.hexes if refusal(types, scene.markers, marker, at) is None)


def _caves(sight: Sight, which: str) -> frozenset[Hex]:
    found = _placeable(sight, CAVE)
    ground = Ground(sight.scene.board, sight.scene.ruleset)
    return frozenset(at for at in found if cave_sees(ground, at)) if which == "view" else found


def _lit(sight: Sight, radius: str) -> frozenset[Hex]:
    shells = [marker.at for marker in sight.scene.markers if marker.marker == "starshell"]
    hexes = sight.scene.board.grid.index
    return frozenset(at for shell in shells for at in shell.within(int(radius)) if at in hexes)


def _covered(sight: Sight, which: str) -> frozenset[Hex]:
    reading = getattr(sight, "reading", None)
    reading = reading if isinstance(reading, MapReading) else MapReading(sight.scene)
    some = frozenset(at for at in reading.grid.hexes if cover_at(reading, at) >= 1)
    return some if which == "some" else frozenset(reading.grid.hexes) - some


def _along_edge(sight: Sight, edge: str) -> frozenset[Hex]:
    grid = sight.scene.board.grid
    return frozenset(at for one in EDGES if one == edge for at in within_depth(grid, one, 1))


def _commanded(sight: Sight, side: str) -> frozenset[Hex]:
    """Hexes no farther from a leader of a side than its command; terrain and enemies don't matter (3.3.1.1)."""
    hexes = sight.scene.board.grid.index
    return frozenset(
        at
        for unit in sight.scene.units
        if unit.side == side and isinstance(unit.fields.get("command"), int)
        for at in unit.at.within(unit.fields["command"])
        if at in hexes
    )


OVERLAYS = (
    Overlay(
        "cave_hexes",
        "Hexes for a cave",
        "Crest hexes without water, a blaze or another fortification.",
        "F102",
        "Which",
        (("any", "All crest hexes"), ("view", "Those with a view")),
        _caves,
    ),
    Overlay(
        "fortification_hexes",
        "Hexes for a fortification",
        "Hexes without water, a blaze or another fortification.",
        "F100.3",
        "Fortification",
        (
            ("foxholes", "Foxholes"),
            ("trench", "Trench"),
            ("pillbox", "Pillbox"),
            ("wire", "Wire"),
            ("mines", "Mines"),
        ),
        _placeable,
    ),
    Overlay(
        "lit_hexes",
        "Lit by starshells",
        "No night hindrance to a target in these hexes.",
        "7.2",
        "Radius",
        ((str(STARSHELL_RADIUS), f"Within {STARSHELL_RADIUS} hexes"),),
        _lit,
    ),
    Overlay(
        "hexes_by_cover",
        "Hexes by their cover",
        "Hidden units appear in hexes with cover; other events ask for a hex without.",
        "A43.6",
        "Cover",
        (("some", "1 and more"), ("none", "Below 1")),
        _covered,
    ),
    Overlay(
        "friendly_edge",
        "Hexes along an edge",
        "Reinforcements enter along their side's friendly edge.",
        "13.1.2d",
        "Edge",
        (("top", "Top"), ("bottom", "Bottom"), ("left", "Left"), ("right", "Right")),
        _along_edge,
    ),
    Overlay(
        "command_radius",
        "In command of a leader",
        "A leader activates units no farther away than its command; terrain doesn't matter.",
        "3.3.1.1",
        "Side",
        (("japan", "Japan"), ("allied", "Allies")),
        _commanded,
    ),
)
