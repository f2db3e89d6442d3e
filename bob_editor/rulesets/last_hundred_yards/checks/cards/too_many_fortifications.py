from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop_all
from bob_editor.rulesets.last_hundred_yards.cards.breach import with_step
from bob_editor.rulesets.last_hundred_yards.cards.dyo.support import unpaid
from bob_editor.rulesets.last_hundred_yards.cards.force import allotted, counted_at, placed_counts
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS, OBSTACLES, POSITIONS


@card_check(Severity.ERROR, cites="19.0, 23.0 step 13")
def too_many_fortifications(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side places as many mines, wire and positions as the mission gives it, or as it buys."""
    for side in mission.sides:
        for name, count in placed_counts(mission, side).items():
            limit = allotted(mission, side, name) if name in (*FORTIFICATIONS, *OBSTACLES) else None
            if limit is None or count <= limit or _not_paid(mission, side, name):
                continue
            extra = [marker for marker in mission.markers if marker.side == side and marker.marker == name][
                limit:
            ]
            title = card.ruleset.rows("markers")[name]["title"]
            things = counted(count, f"{title[0].lower()}{title[1:]} marker")
            yield Finding(
                f"The {side.called} places {things} and has {limit}.",
                at=mission.places(extra[0]),
                fixes=drop_all("Remove those too many", [marker.path for marker in extra]),
                cites=with_step("19.0", 13, dyo=mission.dyo),
            )


def _not_paid(mission: Mission, side: MissionSide, name: str) -> bool:
    """Whether another check tells of it: of more than dice can give, or of more in the force than was bought."""
    if side not in mission.buyers or name in {row.kind for row in unpaid(mission, side)}:
        return side in mission.buyers
    return name not in POSITIONS and mission.scenario.whole(*counted_at(side, name)) is None
