"""MegaMek's ``*.board``: hexes with levels and terrains ``name:level:exits``, flat top, even numbered columns lower.

The game takes hexes in the order of the file, row by row, and so does this reader; what a hex is called is looked at
only to tell of one that lies elsewhere. Exits of roads become paths, those of paths exits again.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import count

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written
from bob_editor.exchange.grids import offset_grid
from bob_editor.exchange.mapping import Words, shipped_mapping
from bob_editor.exchange.offsets import chains, flat_places
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent, Path
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.wording import counted
from bob_editor.storage.form.values import HIGHEST_LEVEL, LOWEST_LEVEL

SIZE = re.compile(r"(?m)^[^\S\n]*size\s+(\d{1,6})\s+(\d{1,6})\s*$")
LINE = re.compile(r'\s*(hex\s+)?(\d{1,9})\s+(-?\d{1,6})\s+"([^"]*)"(?:\s+"([^"]*)")?\s*')
HEAD_WORDS = ("size", "option", "tag", "background", "description", "note", "end")
LEVELS = range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)
"""The levels that boards here may have."""

WAYS = ("road", "bridge")
"""What has exits that are roads here."""

DETAIL = re.compile(r"(?:bldg|bridge|fuel_tank)_\w+|foliage_elev|\w*fluff\w*|cliff_(?:top|bottom)")
"""What says more of another terrain of its hex."""

BESIDE = {
    "woods": "foliage_elev:2",
    "jungle": "foliage_elev:2",
    "building": "bldg_elev:1;bldg_cf:40",
    "bridge": "bridge_elev:1;bridge_cf:40",
}
"""What the game wants to know of a terrain besides."""


def looks_like(given: Given) -> bool:
    """Whether it is text with a line ``size W H`` and one of a hex."""
    head = given.head.decode("utf-8", "replace")
    return (
        SIZE.search(head) is not None
        and '"' in head
        and re.search(r"(?m)^[^\S\n]*hex\s+\d", head) is not None
    )


def read(given: Given, asked: Asked) -> Brought:
    """The board of a file; lines past its size and terrain without a meaning are told.

    :raises BadFile: where it gives no size, or a line is none of the format's.
    :raises TooLarge: where it is past the limits.
    """
    size = SIZE.search(given.text)
    if size is None:
        raise BadFile(f"{given.name} has no line “size W H”.", hint="Open a MegaMek board.")
    columns, rows = map(int, size.groups())
    grid = offset_grid(columns, rows, "flat-top", shifted="even", name=given.name)
    report = Report()
    reading = _Reading(grid, asked.words(given, report, shipped_mapping(__file__)))
    in_order = sorted(grid.hexes, key=lambda at: grid.position(at)[::-1])
    told = 0
    for number, found in _lines(given, report):
        if told < len(in_order):
            _tell_of_name(found[2], grid.position(in_order[told]), number, report)
            reading.take(in_order[told], found)
        told += 1
    if told != len(in_order):
        missing = len(in_order) - told
        lacking = counted(abs(missing), "hex", "hexes")
        why = f"It lacks {lacking}; what lacks was left open." if missing > 0 else f"{lacking} too many."
        report.dropped("", f"size {columns} {rows}", why)
    return Brought((reading.board(asked.name, given.stem),), report=report.rows)


def _lines(given: Given, report: Report) -> Iterator[tuple[int, re.Match[str]]]:
    """The lines of hexes, with their numbers."""
    for number, line in enumerate(given.text.split("\n"), start=1):
        words = line.split(None, 1)
        if not words or words[0].startswith("#"):
            continue
        if words[0] in HEAD_WORDS:
            if words[0] not in ("size", "end"):
                report.dropped(f"line {number}", line.strip(), "Boards don't have it.")
            continue
        found = LINE.fullmatch(line)
        if found is None:
            raise BadFile(
                f"{given.name} can't be read at line {number}: it is no hex.",
                hint='A hex is written as: hex 0101 0 "woods:1" "".',
            )
        if not found[1]:
            report.guessed(f"line {number}", line.strip(), "Taken for a hex.")
        yield number, found


def _tell_of_name(name: str, place: tuple[int, int], number: int, report: Report) -> None:
    column, row = place[0] + 1, place[1] + 1
    if name not in {f"{column:0{wide}}{row:0{high}}" for wide in (2, 3) for high in (2, 3)}:
        report.approximated(
            f"line {number}", name, f"It is hex {column:02}{row:02} in the order of the file."
        )


class _Reading(Record, eq=False):
    """A board as it grows, hex by hex."""

    grid: Grid
    words: Words
    hexes: dict[Hex, HexContent] = field(default_factory=dict)
    ways: dict[Hex, tuple[str | None, int | None]] = field(default_factory=dict)
    unused: Counter[str] = field(default_factory=Counter)

    def take(self, at: Hex, found: re.Match[str]) -> None:
        """Read one hex."""
        label = self.grid.label(at)
        level = int(found[3])
        if level not in LEVELS:
            self.words.report.approximated(label, level, f"Levels run from −{-LEVELS[0]} to {LEVELS[-1]}.")
            level = min(max(level, LEVELS[0]), LEVELS[-1])
        if found[5]:
            self.unused[f"theme {found[5]}"] += 1
        terrain: list[Feature] = []
        for piece in filter(None, (one.strip() for one in found[4].split(";"))):
            terrain += self._terrain(at, label, piece)
        self.hexes[at] = HexContent(tuple(dict.fromkeys(terrain)), level or None)

    def _terrain(self, at: Hex, label: str, piece: str) -> Iterator[Feature]:
        name, _, rest = piece.partition(":")
        amount, _, exits = rest.partition(":")
        if DETAIL.fullmatch(name):
            self.unused[name] += 1
            return
        if name == "water" and amount not in ("", "1"):
            self.unused[f"water:{amount}"] += 1
        exact = f"{name}:{amount}"
        word = exact if self.words.knows(exact) else name
        if name in WAYS:
            mask = int(exits) & 63 if re.fullmatch("[0-9]{1,9}", exits) else None
            self.ways[at] = (None if name == "bridge" else self._way(word, label), mask)
        if name != "road":
            yield from map(Feature, self.words.meaning(word, label).terrain)

    def _way(self, word: str, label: str) -> str | None:
        return next(iter(self.words.meaning(word, label, part="paths").terrain), None)

    def _paths(self) -> Iterator[Path]:
        """The roads: where a hex has an exit to a neighbour that has a road too."""
        road = self._way("road", "")
        links: dict[str, list[tuple[Hex, Hex]]] = {}
        for at, (terrain, exits) in self.ways.items():
            for direction, other in enumerate(at.neighbours()):
                if other not in self.ways:
                    self._tell_of_exit(at, direction, exits, inside=other in self.grid)
                elif _leads(exits, direction) or _leads(self.ways[other][1], (direction + 3) % 6):
                    kind = terrain or self.ways[other][0] or road
                    reached = self.ways[other][0] or kind
                    if kind is not None and (at < other or reached != kind):
                        links.setdefault(min(kind, reached or kind), []).append(
                            (min(at, other), max(at, other))
                        )
        joined: set[Hex] = set()
        for kind, found in links.items():
            for through in chains(dict.fromkeys(found)):
                joined.update(through)
                yield Path(kind, through)
        for at, (terrain, _) in self.ways.items():
            if at not in joined and terrain is not None:
                yield Path(terrain, (at,))

    def _tell_of_exit(self, at: Hex, direction: int, exits: int | None, *, inside: bool) -> None:
        if exits is None or not exits >> direction & 1:
            return
        if inside:
            name = self.grid.frame.side_names[direction]
            self.words.report.dropped(self.grid.label(at), f"exit {name}", "No road meets it there.")
        else:
            self.unused["exit over the board's edge"] += 1

    def board(self, name: str, title: str) -> Board:
        """The board of all hexes."""
        paths = tuple(self._paths())
        for what, times in sorted(self.unused.items()):
            self.words.report.dropped("", what, f"On the whole board {times} ×; boards don't have it.")
        return Board(
            self.grid,
            self.words.rules.id,
            id=name,
            title=title,
            base=Base(self.words.rules.base_terrain),
            hexes={at: one for at, one in self.hexes.items() if one},
            paths=paths,
        )


def _leads(exits: int | None, direction: int) -> bool:
    """Whether exits lead in a direction; those not given lead wherever a road is."""
    return exits is None or bool(exits >> direction & 1)


# -- the way out ------------------------------------------------------------------------------------------------------


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """Each hex with level and terrain, roads as exits; what has no word in MegaMek is told."""
    board = outgoing.board
    report = Report()
    words = _exact(asked.words_of(outgoing.rules, report, shipped_mapping(__file__)))
    places = flat_places(board.grid)
    places.tell(report)
    ground = Ground(board, outgoing.rules)
    roads: dict[Hex, dict[str, int]] = {}
    for path in board.paths:
        word = words.get(path.terrain, "")
        if word.partition(":")[0] != "road":
            label = board.grid.label(path.through[0])
            report.dropped(label, path.terrain, "MegaMek has no such path.")
            continue
        for index, at in enumerate(path.through):
            mask = roads.setdefault(at, {}).get(word, 0)
            for other in path.through[max(0, index - 1) : index + 2]:
                direction = at.direction_to(other)
                mask |= 0 if direction is None else 1 << places.direction(direction)
            roads[at][word] = mask
    lines = [f"size {places.columns} {places.rows}"]
    for row in range(places.rows):
        for column in range(places.columns):
            here = places.by_place.get((column, row))
            name = f"{column + 1:02}{row + 1:02}"
            level = board.base.level if here is None else ground.level(here)
            terrain = "" if here is None else _written(ground, here, words, roads.get(here, {}), report)
            lines.append(f'hex {name} {level} "{terrain}" ""')
    return Written("\n".join([*lines, "end", ""]).encode(), report=report.rows)


def _exact(words: Words) -> Mapping[str, str]:
    """By the id of a terrain its word with the least amount that no other meaning claims."""
    return {
        terrain: word
        if ":" in word
        else next(f"{word}:{n}" for n in count(1) if not words.knows(f"{word}:{n}"))
        for terrain, word in words.written.items()
    }


def _written(ground: Ground, at: Hex, words: Mapping[str, str], roads: dict[str, int], report: Report) -> str:
    """What a hex holds in MegaMek's words."""
    found: dict[str, str] = {}
    for terrain in ground.terrain(at):
        word = words.get(terrain, "")
        name = word.partition(":")[0]
        if not word:
            if terrain != ground.board.base.terrain:
                report.dropped(ground.board.grid.label(at), terrain, "MegaMek has no such terrain.")
        elif name not in found:
            found[name] = word
    exits = 0
    for mask in roads.values():
        exits |= mask
    if roads and "bridge" in found:
        found["bridge"] += f":{exits}"
    elif roads:
        found["road"] = f"{min(roads)}:{exits}"
    return ";".join([f"{one};{BESIDE[name]}" if name in BESIDE else one for name, one in found.items()])


FORMAT = Format(
    name="megamek",
    title="MegaMek board",
    endings=(".board",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset(
        {
            "tiles", "base", "sides", "curves", "artwork", "contours", "labels", "exits", "objectives", "underlay",
            "edges", "heading", "extra", "credits", "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip
