from bob_editor.rules.cards.rows import texts_in
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="18.0")
def shared_half_hex(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A unit sets up or enters in a hex that two boards share only where both boards belong to its area."""
    whole_boards = reading.switched("shared_hexes_of_whole_boards")
    for unit in reading.placed:
        other = "" if unit.at is None else board_sharing(card, reading, unit.side, unit.at)
        if not other or unit.at is None:
            continue
        yield Finding(
            f"The {unit.name} sets up in {card.grid.label(unit.at)}, which is shared with board {other}.",
            at=card.at_hex(unit.at),
            fixes=send_away(reading, unit),
        )
    for group in reading.groups:
        labels = _listed(group.row.get("entry"))
        entry = reading.entry(group)
        if group.kind != "reinforcement" or not labels or whole_boards:
            continue
        for at in sorted(entry, key=card.grid.index.__getitem__):
            other = card.board_beside(at, entry)
            if not other or not any(card.hex(label) == at for label in labels):
                continue
            left = [label for label in labels if card.hex(label) != at]
            path = (
                (*group.path, "entry")
                if isinstance(group.row["entry"], list)
                else (*group.path, "entry", "hexes")
            )
            drop_hex = put(f"Take {card.grid.label(at)} out of the entry area", path, left)
            yield Finding(
                f"{card.grid.label(at)}, where units enter, is shared with board {other}.",
                at=card.at_hex(at),
                fixes=drop_hex
                if left
                else put(
                    "Enter by the Rout Edge",
                    (*group.path, "entry"),
                    {"edge": reading.own_edge(group.side)},
                ),
            )


def board_sharing(card: Card, reading: CardReading, side: str, at: Hex) -> str:
    """The board that shares a hex and isn't of a side's set-up areas, so that it can't set up there; "" for none."""
    own = reading.setup_hexes(side)
    other = card.board_beside(at, own) if own else ""
    binds = not reading.switched("shared_hexes_of_whole_boards") or _has_whole_board(card, side)
    return other if binds else ""


def _has_whole_board(card: Card, side: str) -> bool:
    """Whether a side sets up on the whole of a board, all that edition 2.1 speaks of."""
    areas = (row.get("area") for _, row in card.scenario.setup_areas if row.get("side") == side)
    return any(isinstance(area, dict) and area.keys() == {"board"} for area in areas)


def _listed(entry: object) -> list[str]:
    """The labels of an entry area that lists its hexes."""
    hexes = entry.get("hexes") if isinstance(entry, dict) else entry
    return texts_in(hexes)
