from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import out_of_group
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="31.0, 51.0")
def mortar_enters_jungle(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A mortar that isn't Japanese fires only from a jungle hex that it set up in, not from one that it moved into."""
    for group in reading.groups:
        # What is placed in an area of the map sets up there (18.0).
        placed = reading.comes_by_control(group) or reading.is_placed_on_board(group)
        if group.kind != "reinforcement" or placed:
            continue
        mortars = [unit for unit in group.forces if unit.is_mortar and not unit.is_japanese]
        if not mortars:
            continue
        entry = reading.entry(group)
        jungle = frozenset(at for at in entry if "jungle" in reading.terrain(at))
        if not jungle:
            continue
        edge_left = any(reading.is_on_edge(at) for at in entry - jungle)
        avoid = {"any": [group.row.get("entry")], "except": {"terrain": "jungle"}}
        keep_out = (
            (put("Leave the jungle out of its entry", (*group.path, "entry"), avoid),) if edge_left else ()
        )
        yield Finding(
            f"The {mortars[0].name} enters jungle and may not fire from there.",
            at=card.at_field(*mortars[0].path),
            highlight=(card.at_hex(at) for at in sorted(jungle, key=card.grid.index.__getitem__)),
            fixes=(*keep_out, out_of_group(reading, mortars[0])),
        )
