from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, scenario_check, upper_first
from bob_editor.rules.mending import Scenario, mend, scenario_edits
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@scenario_check(Severity.ERROR, cites="F102.1")
def cave_unit_undecided(card: Card) -> Iterator[Finding]:
    """Of a Japanese unit in a cave hex the card says whether it is inside."""
    reading = read_card(card)
    for at in reading.marked("cave"):
        for piece in reading.by_hex.get(at, ()):
            if piece.side == JAPAN and piece.row.get("in") not in ("cave", "outside"):
                yield Finding(
                    f"{upper_first(piece.name)} in {card.grid.label(at)} is neither inside the cave nor outside.",
                    card.at_hex(at),
                    (
                        mend("Put all of them outside", _decided, card=card, at=at, position="outside"),
                        mend("Put all of them inside", _decided, card=card, at=at, position="cave"),
                    ),
                )


def _decided(scenario: Scenario, card: Card, at: Hex, position: str) -> Scenario:
    for piece in read_card(card).by_hex[at]:
        if piece.side == JAPAN and piece.row.get("in") not in ("cave", "outside"):
            scenario = scenario_edits.put(scenario, (*piece.path, "in"), position)
    return scenario
