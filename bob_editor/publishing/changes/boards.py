"""What changed on a board: terrain and levels by hex, hexsides, paths, drawn outlines, and what is written on it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.change import difference
from bob_editor.publishing.changes.altered import Altered, Part
from bob_editor.rules.ruleset import Ruleset

Place = TypeVar("Place", Hex, Side)

_WRITTEN = {
    "title": "Title", "number": "Number", "labels": "Labels", "exits": "Exits", "objectives": "Objectives",
    "rulings": "Rulings", "style": "Style",
}  # fmt: skip
"""What of a board's heading is told, for players see it."""


def board_changes(before: Board, after: Board, ruleset: Ruleset) -> Iterator[Part]:
    """The parts of a board that differ; hexes and hexsides by the later board's names."""
    change = difference(before, after)
    told = _Told(ruleset)
    parts = {
        "Board": _headings(before, after, change.headings),
        "Terrain": _places(change.hexes, after.grid.label, told.hex, before, after),
        "Hexsides": _places(change.sides, after.grid.side_label, told.side, before, after),
        "Paths": told.paths(before, after),
        "Drawing": told.pieces(before, after),
    }
    for title, rows in parts.items():
        if found := tuple(rows):
            yield Part(title, found)


class _Told:
    """A board's parts in the words of its ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._titles = {one.id: one.title for one in ruleset.terrains.values()}

    def title(self, terrain: str) -> str:
        return self._titles.get(terrain, terrain)

    def side(self, board: Board, at: Side) -> str:
        return " and ".join(self.title(one.terrain) for one in board.sides.get(at, ())) or "nothing"

    def hex(self, board: Board, at: Hex) -> str:
        if at not in board.grid:
            return "no hex"
        terrain = " and ".join(map(self.title, board.listed_terrain(at)))
        level = board.listed_level(at)
        return f"{terrain}, level {level}" if level else terrain

    def paths(self, before: Board, after: Board) -> Iterator[Altered]:
        gone, come = Counter(before.paths), Counter(after.paths)
        for board, paths, new in ((before, gone - come, False), (after, come - gone, True)):
            for path in paths.elements():
                ends = [board.grid.label(at) for at in path.through if at in board.grid]
                way = f"{ends[0]} to {ends[-1]}, {len(ends)} hexes" if ends else "off the board"
                line = f"{self.title(path.terrain)}, {way}"
                yield Altered("", line) if new else Altered(line, "")

    def pieces(self, before: Board, after: Board) -> Iterator[Altered]:
        """By what is drawn, how many outlines went and how many came."""
        old, new = (Counter[Artwork | Contour]([*one.artwork, *one.contours]) for one in (before, after))
        gone, come = (
            Counter(
                self.title(one.terrain) if isinstance(one, Artwork) else f"Contour of level {one.level}"
                for one in some.elements()
            )
            for some in (old - new, new - old)
        )
        for name in sorted({*gone, *come}):
            yield Altered(_outlines(gone[name], name), _outlines(come[name], name))


def _outlines(number: int, name: str) -> str:
    return f"{name}: {number} outline{'' if number == 1 else 's'}" if number else ""


def _headings(before: Board, after: Board, names: frozenset[str]) -> Iterator[Altered]:
    for name, title in _WRITTEN.items():
        if name in names:
            yield Altered(*(f"{title}: {_value(getattr(board, name))}" for board in (before, after)))
    if before.grid != after.grid:
        yield Altered(*(f"Grid of {len(board.grid.hexes)} hexes" for board in (before, after)))
    if before.ruleset != after.ruleset:
        yield Altered(*(f"Ruleset: {board.ruleset}" for board in (before, after)))
    if before.base != after.base:
        yield Altered(
            *(f"Ground: {board.base.terrain}, level {board.base.level}" for board in (before, after))
        )


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(str(getattr(one, "text", None) or one) for one in value) or "none"
    return "none" if value in (None, "", {}) else str(value)


def _places(
    places: Iterable[Place],
    label: Callable[[Place], str],
    told: Callable[[Board, Place], str],
    *boards: Board,
) -> Iterator[Altered]:
    """What lay at places and lies there now, those together where the same became the same."""
    became: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for at in sorted(places):
        words = tuple(told(board, at) for board in boards)
        if len(set(words)) > 1:
            became[words].append(label(at))
    for (before, after), names in became.items():
        yield Altered(before, f"{after}: {', '.join(names)}")
