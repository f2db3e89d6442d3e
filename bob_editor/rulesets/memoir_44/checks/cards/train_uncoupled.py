from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import Posted, posted
from bob_editor.rulesets.memoir_44.cards.spots.trains import are_coupled, is_locomotive, is_on_rails, trains
from bob_editor.rulesets.memoir_44.land.laid_and_printed import around

MOST = 2


@scenario_check(Severity.WARNING, cites="TR5")
def train_uncoupled(card: Card) -> Iterator[Finding]:
    """A train is a locomotive and a wagon on linked hexes of track."""
    for train in trains(card):
        engines = [part for part in train if is_locomotive(part)]
        if len(engines) > 1:
            second = engines[1]
            yield Finding(
                f"The train{engines[0].where(card)} has {len(engines)} locomotives.".replace(" 2 ", " two "),
                at=(second.place(card),),
                fixes=(put("Make it a wagon", (*second.path, "part"), "wagon"),)
                if len(engines) == MOST
                else (),
            )
        elif engines and len(train) == 1 and engines[0].at and is_on_rails(card, engines[0].at):
            yield Finding(
                f"The locomotive{engines[0].where(card)} has no wagon.",
                at=(engines[0].place(card),),
                fixes=tuple(_wagon(card, engines[0])),
            )


def _wagon(card: Card, engine: Posted) -> Iterator[Fix]:
    """The edit that puts a wagon on a free hex to which the locomotive's track leads, and no other train's."""
    taken = {unit.at for unit in posted(card)}
    others = [unit for unit in posted(card) if unit.treated_as == "train" and unit is not engine]
    for other in around(card.board, engine.at) if engine.at is not None else ():
        wagon = Posted((), {"side": engine.row.get("side")}, other, engine.troop)
        alone = not any(are_coupled(card, wagon, part) for part in others)
        if other not in taken and alone and are_coupled(card, engine, wagon):
            gun = {"load": {"unit": "artillery"}} if engine.kind == "armored_train" else {}
            row = {**engine.row, "at": card.grid.label(other), "part": "wagon", **gun}
            yield add("Couple a wagon", ("units",), row)
            return
