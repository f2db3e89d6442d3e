from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import without_card
from bob_editor.rulesets.memoir_44.cards.objectives import towns_to_control
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, has_card


@scenario_check(Severity.ERROR, cites="A29")
def town_control_impossible(card: Card) -> Iterator[Finding]:
    """A side can't need more towns than there are."""
    if not has_card(card, "town_control"):
        return
    towns = len(towns_to_control(card))
    for side in SIDES:
        path = ("cards", "town_control", "need", side)
        need = card.scenario.whole(*path)
        if need is None or need <= towns:
            continue
        yield Finding(
            f"{counted(need, 'town')} must be held, and the board has {towns}.",
            at=card.at_field(*path),
            fixes=(put(f"Make it {towns}", path, towns) if towns else without_card("town_control"),),
        )
