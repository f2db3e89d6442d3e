from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rules.mending import FieldPath, all_of, drop_all
from bob_editor.rulesets.memoir_44.cards.areas import exits_of
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, has_card


@scenario_check(Severity.WARNING, cites="A23")
def exit_mismatch(card: Card) -> Iterator[Finding]:
    """A side that wins medals by leaving the board has exit markers; its objective and they say the same of them."""
    exits = [(index, row) for index, row in card.scenario.markers if row.get("marker") == "exit"]
    wanted = [one for one in objectives(card) if one.kind == "exit"]
    for one in wanted:
        marked = exits_of(card, one.owner)
        if not marked:
            # Where the other side has some, they are probably meant; where nobody has any the rule goes, too.
            gone: list[FieldPath] = [("objectives", one.index), *([] if exits else [("cards", "exits")])]
            give = [put("", ("markers", index, "side"), one.owner) for index, _ in exits]
            whose = title_of_side(one.owner)
            yield Finding(
                f"Exits give medals to the {whose}, but no exit of that side is marked."
                if one.owner in SIDES
                else "Exits give medals, but no exit is marked.",
                at=(one.place(card),),
                fixes=(
                    *((all_of(f"Give the exits to the {whose}", give),) if give else ()),
                    drop_all("Remove the objective", gone),
                ),
            )
        for label in one.labels if marked else ():
            at = card.hex(label)
            if at is not None and at not in marked:
                yield Finding(
                    f"The objective names the exit {label}, where none is marked.",
                    at=(one.place(card),),
                    fixes=(drop("Leave its hexes to the markers", ("objectives", one.index, "hexes")),),
                )
    told: list[object] = []
    for index, row in exits:
        side, medals = row.get("side"), card.scenario.whole("markers", index, "medals")
        at = card.hex(row.get("at"))
        place = card.where(at, "markers", index)
        won = [one for one in wanted if side is None or one.is_of(str(side))]
        if won and medals is not None and medals not in {one.value for one in won}:
            value, path = won[0].value, ("objectives", won[0].index, "value")
            paths = [("markers", other, "medals") for other, one in exits if one.get("side") == side]
            yield Finding(
                f"Each unit that leaves wins {medals} by the marker, and {value} by the objective.",
                at=(place,),
                fixes=(
                    all_of(f"Make both {value}", [put("", one, value) for one in paths]),
                    all_of(f"Make both {medals}", [put("", one, medals) for one in (path, *paths)]),
                ),
            )
        if won or side in told or has_card(card, "exits"):
            continue
        told.append(side)
        objective = {"owner": side if side in SIDES else "any", "kind": "exit", "value": medals or 1}
        yield Finding(
            "An exit is marked, but it gives no medals.",
            at=(place,),
            fixes=(add("Let each unit that leaves win a medal", ("objectives",), objective),),
        )
