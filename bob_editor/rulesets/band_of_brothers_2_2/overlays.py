"""The overlays of Band of Brothers: reverse slope blind hexes (32.1)."""

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import overlay
from bob_editor.rulesets.band_of_brothers_2_2.land.reverse_slope import reverse_slope_hexes
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading


@overlay(
    "Reverse slope blind hexes",
    cites="32.1",
    ask="Rout Edge",
    choices={edge: edge.capitalize() for edge in EDGES},
)
def reverse_slope(sight: Sight, edge: str) -> frozenset[Hex]:
    """Heavy artillery that comes in from its owner’s Rout Edge does nothing in these hexes."""
    reading = getattr(sight, "reading", None)
    return reverse_slope_hexes(reading if isinstance(reading, MapReading) else MapReading(sight.scene), edge)


OVERLAYS = (reverse_slope,)
