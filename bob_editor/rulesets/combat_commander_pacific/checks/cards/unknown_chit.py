from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.chits import chits_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import chits_named


@scenario_check(Severity.HINT, cites="14.3.3, 14.3.4")
def unknown_chit(card: Card) -> Iterator[Finding]:
    """The rules tell what the chits C, G, K, Y and Z do; of another one the card had better say it, too.

    One of the user's own table (Rules, Tables) is known.
    """
    told, known = card.scenario.table("victory", "chits"), chits_of(card.ruleset)
    for path, letter in chits_named(card):
        # What one does that is left out nobody needs to know.
        if path[1] != "excluded" and letter not in known and not told.get(letter):
            yield Finding(
                f"The rules don't tell what chit {letter} does, and neither does the card.",
                card.at_field(*path),
                cites="14.3.3" if path[0] == "victory" else "14.3.4",
            )
