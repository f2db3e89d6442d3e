from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import armies, layout

GENERALS = ("left", "centre", "right")
"""The Field Generals of a team: one who is alone is no more told of than all three."""


@scenario_check(Severity.WARNING, cites="A25")
def combat_cards_count(card: Card) -> Iterator[Finding]:
    """Each player gets two combat cards; on an Overlord board each Field General gets one."""
    overlord = layout(card) == "overlord"
    given = card.scenario.whole("cards", "combat_cards", "per_player")
    right = 1 if overlord else 2
    if given is not None and given != right:
        who = "Field General" if overlord else "player"
        yield Finding(
            f"Each {who} gets {right} combat cards, not {given}.".replace("1 combat cards", "1 combat card"),
            at=card.at_field("cards", "combat_cards", "per_player"),
            fixes=put(f"Make it {right}", ("cards", "combat_cards", "per_player"), right),
        )
    for place, row in armies(card):
        cards = row.get("combat_cards")
        named = sum(bool(card.scenario.text("sides", place, "generals", one)) for one in GENERALS)
        usual = (1, named or 3, 3) if overlord else (2,)
        if cards is not None and cards not in usual:
            yield Finding(
                f"The player at the {place} gets {usual[-1]} combat cards, not {cards}.",
                at=card.at_field("sides", place, "combat_cards"),
                fixes=put(f"Make it {usual[-1]}", ("sides", place, "combat_cards"), usual[-1]),
            )
