from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, drop, put, set_fields
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, SQUADS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

IN_SIGHT = "is in an enemy's sight without cover and can't be concealed"


@card_check(Severity.ERROR, cites="15.0, 20.1, 45.5, 45.6, 51.1")
def concealment_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A unit starts concealed in beneficial terrain or out of every enemy's sight, never in ocean or surf.

    A vehicle in an enemy's sight doesn't. Infantry next to a hedgerow, wall or dike road or on a hill may, but loses it
    where an enemy sees it or stands next to it.
    """
    for unit in reading.placed:
        if unit.at is None or not unit.concealed:
            continue
        why, severity = why_not(reading, unit, unit.at)
        # Of one in full view another check tells from where it is seen.
        if not why or (why == IN_SIGHT and viewer_of(reading, unit) is not None):
            continue
        reveal = set_fields("Take the conceal marker off", unit.path, {"concealed": None, "conceal": None})
        # Decoys are nothing without their marker.
        take = drop("Take the decoy off the map", unit.path)
        yield Finding(
            f"The {unit.name} in {card.grid.label(unit.at)} {why}.",
            at=card.at_hex(unit.at),
            fixes=take if unit.kind == "decoy" else reveal,
            severity=severity,
            cites=_rule(reading, unit, unit.at),
        )
    for group in reading.groups if reading.switched("concealment_by_terrain") else ():
        if group.kind != "reinforcement":
            continue
        rows = [(group.path, group.row), *((unit.path, unit.row) for unit in group.forces)]
        for path, row in rows:
            if row.get("concealed") is True:
                yield Finding(
                    f"{reading.side_title(group.side)}: reinforcements never enter concealed.",
                    at=card.at_field(*path, "concealed"),
                    fixes=put("Let them enter openly", (*path, "concealed"), None),
                    cites="15.0",
                )


def why_not(reading: CardReading, unit: Unit, at: Hex) -> tuple[str, Severity | None]:
    """Why a unit can't start concealed, or soon isn't; "" where it may."""
    there = reading.terrain(at)
    if there & {"ocean", "surf"}:
        return "can't be concealed in the water", None
    own = [group.row for group, area in reading.areas if group.side == unit.side and at in area]
    if own and all(row.get("concealed") == "none" for row in own):
        return "is concealed where the card lets nobody start so", None
    vehicle = unit.kind in (*ON_WHEELS, "lc")
    if reading.switched("concealment_by_terrain"):
        covered = reading.beneficial(at) or (not vehicle and reading.sheltered(at))
        return ("", None) if covered else ("is not in beneficial terrain and can't be concealed", None)
    seen = any(reading.sees(enemy, unit) for enemy in reading.enemies_on_map(unit))
    if vehicle and seen:
        return "is a vehicle in an enemy's sight and can't be concealed", None
    beside = any(
        other.side != unit.side and other.kind in (*SQUADS, "gun")
        for near in at.neighbours()
        for other in reading.by_hex.get(near, ())
    )
    if beside and "jungle" not in there and not vehicle:
        return "is next to an enemy and loses its concealment at once", Severity.WARNING
    if reading.beneficial(at) and not vehicle:
        return "", None
    if not seen:
        foreseen = _may_be_seen(reading, unit)
        return ("may be seen from the enemy's set-up area", Severity.WARNING) if foreseen else ("", None)
    if reading.sheltered(at):
        return "is in an enemy's sight and may lose its concealment at once", Severity.WARNING
    return IN_SIGHT, None


def viewer_of(reading: CardReading, unit: Unit) -> Unit | None:
    """An enemy that sees a unit in Open Ground with nothing in between; None where there is none."""
    if (
        unit.at is None
        or reading.terrain(unit.at) - {"path", "railroad_track", "road"} != {"open_ground"}
        or reading.beneficial_to(unit)
    ):
        return None
    looks = ((enemy, reading.look(enemy, unit)) for enemy in reading.enemies_on_map(unit))
    return next((enemy for enemy, answer in looks if answer is not None and answer.verdict == "clear"), None)


def _rule(reading: CardReading, unit: Unit, at: Hex) -> str:
    """The rule by which a unit may not be concealed where it is: the water's, a vehicle's, or concealment's own."""
    there = reading.terrain(at)
    if there & {"ocean", "surf"}:
        return "45.5" if "ocean" in there else "45.6"
    by_terrain = reading.switched("concealment_by_terrain")
    return "20.1" if unit.kind in (*ON_WHEELS, "lc") and not by_terrain else "15.0"


def _may_be_seen(reading: CardReading, unit: Unit) -> bool:
    """Whether an enemy yet to set up could see the unit's hex (docs/games/band-of-brothers.md, A37)."""
    enemies = reading.enemies_of(unit.side)
    waiting = [side for side in enemies if all(other.side != side for other in reading.placed)]
    hexes = frozenset().union(*(reading.setup_hexes(side) for side in waiting))
    return any(reading.is_in_view(at, unit) for at in sorted(hexes, key=reading.grid.index.__getitem__))
