from collections.abc import Mapping

from bob_editor.rules.cards.rows import Json, whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, put, scenario_check
from bob_editor.rules.mending import Edit, Scenario, scenario_edits
from bob_editor.rulesets.last_hundred_yards.cards.dyo.steps import scores_of
from bob_editor.rulesets.last_hundred_yards.cards.required import VICTORY
from bob_editor.rulesets.last_hundred_yards.checks.cards.bid_invalid import won_with

_RISING = ("attacker", "draw", "defender")
"""Who wins as the score rises: casualties and time of the attacker add to it."""


@scenario_check(Severity.ERROR, cites="21.0, 21.3")
def victory_levels_incomplete(card: Card) -> Iterator[Finding]:
    """The levels of victory cover every final score once, lowest first, and the mission ends above a highest score.

    In a mission of the players' own the bid says both, where the card doesn't.
    """
    rows = card.scenario.rows("victory")
    message = fault_of([row for _, row in rows])
    if message:
        close, bid = Edit("Close the gaps", _closed), won_with(card.scenario)
        fixes = harmless(card, (close,), "dyo-facts-differ", "score-ends-too-soon")
        if not fixes and bid is not None:
            fixes = (put("Put the levels of the bid", ("victory",), _of_bid([row for _, row in rows], bid)),)
        yield Finding(message, at=card.at_field("victory"), fixes=fixes or (close,), cites="21.3")
    if card.scenario.text("kind") == "dyo":
        return
    # Levels that are out of order are told of as such.
    rising = _closed(card.scenario).rows("victory")
    winners = [_RISING.index(str(row["winner"])) for _, row in rising if row.get("winner") in _RISING]
    if winners != sorted(winners):
        yield Finding(
            "As the score rises, the levels of victory turn from the defender to the attacker.",
            at=card.at_field("victory"),
            severity=Severity.WARNING,
            cites="21.2",
        )
    if not rows:
        yield Finding(
            "No level of victory covers any final score.",
            at=card.at_field("victory"),
            fixes=put("Put three levels", ("victory",), VICTORY),
            cites="21.3",
        )
    if whole(card.scenario.get("end", "max_final_score")) is None:
        bounds = [whole(row.get(name)) for _, row in rows for name in ("from", "to")]
        highest = max((one for one in bounds if one is not None), default=45)
        yield Finding(
            "No final score ends the mission.",
            at=card.at_field("end", "max_final_score"),
            fixes=put(f"End it above {highest}", ("end", "max_final_score"), highest),
            cites="21.0",
        )


def fault_of(rows: list[Mapping[str, Json]]) -> str:
    """What is wrong with the levels; "" where nothing is."""
    for place, row in enumerate(rows):
        low, high = whole(row.get("from")), whole(row.get("to"))
        if (low is None and place > 0) or (high is None and place < len(rows) - 1):
            bound = "begins" if low is None and place > 0 else "ends"
            return f"Victory level {place + 1} doesn't say at which score it {bound}."
        if low is not None and high is not None and low > high:
            return f"Victory level {place + 1} ends before it begins."
        if place and low is not None:
            before = whole(rows[place - 1].get("to"))
            if before is not None and low != before + 1:
                fault = "overlap" if low <= before else "leave a gap"
                return f"Victory levels {place} and {place + 1} {fault}."
    if rows and (whole(rows[0].get("from")) is not None or whole(rows[-1].get("to")) is not None):
        return "The victory levels don't cover every score."
    return ""


def _of_bid(rows: list[Mapping[str, Json]], bid: int) -> list[Json]:
    """The three levels of a bid, called as they are."""
    named = {row.get("winner"): row.get("level") for row in rows}
    return [
        {
            "level": named.get(row["winner"], row["level"]),
            "winner": row["winner"],
            **scores_of(bid)[row["winner"]],
        }
        for row in VICTORY
    ]


def _closed(scenario: Scenario) -> Scenario:
    """The levels in the order of their scores, each from where the one before ends, open at both ends."""
    rows = [dict(row) for _, row in scenario.rows("victory")]

    def start(row: Mapping[str, Json]) -> int:
        low, high = whole(row.get("from")), whole(row.get("to"))
        return low if low is not None else high if high is not None else 0

    rows = [
        *(row for row in rows if "from" not in row),
        *sorted((row for row in rows if "from" in row), key=start),
    ]
    end: int | None = None
    for place, row in enumerate(rows):
        last = place == len(rows) - 1
        low, high = whole(row.pop("from", None)), whole(row.pop("to", None))
        if end is not None:
            row["from"] = end + 1
        following = None if last else whole(rows[place + 1].get("from"))
        if not last:
            end = high if high is not None else (following - 1 if following is not None else low or 0)
            end = max(end, row.get("from", end))
            row["to"] = end
    return scenario_edits.put(scenario, ("victory",), rows)
