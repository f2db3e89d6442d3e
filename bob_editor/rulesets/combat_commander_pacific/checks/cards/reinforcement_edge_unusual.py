from bob_editor.geometry.grid import EDGES
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.hands import is_ruled
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check

_WORDS = ("reinforcement", "enter", "entry", "arriv", r"com\w+\s(?:in|on)\b")
"""By which words a special rule is known to speak of arrivals."""


@card_check(Severity.WARNING, cites="13.1.2d")
def reinforcement_edge_unusual(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Reinforcements come in over their own side's edge; another edge takes a special rule that says so."""
    if is_ruled(card.scenario, _WORDS):
        return
    for index, group in card.scenario.rows("reinforcements"):
        side, edge = text_in(group, "side"), text_in(group, "edge")
        own = text_in(reading.side(side), "friendly_edge")
        if edge in EDGES and own in EDGES and edge != own:
            path = ("reinforcements", index, "edge")
            yield Finding(
                f"Reinforcements of {SIDE_NAMES[side]} come in over the {edge} edge; theirs is the {own} edge.",
                card.at_field(*path),
                drop("Let them come in over their own edge", path),
            )
