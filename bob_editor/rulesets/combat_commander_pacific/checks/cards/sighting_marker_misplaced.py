from bob_editor.rules.checking import Card, FieldPath, Finding, Hex, Iterator, Severity, put
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import nearest
from bob_editor.rulesets.combat_commander_pacific.cards.hands import is_ruled
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@card_check(Severity.HINT, cites="9.1, O28.2")
def sighting_marker_misplaced(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Units are revealed where a sighting marker is: not in a blaze, and at the start in Japan's own area."""
    own = [
        one.hexes
        for one in reading.areas
        if one.side == JAPAN and not (one.random and one.row.get("applies_to"))
    ]
    # Markers are set up as other forces are, unless a special rule speaks of them.
    ruled = is_ruled(card.scenario, ("sighting",))
    area, blazes = frozenset[Hex]().union(*own), reading.marked("blaze")
    places: list[tuple[FieldPath, Hex]] = [
        ((*one.path, "at"), one.hex) for one in reading.markers if one.marker == "sighting"
    ]
    listed: FieldPath = ("sides", reading.side_places.get(JAPAN, -1), "sighting_markers", "hexes")
    for place, label in enumerate(card.scenario.texts(*listed) if JAPAN in reading.side_places else ()):
        at = card.hex(label)
        if at is not None:
            places.append(((*listed, place), at))
    for path, at in places:
        if at not in blazes and (ruled or not area or at in area):
            continue
        told, cites = ("in a blaze", "O28.2") if at in blazes else ("outside Japan's area", "9.1")
        better = nearest(area or card.grid.hexes, at, lambda other: other not in blazes)
        fixes = (
            (put(f"Move it to {card.grid.label(better)}", path, card.grid.label(better)),) if better else ()
        )
        yield Finding(
            f"The sighting marker in {card.grid.label(at)} is {told}.", card.at_hex(at), fixes, cites=cites
        )
