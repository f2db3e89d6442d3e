from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import (
    DIRECTIONS,
    direction_of,
    gliders,
    skids_to,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.1.2")
def glider_direction_differs(card: Card, mission: Mission) -> Iterator[Finding]:
    """A glider heads where its skid path leads."""
    for glider in gliders(mission):
        skids, said = skids_to(glider), direction_of(glider)
        if not skids or said not in DIRECTIONS or skids == said:
            continue
        path = (*glider.path, "direction")
        yield Finding(
            f"Glider {glider.name} heads {said} and skids {skids}.",
            at=(card.at_field(*path), *map(card.at_hex, glider.skid)),
            fixes=put(f"Let it head {skids}", path, skids),
        )
