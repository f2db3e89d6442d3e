from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, rows_in, whole
from bob_editor.rulesets.last_hundred_yards.cards.fixes import strayed
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="20.7")
def platoon_outside_its_area(card: Card, mission: Mission) -> Iterator[Finding]:
    """A platoon to which the disposition of forces gives areas sets up in one of them."""
    for unit in mission.units:
        rows, own = mission.own_rows(unit), mission.own_hexes(unit)
        if unit.at is None or not rows or unit.side is None:
            continue
        if unit.at not in mission.setup_hexes(unit.side) or unit.at in own:
            continue
        index, row = rows[0]
        name = row.get("name") or row.get("id") or f"set-up area {index + 1}"
        told = f"{unit.name} in {mission.label(unit.at)} is outside its platoon's area, {name}."
        yield strayed(mission, unit, told)
    yield from _of_nobody(card, mission)


def _of_nobody(card: Card, mission: Mission) -> Iterator[Finding]:
    """Platoons that an area names and its side doesn't have."""
    for index, row in card.scenario.setup_areas:
        side = mission.side(row.get("side"))
        for place, named in rows_in(row.get("platoons")):
            company, platoon = named.get("company"), whole(named.get("platoon"))
            if not company or side is None or not side.platoons:
                continue
            own = (one for _, one in side.platoons if one.get("company") == company)
            if any(platoon in (None, one.get("platoon")) for one in own):
                continue
            path = ("setup_areas", index, "platoons", place)
            told = f"platoon {platoon} of company {company}" if platoon is not None else f"company {company}"
            yield Finding(
                f"The {side.called} has no {told}.",
                at=card.at_field(*path),
                fixes=drop("Leave it out", path),
            )
