"""Where units and markers may be set up or come in (4.1, 19.0, 20.7 to 20.9): what a few facts breach."""

from collections.abc import Collection

from bob_editor.rules.check import Breach, Severity
from bob_editor.rules.land.entry import entry, refused
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import counted
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, OBSTACLES, SCREENS, Spot
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind, kind_of, tables

NEVER_DEPLOYED = ("knee_mortar_squad", "reduced_squad")
"""Squads that don't deploy into sections (10.3.2, 15.2.2)."""
ALWAYS_HIDDEN = ("towed_gun", "latw")
"""What may set up hidden whatever the mission says; a gun dismounted only."""


_SHUT = {
    "urban_building": Breach("vehicle-in-urban-building", "no urban building road in the hex"),
    "marsh": Breach("vehicle-in-marsh", "the marsh has no road"),
    "river": Breach("vehicle-in-river", "only a bridge or ford lets vehicles into a river hex"),
}
_STUCK = Breach("vehicle-cannot-leave", "no connecting road leads out of the hex", Severity.WARNING)


def marker_breaches(ruleset: Ruleset, kind: str, spot: Spot) -> list[Breach]:
    """What a marker of a kind breaches in a hex, other than those of ``spot`` being there."""
    found = []
    if kind in FORTIFICATIONS:
        if refused(ruleset, kind, spot.terrain):
            found.append(Breach("fortification-in-building", f"no {_name(kind)} in a building hex"))
        if any(one in FORTIFICATIONS for one in spot.markers):
            found.append(Breach("two-fortifications", "there is an IP or FP already"))
    if kind in OBSTACLES:
        others = [one for one in spot.markers if one in (*FORTIFICATIONS, *OBSTACLES)]
        if others:
            found.append(Breach("mine-or-wire-misplaced", f"{_name(kind)} with {_name(others[0])}"))
        elif refused(ruleset, kind, spot.terrain):
            found.append(Breach("mine-or-wire-misplaced", f"{_name(kind)} in a river or bridge hex"))
    if kind in SCREENS and spot.has("water") and not (spot.shoreline or spot.has("beach")):
        found.append(Breach("smoke-on-water", f"{_name(kind)} on water is removed at once", Severity.WARNING))
    return found


def vehicle_breaches(ruleset: Ruleset, kind: str, spot: Spot) -> list[Breach]:
    """What a vehicle of a kind breaches by standing in a hex."""
    barring = entry(ruleset).barring(sorted(spot.terrain), ("vehicle", kind))
    return list(dict.fromkeys(_SHUT.get(one, _STUCK) for one in barring))


def goes_far_back(unit: Kind | None) -> bool:
    """Whether what is hidden stands some rows behind the front: a vehicle, or a gun (20.9.1)."""
    return unit is not None and (unit.id == "towed_gun" or unit.vehicular)


def shuns_wire(kind: Kind) -> bool:
    """Whether wire keeps a vehicle out: any but an AFV (19.2)."""
    return kind.vehicular and kind.los != "afv" and not kind.dummy


def hiding_breaches(
    kind: str,
    *,
    allowed: bool | Collection[str],
    rows_behind_front: int | None = None,
    mounted: bool = False,
    motion: bool = False,
    enters: bool = False,
) -> list[Breach]:
    """What a hidden unit breaches; ``allowed`` is what the mission says: all, none, or kinds (20.9.1).

    One that ``enters`` the map isn't set up on it.

    ``rows_behind_front``: how far behind the foremost row of its set-up area it stands, None where unknown.
    """
    unit = kind_of(kind)
    name = unit.id if unit else kind
    free = name in ALWAYS_HIDDEN and not mounted
    # Who names guns in so many words names what may always hide.
    of_kind = {name, kind} - {*(ALWAYS_HIDDEN if mounted else ())}
    by_mission = allowed if isinstance(allowed, bool) else not of_kind.isdisjoint(allowed)
    found = []
    if enters:
        found.append(Breach("hidden-not-allowed", "it starts off the map, and enters in sight"))
    elif not free and not by_mission:
        found.append(Breach("hidden-not-allowed", "the mission doesn't let it set up hidden"))
    behind = tables()["hidden_rows_behind_front"]
    if goes_far_back(unit) and rows_behind_front is not None and rows_behind_front < behind:
        told = f"{counted(rows_behind_front, 'row')} behind the front, {behind} are needed"
        found.append(Breach("hidden-too-far-forward", told))
    if motion:
        found.append(Breach("hidden-in-motion", "a hidden unit can't start in motion"))
    return found


def deployment_breaches(deployed_squads: int, deployed_kinds: Collection[str] = ()) -> list[Breach]:
    """What deployed squads of one platoon breach: one squad may be, knee mortars and reduced squads never."""
    bad = [one for one in deployed_kinds if one in NEVER_DEPLOYED]
    name = "too-many-deployed-squads"
    if bad:
        return [Breach(name, f"a {bad[0].replace('_', ' ')} can't deploy")]
    if deployed_squads > 1:
        return [Breach(name, f"{deployed_squads} deployed squads, one is allowed")]
    return []


def dummy_breaches(vehicular: int, non_vehicular: int, *, allowed: bool) -> list[Breach]:
    """What a side's dummies breach (20.8)."""
    if not allowed and vehicular + non_vehicular > 0:
        return [Breach("dummies-not-in-play", "dummies are not in play")]
    most = tables()["dummies_per_side"]
    return [
        Breach("too-many-dummies", f"{count} {name} dummies, {most} exist")
        for name, count in (("vehicular", vehicular), ("non-vehicular", non_vehicular))
        if count > most
    ]


def _name(marker: str) -> str:
    return {"ip": "IP", "fp_mg": "FP", "fp_at": "FP", "mdrm": "HE marker"}.get(marker, marker)


def hidden_dummy_breaches(*, in_company: bool) -> list[Breach]:
    """What a hidden dummy breaches where no combat unit stands with it (20.8)."""
    return (
        [] if in_company else [Breach("hidden-dummy-alone", "a hidden dummy needs a combat unit in its hex")]
    )


def facing_breaches(facing: object) -> list[Breach]:
    """What a fortified position breaches that faces nowhere: 0 to 11, even a hexside, odd a vertex (2.2.4)."""
    right = isinstance(facing, int) and not isinstance(facing, bool) and 0 <= facing <= 11
    told = "it has no facing" if facing is None else f"a facing is 0 to 11, not {facing}"
    return [] if right else [Breach("facing-missing", told)]


def minefield_breaches(*, inside: bool) -> list[Breach]:
    """What a minefield breaches outside its owner's set-up area (19.1)."""
    return [] if inside else [Breach("minefield-outside-setup-area", "it is outside its owner's set-up area")]


def shared_hex_breaches(sectors: Collection[object], setup_sectors: Collection[object]) -> list[Breach]:
    """What a unit breaches in a hex shared with a sector where its side doesn't set up (20.7a)."""
    missing = [one for one in sectors if one not in setup_sectors]
    return [Breach("shared-sector-hex", f"shared with sector {missing[0]}")] if missing else []


def entry_breaches(hexes: int, off_edge: int) -> list[Breach]:
    """Whether entry hexes are named, and lie on the side's entry edge; ``off_edge`` counts those that don't (20.7h)."""
    if not hexes:
        return [Breach("entry-hex-off-edge", "no entry hex is named")]
    return [Breach("entry-hex-off-edge", "not on the entry edge")] if off_edge else []
