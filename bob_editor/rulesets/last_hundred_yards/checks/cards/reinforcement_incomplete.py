from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rules.mending import set_fields
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import whole


@scenario_check(Severity.ERROR, cites="20.7h, 20.7i")
def reinforcement_incomplete(card: Card) -> Iterator[Finding]:
    """Units that enter have a time and an edge or hexes, and are of the side that they enter for."""
    mission = mission_of(card)
    for index, row in card.scenario.rows("reinforcements"):
        path, side, names = ("reinforcements", index), mission.side(row.get("side")), row.get("units")
        for place, name in enumerate(names if isinstance(names, list) else ()):
            unit = mission.by_id.get(name) if isinstance(name, str) else None
            if unit is not None and side is not None and unit.side not in (None, side):
                yield Finding(
                    f"{unit.name} enters with the {side.title.lower()}, whose it isn't.",
                    at=(card.at_field(*path, "units", place),),
                    fixes=(drop("Take it out of the group", (*path, "units", place)),),
                    cites="20.7h",
                )
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
