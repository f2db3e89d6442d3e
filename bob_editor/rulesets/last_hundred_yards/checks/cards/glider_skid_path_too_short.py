from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found, put
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import skid_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import (
    gliders,
    not_open,
    straight_skid,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables


@card_check(Severity.ERROR, cites="16.1.2")
def glider_skid_path_too_short(card: Card, mission: Mission) -> Iterator[Finding]:
    """A glider comes to rest in the last of three or more open hexes in a straight line."""
    for glider in gliders(mission):
        if glider.zone is None:
            continue
        closed = {at: mission.label(at) for at in not_open(mission, glider.skid)}
        straight = straight_skid(mission, glider, tables()["landing"]["skid"])
        yield from found(
            skid_breaches(glider.skid, glider.zone, closed),
            f"Glider “{glider.name}”",
            (card.at_hex(glider.zone), card.at_field(*glider.path, "skid")),
            put("Draw a straight path", (*glider.path, "skid"), list(straight)) if straight else (),
        )
