from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import other_side, title_of_side
from bob_editor.rulesets.memoir_44.cards.objectives import Objective, objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, posted

ALONE = {"only": "count for the {} alone", "holder": "are held by the {}"}
"""Fields of a condition that name the side that can win, and what is told of the objective's hexes."""
HELD = ("permanent", "temporary")
"""Kinds of objectives that a side may hold before the battle begins."""


@scenario_check(Severity.WARNING, cites="")
def objective_of_other_side(card: Card) -> Iterator[Finding]:
    """What one side alone can win, or holds at the start, is an objective of that side."""
    for one in objectives(card):
        yield from _won_by_other(card, one)
        if one.row.get("held_at_start") is True and one.kind in HELD:
            yield from _held(card, one)


def _won_by_other(card: Card, one: Objective) -> Iterator[Finding]:
    for field, told in ALONE.items():
        side = str(one.condition.get(field))
        if side in SIDES and one.owner == other_side(side):
            theirs, own = title_of_side(side), title_of_side(one.owner)
            said = {**one.condition, field: one.owner}
            # Whoever held it contests it then.
            said |= {"challenger": side} if field == "holder" else {}
            yield Finding(
                f"The objective is for the {own}, and its hexes {told.format(theirs)}.",
                at=one.place(card),
                fixes=(
                    put(f"Let it be for the {theirs}", ("objectives", one.index, "owner"), side),
                    put(f"Let it be for the {own}", ("objectives", one.index, "condition"), said),
                ),
            )


def _held(card: Card, one: Objective) -> Iterator[Finding]:
    """An objective of nobody in particular that somebody holds, or one where the enemy stands."""
    nobody = drop("Let nobody hold it at the start", ("objectives", one.index, "held_at_start"))
    if one.owner not in SIDES:
        if one.condition.get("holder") not in SIDES:
            yield Finding(
                "The objective is held at the start, and nothing says by whom.", one.place(card), nobody
            )
        return
    # What is won for good may be lost again.
    lasting = one.kind == "permanent"
    enemies = {unit.at for unit in posted(card) if unit.side == other_side(one.owner) and not lasting}
    if (hexes := one.hexes(card)) and enemies.issuperset(hexes):
        yield Finding(
            f"The objective is held at the start by the {title_of_side(one.owner)}, and enemies stand there.",
            one.place(card),
            nobody,
        )
