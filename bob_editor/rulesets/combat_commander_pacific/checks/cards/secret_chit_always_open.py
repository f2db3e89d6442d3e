from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.chits import KNOWN
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import side_title
from bob_editor.rulesets.combat_commander_pacific.cards.reading import chits_named


@scenario_check(Severity.WARNING, cites="14.3.4")
def secret_chit_always_open(card: Card) -> Iterator[Finding]:
    """A chit without a secret side becomes open as soon as it is drawn, so it can't be a secret of one side."""
    for path, letter in chits_named(card):
        chit = KNOWN.get(letter)
        if path[0] == "sides" and chit is not None and chit.open:
            side = side_title(card, card.scenario.text(*path[:2], "side"))
            yield Finding(
                f"Chit {letter} can't be a secret of {side}.",
                card.at_field(*path),
                drop("Remove the chit", path),
            )
