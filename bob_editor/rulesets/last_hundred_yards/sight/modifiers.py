"""What a fire preview adds: night, orchards, enclosed roads (docs/games/last-hundred-yards.md, 3.6, 8.9)."""

from collections.abc import Iterator, Mapping

from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End
from bob_editor.rules.wording import listed
from bob_editor.rulesets.last_hundred_yards.sight.along.corridors import along_enclosed_road
from bob_editor.rulesets.last_hundred_yards.sight.look import Look
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.target import target_modifiers
from bob_editor.rulesets.last_hundred_yards.sight.visibility import Visibility

ENCLOSED_ROAD_RANGES = {"small_arms": 2, "anti_tank": 6, "mfa": 4, "react_vehicle": 6, "react_other": 4}
"""How far each action reaches along an enclosed road (4.1.9.4): fire, observation for mortars, reactions."""
ACTIONS = {
    "small_arms": "small-arms fire", "anti_tank": "anti-tank fire", "mfa": "observation for mortars",
    "react_vehicle": "reaction to a vehicle or towed gun", "react_other": "reaction to other units",
}  # fmt: skip
"""What they are called."""
ORCHARDS_FOR_NO_FIRE = 2
"""From this many orchards on, no fire attack is allowed (4.1.15)."""


def enclosed_road_limits(length: int) -> Mapping[str, bool]:
    """Which actions are allowed along an enclosed road at a range."""
    return {action: length <= limit for action, limit in ENCLOSED_ROAD_RANGES.items()}


def modifiers(look: Look, ends: tuple[End, End], seen: Visibility, orchards: int) -> Iterator[Modifier]:
    """The modifiers of a line that isn't blocked; ``orchards`` lie on it."""
    if seen.night_penalty:
        yield _listed(look.reading, "night_penalty")
    if orchards >= ORCHARDS_FOR_NO_FIRE:
        yield _listed(look.reading, "no_fire_orchards")
    if look.reading.road_codes and along_enclosed_road(look):
        shut = [ACTIONS[action] for action, free in enclosed_road_limits(look.length).items() if not free]
        row = _listed(look.reading, "enclosed_road")
        yield row._replace(text=f"{row.text}; at this range no {listed(shut)}") if shut else row
    yield from target_modifiers(look, *ends)


def _listed(reading: MapReading, name: str) -> Modifier:
    return Modifier.of_row(reading.modifier_rows[name])
