"""What doesn't go together of boards that are joined: overlaps, edges that stay half, boards that lie apart."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from bob_editor.geometry.grid import OPPOSITE, Edge
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid, Part
from bob_editor.model.laid_boards import Laid, Misfit


def misfits_of(grid: JoinedGrid, laid: Sequence[Laid], parts: Mapping[int, Part]) -> Iterable[Misfit]:
    """Boards that overlap, that meet at an edge without becoming whole there, or that touch no other."""
    numbers = {id(part): number for number, part in parts.items()}
    if sum(not laid[number].overlay for number in parts) < 2:
        return
    over: dict[tuple[int, int], list[Hex]] = {}
    # Sets of boards, not pairs: of a stack there are as many as hexes at most.
    touching: set[frozenset[int]] = set()
    half: dict[tuple[int, int], list[Hex]] = {}
    for at, owners in grid.owners.items():
        boards = [
            (numbers[id(part)], part.cut_edges(own))
            for part, own in owners
            if not laid[numbers[id(part)]].overlay
        ]
        for place, (first, cut) in enumerate(boards):
            for second, other in boards[place + 1 :]:
                if not _halves(cut, other):
                    over.setdefault((first, second), []).append(at)
        if len(boards) == 1 and boards[0][1]:
            # Beyond the edge that cuts it lies another board, which doesn't make it whole.
            for beside in at.neighbours():
                if not _beyond(grid.frame.centre(at), grid.frame.centre(beside), boards[0][1]):
                    continue
                for part, _ in grid.owners.get(beside, ()):
                    other_number = numbers[id(part)]
                    if other_number != boards[0][0] and not laid[other_number].overlay:
                        half.setdefault((boards[0][0], other_number), []).append(at)
        here = frozenset(number for number, _ in boards)
        for beside in at.neighbours() if here else ():
            touching.add(here.union(numbers[id(part)] for part, _ in grid.owners.get(beside, ())))
    yield from (Misfit("overlap", pair, tuple(hexes)) for pair, hexes in sorted(over.items()))
    yield from (
        Misfit("edge", pair, tuple(dict.fromkeys(hexes)))
        for pair, hexes in sorted(half.items())
        # One hex alone is the corner at which boards meet that lie across from each other.
        if len(set(hexes)) > 1 and not any(set(pair) == set(other) for other in over)
    )
    yield from (
        Misfit("apart", (number,))
        for number in _apart([number for number in parts if not laid[number].overlay], touching)
    )


def _apart(boards: Sequence[int], touching: Collection[frozenset[int]]) -> list[int]:
    """The boards that hang together with the first one neither directly nor by others."""
    reached = set(boards[:1])
    while True:
        wider = reached.union(*(together for together in touching if together & reached))
        if wider == reached:
            return [number for number in boards if number not in reached]
        reached = wider


def _beyond(here: tuple[int, int], there: tuple[int, int], cut: tuple[str, ...]) -> bool:
    """Whether a neighbour's dot lies beyond one of the edges that cut a hex."""
    (x, y), (other_x, other_y) = here, there
    beyond = {"left": other_x < x, "right": other_x > x, "top": other_y < y, "bottom": other_y > y}
    return any(beyond[edge] for edge in cut)


def _halves(first: tuple[Edge, ...], second: tuple[Edge, ...]) -> bool:
    """Whether two boards' cuts leave different parts of a hex, so that they don't overlap."""
    return bool(first and second) and any(OPPOSITE[edge] in second for edge in first)
