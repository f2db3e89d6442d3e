from collections import Counter

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, counted, harmless, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import BETTER, CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.trenches import is_trench, trenches


@card_check(Severity.WARNING, cites="43.0, 54.4")
def fortification_count_differs(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The card says how many fortifications of each kind a side has; as many of them are placed, or none.

    Of trails there are no more than it says.
    """
    lacking = sum(not is_trench(reading, at) for _, named in trenches(card) for at in named)
    differ = list[tuple[Finding, str, str, FieldPath, int]]()
    for index, side, _ in reading.side_fields():
        allowed = reading.allotted(side)
        laid = (one for one in reading.markers if one.marker == "trail" and one.side == side)
        trails = len({frozenset((one.row.get("at"), one.row.get("to"))) for one in laid})
        pairs = card.scenario.whole("sides", index, "trail_pairs")
        if pairs is not None and trails > pairs:
            yield Finding(
                f"{reading.side_title(side)}: {counted(trails, 'trail')} on the map and {pairs} on the card.",
                at=card.at_field("sides", index, "trail_pairs"),
                fixes=put(f"Allow {trails}", ("sides", index, "trail_pairs"), trails),
                cites="54.4",
            )
        # What is of another theatre, of which is told, is counted as what would stand there.
        own = [one for one in reading.fortifications if one.side == side]
        better = (BETTER.get((reading.theatre, one.marker), one.marker) for one in own)
        meant = [one.marker if allowed[one.marker] else other for one, other in zip(own, better, strict=True)]
        placed = Counter(meant)
        # A kind that isn't there among others that are: none of it is allotted.
        kinds = placed if allowed else ()
        for kind, count in ((one, allowed[one]) for one in dict.fromkeys((*allowed, *kinds))):
            # A trench has hexes and no counters, and the foxholes that it lacks are told of as such.
            gone = lacking if kind == "foxhole" else 0
            if kind == "trench" or placed[kind] in (0, count, count - gone):
                continue
            per_side = card.scenario.whole("sides", index, "fortifications", kind) or 0
            path = ("sides", index, "fortifications", kind)
            right = per_side + placed[kind] - count
            finding = Finding(
                f"{reading.side_title(side)}: {reading.title(kind)}, {placed[kind]} on the map "
                f"and {count} on the card.",
                at=card.at_field(*path),
                # What the side can't have isn't allotted to it.
                fixes=harmless(
                    card,
                    (put(f"Allow {placed[kind]}", path, right),) if right >= 0 else (),
                    "cave-occupant-not-allowed",
                ),
                cites="43.0",
            )
            first = own[meant.index(kind)].path
            differ.append((finding, side, kind, first, placed[kind] - count))
    # Where a side lacks one of a kind and has one too many of another, that one is of the former.
    differ.sort(key=lambda one: one[-1])
    told = [one[0] for one in differ]
    if [one[-1] for one in differ] == [-1, 1] and differ[0][1] == differ[1][1]:
        (_, _, kind, _, _), (finding, _, _, fort, _) = differ
        fix = put(f"Make it a {reading.title(kind)}", (*fort, "marker"), kind)
        told = [finding._replace(fixes=(fix,), surplus=(*fort, "marker"), instead=(kind,))]
    yield from told
