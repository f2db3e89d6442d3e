from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.ERROR, cites="20.7h, 20.7i")
def reinforcement_incomplete(card: Card) -> Iterator[Finding]:
    """Units that enter have a time and an edge or hexes."""
    for index, row in card.scenario.rows("reinforcements"):
        path = ("reinforcements", index)
        timed = row.get("time_min") == "start" or whole(row.get("time_min")) is not None
        missing = [] if timed else ["time"]
        if not row.get("edge") and "hexes" not in row:
            missing.append("entry")
        if missing:
            fields = {"time": {"time_min": "start"}, "entry": {"edge": "FBE"}}
            fresh = {name: value for one in missing for name, value in fields[one].items()}
            yield Finding(
                f"Reinforcement {row.get('id') or index + 1} has no {' and no '.join(missing)}.",
                at=(card.at_field(*path),),
                fixes=(set_fields("From the start, over the friendly edge", path, fresh),),
            )
