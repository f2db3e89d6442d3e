from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchase_findings import fresh_platoons
from bob_editor.rulesets.last_hundred_yards.cards.dyo.purchases import base_force_of
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import skipped_steps
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of


@scenario_check(Severity.ERROR, cites="23.0 step 8", whole_map=True)
def base_force_differs(card: Card) -> Iterator[Finding]:
    """The column that the players choose says how many platoons and support points each side has.

    In Europe urban terrain on any sector gives the attacker one more.
    """
    mission = mission_of(card)
    if not mission.dyo or 8 in skipped_steps(card.scenario.text("mission_type")):
        return
    for side in mission.buyers:
        wanted = base_force_of(mission, side)
        path = (*mission.dyo_path("support_points", side), "available")
        points, column = card.scenario.whole(*path), card.scenario.text("dyo", "force_column")
        if wanted is None:
            continue
        arms = Counter(
            "tank" if row.get("arm") in ("tank", "spg") else "infantry" for _, row in side.platoons
        )
        have = (arms["infantry"], arms["tank"])
        if side.platoons and have != wanted[:2]:
            yield Finding(
                f"The {side.title.lower()} has {_platoons(*have)}, column {column} gives it "
                f"{_platoons(*wanted[:2])}.",
                at=(card.at_field(*side.path, "force", "platoons"),),
                fixes=(
                    put(
                        "Fill it as the column says",
                        (*side.path, "force", "platoons"),
                        fresh_platoons(side, wanted),
                    ),
                ),
            )
        elif points is not None and points != wanted[2]:
            yield Finding(
                f"The {side.title.lower()} has {points} support points, column {column} gives it {wanted[2]}.",
                at=(card.at_field(*path),),
                fixes=(put(f"Make it {wanted[2]}", path, wanted[2]),),
            )


def _platoons(infantry: int, tank: int) -> str:
    """So many platoons of each arm."""
    return (
        f"{infantry} infantry and {counted(tank, 'tank platoon')}" if tank else counted(infantry, "platoon")
    )
