from msgspec.structs import replace

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, partial, scenario_check
from bob_editor.rules.pieces import harmless
from bob_editor.rulesets.memoir_44.cards.reading import Posted, posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import move, without_unit
from bob_editor.rulesets.memoir_44.cards.spots.trains import are_coupled, is_locomotive, is_on_rails, trains


@scenario_check(Severity.ERROR, cites="TR5")
def train_off_track(card: Card) -> Iterator[Finding]:
    """Trains stand and move on track, in stations and on railroad bridges."""
    for unit in posted(card):
        if unit.treated_as == "train" and unit.at is not None and not is_on_rails(card, unit.at):
            moves = move(card, unit, partial(_coupled, card, unit)) or move(
                card, unit, partial(is_on_rails, card)
            )
            gone = without_unit(card, unit)
            yield Finding(
                f"The {unit.name}{unit.where(card)} has no track.",
                at=unit.place(card),
                fixes=harmless(card, (*moves, gone), "train-uncoupled") or (gone,),
            )


def _coupled(card: Card, unit: Posted, at: Hex) -> bool:
    """Whether a part of a train is coupled with another of its kind in a hex."""
    lacking = [one for one in trains(card) if not (is_locomotive(unit) and any(map(is_locomotive, one)))]
    rest = (one for train in lacking for one in train if one.kind == unit.kind and one is not unit)
    return any(one.side == unit.side and are_coupled(card, replace(unit, at=at), one) for one in rest)
