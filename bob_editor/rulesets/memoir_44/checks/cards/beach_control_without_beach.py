from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.memoir_44.cards.fixes import last_out
from bob_editor.rulesets.memoir_44.cards.objectives import objectives
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card, layout
from bob_editor.rulesets.memoir_44.land.layouts import sections_of

SECTIONS = ("left", "centre", "right")


@scenario_check(Severity.ERROR, cites="A30")
def beach_control_without_beach(card: Card) -> Iterator[Finding]:
    """A section whose beach is to be controlled has beach hexes; coastlines and river mouths don't count."""
    land = land_of_card(card)
    beached = {
        section
        for at in card.grid.hexes
        if "beach" in land.terrain(at)
        for section in sections_of(card.grid, at)
    }
    paths: list[FieldPath] = [("cards", "beach_control", "sections")]
    paths += [
        ("objectives", one.index, "sections") for one in objectives(card) if one.kind == "beach_section"
    ]
    for path in paths:
        sections = card.scenario.texts(*path)
        for index, section in enumerate(sections):
            if section in SECTIONS and section not in beached and layout(card) is not None:
                yield Finding(
                    f"The {section} section has no beach.",
                    at=card.at_field(*path, index),
                    fixes=last_out("Leave the section out", card, (*path, index))
                    if len(sections) > 1 or path[0] == "cards"
                    else (),
                )
