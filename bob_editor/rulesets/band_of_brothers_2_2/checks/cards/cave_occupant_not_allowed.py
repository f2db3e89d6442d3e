from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import CAVES


@card_check(Severity.ERROR, cites="43.4")
def cave_occupant_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A cave is Japanese and holds one infantry unit or gun; no vehicle ever."""
    for at, units in reading.by_hex.items():
        # Where there is no cave, no-such-location tells of it.
        inside = [one for one in units if one.position == "cave" and reading.markers_in(at, *CAVES)]
        for number, unit in enumerate(inside):
            if unit.kind in (*ON_WHEELS, "lc"):
                why = "is no place for vehicles"
            elif unit.nations and not unit.is_japanese:
                why = "is for Japanese units only"
            elif sum(other.count for other in inside[: number + 1]) > 1:
                why = "holds one unit"
            else:
                continue
            yield Finding(
                f"The cave in {card.grid.label(at)} {why}; the {unit.name} can't be in it.",
                at=card.at_hex(at),
                fixes=(
                    put(f"Put the {unit.name} on the ground above", (*unit.path, "in"), None),
                    drop(f"Take the {unit.name} off the map", unit.path),
                )
                if unit.count == 1 or number
                else put(f"Leave one {unit.name}", (*unit.path, "count"), None),
            )
    for side, row in card.side_rows.items():
        nations = nations_of(row)
        if not nations or "japanese" in nations:
            continue
        said = f"{reading.side_title(side)}: only the Japanese have caves."
        for cave in reading.markers:
            if cave.marker in CAVES and cave.side == side:
                gone = remove_markers("Remove the cave", reading, cave)
                yield Finding(said, at=card.at_hex(cave.at), fixes=gone)
        for path, counts in reading.allotments(side):
            for kind in CAVES:
                if counts.get(kind):
                    gone = drop("Take them off the card", (*path, kind))
                    yield Finding(said, at=card.at_field(*path, kind), fixes=gone)
