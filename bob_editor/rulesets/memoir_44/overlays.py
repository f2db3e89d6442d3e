"""The overlays of Memoir '44: sections, half flanks of Overlord boards (docs/games/memoir-44.md, 1.4)."""

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import overlay
from bob_editor.rulesets.memoir_44.land.layouts import sections_of, sub_sections_of


@overlay("Sections", ask="Section", choices={"left": "Left", "centre": "Centre", "right": "Right"})
def sections(sight: Sight, name: str) -> frozenset[Hex]:
    """The left, centre and right of the board as the player at the bottom sees them; a hex on a line is in both."""
    grid = sight.scene.board.grid
    return frozenset(at for at in grid.hexes if name in sections_of(grid, at))


@overlay(
    "Half flanks",
    ask="Half flank",
    choices={
        "0": "Left flank, left half",
        "1": "Left flank, right half",
        "2": "Centre, left half",
        "3": "Centre, right half",
        "4": "Right flank, left half",
        "5": "Right flank, right half",
    },
)
def half_flanks(sight: Sight, place: str) -> frozenset[Hex]:
    """The halves of the three flanks of an Overlord board."""
    grid, border = sight.scene.board.grid, sight.scene.ruling("overlord_border")
    return frozenset(at for at in grid.hexes if int(place) in sub_sections_of(grid, at, border))


OVERLAYS = (sections, half_flanks)
