from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.medals import winnable_medals
from bob_editor.rulesets.memoir_44.cards.nations import other_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, has_units
from bob_editor.rulesets.memoir_44.checks.cards.victory_medals import FEWEST, MOST


@scenario_check(Severity.WARNING, cites="")
def victory_unreachable(card: Card) -> Iterator[Finding]:
    """Enemy units, objectives, exits and special medals together are enough for victory."""
    for place, row in armies(card):
        side, wanted = row.get("side"), row.get("victory_medals")
        if side not in SIDES or not isinstance(wanted, int) or isinstance(wanted, bool):
            continue
        # Of an enemy without units another check tells.
        most = winnable_medals(card, side) if has_units(card, other_side(side)) else None
        if most is None or most >= wanted:
            continue
        right, path = min(most, MOST), ("sides", place, "victory_medals")
        needs = "The Axis needs" if side == "axis" else "The Allies need"
        yield Finding(
            f"{needs} {counted(wanted, 'medal')}, but at most {most} can be won.",
            at=card.at_field(*path),
            fixes=put(f"Make it {right}", path, right) if most >= FEWEST else (),
            surplus=path,
            instead=(right,) if most >= FEWEST else (),
        )
