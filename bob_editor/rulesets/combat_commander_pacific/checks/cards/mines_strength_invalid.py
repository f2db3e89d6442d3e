from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.placement import MINES_VALUES


@card_check(Severity.ERROR, cites="F104.2")
def mines_strength_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """All mines of a scenario have one strength, 6 unless it says 7 or 8."""
    stored = card.scenario.get("mines_fp")
    laid = [one for one in reading.markers if one.marker == "mines" and one.row.get("value") is not None]
    # What all that are laid agree on, be it given or not.
    agreed = tuple(one for one in MINES_VALUES if laid and all(mine.row["value"] == one for mine in laid))
    if stored is not None and stored not in MINES_VALUES:
        yield Finding(
            f"The mines have a strength of {stored}.",
            card.at_field("mines_fp"),
            (put(f"Make it {value}", ("mines_fp",), value) for value in agreed or MINES_VALUES),
        )
        return
    usual = MINES_VALUES[0] if stored is None else stored
    for one in laid:
        value = one.row["value"]
        if value != usual:
            yield Finding(
                f"The mines in {card.grid.label(one.hex)} have a strength of {value}, the scenario's {usual}.",
                card.at_hex(one.hex),
                (
                    drop("Take the scenario's", (*one.path, "value")),
                    *(put(f"Make the scenario's {right}", ("mines_fp",), right) for right in agreed),
                ),
            )
