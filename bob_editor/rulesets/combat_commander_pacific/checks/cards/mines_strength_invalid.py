from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.land.placement import MINES_VALUES


@scenario_check(Severity.ERROR, cites="F104.2")
def mines_strength_invalid(card: Card) -> Iterator[Finding]:
    """All mines of a scenario have one strength, 6 unless it says 7 or 8."""
    stored = card.scenario.get("mines_fp")
    if stored is not None and stored not in MINES_VALUES:
        yield Finding(
            f"The mines have a strength of {stored}.",
            (card.at_field("mines_fp"),),
            tuple(put(f"Make it {value}", ("mines_fp",), value) for value in MINES_VALUES),
        )
    usual = stored if stored in MINES_VALUES else MINES_VALUES[0]
    for at, here in read_card(card).marked("mines").items():
        for one in here:
            value = one.row.get("value")
            if value is not None and value != usual:
                yield Finding(
                    f"The mines in {card.grid.label(at)} have a strength of {value}, the scenario's {usual}.",
                    (card.at_hex(at),),
                    (drop("Take the scenario's", (*one.path, "value")),),
                )
