from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, fields_in, put, whole
from bob_editor.rules.mending import FieldPath, Scenario, mend, scenario_edits
from bob_editor.rulesets.last_hundred_yards.cards.areas import ROLES
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

_WINNING: FieldPath = ("dyo", "winning_bid")


@card_check(Severity.ERROR, cites="23.0 step 12")
def bid_invalid(card: Card, mission: Mission) -> Iterator[Finding]:
    """Both players bid a score of nought or more, and the lower bid attacks."""
    if not mission.dyo:
        return
    given = fields_in(card.scenario.get("dyo", "bids"))
    paths: dict[str, FieldPath] = {role: ("dyo", "bids", role) for role in ROLES}
    paths |= {side.role: mission.dyo_path("bids", side) for side in mission.sides if side.role}
    attacker, defender = (whole(card.scenario.get(*paths[role])) for role in ROLES)
    winning = whole(card.scenario.get("dyo", "winning_bid"))
    place = (card.at_field("dyo", "bids"),)
    lower, meant = lower_bid(given), _meant(card.scenario)
    said: dict[FieldPath, int | None] = {("dyo", "bids", name): whole(bid) for name, bid in given.items()}
    said |= {_WINNING: winning} if lower is None else {}
    below = [path for path, bid in said.items() if bid is not None and bid < 0]
    if below:
        # The defender's bid is the higher one.
        right: dict[FieldPath, int] = {path: (meant or 0) + (path == paths["defender"]) for path in below}
        fix = mend(f"Make it {right[below[0]]}", _put_bids, bids=right)
        yield Finding("A bid is below 0.", at=place, fixes=fix)
    elif winning is None and len([bid for bid in given.values() if whole(bid) is not None]) < len(ROLES):
        message = "A player hasn't bid." if given else "Nobody has bid."
        likely = (meant, attacker, min(25, 25 if defender is None else defender - 1))
        fresh = next(one for one in likely if one is not None)
        yield Finding(message, at=place, fixes=put(f"Bid {fresh}", _WINNING, fresh))
    elif attacker is not None and defender is not None and attacker >= defender:
        message = f"The attacker bids {attacker}, the defender {defender}: the lower bid attacks."
        if attacker in (defender, meant):
            label, bids = f"Raise the defender's to {attacker + 1}", {paths["defender"]: attacker + 1}
        else:
            label, bids = "Swap the bids", {paths["attacker"]: defender, paths["defender"]: attacker}
        yield Finding(message, at=place, fixes=mend(label, _put_bids, bids=bids))
    elif winning is not None and lower not in (None, winning):
        yield Finding(
            f"The winning bid is {winning}, the lower one of the players {lower}.",
            at=card.at_field(*_WINNING),
            fixes=mend(f"Make it {lower}", _put_bids, bids={_WINNING: lower}),
        )


def won_with(scenario: Scenario) -> int | None:
    """The bid with which the attack was won: the winning one, or else the lower one of the players'."""
    winning = whole(scenario.get(*_WINNING))
    return lower_bid(fields_in(scenario.get("dyo", "bids"))) if winning is None else winning


def lower_bid(given: Mapping[str, object]) -> int | None:
    """The lower one of the players' bids; None where one alone has bid."""
    bids = [bid for bid in map(whole, given.values()) if bid is not None]
    return min(bids) if len(bids) > 1 else None


def _meant(scenario: Scenario) -> int | None:
    """The bid on which what a card says of its end, or of the attacker's levels, rests; None where it says nothing."""
    end = scenario.whole("end", "max_final_score")
    if end is not None:
        return max(0, end - int(tables()["bid_margin"]))
    won = [whole(row.get("to")) for _, row in scenario.rows("victory") if row.get("winner") == "attacker"]
    return max((one for one in won if one is not None and one >= 0), default=None)


def _put_bids(scenario: Scenario, bids: Mapping[FieldPath, int]) -> Scenario:
    """The card with other bids, and with the winning one, the end and the levels of victory that rest on them."""
    for path, bid in bids.items():
        scenario = scenario_edits.put(scenario, path, bid)
    lower, meant = lower_bid(fields_in(scenario.get("dyo", "bids"))), _meant(scenario)
    if lower is not None and scenario.get(*_WINNING) is not None:
        scenario = scenario_edits.put(scenario, _WINNING, lower)
    levels = [("victory", index, name) for index, _ in scenario.rows("victory") for name in ("from", "to")]
    for path in (("end", "max_final_score"), *levels):
        score = scenario.whole(*path)
        if score is not None and lower is not None and meant is not None:
            scenario = scenario_edits.put(scenario, path, score + lower - meant)
    return scenario
