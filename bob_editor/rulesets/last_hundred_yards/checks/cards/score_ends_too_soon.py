from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check, whole
from bob_editor.rulesets.last_hundred_yards.checks.cards.victory_levels_incomplete import fault_of


@scenario_check(Severity.ERROR, cites="21.0, 21.3")
def score_ends_too_soon(card: Card) -> Iterator[Finding]:
    """A mission ends when the score is above its highest, so every level of victory begins no later than that."""
    highest = whole(card.scenario.get("end", "max_final_score"))
    levels = [row for _, row in card.scenario.rows("victory")]
    starts = [whole(row.get("from")) for row in levels]
    last = max((one for one in starts if one is not None), default=None)
    if highest is None or last is None or last <= highest + 1 or fault_of(levels):
        return
    path = ("end", "max_final_score")
    yield Finding(
        f"The mission ends above {highest}, and the last level of victory begins at {last}.",
        at=card.at_field(*path),
        fixes=put(f"End it above {last - 1}", path, last - 1),
    )
