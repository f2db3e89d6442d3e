from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.chits import KNOWN
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.WARNING, cites="14.3.4")
def secret_chit_always_open(card: Card) -> Iterator[Finding]:
    """A chit without a secret side becomes open as soon as it is drawn, so it can't be a secret of one side."""
    for name, path, _ in read_card(card).sides():
        for place, letter in enumerate(card.scenario.texts(*path, "secret_objectives", "chits")):
            chit = KNOWN.get(letter)
            if chit is not None and chit.open:
                yield Finding(
                    f"Chit {letter} can't be a secret of {SIDE_NAMES[name]}.",
                    (card.at_field(*path, "secret_objectives", "chits", place),),
                    (drop("Remove the chit", (*path, "secret_objectives", "chits", place)),),
                )
