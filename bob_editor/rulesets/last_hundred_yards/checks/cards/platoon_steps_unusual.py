from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop_all, put, whole
from bob_editor.rulesets.last_hundred_yards.cards.force import with_its_units
from bob_editor.rulesets.last_hundred_yards.cards.force_steps import usual_steps
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide


@card_check(Severity.WARNING, cites="20.6.2")
def platoon_steps_unusual(card: Card, mission: Mission) -> Iterator[Finding]:
    """A full infantry platoon has 6 steps, a Japanese one 8; any other is partial or reinforced, and should say so.

    A company has three of them.
    """
    for side in mission.sides:
        usual = usual_steps("platoon", side.nationality)
        for index, row in side.platoons:
            steps = whole(row.get("steps"))
            if steps is None or row.get("arm", "infantry") != "infantry":
                continue
            path = (*side.path, "force", "platoons", index)
            mode = "full" if steps == usual else "partial" if steps < usual else "reinforced"
            if row.get("mode", "full") == mode:
                continue
            number, company, given = row.get("platoon", index + 1), _company(row), counted(steps, "step")
            yield Finding(
                f"Platoon {number} of {company} has {given} instead of {usual}."
                if _is_full(row)
                else f"Platoon {number} of {company} is {row['mode']} and has {given}; a full one has {usual}.",
                at=card.at_field(*path, "steps"),
                fixes=(
                    put(f"Call it {mode}", (*path, "mode"), mode),
                    *((put(f"Give it {usual} steps", (*path, "steps"), usual),) if _is_full(row) else ()),
                ),
            )
        yield from _of_companies(card, side)


def _of_companies(card: Card, side: MissionSide) -> Iterator[Finding]:
    """Companies of which so many usual platoons are listed that they have more steps than a full one."""
    usual, most = usual_steps("platoon", side.nationality), usual_steps("company", side.nationality)
    companies: dict[str, list[int]] = {}
    for index, row in side.platoons:
        company = row.get("company")
        if isinstance(company, str) and _is_full(row) and row.get("steps", usual) == usual:
            companies.setdefault(company, []).append(index)
    for company, places in companies.items():
        steps = usual * len(places)
        if steps > most:
            extra = [(*side.path, "force", "platoons", index) for index in places[most // usual :]]
            yield Finding(
                f"Company {company} has {steps} steps instead of {most}.",
                at=card.at_field(*extra[0]),
                fixes=with_its_units(
                    mission_of(card), side, drop_all("Take its last platoons out of the force", extra)
                ),
            )


def _is_full(row: Mapping[str, object]) -> bool:
    """Whether a platoon is a full one of infantry, by what its row says or leaves out."""
    return row.get("arm", "infantry") == "infantry" and row.get("mode", "full") == "full"


def _company(row: Mapping[str, object]) -> str:
    """A platoon's company within a sentence."""
    company = row.get("company")
    return f"company {company}" if isinstance(company, str) and company else "no company"
