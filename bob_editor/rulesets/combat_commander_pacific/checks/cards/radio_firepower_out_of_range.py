from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import RADIO_POWERS


@scenario_check(Severity.ERROR, cites="6")
def radio_firepower_out_of_range(card: Card) -> Iterator[Finding]:
    """A radio has 8 to 12 FP."""
    reading = read_card(card)
    fields = [(*path, "radio") for _, path, _ in reading.sides()]
    fields += [(*path, "radio") for path in reading.arriving_rows]
    for field in fields:
        radio = card.scenario.get(*field)
        power = card.scenario.whole(*field, "fp")
        if not isinstance(radio, dict) or power in RADIO_POWERS:
            continue
        right = min(max(power or RADIO_POWERS[0], RADIO_POWERS[0]), RADIO_POWERS[-1])
        told = f"{power} FP" if power is not None else "no FP"
        yield Finding(
            f"A radio has {told}.",
            (card.at_field(*field, "fp"),),
            (put(f"Make it {right}", (*field, "fp"), right),),
        )
