from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, army_of, posted


@scenario_check(Severity.WARNING, cites="")
def unit_of_wrong_camp(card: Card) -> Iterator[Finding]:
    """A nation fights on the side of its camp; where a player's nations are listed, it is one of them."""
    for unit in posted(card):
        if unit.nation not in CAMP or unit.side not in SIDES:
            continue
        army = army_of(card, unit.side)
        listed = card.scenario.texts("sides", army[0], "nations") if army else ()
        if (unit.nation in listed) if listed else CAMP[unit.nation] == unit.side:
            continue
        fixes = []
        camp = CAMP[unit.nation]
        other = army_of(card, camp)
        there = card.scenario.texts("sides", other[0], "nations") if other else ()
        if camp != unit.side and (not there or unit.nation in there):
            fixes.append(put(f"Give it to the {title_of_side(camp)}", ("units", unit.index, "side"), camp))
        if army is not None and listed:
            path = ("sides", army[0], "nations")
            fixes.append(add("Add its nation to the side", path, unit.nation))
        yield Finding(
            f"The unit{unit.where(card)} is {title_of_nation(unit.nation)}, "
            f"on the side of the {title_of_side(unit.side)}.",
            at=(unit.place(card),),
            fixes=tuple(fixes),
        )
    yield from _reserves(card)


def _reserves(card: Card) -> Iterator[Finding]:
    """Units of another camp among a side's reserves."""
    for side in SIDES:
        army = army_of(card, side)
        if army is None:
            continue
        listed = card.scenario.texts("sides", army[0], "nations")
        for index, row in card.scenario.rows("sides", army[0], "reserves"):
            nation = row.get("nation")
            own = nation in listed if listed else CAMP.get(str(nation)) == side
            if nation not in CAMP or own:
                continue
            path = ("sides", army[0], "reserves", index)
            yield Finding(
                f"A reserve of the {title_of_side(side)} is {title_of_nation(str(nation))}.",
                at=(card.at_field(*path, "nation"),),
                fixes=(drop("Take it out of the reserves", path),),
            )
