"""The overlays of Combat Commander: Pacific: where caves and fortifications may be, what starshells light, and more."""

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.map_edges import within_depth
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import overlay
from bob_editor.rulesets.combat_commander_pacific.fire.cover import cover_at
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import scene_types
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, cave_sees, refusal
from bob_editor.rulesets.combat_commander_pacific.sight.reading import STARSHELL_RADIUS, MapReading


@overlay(
    "Hexes for a fortification",
    cites="F100.3",
    ask="Fortification",
    choices={marker: marker.capitalize() for marker in ("foxholes", "trench", "pillbox", "wire", "mines")},
)
def fortification_hexes(sight: Sight, marker: str) -> frozenset[Hex]:
    """Hexes without water, a blaze or another fortification."""
    scene = sight.scene
    types = scene_types(scene, Ground(scene.board, scene.ruleset))
    return frozenset(at for at in scene.board.grid.hexes if refusal(types, scene.markers, marker, at) is None)


@overlay(
    "Hexes for a cave",
    cites="F102",
    ask="Crest hexes",
    choices={"any": "All crest hexes", "view": "Those with a view"},
)
def cave_hexes(sight: Sight, which: str) -> frozenset[Hex]:
    """Crest hexes without water, a blaze or another fortification."""
    found = fortification_hexes.hexes(sight, CAVE)
    ground = Ground(sight.scene.board, sight.scene.ruleset)
    return frozenset(at for at in found if cave_sees(ground, at)) if which == "view" else found


@overlay(
    "Lit by starshells",
    cites="7.2",
    ask="Radius",
    choices={str(STARSHELL_RADIUS): f"Within {STARSHELL_RADIUS} hexes"},
)
def lit_hexes(sight: Sight, radius: str) -> frozenset[Hex]:
    """No night hindrance to a target in these hexes."""
    shells = [marker.at for marker in sight.scene.markers if marker.marker == "starshell"]
    hexes = sight.scene.board.grid.index
    return frozenset(at for shell in shells for at in shell.within(int(radius)) if at in hexes)


@overlay(
    "Hexes by their cover", cites="A43.6", ask="Cover", choices={"some": "1 and more", "none": "Below 1"}
)
def hexes_by_cover(sight: Sight, which: str) -> frozenset[Hex]:
    """Hidden units appear in hexes with cover; other events ask for a hex without."""
    reading = getattr(sight, "reading", None)
    reading = reading if isinstance(reading, MapReading) else MapReading(sight.scene)
    some = frozenset(at for at in reading.grid.hexes if cover_at(reading, at) >= 1)
    return some if which == "some" else frozenset(reading.grid.hexes) - some


@overlay(
    "Hexes along an edge", cites="13.1.2d", ask="Edge", choices={edge: edge.capitalize() for edge in EDGES}
)
def friendly_edge(sight: Sight, edge: str) -> frozenset[Hex]:
    """Reinforcements enter along their side's friendly edge."""
    grid = sight.scene.board.grid
    return frozenset(at for one in EDGES if one == edge for at in within_depth(grid, one, 1))


@overlay(
    "In command of a leader", cites="3.3.1.1", ask="Side", choices={"japan": "Japan", "allied": "Allies"}
)
def command_radius(sight: Sight, side: str) -> frozenset[Hex]:
    """A leader activates units no farther away than its command; terrain doesn't matter."""
    hexes = sight.scene.board.grid.index
    return frozenset(
        at
        for unit in sight.scene.units
        if unit.side == side and isinstance(unit.fields.get("command"), int)
        for at in unit.at.within(unit.fields["command"])
        if at in hexes
    )


OVERLAYS = (cave_hexes, fortification_hexes, lit_hexes, hexes_by_cover, friendly_edge, command_radius)
