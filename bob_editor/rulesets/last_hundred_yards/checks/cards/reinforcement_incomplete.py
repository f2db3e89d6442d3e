from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, set_fields, whole
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.last_hundred_yards.cards.entering import groups, told_as_theirs
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.7h, 20.7i, 16.1.1")
def reinforcement_incomplete(card: Card, mission: Mission) -> Iterator[Finding]:
    """Units that enter have a time and an edge or hexes, and are of the side that they enter for."""
    yield from _of_others(card, mission)
    for index, row in card.scenario.rows("reinforcements"):
        path = ("reinforcements", index)
        timed = row.get("time_min") == "start" or whole(row.get("time_min")) is not None
        fresh = {} if timed else {"time": {"time_min": "start"}}
        if not row.get("edge") and "hexes" not in row:
            fresh["entry"] = {"edge": "FBE"}
        if fresh:
            fields = {name: value for one in fresh.values() for name, value in one.items()}
            yield Finding(
                f"Reinforcement {row.get('id') or index + 1} has no {' and no '.join(fresh)}.",
                at=card.at_field(*path),
                fixes=set_fields("From the start, over the friendly edge", path, fields),
                cites="20.7h, 20.7i",
            )


def _of_others(card: Card, mission: Mission) -> Iterator[Finding]:
    """Units that enter for a side whose they aren't."""
    for path, row in groups(card.scenario):
        side, names = mission.side(row.get("side")), row.get("units")
        named = [mission.by_id.get(str(name)) for name in names] if isinstance(names, list) else []
        foreign = [unit.side for unit in named if unit and side and unit.side not in (None, side)]
        # A group of nobody else is the other side's; of landings of a side that doesn't land another check tells.
        theirs = foreign[0] if foreign and len(foreign) == len(named) else None
        if theirs is not None and path[0] == "landing" and not (side and mission.lands(side)):
            continue
        for place, unit in enumerate(named if theirs is None else named[:1]):
            if unit and side and unit.side not in (None, side):
                own = (*path, "units", place)
                fix = drop("Take it out of the group", own)
                if theirs is not None:
                    give = put(f"Let it be the {theirs.called}'s", (*path, "side"), theirs.names[0])
                    out = drop("Take them out of the group", (*path, "units"))
                    fix = (
                        *harmless(card, [give], "landing-not-airborne", "unit-placed-and-reinforcing"),
                        out,
                    )[0]
                finding = Finding(
                    f"{unit.name} enters with the {side.called}, whose it isn't.",
                    at=card.at_field(*own if theirs is None else (*path, "side")),
                    fixes=fix,
                    cites="20.7h" if path[0] == "reinforcements" else "16.1.1",
                )
                yield told_as_theirs(finding, mission, unit, side)
