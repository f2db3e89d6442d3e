from collections.abc import Collection

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.areas import exits_of
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, Posted, posted, templates
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import closed_by, forbidden_by, may_be_set_up
from bob_editor.rulesets.memoir_44.cards.troops import troops_of


@scenario_check(Severity.WARNING, cites="")
def objective_unreachable(card: Card) -> Iterator[Finding]:
    """At least one hex of an objective can be entered by a unit of the side that wins it."""
    for one in objectives(card):
        for side in SIDES if one.owner == "any" else (one.owner,):
            hexes = _where(card, one, side)
            needed = min(one.threshold or 1, len(hexes))
            reached = sum(_reaches(card, side, at) for at in hexes) if side in SIDES else needed
            if reached < needed:
                who = "Axis" if side == "axis" else "Allied"
                yield Finding(
                    f"{who} units must hold {needed} hexes of this objective, and can reach {reached}."
                    if reached
                    else f"No {who} unit can ever reach this objective.",
                    at=one.place(card),
                )


def _where(card: Card, one: Objective, side: str) -> Collection[Hex]:
    """Where a side's units win an objective: at an exit the marked hexes, at a bridge those beside it, too."""
    if one.kind == "destroy":
        return ()
    if one.kind == "exit":
        return exits_of(card, side)
    hexes = one.hexes(card)
    beside = (at for bridge in hexes for at in bridge.neighbours() if at in card.grid)
    return (*hexes, *beside) if one.kind == "bridge_control" else hexes


def _reaches(card: Card, side: str, at: Hex) -> bool:
    """Whether some unit of a side may stand in a hex; of a side without units, whether infantry may."""
    units = [unit for unit in (*posted(card), *templates(card, side)) if unit.side == side and unit.troop]
    stands = units or [Posted((), {"side": side}, None, troops_of(card.ruleset)["infantry"])]
    return any(
        may_be_set_up(card, unit, at)
        if unit.treated_as in ("ship", "train")
        else closed_by(card, unit, at) is None and forbidden_by(card, unit, at) is None
        for unit in stands
    )
