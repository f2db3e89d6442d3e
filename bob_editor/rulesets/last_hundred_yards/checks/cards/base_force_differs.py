from collections import Counter

from msgspec.structs import replace

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, counted, harmless, put
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import fresh_platoons
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import base_force_of
from bob_editor.rulesets.last_hundred_yards.cards.dyo.rolls import with_limits
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import skipped_steps
from bob_editor.rulesets.last_hundred_yards.cards.force import with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

_RESTING = ("item-limit-exceeded", "support-overspent")
"""What rests on the base force, and no fix of it may break."""


@card_check(Severity.ERROR, cites="23.0 step 8", whole_map=True)
def base_force_differs(card: Card, mission: Mission) -> Iterator[Finding]:
    """The column that the players choose says how many platoons and support points each side has.

    In Europe urban terrain on any sector gives the attacker one more.
    """
    if not mission.dyo or 8 in skipped_steps(card.scenario.text("mission_type")):
        return
    column, columns = card.scenario.text("dyo", "force_column"), tables()["force"].get(mission.theatre, {})
    differing, path = list(_differing(mission)), ("dyo", "force_column")
    unknown = column and column not in columns
    others = [put(f"Choose column {one}", path, one) for one in columns if differing or unknown]
    then = {id(one): Mission(replace(card, scenario=one.apply(card.scenario))) for one in others}
    fits = harmless(card, (one for one in others if not any(_differing(then[id(one)]))), *_RESTING)
    if unknown:
        message = f"The base forces of {mission.theatre.capitalize()} have no column {column}."
        yield Finding(message, at=card.at_field(*path), fixes=fits)
    elif fits and len(differing) > 1:
        yield Finding(f"Neither side has the force of column {column}.", at=card.at_field(*path), fixes=fits)
        return
    for side, have, points, wanted in differing:
        at = (*mission.dyo_path("support_points", side), "available")
        right = (put(f"Make it {wanted[2]}", at, wanted[2]),) if points not in (None, wanted[2]) else ()
        if have is not None and have != wanted[:2]:
            listed = (*side.path, "force", "platoons")
            fill = put("", listed, fresh_platoons(side, wanted))
            filled = all_of("Fill it as the column says", [*right, with_its_units(mission, side, fill)])
            fresh = harmless(card, (with_limits(mission, filled),), *_RESTING)
            alone = fresh and len(_named(side)) == len(side.platoons)
            yield Finding(
                f"The {side.called} has {_platoons(*have)}, column {column} gives it "
                f"{_platoons(*wanted[:2])}.",
                at=card.at_field(*listed),
                fixes=(*fresh, *fits),
                # What its units, steps and companies have besides is so because of that; a platoon of which there are
                # two may be the one that is missing.
                surplus=listed,
                instead=fresh if alone else (),
            )
        elif right:
            yield Finding(
                f"The {side.called} has {points} support points, column {column} gives it {wanted[2]}.",
                at=card.at_field(*at),
                fixes=(*harmless(card, right, *_RESTING), *fits),
            )


def _differing(
    mission: Mission,
) -> Iterator[tuple[MissionSide, tuple[int, int] | None, int | None, tuple[int, int, int]]]:
    """The sides that differ from their column: the platoons they have, if any, their points, and the column's force."""
    for side in mission.buyers:
        wanted = base_force_of(mission, side)
        points = mission.scenario.whole(*mission.dyo_path("support_points", side), "available")
        arms = Counter("tank" if arm in ("tank", "spg") else "infantry" for *_, arm in _named(side))
        have = (arms["infantry"], arms["tank"]) if side.platoons else None
        if wanted is not None and (have not in (None, wanted[:2]) or points not in (None, wanted[2])):
            yield side, have, points, wanted


def _named(side: MissionSide) -> set[tuple[str, str, str]]:
    """A side's platoons by company, number and arm; of one that is listed twice another check tells."""
    return {
        (str(row.get("company")), str(row.get("platoon", f"#{index}")), str(row.get("arm")))
        for index, row in side.platoons
    }


def _platoons(infantry: int, tank: int) -> str:
    """So many platoons of each arm."""
    return (
        f"{infantry} infantry and {counted(tank, 'tank platoon')}" if tank else counted(infantry, "platoon")
    )
