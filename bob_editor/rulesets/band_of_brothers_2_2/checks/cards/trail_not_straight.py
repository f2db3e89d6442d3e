from bob_editor.geometry.straight import row_between, row_or_spine_between, spine_ways
from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, drop, put
from bob_editor.rules.wording import direction
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import MINES, minefields
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, PlacedMarker, card_check


@card_check(Severity.ERROR, cites="54.4")
def trail_not_straight(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A trail runs straight from marker to marker, along a row of hexes or along a hexspine on one named side.

    It crosses no ditch that isn't breached, and leads through a minefield.
    """
    mined = reading.changed(*MINES)
    fields = [labels or [""] for _, _, labels in minefields(card)]
    # Of a minefield that names no hex, or one that isn't there, another check tells.
    whole = all(card.hex(label) is not None for labels in fields for label in labels)
    breached = reading.changed("breach")
    yield from _allotted(card, reading)
    for trail in reading.markers:
        label, to = card.grid.label(trail.at), card.hex(trail.row.get("to"))
        # Of an end that there isn't another check tells.
        if trail.marker != "trail" or (to is None and trail.row.get("to")):
            continue
        remove = drop("Remove the trail", trail.path)
        fixes: tuple[Fix, ...] = (remove,)
        severity = None
        hexes = (
            () if to is None else row_or_spine_between(card.grid.frame, trail.at, to, trail.row.get("side"))
        )
        if to is None:
            said = f"The trail in {label} has no other end."
        elif not hexes and spine_ways(card.grid.frame, trail.at, to):
            said = f"The trail {label}–{card.grid.label(to)} runs along a hexspine, and nobody knows on which side."
            names = spine_ways(card.grid.frame, trail.at, to)
            fixes = (
                *(put(f"On its {direction(one)} side", (*trail.path, "side"), one) for one in names),
                remove,
            )
        elif not hexes:
            said = f"The trail {label}–{card.grid.label(to)} is not straight."
            fixes = (*_snapped(card, trail, to, mined), remove)
        else:
            ditch = [
                at for at in hexes if at in card.grid.index and _bars(reading, at) and at not in breached
            ]
            if ditch:
                said = f"The trail {label}–{card.grid.label(to)} crosses the ditch in {card.grid.label(ditch[0])}."
            elif not mined.intersection(hexes) and whole:
                said = f"The trail {label}–{card.grid.label(to)} leads through no mines."
                severity = Severity.WARNING
            else:
                continue
        yield Finding(said, at=card.at_hex(trail.at), fixes=fixes, severity=severity)


def _allotted(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Trails of a side where nothing is mined."""
    mined = any(True for _ in minefields(card))
    for index, side, row in reading.side_fields():
        for field in () if mined else ("trail_pairs", "known_path"):
            if row.get(field):
                yield Finding(
                    f"{reading.side_title(side)}: trails, and there are no mines.",
                    at=card.at_field("sides", index, field),
                    fixes=drop("Take them away", ("sides", index, field)),
                    severity=Severity.WARNING,
                )


def _bars(reading: CardReading, at: Hex) -> bool:
    there = reading.terrain(at)
    return "anti_tank_ditch" in there and "bridge" not in there


def _snapped(card: Card, trail: PlacedMarker, to: Hex, mined: frozenset[Hex]) -> tuple[Fix, ...]:
    """Lead it to the nearest hex that lies straight ahead, through mines."""
    near = (at for at in to.within(3) if at in card.grid.index and at != trail.at)
    ends = [at for at in near if mined.intersection(row_between(trail.at, at))]
    if not ends:
        return ()
    end = min(ends, key=lambda at: (at.distance(to), card.grid.index[at]))
    label = card.grid.label(end)
    return (put(f"Lead it to {label}", (*trail.path, "to"), label),)
