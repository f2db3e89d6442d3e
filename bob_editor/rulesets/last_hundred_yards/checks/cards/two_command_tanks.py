from collections import Counter

from bob_editor.rules.cards.rows import number_of, whole
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, put
from bob_editor.rules.mending import all_of
from bob_editor.rulesets.last_hundred_yards.cards.force import beyond_force, with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide


@card_check(Severity.WARNING, cites="20.10")
def two_command_tanks(card: Card, mission: Mission) -> Iterator[Finding]:
    """A company commander rides in one tank."""
    for side in mission.sides:
        # Of those that the force doesn't have another check tells.
        beyond = {unit.index for unit in beyond_force(mission, side)}
        tanks = [
            unit
            for unit in mission.units
            if unit.side == side and unit.kind and unit.kind.id == "command_tank" and unit.index not in beyond
        ]
        for company, count in Counter(str(unit.row.get("company", "")) for unit in tanks).items():
            if count > 1:
                extra = [unit for unit in tanks if str(unit.row.get("company", "")) == company][1:]
                yield Finding(
                    f"{f'Company {company}' if company else 'One company'} has {count} command tanks.",
                    at=mission.places(extra[0]),
                    fixes=all_of(
                        "Make it a plain AFV" if count == 2 else "Make the others plain AFVs",
                        [put("", (*unit.path, "unit"), "afv") for unit in extra],
                    ),
                )
        yield from _in_support(card, side)
        listed = whole(side.force.get("command_tanks")) or 0
        companies = {row.get("company") for _, row in side.platoons if row.get("arm") == "tank"}
        if listed > max(1, len(companies)):
            path = (*side.path, "force", "command_tanks")
            yield Finding(
                f"The {side.title.lower()} has {counted(listed, 'command tank')} in "
                f"{counted(max(1, len(companies)), 'tank company', 'tank companies')}.",
                at=card.at_field(*path),
                fixes=put(f"Make it {max(1, len(companies))}", path, max(1, len(companies))),
            )


def _in_support(card: Card, side: MissionSide) -> Iterator[Finding]:
    """Command tanks of one company that are listed among the support units."""
    seen: dict[object, int] = {}
    for index, row in side.support:
        if row.get("kind") != "command_tank":
            continue
        company = row.get("company")
        before = seen.get(company, 0)
        seen[company] = before + number_of(row)
        if seen[company] > 1:
            path = (*side.path, "force", "units", index)
            fix = (
                drop("Take them out of the force", path) if before else put("Make it 1", (*path, "count"), 1)
            )
            yield Finding(
                f"{f'Company {company}' if company else 'One company'} has {seen[company]} command tanks.",
                at=card.at_field(*path),
                fixes=with_its_units(mission_of(card), side, fix),
            )
