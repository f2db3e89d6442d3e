from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, army_of, mustered, posted


@scenario_check(Severity.WARNING, cites="")
def unit_of_wrong_camp(card: Card) -> Iterator[Finding]:
    """A nation fights on the side of its camp; where a player's nations are listed, it is one of them."""
    for unit in mustered(card):
        # Of two players of one side another check tells.
        if unit.side not in SIDES or not all(army_of(card, side) for side in SIDES):
            continue
        camp, army = CAMP.get(unit.nation, unit.side), army_of(card, unit.side)
        listed = card.scenario.texts("sides", army[0], "nations") if army else ()
        said = card.scenario.get(*unit.path, "side")
        if said in SIDES and said != unit.side:
            yield Finding(
                f"The unit is to come for the {title_of_side(unit.side)}, and is said to be of the other side.",
                at=(card.at_field(*unit.path, "side"),),
                fixes=(put(f"Give it to the {title_of_side(unit.side)}", (*unit.path, "side"), unit.side),),
            )
        if not unit.nation or (unit.nation in listed if listed else camp == unit.side):
            continue
        fixes, to_come = [], unit not in posted(card)
        other = army_of(card, camp)
        there = card.scenario.texts("sides", other[0], "nations") if other else ()
        if to_come:
            fixes.append((leave_out if unit.path[0] == "cards" else drop)("Take it out", unit.path))
        elif camp != unit.side and (not there or unit.nation in there):
            fixes.append(put(f"Give it to the {title_of_side(camp)}", (*unit.path, "side"), camp))
        if army is not None and listed:
            path = ("sides", army[0], "nations")
            fixes.append(add("Add its nation to the side", path, unit.nation))
        yield Finding(
            f"The unit{unit.where(card)} is {title_of_nation(unit.nation)}, "
            f"on the side of the {title_of_side(unit.side)}.",
            at=(card.at_field(*unit.path, "nation") if to_come else unit.place(card),),
            fixes=tuple(fixes),
        )
