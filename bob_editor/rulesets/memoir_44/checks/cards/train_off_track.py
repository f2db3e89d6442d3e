from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import partial
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import move, without_unit
from bob_editor.rulesets.memoir_44.cards.spots.trains import is_on_rails


@scenario_check(Severity.ERROR, cites="TR5")
def train_off_track(card: Card) -> Iterator[Finding]:
    """Trains stand and move on track, in stations and on railroad bridges."""
    for unit in posted(card):
        if unit.treated_as == "train" and unit.at is not None and not is_on_rails(card, unit.at):
            yield Finding(
                f"The {unit.name}{unit.where(card)} has no track.",
                at=(unit.place(card),),
                fixes=(*move(card, unit, partial(is_on_rails, card)), without_unit(card, unit)),
            )
