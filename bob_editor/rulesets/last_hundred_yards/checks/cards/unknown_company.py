from collections.abc import Iterable, Mapping, Sequence

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, harmless, put, rows_in, text_in
from bob_editor.rules.mending import FieldPath, all_of
from bob_editor.rulesets.last_hundred_yards.cards.force import companies_present
from bob_editor.rulesets.last_hundred_yards.cards.nations import fights_for
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import tables

Row = tuple[FieldPath, Mapping[str, Json]]

WHERE_IT_IS = (
    "both-sides-in-hex", "duplicate-unit-id", "reinforcement-incomplete", "unit-not-in-force",
    "unit-outside-setup-area", "unit-without-setup-area",
)  # fmt: skip
"""Checks that tell where a unit is not the other side's after all."""


@card_check(Severity.WARNING, cites="1.9")
def unknown_company(card: Card, mission: Mission) -> Iterator[Finding]:
    """Allied companies are Able, Baker, Charlie, Easy and Fox, those of the Axis 1, 2 and 3.

    Few of them have self-propelled guns.
    """
    for side in mission.sides:
        known = tables()["companies"].get(side.faction)
        # Of a nation that fights for the others another check tells.
        if known is None or not fights_for(side.nationality, side.faction):
            continue
        rows = list(_rows(mission, side))
        told: list[object] = []
        for path, row in rows:
            company, guns = row.get("company"), row.get("arm") == "spg"
            able = [one for one in known if not guns or "spg" in tables()["colours"][one]]
            if not isinstance(company, str) or company in able or company in told:
                continue
            told.append(company)
            strange, camp = company not in known, side.faction.capitalize()
            bearing = [at for at, one in rows if one.get("company") == company] if strange else [path]
            likely = _likely(company, able, rows, bearing)
            made = all_of(f"Make it {likely}", [put("", (*at, "company"), likely) for at in bearing])
            others = [one for one in mission.sides if one != side and company in companies_present(one)]
            fixes = [*harmless(card, _given(others, bearing), *WHERE_IT_IS)][-1:] or [made]
            yield Finding(
                f"“{company}” is not {'a company' if strange else 'an SPG company'} of the {camp}.",
                at=(card.at_field(*at, "company") for at in bearing),
                fixes=fixes,
                surplus=(*bearing[0], "company"),
                instead=fixes,
            )


def _likely(company: str, able: Sequence[str], rows: Sequence[Row], bearing: Sequence[FieldPath]) -> str:
    """What a company that there isn't is meant for, by the rows of its side and those that bear its name."""
    # A name that several bear is a company's of its own, a single one a slip.
    others = [one.get("company") for _, one in rows]
    fresh = sorted(able, key=lambda one: (one in others) == (len(bearing) > 1))
    # Where only the force lacks a company that its units are of, or they one of the force, it is that.
    here, there = (
        {text_in(one, "company") for at, one in rows if (at[0] == bearing[0][0]) == own}
        for own in (True, False)
    )
    lacking = [one for one in able if one in there - here]
    alike = [one for one in able if one.lower().startswith(company.lower()[:1])]
    return (*lacking, *alike, fresh[0])[0]


def _given(others: Iterable[MissionSide], bearing: Sequence[FieldPath]) -> Iterator[Fix]:
    """A unit of a company that another side has is that side's."""
    for other in others if all(at[0] == "units" for at in bearing) else ():
        if other.names:
            own = [put("", (*at, "side"), other.names[0]) for at in bearing]
            yield all_of(f"Give it to the {other.called}", own)


def _rows(mission: Mission, side: MissionSide) -> Iterator[Row]:
    """All that belongs to a company of a side: its platoons, support units and mortars, and the units of the card."""
    force = (*side.path, "force")
    for section, rows in (
        ("platoons", side.platoons),
        ("units", side.support),
        ("mortars", rows_in(side.force.get("mortars"))),
    ):
        for index, row in rows:
            yield (*force, section, index), row
    yield from ((unit.path, unit.row) for unit in mission.units if unit.side == side)
