from itertools import combinations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, Terms, shared_check
from bob_editor.rules.pieces import by_hex, moved_apart, removed, said_of, side_title


@shared_check(Severity.WARNING)
def both_sides_in_hex(card: Card, terms: Terms) -> Iterator[Finding]:
    """Units of both sides in one place of a hex are in close combat before the first turn."""
    never = terms.listed("never")
    for at, there in by_hex(card, terms.of("unit")).items():
        units = [one for one in there if one.side]
        barred = any(one.count(never) for one in units)
        if not any(
            one.side != other.side and (barred or one.position == other.position)
            for one, other in combinations(units, 2)
        ):
            continue
        groups = {one.side: [other for other in units if other.side == one.side] for one in units}
        others = [one for one in units if one.side != units[0].side]
        moves = (
            fix
            for side, group in reversed(groups.items())
            for fix in moved_apart(card, group, side_title(card, side))
        )
        yield Finding(
            terms.says("Units of both sides stand in {hex}.", **said_of(card, units[0])),
            at=(card.at_hex(at), *others[0].beside),
            fixes=(*moves, *removed(card, "Take the other side's off the map", others)),
            severity=None if barred or not never else Severity.WARNING,
        )
