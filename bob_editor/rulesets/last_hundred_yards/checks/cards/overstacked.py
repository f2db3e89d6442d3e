from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.setup.stacking import overstacking

POSITIONS = ("fp_mg", "fp_at")


@scenario_check(Severity.ERROR, cites="2.3")
def overstacked(card: Card) -> Iterator[Finding]:
    """A side may have in a hex three squads, two MG sections, two vehicles, a gun, an FP and two non-combat units.

    Riders and passengers count; what is too many is lost at the end of the cycle.
    """
    mission = mission_of(card)
    for at, side, units in mission.stacks():
        positions = [one for one in mission.markers_in(at, *POSITIONS) if one.side == side]
        kinds_there = [
            unit.kind.id for unit in units if unit.kind is not None and unit.kind.id not in POSITIONS
        ]
        kinds_there += [one.marker for one in positions]
        for breach in overstacking(kinds_there):
            extra = next(
                (
                    unit
                    for unit in reversed(units)
                    if unit.kind and breach.message.split(",")[0].endswith(unit.kind.stacks_as)
                ),
                None,
            )
            last: MissionUnit | MissionMarker | None = extra
            fixes = move(mission, extra) if extra is not None else ()
            if extra is None and positions:
                last = positions[-1]
                fixes = (drop("Remove the last of them", last.path),)
            yield Finding(
                f"{side.title} in {mission.label(at)}: {breach.message}.",
                at=(card.at_hex(at), *(mission.places(last)[1:] if last is not None else ())),
                fixes=fixes,
                severity=breach.severity,
            )
