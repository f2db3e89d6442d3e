from collections.abc import Callable

from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, shared_check
from bob_editor.rules.land.stands import stands
from bob_editor.rules.mending import Board, mend
from bob_editor.rules.tags import named, rule_of, titles_of


@shared_check(Severity.WARNING, subject="board", asked=True)
def at_most(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Of some terrain there are so many on a board, or on a map of several, and no more, such as one castle."""
    yield from too_many(ground, terms, "board")


def too_many(ground: Ground, terms: Terms, where: str) -> Iterator[Finding]:
    """The finding that there are too many, if there are; ``where`` is *board* or *map*."""
    of, most = terms.listed("of"), terms.number("most", 1)
    found = list(stands(ground, of))
    if len(found) <= most:
        return
    rules = ground.ruleset
    ids = tuple(terrain for terrain in rules.terrains if terrain in named(rules, of))
    gone = tuple(one.without for one in found[most:] if one.without)
    message = terms.says(
        f"The {where} has {{count}} of {{terrain}}, and may have {{most}}.",
        terrain=titles_of(rules, ids), count=len(found), most=most, place=found[most].place.label,
    )  # fmt: skip
    left = mend(f"Leave the first {most}" if most else "Take them away", _without, gone=gone)
    cites = str(terms.row.get("cites") or rule_of(rules, found[most].terrain))
    places = tuple(one.place for one in found[most:])
    yield Finding(message, places, left if len(gone) == len(found) - most else (), cites=cites)


def _without(board: Board, gone: tuple[Callable[[Board], Board], ...]) -> Board:
    for edit in gone:
        board = edit(board)
    return board
