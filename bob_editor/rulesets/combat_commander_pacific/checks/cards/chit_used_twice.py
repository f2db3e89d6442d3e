from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.chits import CHITS_IN_ALL
from bob_editor.rulesets.combat_commander_pacific.cards.reading import chits_named


@scenario_check(Severity.ERROR, cites="14.3.3")
def chit_used_twice(card: Card) -> Iterator[Finding]:
    """There are 21 objective chits, each of them once."""
    uses = chits_named(card)
    seen: set[str] = set()
    for path, letter in uses:
        if letter in seen:
            yield Finding(f"Chit {letter} is used twice.", card.at_field(*path), drop("Remove it here", path))
        seen.add(letter)
    secret = [("sides", index, "secret_objectives", "random") for index, _ in card.scenario.sides]
    drawn = sum(card.scenario.whole(*path) or 0 for path in (("victory", "random_open"), *secret))
    if len(seen) + drawn > CHITS_IN_ALL:
        yield Finding(
            f"{len(seen) + drawn} chits are used or left out, and there are {CHITS_IN_ALL}.",
            card.at_field("victory", "random_open"),
        )
