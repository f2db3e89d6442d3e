from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, found, put
from bob_editor.rulesets.last_hundred_yards.cards.fixes import nearest_in_play
from bob_editor.rulesets.last_hundred_yards.cards.landings.breaches import assembly_breaches
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import (
    objective_distances,
    sticks,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="16.1.2")
def assembly_hex_distance(card: Card, mission: Mission) -> Iterator[Finding]:
    """The assembly hex of a parachute platoon lies 5 to 10 hexes from an objective."""

    def fits(at: Hex) -> bool:
        distances = objective_distances(mission, at)
        return bool(distances) and not assembly_breaches(distances)

    for stick in sticks(mission):
        if stick.assembly is None:
            continue
        to = nearest_in_play(mission, stick.assembly, fits)
        label = "" if to is None else mission.label(to)
        yield from found(
            assembly_breaches(objective_distances(mission, stick.assembly)),
            f"Assembly hex {mission.label(stick.assembly)}",
            (card.at_hex(stick.assembly), card.at_field(*stick.path, "assembly")),
            put(f"Move it to {label}", (*stick.path, "assembly"), label) if label else (),
        )
