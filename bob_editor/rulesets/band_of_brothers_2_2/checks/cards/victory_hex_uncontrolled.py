from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.HINT, cites="18.0")
def victory_hex_uncontrolled(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side controls its own set-up area at the start.

    For a victory hex outside both the card should say who holds it.
    """
    told = {card.hex(label) for label in card.scenario.table("initial_control")}
    # What lies in an area without a hex, or is named wrongly as held, may be each of them; that is told.
    if not all(hexes for _, hexes in reading.areas) or None in told:
        return
    told |= {marker.at for marker in reading.markers if marker.row.get("controller") is not None}
    held = frozenset().union(*(hexes for _, hexes in reading.areas))
    wanted: dict[Hex, None] = {marker.at: None for marker in reading.markers if marker.marker == "victory"}
    for _, clause in card.scenario.rows("victory", "clauses"):
        if clause.get("kind") == "control_hexes":
            wanted.update(
                dict.fromkeys(sorted(card.hexes(clause.get("hexes")), key=card.grid.index.__getitem__))
            )
    for at in wanted:
        if at in told or at in held:
            continue
        label = card.grid.label(at)
        yield Finding(
            f"Nobody is said to hold the victory hex {label} at the start.",
            at=card.at_hex(at),
            fixes=(
                put(f"Held by {reading.side_title(side)}", ("initial_control", label), side)
                for side in card.side_rows
            ),
        )
