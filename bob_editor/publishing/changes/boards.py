"""What changed on a board: terrain and levels by hex, hexsides, paths, drawn outlines, and what is written on it."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.change import difference
from bob_editor.publishing.changes.altered import Altered, Part
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages import ENGLISH, Language

Place = TypeVar("Place", Hex, Side)

_WRITTEN = {
    "title": "Title", "number": "Number", "labels": "Labels", "exits": "Exits", "objectives": "Objectives",
    "style": "Style",
}  # fmt: skip
"""What of a board's heading is told, for players see it."""


def board_changes(
    before: Board, after: Board, ruleset: Ruleset, language: Language = ENGLISH
) -> Iterator[Part]:
    """The parts of a board that differ; hexes and hexsides by the later board's names."""
    change = difference(before, after)
    told = _Told(ruleset, language)
    parts = {
        "Board": told.headings(before, after, change.headings),
        "Terrain": _places(change.hexes, after.grid.label, told.hex, before, after),
        "Hexsides": _places(change.sides, after.grid.side_label, told.side, before, after),
        "Paths": told.paths(before, after),
        "Drawing": told.pieces(before, after),
    }
    for title, rows in parts.items():
        if found := tuple(rows):
            yield Part(language.title(title), found)


class _Told:
    """A board's parts in the words of its ruleset, in a language."""

    def __init__(self, ruleset: Ruleset, language: Language) -> None:
        self._language = language
        self._titles = {one.id: one.title for one in ruleset.terrains.values()}
        self._questions = {name: one.question for name, one in ruleset.rulings.items()}

    def title(self, terrain: str) -> str:
        return self._language.title(self._titles[terrain]) if terrain in self._titles else terrain

    def headings(self, before: Board, after: Board, names: frozenset[str]) -> Iterator[Altered]:
        say = self._language.say
        for name, title in _WRITTEN.items():
            if name in names:
                old, new = (
                    self._headed(title, self._value(getattr(board, name))) for board in (before, after)
                )
                if old != new:  # a label's size and its place have no words
                    yield Altered(old, new)
        for name in dict.fromkeys((*before.rulings, *after.rulings)):
            old, new = (self._answer(board, name) for board in (before, after))
            if old != new:
                yield Altered(old, new)
        if before.grid != after.grid:
            old, new = map(self._extent, (before, after))
            yield Altered(old, say("{told}, laid otherwise", told=new) if old == new else new)
        if before.ruleset != after.ruleset:
            yield Altered(*(self._headed("Ruleset", board.ruleset) for board in (before, after)))
        old, new = (
            self._headed("Ground", self._at_level(self.title(board.base.terrain), board.base.level))
            for board in (before, after)
        )
        if old != new:
            yield Altered(old, new)

    def _answer(self, board: Board, name: str) -> str:
        """How an open question is answered; "" where the board doesn't say."""
        if name not in board.rulings:
            return ""
        answer = board.rulings[name]
        told = ("yes" if answer else "no") if isinstance(answer, bool) else str(answer).replace("_", " ")
        question = self._questions.get(name, f"{name}:")
        return f"{self._language.sentence(question)} {self._language.say(told)}"

    def _headed(self, title: str, told: str) -> str:
        return f"{self._language.title(title)}: {told}"

    def _at_level(self, terrain: str, level: int) -> str:
        return self._language.say("{terrain}, level {level}", terrain=terrain, level=level)

    def _all(self, terrain: Iterable[str]) -> str:
        return f" {self._language.say('and')} ".join(map(self.title, terrain))

    def _counted(self, number: int, one: str, many: str) -> str:
        return self._language.say(one) if number == 1 else self._language.say(many, count=number)

    def side(self, board: Board, at: Side) -> str:
        return self._all(one.terrain for one in board.sides.get(at, ())) or self._language.say("nothing")

    def hex(self, board: Board, at: Hex) -> str:
        if at not in board.grid:
            return self._language.say("no hex")
        terrain, level = self._all(board.listed_terrain(at)), board.listed_level(at)
        return self._at_level(terrain, level) if level else terrain

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
        yield from (Altered("", self._drawn_otherwise(line)) for line in (gone & come).elements())

    def _drawn_otherwise(self, told: str) -> str:
        return self._language.say("{told}, drawn otherwise", told=told)

    def _way(self, board: Board, path: Path) -> str:
        ends = [board.grid.label(at) for at in path.through if at in board.grid]
        way = self._from_to(ends) if ends else self._language.say("off the board")
        return f"{self.title(path.terrain)}, {way}"

    def _from_to(self, names: Sequence[str]) -> str:
        hexes = self._counted(len(names), "1 hex", "{count:,} hexes")
        return self._language.say("{first} to {last}, {hexes}", first=names[0], last=names[-1], hexes=hexes)

    def pieces(self, before: Board, after: Board) -> Iterator[Altered]:
        """By what is drawn, how many outlines went and how many came."""
        old, new = (Counter[Artwork | Contour]([*one.artwork, *one.contours]) for one in (before, after))
        gone, come = (
            Counter(
                self.title(one.terrain)
                if isinstance(one, Artwork)
                else self._language.say("Contour of level {level}", level=one.level)
                for one in some.elements()
            )
            for some in (old - new, new - old)
        )
        for name in sorted({*gone, *come}):
            went, came = self._outlines(gone[name], name), self._outlines(come[name], name)
            yield Altered("", self._drawn_otherwise(came)) if went == came else Altered(went, came)

    def _outlines(self, number: int, name: str) -> str:
        return f"{name}: {self._counted(number, '1 outline', '{count:,} outlines')}" if number else ""

    def _extent(self, board: Board) -> str:
        return self._headed("Grid", self._from_to([board.grid.label(at) for at in board.grid.hexes]))

    def _value(self, value: object) -> str:
        if isinstance(value, tuple):
            return ", ".join(map(self._one, value)) or self._language.say("none")
        return self._language.say("none") if value in (None, "") else str(value)

    def _one(self, value: object) -> str:
        """A label by its text, an exit or objective by its place and what else it says."""
        if not isinstance(value, Mapping):
            return str(getattr(value, "text", value))
        names = sorted((name for name in value if not name.startswith("x-")), key=lambda name: name != "at")
        at, *more = [str(value[name]) for name in names] or [self._language.say("nowhere")]
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
