from bob_editor.geometry.hexes import Hex
from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.memoir_44.cards.reading import PLACES, land_of_card
from bob_editor.rulesets.memoir_44.cards.spots.barred_hexes import is_closed
from bob_editor.rulesets.memoir_44.cards.spots.free_hexes import nearest_free
from bob_editor.rulesets.memoir_44.land.baselines import baseline_at


@scenario_check(Severity.WARNING, cites="A28, A33")
def entry_barred(card: Card) -> Iterator[Finding]:
    """Where units enter the board some unit can stand."""
    land = land_of_card(card)
    for path, cites in _entries(card):
        at = card.hex(card.scenario.get(*path))
        if at is None or not is_closed(land, card.scene, at):
            continue
        free = [
            other
            for other in card.grid.hexes
            if baseline_at(card.grid, other) in _edges(card, at) and not is_closed(land, card.scene, other)
        ]
        to = nearest_free(card, at, free.__contains__)
        label = None if to is None else card.grid.label(to)
        yield Finding(
            f"Units are to enter at {card.grid.label(at)}, where nobody can stand.",
            at=card.where(at, *path),
            fixes=() if label is None else put(f"Move it to {label}", path, label),
            cites=cites,
        )


def _edges(card: Card, at: Hex) -> tuple[str, ...]:
    """The baseline that a hex is on, or else both."""
    edge = baseline_at(card.grid, at)
    return PLACES if edge is None else (edge,)


def _entries(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where the card says by a hex that units come in; of a row of hexes only its ends are named."""
    for index, row in card.scenario.markers:
        if row.get("marker") == "entry" and row.get("mode") != "range":
            yield ("markers", index, "at"), "A33"
    table = ("cards", "ground_reinforcements", "table")
    for index, _ in card.scenario.rows(*table):
        yield (*table, index, "entry"), "A28"
