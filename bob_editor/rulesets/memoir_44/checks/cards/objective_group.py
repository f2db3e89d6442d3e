from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import other_side
from bob_editor.rulesets.memoir_44.cards.objectives import objectives, towns_to_control
from bob_editor.rulesets.memoir_44.cards.reading import has_card

FEWEST = 2


@scenario_check(Severity.WARNING, cites="")
def objective_group(card: Card) -> Iterator[Finding]:
    """A number of hexes can be held only if there are so many; a majority needs an odd number, at least three."""
    for one in objectives(card):
        hexes, threshold = len(one.labels), one.threshold
        if one.kind == "town_control" and not hexes and has_card(card, "town_control"):
            hexes = len(towns_to_control(card))
        path, kind = ("objectives", one.index, "condition"), one.condition.get("type")
        field = (*(path if kind == "count" else path[:-1]), "threshold")
        if threshold is not None and hexes and threshold > hexes:
            yield Finding(
                f"{threshold} of {counted(hexes, 'hex', 'hexes')} cannot be held.",
                at=one.place(card),
                fixes=put(f"Make it {hexes}", field, hexes),
                severity=Severity.ERROR,
            )
        at_once = one.kind == "sudden_death" and not one.condition and hexes > 1
        if (threshold is None and (kind == "count" or at_once)) or threshold == 0:
            yield Finding(
                "The objective doesn't say how many of its hexes must be held.",
                at=one.place(card),
                fixes=put(f"Make it {hexes or 1}", field, hexes or 1),
                severity=Severity.WARNING if at_once and threshold is None else Severity.ERROR,
            )
        holder, challenger = one.condition.get("holder"), one.condition.get("challenger")
        if kind == "contested_default" and challenger in (None, holder):
            yield Finding(
                "The side that holds the objective is the one that contests it."
                if challenger
                else "The objective doesn't say which side may contest it.",
                at=one.place(card),
                # Which is the other is to be said first.
                fixes=put("Let the other side contest it", (*path, "challenger"), other_side(str(holder)))
                if holder
                else (),
            )
        if kind != "majority" or not hexes:
            continue
        if hexes < FEWEST:
            yield Finding(
                "A majority of one hex is no more than that hex.",
                at=one.place(card),
                fixes=put("Let a unit on it win it", (*path, "type"), "occupy"),
            )
        elif hexes % 2 == 0:
            yield Finding(
                f"Of {hexes} hexes both sides may hold as many, and nobody has the majority.",
                at=one.place(card),
                severity=Severity.HINT,
            )
