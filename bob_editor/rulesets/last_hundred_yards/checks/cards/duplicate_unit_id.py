from itertools import count

from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rules.pieces import called
from bob_editor.rulesets.last_hundred_yards.cards.force import with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit


@scenario_check(Severity.ERROR, cites="1.10, 1.11")
def duplicate_unit_id(card: Card) -> Iterator[Finding]:
    """A unit's id is its own; so are its number within the platoon, and a platoon's within the company."""
    mission = mission_of(card)
    seen: dict[str, MissionUnit] = {}
    counters: dict[object, MissionUnit] = {}
    for unit in mission.units:
        if unit.id and unit.id in seen:
            again = says_again(card.scenario, seen[unit.id].path, unit.path)
            fresh = next(new for number in count(2) if (new := f"{unit.id}-{number}") not in mission.by_id)
            other = called(card, (*unit.path, "id"), fresh)
            yield Finding(
                f"Two units have the id {unit.id}.",
                at=mission.places(unit),
                fixes=(drop("Take the second away", unit.path) if again else other,),
                surplus=unit.path if again else (),
            )
        seen.setdefault(unit.id, unit)
        counter = unit.row.get("counter")
        if unit.platoon is None or not isinstance(counter, str) or unit.kind is None:
            continue
        key = (unit.platoon, unit.kind.id, counter)
        if key in counters:
            _, company, number = unit.platoon
            yield Finding(
                f"Two units of platoon {number} of company {company} bear the number {counter}.",
                at=mission.places(unit),
                fixes=(put("Leave its number out", (*unit.path, "counter"), None),),
            )
        counters.setdefault(key, unit)
    for side in mission.sides:
        listed: list[object] = []
        for index, row in side.platoons:
            which = (row.get("company"), row.get("platoon"), row.get("arm", "infantry"))
            if None not in which and which in listed:
                path = (*side.path, "force", "platoons", index)
                yield Finding(
                    f"The {side.title.lower()} has platoon {which[1]} of company {which[0]} twice.",
                    at=(card.at_field(*path),),
                    fixes=(with_its_units(mission, side, drop("Take the second out of the force", path)),),
                    surplus=path,
                )
            listed.append(which)
