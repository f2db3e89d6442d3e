from collections.abc import Iterable

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, number_of, put, whole
from bob_editor.rules.mending import Fix, all_of
from bob_editor.rulesets.last_hundred_yards.cards.force import beyond_force, with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit


@card_check(Severity.WARNING, cites="20.10")
def two_command_tanks(card: Card, mission: Mission) -> Iterator[Finding]:
    """A company commander rides in one tank."""
    for side in mission.sides:
        # Of those that the force doesn't have another check tells.
        beyond = {unit.index for unit in beyond_force(mission, side)}
        tanks = [
            unit
            for unit in mission.units
            if unit.side == side and unit.kind_id == "command_tank" and unit.index not in beyond
        ]
        extra: dict[str, list[MissionUnit]] = {}
        for unit in tanks:
            extra.setdefault(str(unit.row.get("company", "")), []).append(unit)
        yield from _in_support(card, side, extra)
        listed = whole(side.force.get("command_tanks")) or 0
        companies = {row.get("company") for _, row in side.platoons if row.get("arm") == "tank"}
        if listed > max(1, len(companies)):
            path, most = (*side.path, "force", "command_tanks"), max(1, len(companies))
            # Those on the map that are of a company's second tank go with the number.
            plain = [fix for units in extra.values() for fix in _plain(units[1:])]
            extra.clear()
            yield Finding(
                f"The {side.called} has {counted(listed, 'command tank')} in "
                f"{counted(most, 'tank company', 'tank companies')}.",
                at=card.at_field(*path),
                fixes=(all_of(f"Make it {most}", [put("", path, most), *plain]),),
            )
        for company, (_, *units) in extra.items():
            if units:
                label = "Make it a plain AFV" if len(units) == 1 else "Make the others plain AFVs"
                yield Finding(
                    f"{_title(company)} has {len(units) + 1} command tanks.",
                    at=mission.places(units[0]),
                    fixes=(all_of(label, _plain(units)),),
                )


def _plain(units: Iterable[MissionUnit]) -> list[Fix]:
    return [put("", (*unit.path, "unit"), "afv") for unit in units]


def _title(company: object) -> str:
    return f"Company {company}" if company else "One company"


def _in_support(card: Card, side: MissionSide, placed: dict[str, list[MissionUnit]]) -> Iterator[Finding]:
    """Command tanks of one company that are listed among the support units, with those ``placed``."""
    seen: dict[object, int] = {}
    for index, row in side.support:
        if row.get("kind") != "command_tank":
            continue
        company = row.get("company")
        before = seen.get(company, 0)
        seen[company] = before + number_of(row)
        if seen[company] > 1:
            path = (*side.path, "force", "units", index)
            gone, one = drop("Take them out of the force", path), put("Make it 1", (*path, "count"), 1)
            fix, plain = gone if before else one, _plain(placed.pop(str(company or ""), [])[1:])
            yield Finding(
                f"{_title(company)} has {seen[company]} command tanks.",
                at=card.at_field(*path),
                fixes=(with_its_units(mission_of(card), side, all_of(fix.label, [*plain, fix])),),
            )
