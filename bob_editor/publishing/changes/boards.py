"""What changed on a board: terrain and levels by hex, hexsides, paths, drawn outlines, and what is written on it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.change import difference
from bob_editor.publishing.changes.altered import Altered, Part
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import counted

Place = TypeVar("Place", Hex, Side)

_WRITTEN = {
    "title": "Title", "number": "Number", "labels": "Labels", "exits": "Exits", "objectives": "Objectives",
    "style": "Style",
}  # fmt: skip
"""What of a board's heading is told, for players see it."""


def board_changes(before: Board, after: Board, ruleset: Ruleset) -> Iterator[Part]:
    """The parts of a board that differ; hexes and hexsides by the later board's names."""
    change = difference(before, after)
    told = _Told(ruleset)
    parts = {
        "Board": told.headings(before, after, change.headings),
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
        self._questions = {name: one.question for name, one in ruleset.rulings.items()}

    def title(self, terrain: str) -> str:
        return self._titles.get(terrain, terrain)

    def headings(self, before: Board, after: Board, names: frozenset[str]) -> Iterator[Altered]:
        for name, title in _WRITTEN.items():
            if name in names:
                old, new = (f"{title}: {_value(getattr(board, name))}" for board in (before, after))
                if old != new:  # a label's size and its place have no words
                    yield Altered(old, new)
        for name in dict.fromkeys((*before.rulings, *after.rulings)):
            old, new = (self._answer(board, name) for board in (before, after))
            if old != new:
                yield Altered(old, new)
        if before.grid != after.grid:
            old, new = map(_extent, (before, after))
            yield Altered(old, f"{new}, laid otherwise" if old == new else new)
        if before.ruleset != after.ruleset:
            yield Altered(*(f"Ruleset: {board.ruleset}" for board in (before, after)))
        old, new = (
            f"Ground: {self.title(board.base.terrain)}, level {board.base.level}" for board in (before, after)
        )
        if old != new:
            yield Altered(old, new)

    def _answer(self, board: Board, name: str) -> str:
        """How an open question is answered; "" where the board doesn't say."""
        if name not in board.rulings:
            return ""
        answer = board.rulings[name]
        told = ("yes" if answer else "no") if isinstance(answer, bool) else str(answer).replace("_", " ")
        return f"{self._questions.get(name, f'{name}:')} {told}"

    def side(self, board: Board, at: Side) -> str:
        return " and ".join(self.title(one.terrain) for one in board.sides.get(at, ())) or "nothing"

    def hex(self, board: Board, at: Hex) -> str:
        if at not in board.grid:
            return "no hex"
        terrain = " and ".join(map(self.title, board.listed_terrain(at)))
        level = board.listed_level(at)
        return f"{terrain}, level {level}" if level else terrain

    def paths(self, before: Board, after: Board) -> Iterator[Altered]:
        gone, come = (
            Counter(self._way(board, path) for path in some.elements())
            for board, some in (
                (before, Counter(before.paths) - Counter(after.paths)),
                (after, Counter(after.paths) - Counter(before.paths)),
            )
        )
        yield from (Altered(line, "") for line in (gone - come).elements())
        yield from (Altered("", line) for line in (come - gone).elements())
        yield from (Altered("", f"{line}, drawn otherwise") for line in (gone & come).elements())

    def _way(self, board: Board, path: Path) -> str:
        ends = [board.grid.label(at) for at in path.through if at in board.grid]
        way = f"{ends[0]} to {ends[-1]}, {counted(len(ends), 'hex', 'hexes')}" if ends else "off the board"
        return f"{self.title(path.terrain)}, {way}"

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
            went, came = _outlines(gone[name], name), _outlines(come[name], name)
            yield Altered("", f"{came}, drawn otherwise") if went == came else Altered(went, came)


def _outlines(number: int, name: str) -> str:
    return f"{name}: {counted(number, 'outline')}" if number else ""


def _extent(board: Board) -> str:
    hexes, label = board.grid.hexes, board.grid.label
    return f"Grid of {counted(len(hexes), 'hex', 'hexes')}, {label(hexes[0])} to {label(hexes[-1])}"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_one, value)) or "none"
    return "none" if value in (None, "") else str(value)


def _one(value: object) -> str:
    """A label by its text, an exit or objective by its place and what else it says."""
    if not isinstance(value, Mapping):
        return str(getattr(value, "text", value))
    names = sorted((name for name in value if not name.startswith("x-")), key=lambda name: name != "at")
    at, *more = [str(value[name]) for name in names] or ["nowhere"]
    return f"{at} ({', '.join(more)})" if more else at


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
