from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, number_of, put, text_in
from bob_editor.rulesets.last_hundred_yards.cards.force import beyond_force
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of


@card_check(Severity.WARNING, cites="20.6")
def unit_named_otherwise(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Where units bear the names that the force list gives its support units, none bears another."""
    for side in mission.sides:
        for kind, listed in _named(side).items():
            named = [
                one for one in mission.units if one.side == side and one.kind_id == kind and not one.platoon
            ]
            names = {one.index: name for one in named if (name := text_in(one.row, "name"))}
            units = [one for one in named if one.index in names]
            left = listed - Counter(names.values())
            strange = [one for one in units if not any(map(names[one.index].startswith, listed))]
            # Of those whose names aren't the list's at all nobody knows what they are called by.
            if len(strange) == len(units) or not left or beyond_force(mission, side):
                continue
            for unit in strange:
                name = next(iter(left))
                yield Finding(
                    f"{unit.name} is called otherwise than the force list of the {side.called} has it: {name}.",
                    at=mission.places(unit),
                    fixes=put(f"Call it {name}", (*unit.path, "name"), name),
                )


def _named(side: MissionSide) -> dict[str, Counter[str]]:
    """The names of a side's support units, by kind; of kinds that all have one."""
    found: dict[str, Counter[str]] = {}
    for _, row in side.support:
        kind = kind_of(row.get("kind"))
        if kind is not None:
            found.setdefault(kind.id, Counter())[text_in(row, "name")] += number_of(row)
    return {kind: names for kind, names in found.items() if "" not in names}
