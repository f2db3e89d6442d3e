from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit


@card_check(Severity.WARNING, cites="20.7d")
def concealment_not_allowed(_card: Card, mission: Mission) -> Iterator[Finding]:
    """Where a set-up area says that its units aren't concealed, none of them is."""
    shut: dict[int, list[MissionUnit]] = {}
    for unit in (one for one in mission.units if one.says("concealed")):
        own = mission.rows_for(unit)
        rows = [index for index, row in mission.setup_rows(unit.side) if row in own] if unit.side else []
        if rows and all(row.get("concealed") is False for row in own):
            shut.setdefault(rows[0], []).append(unit)
    for index, (first, *others) in shut.items():
        path = ("setup_areas", index, "concealed")
        yield Finding(
            f"{first.name} and others are concealed, and the set-up area says that its units aren't."
            if others
            else f"{first.name} is concealed, and the set-up area says that its units aren't.",
            at=mission.places(first),
            highlight=tuple(place for unit in (first, *others) for place in mission.places(unit)),
            fixes=(
                put("Let units be concealed there", path, True)
                if others
                else drop("Show it", (*first.path, "concealed")),
            ),
        )
