from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rules.mending import Edit, FieldPath, Scenario, mend, partial, scenario_edits
from bob_editor.rulesets.last_hundred_yards.cards.areas import ROLES
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import fields_in, whole


@scenario_check(Severity.ERROR, cites="23.0 step 12")
def bid_invalid(card: Card) -> Iterator[Finding]:
    """Both players bid a score of nought or more, and the lower bid attacks."""
    mission = mission_of(card)
    if not mission.dyo:
        return
    given = fields_in(card.scenario.get("dyo", "bids"))
    paths = {side.role: mission.dyo_path("bids", side) for side in mission.sides if side.role}
    attacker, defender = (whole(card.scenario.get(*paths.get(role, ("dyo", "bids", role)))) for role in ROLES)
    winning = whole(card.scenario.get("dyo", "winning_bid"))
    place = (card.at_field("dyo", "bids"),)
    lower = lower_bid(given)
    bids = (*map(whole, given.values()), winning if lower is None else None)
    if any(bid is not None and bid < 0 for bid in bids):
        yield Finding("A bid is below 0.", at=place, fixes=(Edit("Make it 0", _not_negative),))
    elif winning is None and len([bid for bid in given.values() if whole(bid) is not None]) < len(ROLES):
        message = "A player hasn't bid." if given else "Nobody has bid."
        yield Finding(message, at=place, fixes=(put("Bid 25", ("dyo", "winning_bid"), 25),))
    elif attacker is not None and defender is not None and attacker >= defender:
        put_bids = partial(_put_bids, attacker=paths["attacker"], defender=paths["defender"])
        swap = mend("Swap the bids", put_bids, bids=(defender, attacker))
        over = mend(f"Raise the defender's to {attacker + 1}", put_bids, bids=(attacker, attacker + 1))
        yield Finding(
            f"The attacker bids {attacker}, the defender {defender}: the lower bid attacks.",
            at=place,
            fixes=(swap if attacker > defender else over,),
        )
    elif winning is not None and lower not in (None, winning):
        yield Finding(
            f"The winning bid is {winning}, the lower one of the players {lower}.",
            at=(card.at_field("dyo", "winning_bid"),),
            fixes=(put(f"Make it {lower}", ("dyo", "winning_bid"), lower),),
        )


def lower_bid(given: Mapping[str, object]) -> int | None:
    """The lower one of the players' bids; None where one alone has bid."""
    bids = [bid for bid in map(whole, given.values()) if bid is not None]
    return min(bids) if len(bids) > 1 else None


def _put_bids(
    scenario: Scenario, attacker: FieldPath, defender: FieldPath, bids: tuple[int, int]
) -> Scenario:
    """The card with other bids of both, and the lower one for the winning bid that it may name."""
    if scenario.get("dyo", "winning_bid") is not None:
        scenario = scenario_edits.put(scenario, ("dyo", "winning_bid"), min(bids))
    return scenario_edits.put(scenario_edits.put(scenario, attacker, bids[0]), defender, bids[1])


def _not_negative(scenario: Scenario) -> Scenario:
    """The card with no bid below nought."""
    players = fields_in(scenario.get("dyo", "bids"))
    for path in (*(("dyo", "bids", name) for name in players), ("dyo", "winning_bid")):
        bid = scenario.whole(*path)
        if bid is not None and bid < 0:
            scenario = scenario_edits.put(scenario, path, 0)
    return scenario
