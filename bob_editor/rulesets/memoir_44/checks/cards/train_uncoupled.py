from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, all_of, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import Posted, fights_there, posted
from bob_editor.rulesets.memoir_44.cards.spots.trains import are_coupled, is_locomotive, is_on_rails, trains
from bob_editor.rulesets.memoir_44.land.laid_and_printed import around

MOST = 2


@scenario_check(Severity.WARNING, cites="TR5")
def train_uncoupled(card: Card) -> Iterator[Finding]:
    """A train is a locomotive and a wagon on linked hexes of track."""
    found = trains(card)
    # Of a part that stands off the board or the rails other checks tell, and so of what lacks it.
    parts = [one for one in posted(card) if one.treated_as == "train"]
    lost = {(one.side, is_locomotive(one)) for one in parts if not _is_on_rails(card, one)}
    strays = [train for train in found if not any(map(is_locomotive, train)) and _is_on_rails(card, train[0])]
    for train in found:
        engines = [part for part in train if is_locomotive(part)]
        sides = {part.side for part in train}
        if len(sides) > 1 and all(fights_there(card, part) for part in train):
            give = [put("", (*part.path, "side"), train[0].side) for part in train]
            yield Finding(
                f"The parts of the train{train[0].where(card)} are of two sides.",
                at=train[0].place(card),
                fixes=all_of(f"Give it to the {title_of_side(train[0].side)}", give),
            )
        if len(engines) > 1:
            second = engines[1]
            yield Finding(
                f"The train{engines[0].where(card)} has {len(engines)} locomotives.".replace(" 2 ", " two "),
                at=second.place(card),
                fixes=put("Make it a wagon", (*second.path, "part"), "wagon") if len(engines) == MOST else (),
            )
        elif (
            len(engines) == len(train) == 1
            and not lost & {(train[0].side, False)}
            and _is_on_rails(card, train[0])
        ):
            # Of what is both a locomotive without its wagon and a wagon without its locomotive it is told once.
            own = next((one for one in strays if one[0].side == engines[0].side), None)
            if own is not None:
                strays.remove(own)
            yield Finding(
                f"The locomotive{engines[0].where(card)} has no wagon.",
                at=engines[0].place(card),
                fixes=tuple(_partner(card, engines[0], "wagon", own)),
            )
    for first, *more in (train for train in strays if (train[0].side, True) not in lost):
        fix = put("Make it the locomotive", (*first.path, "part"), None)
        yield Finding(
            f"The wagon{first.where(card)} has no locomotive.",
            at=first.place(card),
            fixes=fix if more and "load" not in first.row else tuple(_partner(card, first, "locomotive")),
        )


def _is_on_rails(card: Card, part: Posted) -> bool:
    return part.at is not None and is_on_rails(card, part.at)


def _partner(card: Card, part: Posted, kind: str, own: list[Posted] | None = None) -> Iterator[Fix]:
    """The edit that puts the other part on a free hex to which this one's track leads, and no other train's.

    Of a train's ``own`` wagon that stands elsewhere it is moved there.
    """
    taken = {unit.at for unit in posted(card)}
    others = [unit for unit in posted(card) if unit.treated_as == "train" and unit is not part]
    for at in around(card.board, part.at) if part.at is not None else ():
        there = Posted((), {}, at, part.troop)
        alone = not any(are_coupled(card, there, one) for one in others if one not in (own or ()))
        if at not in taken and alone and are_coupled(card, part, there):
            label = card.grid.label(at)
            if own is not None:
                yield put(f"Couple the wagon{own[0].where(card)}", (*own[0].path, "at"), label)
                return
            gun = {"load": {"unit": "artillery"}} if part.kind == "armored_train" and kind == "wagon" else {}
            row = {name: value for name, value in part.row.items() if name != "load"}
            yield add(
                "Couple a wagon" if kind == "wagon" else "Couple a locomotive",
                ("units",),
                {**row, "at": label, "part": kind, **gun},
            )
            return
