from bob_editor.rules.checking import Card, Finding, Iterator, Severity, partial, scenario_check, title_of
from bob_editor.rules.pieces import likeliest
from bob_editor.rulesets.memoir_44.cards.reading import posted
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import closed_by, may_stand, move, without_unit

LACKING = ("landing-craft-empty", "empty-sandbags")
"""Checks that tell where a unit is lacking."""


@scenario_check(Severity.ERROR, cites="T8, T26, T63, A5")
def unit_on_impassable(card: Card) -> Iterator[Finding]:
    """Rivers, lakes and escarpments, and hexes that the scenario closes, hold no unit but on a bridge or in a boat."""
    for unit in posted(card):
        if unit.at is None or unit.treated_as in ("ship", "train", ""):
            continue
        closed = closed_by(card, unit, unit.at)
        if closed is None:
            continue
        where = (
            "on a hex that the scenario closes"
            if closed == "impassable"
            else f"in the {title_of(card.ruleset, closed)}"
        )
        moves = move(card, unit, partial(may_stand, card, unit))
        yield Finding(
            f"A unit of {unit.name} stands {where}{unit.where(card)}.",
            at=unit.place(card),
            fixes=likeliest(card, (*moves, without_unit(card, unit)), *LACKING),
            surplus=(*unit.path, "at"),
            instead=moves,
            cites="X6" if closed == "impassable" else card.ruleset.terrain(closed).cites,
        )
