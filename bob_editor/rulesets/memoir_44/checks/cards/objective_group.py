from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.objectives import objectives

FEWEST = 2


@scenario_check(Severity.WARNING, cites="")
def objective_group(card: Card) -> Iterator[Finding]:
    """A number of hexes can be held only if there are so many; a majority needs an odd number, at least three."""
    for one in objectives(card):
        hexes, threshold = len(one.labels), one.threshold
        path = ("objectives", one.index, "condition")
        if threshold is not None and hexes and threshold > hexes:
            field = (
                (*path, "threshold")
                if one.condition.get("type") == "count"
                else ("objectives", one.index, "threshold")
            )
            yield Finding(
                f"{threshold} of {hexes} hexes cannot be held.",
                at=(one.place(card),),
                fixes=(put(f"Make it {hexes}", field, hexes),),
                severity=Severity.ERROR,
            )
        if one.condition.get("type") != "majority" or not hexes:
            continue
        if hexes < FEWEST:
            yield Finding(
                "A majority of one hex is no more than that hex.",
                at=(one.place(card),),
                fixes=(put("Let a unit on it win it", (*path, "type"), "occupy"),),
            )
        elif hexes % 2 == 0:
            yield Finding(
                f"Of {hexes} hexes both sides may hold as many, and nobody has the majority.",
                at=(one.place(card),),
                severity=Severity.HINT,
            )
