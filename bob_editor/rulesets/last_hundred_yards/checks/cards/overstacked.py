from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS
from bob_editor.rulesets.last_hundred_yards.cards.setup.stacking import overstacking


@card_check(Severity.ERROR, cites="2.3")
def overstacked(card: Card, mission: Mission) -> Iterator[Finding]:
    """A side may have in a hex three squads, two MG sections, two vehicles, a gun, an FP and two non-combat units.

    Riders and passengers count; what is too many is lost at the end of the cycle.
    """
    for at, side, there in mission.stacks():
        # Of two positions another check tells, since the second may be an improved one, too.
        units = [one for one in there if one.kind is not None and one.kind.id not in FORTIFICATIONS]
        for breach in overstacking(unit.kind_id for unit in units):
            said = breach.message.split(",")[0]
            extra = next(one for one in reversed(units) if one.kind and said.endswith(one.kind.stacks_as))
            yield Finding(
                f"{side.title} in {mission.label(at)}: {breach.message}.",
                at=(card.at_hex(at), *mission.places(extra)[1:]),
                fixes=move(mission, extra),
                severity=breach.severity,
            )
