"""Terrain that needs another in its hex or in one beside it, such as a railway station its track.

A row says ``of`` which terrain it is, ``near`` what it needs beside it, ``with`` what else will do in its hex. Where it
names what is to ``lay``, a fix lays that as tiles straight on, up to what they ``join``, and another takes it away;
where it says ``into`` what, a fix turns it into that.
"""

from collections.abc import Collection

from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.checks.board.tile_line_ends_nowhere import Line, laid, lying_on
from bob_editor.rules.land.stands import features_with
from bob_editor.rules.land.tile_shapes import canonical, retiled
from bob_editor.rules.mending import Board, Edit, board_edits
from bob_editor.rules.tags import named, rule_of, title_of, titles_of
from bob_editor.rules.wording import upper_first


@shared_check(Severity.WARNING, subject="board", asked=True)
def lacks_beside(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Some terrain is nothing unless another lies in its hex or beside it."""
    rules, lying = ground.ruleset, lying_on(ground)
    needed, will_do = (named(rules, terms.listed(key)) for key in ("near", "with"))
    needed_titles = titles_of(rules, tuple(sorted(needed)))
    for at, terrain in _standing(ground, named(rules, terms.of())):
        around = (other for other in at.neighbours() if other in ground.board.grid)
        if will_do.intersection(lying(at)) or any(needed.intersection(lying(other)) for other in around):
            continue
        name = title_of(rules, terrain)
        message = terms.says(
            "{Terrain} in {hex}: no {needed} there or beside it.",
            terrain=name, Terrain=upper_first(name), needed=needed_titles, hex=ground.label(at), place=ground.label(at),
        )  # fmt: skip
        cites = terms.cited(rule_of(rules, terrain))
        yield Finding(message, ground.at_hex(at), _fixes(ground, terms, at, terrain), cites=cites)


def _standing(ground: Ground, kinds: Collection[str]) -> Iterator[tuple[Hex, str]]:
    """The hexes that list some terrain, and those that a path of it runs through, in board order."""
    found = {(at, feature.terrain) for at, feature in features_with(ground.board, kinds)}
    found |= {(at, one) for one in kinds for at in ground.board.path_hexes.get(one, ())}
    there = ((at, one) for at, one in found if at in ground.board.grid)
    yield from sorted(there, key=lambda one: (ground.board.grid.position(one[0]), one[1]))


def _fixes(ground: Ground, terms: Terms, at: Hex, terrain: str) -> Iterator[Edit[Board]]:
    rules, kind, other = ground.ruleset, terms.text("lay"), terms.text("into")
    is_tile = terrain in ground.board.content(at).terrain_ids
    if other and is_tile:
        yield mend(f"Make it a {title_of(rules, other)}", retiled, at=at, old=terrain, new=other)
    if kind:
        joined = named(rules, terms.listed("join"))
        line = Line(ground, lying_on(ground), title_of(rules, kind), frozenset((kind,)), joined, lay=kind)
        yield from _laying(line, terms.text("make"), at)
        if is_tile:
            name = title_of(rules, terrain)
            yield mend(f"Remove the {name}", board_edits.remove_terrain, hexes=(at,), terrain=terrain)


def _laying(line: Line, label: str, at: Hex) -> Iterator[Edit[Board]]:
    """The edit that lays a line straight away from a hex over open ground, up to what it joins or off the board.

    Where something is in the way in each direction, it lays a single tile beside the hex; none where no hex is beside.
    """
    board = line.ground.board
    beside = [one for one in range(6) if at.neighbour(canonical(one)) in board.grid.index]
    found = (line.way_on(at, link) for link in beside)
    ways = [way for way in found if way is not None and way[1]]
    if beside and not ways:
        free = min(beside, key=lambda one: bool(board.content(at.neighbour(canonical(one))).terrain))
        ways = [(free, (at.neighbour(canonical(free)),))]
    if ways:
        way = min(ways, key=lambda one: len(one[1]))
        yield mend(label or f"Lay {line.name} beside it", laid, kind=line.lay, ways=(way,))
