from collections.abc import Sequence

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, add, drop, put, scenario_check
from bob_editor.rules.mending import all_of
from bob_editor.rules.pieces import harmless, likeliest
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, title_of_nation, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import (
    SIDES,
    Posted,
    army_of,
    fights_there,
    mustered,
    nations_listed,
    posted,
)


@scenario_check(Severity.WARNING, cites="")
def unit_of_wrong_camp(card: Card) -> Iterator[Finding]:
    """A nation fights on the side of its camp; where a player's nations are listed, it is one of them."""
    astray: dict[tuple[str, str], list[Posted]] = {}
    for unit in mustered(card):
        # Of two players of one side another check tells.
        if unit.side not in SIDES or not all(army_of(card, side) for side in SIDES):
            continue
        listed = nations_listed(card, unit.side)
        said = card.scenario.get(*unit.path, "side")
        if said in SIDES and said != unit.side:
            yield Finding(
                f"The unit is to come for the {title_of_side(unit.side)}, and is said to be of the other side.",
                at=card.at_field(*unit.path, "side"),
                fixes=put(f"Give it to the {title_of_side(unit.side)}", (*unit.path, "side"), unit.side),
            )
        # Of a nation in the list that nobody knows, and of troops of another nation alone, other checks tell.
        bound = card.ruleset.rows("units").get(unit.kind, {}).get("nation", unit.nation)
        known = unit.nation == bound and not {*listed} - {*CAMP}
        if not unit.nation or not known or fights_there(card, unit):
            continue
        if unit in posted(card):
            astray.setdefault((unit.side, unit.nation), []).append(unit)
            continue
        gone = (leave_out if unit.path[0] == "cards" else drop)("Take it out", unit.path)
        place = card.at_field(*unit.path, "nation")
        yield Finding(_told([unit], card), at=place, fixes=(gone, *_added(card, unit)))
    for (_, nation), units in astray.items():
        camp = CAMP[nation]
        there = nations_listed(card, camp)
        given: list[Fix] = []
        if camp != units[0].side and (not there or nation in there):
            to = [put("", (*unit.path, "side"), camp) for unit in units]
            it, them = f"Give it to the {title_of_side(camp)}", f"Give them to the {title_of_side(camp)}"
            given.append(all_of(it if len(units) == 1 else them, to))
        places = tuple(unit.place(card) for unit in units)
        # What else is wrong with a single one, such as its badge, is so because of its nation.
        listed = nations_listed(card, units[0].side) if len(units) == 1 else ()
        label = f"Make it {title_of_nation(listed[0])}" if len(listed) == 1 else ""
        made = [put(label, (*units[0].path, "nation"), listed[0])] if label else []
        # Who is aboard a landing craft stays on its side.
        fixes = harmless(card, (*given, *made, *_added(card, units[0])), "landing-craft-empty")
        fixes = likeliest(card, fixes, "badge-mismatch")
        yield Finding(
            _told(units, card),
            places[:1],
            fixes,
            highlight=places,
            surplus=(*units[0].path, "nation"),
            instead=listed,
        )


def _told(units: Sequence[Posted], card: Card) -> str:
    """What is told of units of one nation on one side."""
    nation, side = title_of_nation(units[0].nation), title_of_side(units[0].side)
    if CAMP.get(units[0].nation) == units[0].side:
        return f"There are {nation} units of the {side}, whose nations don't list that."
    if len(units) > 1:
        return f"{len(units)} units are {nation}, on the side of the {side}."
    return f"The unit{units[0].where(card)} is {nation}, on the side of the {side}."


def _added(card: Card, unit: Posted) -> Iterator[Fix]:
    """List its nation among its side's, where those are listed."""
    army = army_of(card, unit.side)
    if army is not None and card.scenario.texts("sides", army[0], "nations"):
        yield add("Add its nation to the side", ("sides", army[0], "nations"), unit.nation)
