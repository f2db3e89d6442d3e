from itertools import count

from bob_editor.rules.cards.surplus import says_again
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, whole
from bob_editor.rules.pieces import called, called_as_missing
from bob_editor.rulesets.last_hundred_yards.cards.force import beyond_force, with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit


@card_check(Severity.ERROR, cites="1.10, 1.11")
def duplicate_unit_id(card: Card, mission: Mission) -> Iterator[Finding]:
    """A unit's id is its own; so are its number within the platoon, and a platoon's within the company."""
    seen: dict[str, MissionUnit] = {}
    for unit in mission.units:
        if unit.id and unit.id in seen:
            again = says_again(card.scenario, seen[unit.id].path, unit.path)
            # What the force has no room for was put on the map a second time.
            more = [] if again or unit.side is None else [*beyond_force(mission, unit.side)]
            again = again or (unit in more and seen[unit.id] not in more)
            fresh = next(new for number in count(2) if (new := f"{unit.id}-{number}") not in mission.by_id)
            either = called_as_missing(card, (*seen[unit.id].path, "id"), (*unit.path, "id"))
            others = either or (called(card, (*unit.path, "id"), fresh),)
            yield Finding(
                f"Two units have the id {unit.id}.",
                at=mission.places(unit),
                fixes=drop("Take the second away", unit.path) if again else others,
                surplus=unit.path if again else (*unit.path, "id"),
                instead=None if again else either,
            )
        seen.setdefault(unit.id, unit)
    yield from (*_of_numbers(mission), *_of_platoons(card, mission))


def _of_numbers(mission: Mission) -> Iterator[Finding]:
    """Units of one kind and platoon that bear one number."""
    counters = set[object]()
    for unit in mission.units:
        counter = unit.row.get("counter")
        if unit.platoon is None or not isinstance(counter, str) or unit.kind is None:
            continue
        key = (unit.platoon, unit.kind.id, counter)
        if key in counters:
            side_no, company, number = unit.platoon
            numbered = [one for one in mission.units if one.row.get("counter") == counter]
            bearing = {one.platoon for one in numbered if one.kind == unit.kind}
            rows = mission.side_at(int(side_no)).platoons
            force = [whole(row.get("platoon")) for _, row in rows if row.get("company") == company]
            lacking = [one for one in force if one and (side_no, company, one) not in bearing]
            # The one that a single platoon of the company lacks is probably its own.
            meant = lacking if len(lacking) == 1 else []
            own = [put(f"Put it into platoon {one}", (*unit.path, "platoon"), one) for one in meant]
            yield Finding(
                f"Two units of platoon {number} of company {company} bear the number {counter}.",
                at=mission.places(unit),
                fixes=tuple(own) or (put("Leave its number out", (*unit.path, "counter"), None),),
                surplus=(*unit.path, "platoon") if own else (),
            )
        counters.add(key)


def _of_platoons(card: Card, mission: Mission) -> Iterator[Finding]:
    """Platoons that a force lists twice."""
    for side in mission.sides:
        listed: list[object] = []
        for index, row in side.platoons:
            which = (row.get("company"), row.get("platoon"), row.get("arm", "infantry"))
            if None not in which and which in listed:
                path = (*side.path, "force", "platoons", index)
                # The one that its company has on the map, and not in the force, is meant.
                lost = {one.platoon[1:] for one in mission.units if one.platoon and one.side == side}
                lost -= {(str(row.get("company")), whole(row.get("platoon"))) for _, row in side.platoons}
                numbers = [one for name, one in lost if name == which[0]]
                right = numbers if len(numbers) == 1 else []
                gone = with_its_units(mission, side, drop("Take the second out of the force", path))
                yield Finding(
                    f"The {side.called} has platoon {which[1]} of company {which[0]} twice.",
                    at=card.at_field(*path),
                    fixes=[put(f"Make it platoon {one}", (*path, "platoon"), one) for one in right] or [gone],
                    surplus=(*path, "platoon") if right else path,
                    instead=right or None,
                )
            listed.append(which)
