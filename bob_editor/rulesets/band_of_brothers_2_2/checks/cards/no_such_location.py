from collections.abc import Collection

from msgspec.structs import replace

from bob_editor.rules.checking import Card, Finding, Ground, Hex, Iterator, Severity, at_hex, scene_check
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.mending import mend
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import put_down
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import CAVES
from bob_editor.rulesets.band_of_brothers_2_2.land.special_rules import changed_ground

_RULES = {"upper_level": "40.2", "cave": "43.4", "bridge": "45.4", "gully": "45.4"}


@card_check(Severity.ERROR, cites="40.2, 43.4, 45.4")
def no_such_location(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A hex has one location, unless there is an upper level, a cave, or a bridge over a gully or ditch."""
    for unit in reading.units:
        # An upper level has a check of its own.
        if unit.at is None or unit.position in ("", "upper_level") or _has(reading, unit.at, unit.position):
            continue
        yield Finding(
            f"{card.grid.label(unit.at)} has no {unit.position.replace('_', ' ')} for the {unit.name}.",
            at=card.at_hex(unit.at),
            fixes=put_down(reading, unit, "Put it on the ground"),
            cites=_RULES.get(unit.position, ""),
        )


@scene_check(Severity.ERROR, cites="40.2, 43.4, 45.4", name="no-such-location")
def no_such_end(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """A line of sight begins and ends in locations that are there, too."""
    grid = scene.board.grid
    ground = changed_ground(scene, ground)
    high = {at for change in scene.changes if change.change == "upper_level" for at in change.at or ()}
    caves = {marker.at for marker in scene.markers if marker.marker in CAVES}
    for end in dict.fromkeys(scene.ends):
        there = ground.terrain(end.hex)
        found = {
            "upper_level": end.hex in high,
            "cave": end.hex in caves,
            "bridge": _bridges_gully(there),
            "gully": _bridges_gully(there),
        }
        # A position that the rules don't know is a breach of the form.
        if end.position is None or found.get(end.position, True):
            continue
        yield Finding(
            f"{grid.label(end.hex)} has no {end.position.replace('_', ' ')} for the end of a line.",
            at=at_hex(grid, end.hex),
            fixes=mend("Look from the ground", _on_the_ground, end=end),
            cites=_RULES.get(end.position, ""),
        )


def _on_the_ground(scene: Scene, end: End) -> Scene:
    return replace(
        scene, ends=tuple(replace(one, position=None) if one == end else one for one in scene.ends)
    )


def _bridges_gully(there: Collection[str]) -> bool:
    return "bridge" in there and not {"gully", "anti_tank_ditch"}.isdisjoint(there)


def _has(reading: CardReading, at: Hex, position: str) -> bool:
    """Whether a hex has a location beside the ground."""
    if position == "cave":
        return bool(reading.markers_in(at, *CAVES))
    return position in ("bridge", "gully") and _bridges_gully(reading.terrain(at))
