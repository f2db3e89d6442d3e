from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import FieldPath
from bob_editor.rulesets.combat_commander_pacific.cards.chits import chits_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries


@scenario_check(Severity.HINT, cites="14.3.3, 14.3.4")
def unknown_chit(card: Card) -> Iterator[Finding]:
    """The rules tell what the chits C, G, K, Y and Z do; of another one the card had better say it, too.

    One of the user's own table (Rules, Tables) is known.
    """
    lists: list[FieldPath] = [("victory", "open"), ("victory", "excluded")]
    lists += [("sides", index, "secret_objectives", "chits") for index, _ in card.scenario.sides]
    told, known = card.scenario.table("victory", "chits"), chits_of(card.ruleset)
    for path in lists:
        for place, letter in enumerate(entries(card, *path)):
            if isinstance(letter, str) and letter not in known and not told.get(letter):
                yield Finding(
                    f"The rules don't tell what chit {letter} does, and neither does the card.",
                    (card.at_field(*path, place),),
                    cites="14.3.3" if path[0] == "victory" else "14.3.4",
                )
