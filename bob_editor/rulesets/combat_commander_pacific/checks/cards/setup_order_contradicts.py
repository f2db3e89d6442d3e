from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES

_WORDS = {1: "first", 2: "second", "simultaneous": "at the same time"}
_MATCH = {1: 2, 2: 1, "simultaneous": "simultaneous"}


@card_check(Severity.ERROR, cites="11.3")
def setup_order_contradicts(card: Card, reading: CardReading) -> Iterator[Finding]:
    """One side sets up first and the other second, or both at the same time."""
    places = {name: (*path, "setup", "order") for name, path, _ in reading.sides()}
    orders = {name: card.scenario.get(*path) for name, path in places.items()}
    if any(not isinstance(order, int | str) or order not in _WORDS for order in orders.values()) or len(
        orders
    ) < len(SIDES):
        return
    one, other = SIDES
    if orders[other] != _MATCH[orders[one]]:
        yield Finding(
            f"{SIDE_NAMES[one][:1].upper()}{SIDE_NAMES[one][1:]} sets up {_WORDS[orders[one]]}, "
            f"{SIDE_NAMES[other]} set up {_WORDS[orders[other]]}.",
            (card.at_field(*places[name]) for name in (other, one)),
            (
                put(f"Let {SIDE_NAMES[name]} set up {_WORDS[right]}", places[name], right)
                for name, right in ((other, _MATCH[orders[one]]), (one, _MATCH[orders[other]]))
            ),
        )
