from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, taken_out, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check

_MARKERS = {
    "aircraft": ("an aircraft", "E50"), "melee": ("a melee", "19.1"), "spotting_round": ("a spotting round", "O24.3.1"),
}  # fmt: skip
_STATES = {"veteran": "4.1", "suppressed": "4.2"}


@card_check(Severity.WARNING, cites="E50, 19.1, O24.3.1, E61, E74, 4.1, 4.2")
def play_marker_at_start(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Aircraft, melees, spotting rounds, heroes, veterans and suppressed units come about in play, not at the start."""
    for one in reading.markers:
        if one.marker in _MARKERS and one not in reading.grounded:
            words, cites = _MARKERS[one.marker]
            yield Finding(
                f"{card.grid.label(one.hex)} starts with {words}.",
                card.at_hex(one.hex),
                drop("Remove it", one.path),
                cites=cites,
            )
    for piece in reading.units:
        if piece.space is not None:
            continue
        place = place_of(card, piece)
        if piece.kind == "hero":
            remove = taken_out(card, "Remove it", piece.path)
            yield Finding(f"{upper_first(piece.name)} starts as a hero.", place, remove, cites="E61, E74")
        for field, cites in _STATES.items():
            if piece.row.get(field):
                yield Finding(
                    f"{upper_first(piece.name)} starts as {field}.",
                    place,
                    drop(f"Take the {field} marker away", (*piece.path, field)),
                    cites=cites,
                )
