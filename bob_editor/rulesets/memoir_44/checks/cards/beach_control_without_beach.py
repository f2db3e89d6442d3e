from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rules.mending import FieldPath, Fix, all_of
from bob_editor.rulesets.memoir_44.cards.fixes import last_out, without_objective
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
    named: dict[str, list[FieldPath]] = {}
    lists: list[FieldPath] = [("cards", "beach_control", "sections")]
    won = [one for one in objectives(card) if one.kind == "beach_section"]
    lists += [("objectives", one.index, "sections") for one in won]
    for path in lists:
        for index, section in enumerate(card.scenario.texts(*path)):
            named.setdefault(section, []).append((*path, index))
    for section, paths in named.items():
        if section in SECTIONS and section not in beached and layout(card) is not None:
            # From the last on, since what goes makes those after it move up.
            gone = [_left_out(card, path) for path in reversed(paths)]
            yield Finding(
                f"The {section} section has no beach.",
                at=(card.at_field(*path) for path in paths),
                fixes=all_of("Leave the section out", gone),
            )


def _left_out(card: Card, path: FieldPath) -> Fix:
    """A section goes, an objective with its only one."""
    if path[0] == "cards":
        return last_out("", card, path)
    return drop("", path) if len(card.scenario.get(*path[:-1])) > 1 else without_objective(card, int(path[1]))
