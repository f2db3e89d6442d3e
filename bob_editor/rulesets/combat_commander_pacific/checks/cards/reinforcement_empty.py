from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import entries
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of

WHAT = ("unit", "name", "kind", "weapon", "radio", "sighting_markers")
"""Fields of which a piece has one at least."""


@scenario_check(Severity.WARNING, cites="13.1.2d")
def reinforcement_empty(card: Card) -> Iterator[Finding]:
    """What waits on a space of the Time Track is a piece."""
    for index, group in card.scenario.rows("reinforcements"):
        side, path = text_in(group, "side"), ("reinforcements", index)
        of = SIDE_NAMES.get(side, side or "a side")
        pieces = entries(card, *path, "pieces")
        if side and not pieces:
            yield Finding(
                f"Reinforcements of {of} have no pieces.",
                card.at_field(*path),
                drop("Remove them", path),
            )
        for place, piece in enumerate(pieces):
            if piece == "" or (
                isinstance(piece, dict) and all(piece.get(name) in (None, "") for name in WHAT)
            ):
                yield Finding(
                    f"Piece {place + 1} of the reinforcements of {of} says nothing.",
                    card.at_field(*path, "pieces", place),
                    drop("Remove it", entry_of(card, (*path, "pieces", place))),
                )
