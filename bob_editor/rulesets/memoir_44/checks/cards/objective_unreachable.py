from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, Posted, posted, templates
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import closed_by, forbidden_by
from bob_editor.rulesets.memoir_44.cards.troops import troops_of


@scenario_check(Severity.WARNING, cites="")
def objective_unreachable(card: Card) -> Iterator[Finding]:
    """At least one hex of an objective can be entered by a unit of the side that wins it."""
    for one in objectives(card):
        hexes = one.hexes(card)
        if not hexes or one.kind in ("destroy", "exit"):
            continue
        for side in SIDES if one.owner == "any" else (one.owner,):
            if side in SIDES and not any(_reaches(card, side, at) for at in hexes):
                yield Finding(
                    f"No {'Axis' if side == 'axis' else 'Allied'} unit can ever reach this objective.",
                    at=(one.place(card),),
                )


def _reaches(card: Card, side: str, at: Hex) -> bool:
    """Whether some unit of a side may stand in a hex; of a side without units, whether infantry may."""
    units = [unit for unit in (*posted(card), *templates(card, side)) if unit.side == side and unit.troop]
    stands = units or [Posted(-1, {"side": side}, None, troops_of(card.ruleset)["infantry"])]
    return any(closed_by(card, unit, at) is None and forbidden_by(card, unit, at) is None for unit in stands)
