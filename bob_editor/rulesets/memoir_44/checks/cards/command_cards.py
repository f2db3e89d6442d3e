from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check, whole
from bob_editor.rulesets.memoir_44.cards.reading import armies, layout
from bob_editor.rulesets.memoir_44.checks.cards.italian_hand import HAND, high_command

USUAL = {"standard": (2, 6), "breakthrough": (4, 6), "overlord": (8, 12)}
"""Fewest and most command cards by layout."""


@scenario_check(Severity.WARNING, cites="")
def command_cards(card: Card) -> Iterator[Finding]:
    """A player has a command card at least; 2 to 6 are usual, 4 to 6 in Breakthrough, 8 to 12 in Overlord."""
    span = USUAL.get(layout(card) or "")
    for place, row in armies(card):
        cards = whole(row.get("command_cards"))
        if cards is None:
            continue
        low, high = span or (1, cards)
        # The Italian High Command has a hand of its own (N6).
        if row.get("side") == "axis" and high_command(card):
            low, high = min(low, HAND), max(high, HAND)
        if low <= cards <= high:
            continue
        nearest = min(max(cards, low), high)
        usual = f"{counted(cards, 'command card')} at the {place}: {low} to {high} are dealt on this board."
        yield Finding(
            usual if cards >= 1 else f"The player at the {place} has no command cards.",
            at=card.at_field("sides", place, "command_cards"),
            fixes=put(f"Make it {nearest}", ("sides", place, "command_cards"), nearest),
            severity=None if cards >= 1 else Severity.ERROR,
        )
