from bob_editor.geometry.hexes import chains_of
from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, led_on, mend, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import dug
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.trenches import is_trench, split_off, taken_out, trenches
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import CAVES


@card_check(Severity.ERROR, cites="43.2")
def trench_broken(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A trench is a chain of neighbouring foxholes, or a road declared one; it leads into no cave.

    A trench of one hex leads nowhere.
    """
    for index, named in trenches(card):
        bare = [at for at in named if not is_trench(reading, at)]
        lacks = "has no road" if reading.switched("trenches_are_roads") else "is neither a foxhole nor a road"
        for at in bare:
            led = any(at.distance(other) == 1 for other in named)
            yield _finding(reading, index, [at], lacks, fixes=_dig(reading, at) if led else ())
        # Of hexes that only those between them keep apart, these tell.
        chains = [part for part in chains_of(named) if not {*part} <= {*bare}]
        # What a hex that isn't there leaves apart, of which another check tells, waits for that.
        whole = all(card.hex(label) is not None for label in card.scenario.get("changes", index, "at"))
        for part in chains[1:] if whole else ():
            split = mend("Make it a trench of its own", split_off, card=card, index=index, part=part)
            rest = [at for other in chains if other != part for at in other]
            fixes = (
                *_between(reading, index, part, rest),
                *((split,) if min(len(part), len(rest)) > 1 else ()),
            )
            yield _finding(reading, index, part, "is cut off from the rest of the trench", fixes=fixes)
        if len(chains) == 1 and len(chains[0]) == 1 and not bare:
            yield _finding(reading, index, chains[0], "is a trench of one hex", Severity.WARNING)
        caves = {marker.at for marker in reading.markers if marker.marker in CAVES}
        for at in _at_caves([at for at in named if at not in bare], caves):
            yield Finding(
                f"The trench touches a cave in {card.grid.label(at)}, and none leads into a cave.",
                at=card.at_hex(at),
                # Without its cave hex a trench must not end beside it either.
                fixes=taken_out(card, index, at, *(at.neighbours() if at in caves else ())),
                severity=Severity.WARNING,
            )


def _at_caves(trench: list[Hex], caves: set[Hex]) -> list[Hex]:
    """Where a trench touches caves: the cave's hex if the trench leads through it, else the hexes beside it."""
    beside = {near for cave in caves.difference(trench) for near in cave.neighbours()}
    return [at for at in trench if at in caves or at in beside]


def _finding(
    reading: CardReading,
    index: int,
    part: list[Hex],
    what: str,
    severity: Severity | None = None,
    fixes: tuple[Fix, ...] = (),
) -> Finding:
    card = reading.card
    out = led_on(card, taken_out(card, index, *part), "fortification-count-differs")
    return Finding(
        f"{card.grid.label(part[0])} {what}.",
        at=card.at_hex(part[0]),
        highlight=(card.at_hex(at) for at in part),
        fixes=(*fixes, out),
        severity=severity,
    )


def _between(reading: CardReading, index: int, part: list[Hex], rest: list[Hex]) -> Iterator[Fix]:
    """Lead the trench through a hex dug or a road already that lies between its parts."""
    grid, path = reading.grid, ("changes", index, "at")
    beside = {near for at in rest for near in at.neighbours()}
    for near in dict.fromkeys(near for at in part for near in at.neighbours()):
        if near in beside and near in grid and is_trench(reading, near):
            label = grid.label(near)
            named = reading.card.scenario.get(*path)
            yield put(f"Lead it through {label}", path, [*named, label])
            return


def _dig(reading: CardReading, at: Hex) -> tuple[Fix, ...]:
    if reading.switched("trenches_are_roads") or reading.forbids_fortifications(at):
        return ()
    sides = [side for side in reading.card.side_rows if at in reading.digging_hexes(side)]
    return (dug(reading, "Dig a foxhole there", "foxhole", at, sides[0] if len(sides) == 1 else ""),)
