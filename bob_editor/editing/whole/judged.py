"""What is accepted stays accepted on a board that went over to another grid, also where its check tells it otherwise.

Names and points of the compass in a message go over word by word. But a check may name the first hex of several in
board order, the hex nearest to a point, or one off the board that has no name: of another grid it says that of others.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from bob_editor.editing.whole.carry import Carry
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import relabelled_text
from bob_editor.model.board import Accepted, Board
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.ruleset import Ruleset

_WAYS = frozenset((*EDGES, "north", "south", "east", "west", "n", "s", "e", "w", "ne", "nw", "se", "sw"))


def still_accepted(before: Board, after: Board, carry: Carry, ruleset: Ruleset) -> Board:
    """The board ``after`` a carry, with what is accepted ``before`` accepted as its checks tell it there.

    An issue is known by its check, by what it says apart from places, and by its hexes; where these are others, by
    being the only one left of its kind, or one of several that are accepted for one reason. What could be either of two
    isn't accepted: the designer is asked.
    """
    if not before.accepted:
        return after
    now = issues_of_board(after, ruleset)
    used = {one.accepted for one in now if one.accepted is not None}
    if used.issuperset(after.accepted) and len(after.accepted) == len(before.accepted):
        return after  # as mostly, and checks of a whole board take their time
    former = _kinds(issues_of_board(before, ruleset), before.grid)
    more: list[Accepted] = []
    for kind, issues in _kinds(now, after.grid).items():
        more += _missed(former.get(kind, []), issues, carry)
    needless = [one for one in after.accepted if one not in used] if more else []
    there = {(one.code, one.because) for one in more}
    # One that was of no use before, and that no issue took the place of, is told of as it was.
    kept = [one for one in after.accepted if one not in needless or (one.code, one.because) not in there]
    return replace(after, accepted=(*kept, *more))


def _kinds(issues: Iterable[Issue], grid: Grid) -> Mapping[tuple[str, str], list[Issue]]:
    """Issues by their codes and by what they say apart from places."""

    def plain(word: str) -> str:
        is_place = grid.hex_anywhere(word) is not None or grid.side_anywhere(word) is not None
        return "·" if is_place or word.lower() in _WAYS else word

    found: dict[tuple[str, str], list[Issue]] = defaultdict(list)
    for one in issues:
        found[one.code, relabelled_text(one.message, plain)].append(one)
    return found


def _missed(before: list[Issue], now: list[Issue], carry: Carry) -> list[Accepted]:
    """What is to be accepted of the issues of one kind, that there are now, beside what is."""
    here, there = (
        defaultdict[frozenset[Hex], list[Issue]](list),
        defaultdict[frozenset[Hex], list[Issue]](list),
    )
    for one in before:
        here[frozenset(map(carry.hex, _hexes(one)))].append(one)
    for one in now:
        there[_hexes(one)].append(one)
    same = [hexes for hexes in here if len(here[hexes]) == len(there.get(hexes, ())) == 1]
    pairs = [(here.pop(hexes), there.pop(hexes)) for hexes in same]
    left, rest = ([one for some in found.values() for one in some] for found in (here, there))
    if len(left) == len(rest):
        pairs.append((left, rest))
    more: list[Accepted] = []
    for former, found in pairs:
        reasons = {None if one.accepted is None else one.accepted.because for one in former}
        for because in reasons if len(reasons) == 1 else ():
            if because is not None:
                missed = (one for one in found if one.accepted is None)
                more += [Accepted.of(one.code, one.at, one.message, because) for one in missed]
    return more


def _hexes(issue: Issue) -> frozenset[Hex]:
    return frozenset(at for place in (*issue.places, *issue.highlight) for at in place.near)
