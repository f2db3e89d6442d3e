from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, text_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import Landing, aboard, gliders
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.WARNING, cites="16.1.2")
def glider_assembly_off_leader(card: Card, mission: Mission) -> Iterator[Finding]:
    """A platoon that lands by glider gathers where its leader's glider comes to rest."""
    leaders = {
        _platoon(mission, glider): glider
        for glider in gliders(mission)
        if "platoon_leader" in glider.units and glider.zone
    }
    for glider in gliders(mission):
        leader = leaders.get(_platoon(mission, glider))
        if leader is None or leader.zone is None or glider.assembly in (None, leader.zone):
            continue
        label = mission.label(leader.zone)
        yield Finding(
            f"Glider “{glider.name}” gathers away from {label}, where its platoon's leader lands.",
            at=card.at_field(*glider.path, "assembly"),
            fixes=put(f"Gather at {label}", (*glider.path, "assembly"), label),
        )


def _platoon(mission: Mission, glider: Landing) -> object:
    """The company and platoon that a glider carries: what its row says, else those of its first unit that has them."""
    if "company" in glider.row or "platoon" in glider.row:
        return text_in(glider.row, "company") or None, whole(glider.row.get("platoon"))
    platoons = (one.platoon for one in aboard(mission, glider))
    return next((platoon[1:] for platoon in platoons if platoon is not None), (None, None))
