from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.nations import CAMP, FIGURES, title_of_side
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, army_of, layout, posted

BOX = {"infantry": 42, "armor": 24, "artillery": 6}


@scenario_check(Severity.HINT, cites="")
def box_limit(card: Card) -> Iterator[Finding]:
    """The base set has 42 infantry, 24 armor and 6 artillery figures for each side; Overlord is played with two."""
    boxes = 2 if layout(card) == "overlord" else 1
    for side in SIDES:
        figures: Counter[str] = Counter()
        for unit in posted(card):
            # Whose units fight on the other side are laid with figures of their own box.
            if CAMP.get(unit.row.get(FIGURES) or unit.nation, unit.side) == side:
                figures[unit.treated_as] += max(unit.figures, 0)
        for kind, most in BOX.items():
            if figures[kind] > boxes * most:
                army = army_of(card, side)
                number, whose = figures[kind], title_of_side(side)
                yield Finding(
                    f"{number} {kind} figures of the {whose}: more than one box holds."
                    if boxes == 1
                    else f"{number} {kind} figures of the {whose}: more than two boxes hold.",
                    at=(card.at_field("sides", army[0]) if army else card.at_field("units"),),
                )
