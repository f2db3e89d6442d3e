from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, harmless, put, whole
from bob_editor.rules.mending import Edit, FieldPath, Scenario
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SetupArea, Unit
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import FIGURE_LIMIT


@card_check(Severity.WARNING, cites="15.2.3")
def setup_area_too_small(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A force must fit into its area with seven figures in a hex, and what has an area of its own into that."""
    blazes = reading.marked("blaze").keys()
    for name in reading.side_places:
        told: set[FieldPath] = set()
        for hexes, pieces in _together(reading, name):
            room = FIGURE_LIMIT * len(hexes - blazes)
            figures = sum(piece.figures for piece in pieces)
            area = next((one for one in reading.areas if one.side == name and one.hexes <= hexes), None)
            if area is None or not area.hexes or figures <= room or area.path in told:
                continue
            # Of units that stand in the blaze that leaves no room another check tells.
            if not room and all(piece.hex is not None for piece in pieces):
                continue
            told.add(area.path)
            yield Finding(
                f"{figures} figures of {SIDE_NAMES[name]} set up where {room} have room.",
                card.at_field(*area.path),
                harmless(card, _deeper(area, figures - room), "invader-setup-unusual"),
            )


def _together(reading: CardReading, side: str) -> Iterator[tuple[frozenset[Hex], list[Unit]]]:
    """Hexes and the pieces of a side that may set up nowhere else: by what each piece may use, and all in all."""
    allowed = [(piece, reading.area_of(side, piece.id)) for piece in reading.at_start(side)]
    for hexes in dict.fromkeys((*(own for _, own in allowed), reading.area_of(side))):
        yield hexes, [piece for piece, own in allowed if own <= hexes and (own or piece.hex is None)]


def _deeper(area: SetupArea, figures: int) -> tuple[Edit[Scenario], ...]:
    """The edit that makes an area deeper or wider, by as much as the force surely needs."""
    more = 1 + figures // (FIGURE_LIMIT * _NARROWEST)
    for mode, field in (("depth", "depth"), ("within", "radius")):
        size = whole(area.row.get(field))
        if area.row.get("mode") == mode and size is not None:
            return (put(f"Make its {field} {size + more}", (*area.path, field), size + more),)
    return ()


_NARROWEST = 6
"""One row, column or ring more has at least so many hexes on any map worth the name."""
