"""Landings by parachute and glider: what a stick or glider holds, and where it comes down (16.1)."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.check import Breach, Severity
from bob_editor.rules.wording import counted, listed
from bob_editor.rulesets.last_hundred_yards.land.tables import in_number, kind_of, tables

SUPPORT_WEAPONS = ("mg_section", "latw", "flamethrower", "mortar_section")
LIGHT_VEHICLES = ("jeep",)
MORTARS = ("mortar_section", "knee_mortar_squad")


def stick_breaches(stick_type: str, units: Sequence[str]) -> list[Breach]:
    """What a parachute stick breaches: one platoon, one gun, one light vehicle, or up to five support weapons."""
    most = tables()["landing"]["stick_support_weapons"]
    fits = {
        "platoon": bool(units)
        and all(_of_platoon(one) for one in units)
        and sum(kind_of(one) == kind_of("platoon_leader") for one in units) < 2,
        "gun": list(units) == ["towed_gun"],
        "vehicle": len(units) == 1 and units[0] in LIGHT_VEHICLES,
        "heavy_weapons": 0 < len(units) <= most and all(one in SUPPORT_WEAPONS for one in units),
    }
    if fits.get(stick_type, False):
        return []
    return [
        Breach("stick-not-allowed", f"{_load(units)} {_are(units)} no {stick_type.replace('_', ' ')} stick")
    ]


def _of_platoon(unit: str) -> bool:
    """Whether a unit is of a platoon as it jumps: its squads and its leader, none deployed into sections."""
    kind = kind_of(unit)
    return kind is not None and (
        kind.id == "platoon_leader" or (kind.stacks_as == "squads" and kind.takes > 1)
    )


def glider_load_breaches(units: Sequence[str]) -> list[Breach]:
    """What a glider's load breaches: four steps and one other, or a gun or mortar unit, or a light vehicle."""
    row = tables()["landing"]
    if len(units) == 1 and units[0] in ("towed_gun", *MORTARS, *LIGHT_VEHICLES):
        return []
    found = [kind_of(one) for one in units]
    on_foot = [kind for kind in found if kind is not None and kind.stacks_as in ("squads", "MG sections")]
    others = [kind for kind in found if kind is not None and kind.stacks_as == "non-combat units"]
    steps = sum(kind.steps for kind in on_foot)
    fits = (
        len(on_foot) + len(others) == len(units)
        and steps <= row["glider_steps"]
        and len(others) <= row["glider_non_combat"]
    )
    return (
        []
        if fits and units
        else [Breach("glider-overloaded", f"{_load(units)} {_are(units)} no glider's load")]
    )


def _are(units: Sequence[str]) -> str:
    return "is" if len(units) < 2 else "are"


def _load(units: Iterable[str]) -> str:
    return listed(in_number(unit, count) for unit, count in Counter(units).items())


def zone_breaches(distance: int) -> list[Breach]:
    """Whether two parachute landing zones lie within three hexes of each other."""
    apart = tables()["landing"]["zones_apart"]
    if distance >= apart:
        return []
    return [
        Breach("landing-zones-too-close", f"{counted(distance, 'hex', 'hexes')} apart, {apart} are needed")
    ]


def skid_breaches(skid: Sequence[Hex], zone: Hex | None, not_open: Mapping[Hex, str]) -> list[Breach]:
    """Whether a glider's skid path is three or more open hexes in a straight line, its landing zone the last.

    ``not_open`` are the names of hexes that aren't open.
    """
    name, least = "glider-skid-path-too-short", tables()["landing"]["skid"]
    if len(skid) >= least and zone not in (None, skid[-1]):
        return [Breach(name, "the path doesn't end in its landing zone")]
    if len(skid) < least:
        return [Breach(name, f"{counted(len(skid), 'hex', 'hexes')} to its landing zone, {least} are needed")]
    turns = {first.direction_to(second) for first, second in pairwise(skid)}
    if len(turns) != 1 or None in turns:
        return [Breach(name, "the path is not a straight line")]
    closed = [not_open[at] for at in skid if at in not_open]
    if closed:
        return [Breach(name, f"the path has no open terrain in {listed(closed)}")]
    return []


def conflict_breaches(directions: Sequence[object], zones: Sequence[object] = ()) -> list[Breach]:
    """Whether gliders of one turn land in different directions, or two in one landing zone."""
    name = "gliders-conflict"
    found = []
    if len(set(directions)) > 1:
        found.append(Breach(name, "they land in different directions"))
    if len(set(zones)) < len(zones):
        found.append(Breach(name, "they share a landing zone"))
    return found


def assembly_breaches(distances: Iterable[int]) -> list[Breach]:
    """Whether an assembly hex lies 5 to 10 hexes from an objective; ``distances`` are those to each."""
    low, high = tables()["landing"]["assembly"]
    far = list(distances)
    if not far or any(low <= one <= high for one in far):
        return []
    near = min(far, key=lambda one: abs(one - low))
    away = counted(near, "hex", "hexes")
    return [Breach("assembly-hex-distance", f"{away} from the objective, {low} to {high} are needed")]


def crash_warnings(drm: int) -> list[Breach]:
    """What a glider risks: it crashes on a total of nine or more on two dice of ten."""
    least = tables()["landing"]["crash"]
    if not drm:
        return []
    return [Breach("glider-crash-risk", f"a crash on {least - drm} or more (DRM +{drm})", Severity.HINT)]
