from itertools import pairwise

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, Terms, at_path, shared_check
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rules.tags import tagged, title_of


@shared_check(Severity.HINT, subject="board", asked=True)
def edge_crossing_not_geomorphic(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Boards that join along their edges go on there, so a line leaves one in one hex of one edge.

    In a corner hex it would have to go on over two edges, and along an edge half of it lies on the next board.
    """
    grid = ground.board.grid
    lines = tagged(ground.ruleset, "leads_on")
    for index, path in enumerate(ground.board.paths):
        if path.terrain not in lines or len(path.through) < 2:
            continue
        name = title_of(ground.ruleset, path.terrain).capitalize()
        place = (at_path(grid, index, path.through),)
        for end in (path.through[0], path.through[-1]):
            if len(grid.cut_edges(end)) > 1:
                yield Finding(
                    f"{name} leaves the board in its corner {ground.label(end)}.",
                    at=ground.at_hex(end),
                    highlight=place,
                    fixes=mend("End it beside the corner", _without_ends, old=path),
                )
        along = [at for at, after in pairwise(path.through) if _share_an_edge(grid, at, after)]
        if along:
            yield Finding(
                f"{name} runs along the board's edge from {ground.label(along[0])}.",
                at=ground.at_hex(along[0]),
                highlight=place,
                fixes=mend("Take it off the edge", _off_the_edge, old=path),
            )


def _share_an_edge(grid: Grid, first: Hex, second: Hex) -> bool:
    """Whether the line between two dots lies on a cut edge of the board."""
    return bool(set(grid.cut_edges(first)) & set(grid.cut_edges(second)))


def _without_ends(board: Board, old: Path) -> Board:
    """The path without the corner hexes at its ends."""
    through = list(old.through)
    while through and len(board.grid.cut_edges(through[0])) > 1:
        through.pop(0)
    while through and len(board.grid.cut_edges(through[-1])) > 1:
        through.pop()
    return board_edits.reroute_path(board, old, through)


def _off_the_edge(board: Board, old: Path) -> Board:
    """The path's longest stretch that doesn't run along an edge."""
    stretches: list[list[Hex]] = [[old.through[0]]]
    for before, at in pairwise(old.through):
        if _share_an_edge(board.grid, before, at):
            stretches.append([])
        stretches[-1].append(at)
    longest: list[Hex] = max(stretches, key=len)
    return board_edits.reroute_path(board, old, longest)
