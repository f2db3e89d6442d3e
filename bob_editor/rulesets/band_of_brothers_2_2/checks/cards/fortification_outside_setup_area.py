from collections.abc import Iterable

from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, fields_in, likeliest, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_marker, remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.trenches import DUG, is_trench, trenches


@card_check(Severity.ERROR, cites="43.0")
def fortification_outside_setup_area(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side builds its fortifications where it sets up, and one that sets up nowhere not where another does."""
    astray = []
    for fort in reading.fortifications:
        own = reading.digging_hexes(fort.side)
        abroad = any(fort.at in reading.digging_hexes(other) for other in reading.enemies_of(fort.side))
        known = fort.side and (own or abroad) and not reading.has_blank_area(fort.side)
        if known and fort.at not in own:
            astray.append(fort)
    holes = [at for _, named in trenches(card) for at in named if not is_trench(reading, at)]
    for fort in astray:
        name = reading.title(fort.marker)
        nearer: Iterable[Fix] = move_marker(reading, fort) if reading.digging_hexes(fort.side) else ()
        fixes: tuple[Fix, ...] = (*nearer, remove_markers(f"Remove the {name}", reading, fort))
        # Where a trench lacks one, this is it.
        given: list[Fix] = []
        label = card.grid.label(holes[0]) if len(holes) == len(astray) == 1 and fort.marker in DUG else ""
        if label and holes[0] in reading.digging_hexes(fort.side):
            fixes = (put(f"Move the {name} to {label}", (*fort.path, "at"), label),)
        else:
            label = ""
            # One that the other side lacks, and that stands in its area, is that side's.
            theirs = [side for side in card.side_rows if fort.at in reading.digging_hexes(side)]
            given = [
                put(f"Give it to {reading.side_title(side)}", (*fort.path, "side"), side) for side in theirs
            ]
            lists = [
                fields_in(card.side_rows.get(side, {}).get("fortifications")) for side in (fort.side, *theirs)
            ]
            best = likeliest(card, (*fixes, *given), "fortification-count-differs")
            alone = given and fort.marker in lists[1] and fort.marker not in lists[0]
            fixes = tuple(given[:1]) if alone else best if best and best[0] in given else fixes
            fixes = fixes if nearer or alone else tuple(dict.fromkeys((*given, *fixes)))
        yield Finding(
            f"The {name} in {card.grid.label(fort.at)} is outside its side's set-up area "
            f"({reading.side_title(fort.side)}).",
            at=card.at_hex(fort.at),
            fixes=fixes,
            surplus=(*fort.path, "at") if label else fort.path,
            instead=(label,) if label else [fix for fix in fixes[:1] if fix in given],
        )
