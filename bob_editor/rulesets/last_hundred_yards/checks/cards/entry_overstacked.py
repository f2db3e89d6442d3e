from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.stacking import room_in_hex
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of


@card_check(Severity.WARNING, cites="2.3, 20.7h")
def entry_overstacked(card: Card, mission: Mission) -> Iterator[Finding]:
    """Units that enter by the same hexes must find room there by the stacking limits."""
    room = room_in_hex()
    for index, row in card.scenario.rows("reinforcements"):
        hexes = card.hexes(row.get("hexes"))
        if not hexes:
            continue
        taken: Counter[str] = Counter()
        for name in mission.named_kinds(row.get("units")):
            kind = kind_of(name)
            if kind is not None and kind.stacks_as:
                taken[kind.stacks_as] += kind.takes
        over = [units for units, count in taken.items() if count > room[units] * len(hexes)]
        if over:
            yield Finding(
                f"The {over[0]} that enter find no room in {counted(len(hexes), 'entry hex', 'entry hexes')}.",
                at=card.at_field("reinforcements", index, "hexes"),
                fixes=put("Let them enter anywhere along the edge", ("reinforcements", index, "hexes"), None)
                if row.get("edge")
                else (),
            )
