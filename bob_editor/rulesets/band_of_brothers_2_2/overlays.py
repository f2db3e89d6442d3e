"""The overlays of Band of Brothers: reverse slope blind hexes (32.1)."""

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import Overlay
from bob_editor.rulesets.band_of_brothers_2_2.land.reverse_slope import reverse_slope_hexes
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading


def _reverse_slopes(sight: Sight, edge: str) -> frozenset[Hex]:
    reading = getattr(sight, "reading", None)
    return reverse_slope_hexes(reading if isinstance(reading, MapReading) else MapReading(sight.scene), edge)


OVERLAYS = (
    Overlay(
        "reverse_slope",
        "Reverse slope blind hexes",
        "Heavy artillery that comes in from its owner’s Rout Edge does nothing in these hexes.",
        "32.1",
        "Rout Edge",
        (("top", "Top"), ("bottom", "Bottom"), ("left", "Left"), ("right", "Right")),
        _reverse_slopes,
    ),
)
