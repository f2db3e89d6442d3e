from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import send_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="18.0")
def shared_half_hex(card: Card) -> Iterator[Finding]:
    """A unit sets up or enters in a hex that two boards share only where both boards belong to its area."""
    reading = read(card)
    for unit in reading.placed:
        own = reading.setup_hexes(unit.side)
        other = _other_board(card, unit.at, own) if unit.at is not None and own else ""
        if not other or unit.at is None:
            continue
        yield Finding(
            f"The {unit.name} sets up in {card.grid.label(unit.at)}, which is shared with board {other}.",
            at=(card.at_hex(unit.at),),
            fixes=send_away(reading, unit),
        )
    for group in reading.groups:
        labels = _listed(group.row.get("entry"))
        entry = reading.entry(group)
        if group.kind != "reinforcement" or not labels or _whole_boards_only(card):
            continue
        for at in sorted(entry, key=card.grid.index.__getitem__):
            other = _other_board(card, at, entry)
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
                at=(card.at_hex(at),),
                fixes=(drop_hex,)
                if left
                else (
                    put(
                        "Enter by the Rout Edge",
                        (*group.path, "entry"),
                        {"edge": reading.own_edge(group.side)},
                    ),
                ),
            )


def _other_board(card: Card, at: Hex, area: frozenset[Hex]) -> str:
    """The name of a board that shares a hex and has no hex of its own in an area; "" where there is none."""
    if len(card.grid.owners.get(at, ())) > 1 and _whole_boards_only(card):
        named = {row["area"]["board"] for _, row in card.scenario.setup_areas if _is_board(row.get("area"))}
        if not named:
            return ""
    return read(card).board_beside(at, area)


def _is_board(area: object) -> bool:
    return isinstance(area, dict) and isinstance(area.get("board"), str)


def _whole_boards_only(card: Card) -> bool:
    """Whether, as in edition 2.1, only areas that are whole boards are meant."""
    return read(card).switched("shared_hexes_of_whole_boards")


def _listed(entry: object) -> list[str]:
    """The labels of an entry area that lists its hexes."""
    hexes = entry.get("hexes") if isinstance(entry, dict) else entry
    return [one for one in hexes if isinstance(one, str)] if isinstance(hexes, list | tuple) else []
