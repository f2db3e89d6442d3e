from collections.abc import Collection, Mapping, Sequence

from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rules.mending import FieldPath, all_of
from bob_editor.rules.wording import listed
from bob_editor.rulesets.memoir_44.cards.areas import exits_of
from bob_editor.rulesets.memoir_44.cards.fixes import without_objective
from bob_editor.rulesets.memoir_44.cards.nations import title_of_side
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, has_card

Row = tuple[int, Mapping[str, object]]


@scenario_check(Severity.WARNING, cites="A23")
def exit_mismatch(card: Card) -> Iterator[Finding]:
    """A side that wins medals by leaving the board has exit markers; its objective and they say the same of them."""
    exits = [(index, row) for index, row in card.scenario.markers if row.get("marker") == "exit"]
    wanted = [one for one in objectives(card) if one.kind == "exit"]
    for one in wanted:
        marked = exits_of(card, one.owner if one.owner in SIDES else "any")
        # Of one that isn't on the board another check tells.
        if not marked and one.owner not in [text_in(row, "side") for _, row in exits]:
            yield _unmarked(card, one, exits, {other.owner for other in wanted if other is not one})
        bare = [label for label in one.labels if card.hex(label) not in (None, *marked)] if marked else []
        if bare:
            yield Finding(
                f"The objective names the exit {bare[0]}, where none is marked."
                if len(bare) == 1
                else f"The objective names the exits {listed(bare)}, where none is marked.",
                at=one.place(card),
                fixes=drop("Leave its hexes to the markers", ("objectives", one.index, "hexes")),
            )
    yield from _of_markers(card, exits, wanted)


def _unmarked(card: Card, one: Objective, exits: Sequence[Row], needed: Collection[str]) -> Finding:
    """An objective of a side that has no exit; those of the other side are given to it unless they are ``needed``."""
    give = [
        put("", ("markers", index, "side"), one.owner)
        for index, row in exits
        if one.owner in SIDES and text_in(row, "side") not in needed
    ]
    # Where nobody has any the rule goes, too.
    gone: list[FieldPath] = [] if exits else [("cards", "exits")]
    whose = title_of_side(one.owner)
    return Finding(
        f"Exits give medals to the {whose}, but no exit of that side is marked."
        if one.owner in SIDES
        else "Exits give medals, but no exit is marked.",
        at=one.place(card),
        fixes=(
            *((all_of(f"Give the exits to the {whose}", give),) if give else ()),
            without_objective(card, one.index, *gone),
        ),
    )


def _of_markers(card: Card, exits: Sequence[Row], wanted: Sequence[Objective]) -> Iterator[Finding]:
    """Exits that give no medals, or others than the objective."""
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
                at=place,
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
            at=place,
            fixes=add("Let each unit that leaves win a medal", ("objectives",), objective),
        )
