"""Text Mapper's maps: a line a hex (``0203 woods hill "Mill"``), and paths (``0101-0203 road``).

Hexes have flat tops, columns and rows count from 01, and those of even columns lie half a hex lower.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from bob_editor.errors import BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written
from bob_editor.exchange.grids import offset_grid
from bob_editor.exchange.hex_names import apart
from bob_editor.exchange.mapping import Words, shipped_mapping
from bob_editor.exchange.offsets import flat_places
from bob_editor.exchange.report import Report
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent, Label, Path
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.wording import counted

PLACE = r"(-?\d{2})(-?\d{2})"
HEX = re.compile(rf"{PLACE}(?:\s+(.*))?")
POINT = re.compile(r"(-?\d{2})(-?\d{2})(?:-|$)")
WAY = re.compile(r'((?:-?\d{2}){2}(?:-(?:-?\d{2}){2})+)\s+(\S+)(?:\s+"([^"]*)".*)?')
TITLED = re.compile(r'"([^"]*)"(?:\s+\d+)?')
DEFINED = re.compile(
    r"(?:\S+\s+(?:attributes|lib|path|text|glow|xml|label|url|license)\b|(?:include|license|font|url)\s|<)"
)
"""Lines that say how things look."""


def looks_like(given: Given) -> bool:
    """Whether several lines are hexes by column and row, and what is there."""
    lines = [
        line
        for line in given.head.decode("utf-8", "replace").splitlines()
        if line and not line.startswith("#")
    ]
    hexes = sum(re.match(r"-?\d{4} +[a-zA-Z\"]", line) is not None for line in lines)
    return hexes > 1 and all(re.match(r"-?\d{4}[ -]|\S+ \S|include|<", line) for line in lines[:-1])


def read(given: Given, asked: Asked) -> Brought:
    """The least board with all hexes of a map.

    :raises BadFile: where no line is a hex; ``TooLarge`` past the limits.
    """
    report = Report()
    words = asked.words(given, report, shipped_mapping(__file__))
    hexes: dict[tuple[int, int], tuple[int, str]] = {}
    ways: list[tuple[int, str, str, str]] = []
    looks = 0
    for number, line in enumerate(given.text.split("\n"), start=1):
        plain = line.strip()
        if not plain or plain.startswith("#"):
            continue
        if (way := WAY.fullmatch(plain)) is not None:
            ways.append((number, way[1], way[2], way[3] or ""))
        elif (found := HEX.fullmatch(plain)) is not None:
            # Of a hex that stands on several lines all is drawn, one over the other.
            place = int(found[1]), int(found[2])
            hexes[place] = (number, " ".join((*hexes.get(place, (0,))[1:], found[3] or "")))
        elif DEFINED.match(plain):
            looks += 1
        else:
            report.dropped(f"line {number}", plain[:80], "It is neither a hex nor a path.")
    if not hexes:
        raise BadFile(f"{given.name} has no hexes.", hint="A hex is written as: 0203 woods.")
    if looks:
        report.dropped("", counted(looks, "line"), "They say how the map looks there.")
    left, top = min(column for column, _ in hexes), min(row for _, row in hexes)
    wide, high = max(column for column, _ in hexes) - left + 1, max(row for _, row in hexes) - top + 1
    grid = offset_grid(wide, high, "flat-top", shifted="odd" if left % 2 == 0 else "even", name=given.name)
    at_of = {grid.position(at): at for at in grid.hexes}
    places = {place: at_of[place[0] - left, place[1] - top] for place in hexes}
    if len(places) < len(at_of):
        report.approximated(
            "", counted(len(at_of) - len(places), "hex", "hexes"), "Gaps of the map are open ground here."
        )
    content: dict[Hex, HexContent] = {}
    labels = []
    for place, (_, said) in hexes.items():
        at = places[place]
        found_here = _content(said, words, grid.label(at))
        if found_here:
            content[at] = found_here
        titles = (title[1].strip()[:200] for title in TITLED.finditer(said))
        labels += [Label(title, grid.centre(at)) for title in titles if title]
    paths = [path for way in ways if (path := _path(way, places, words)) is not None]
    base = Base(words.rules.base_terrain)
    board = Board(
        grid, words.rules.id, id=asked.name, title=given.stem, base=base, hexes=content, paths=tuple(paths),
        labels=apart(grid, labels),
    )  # fmt: skip
    return Brought((board,), report=report.rows)


def _content(said: str, words: Words, label: str) -> HexContent:
    """Every word of a hex, the ground first; one of several parts (``light-green``) may be known by its last."""
    terrain: list[str] = []
    level = None
    for word in TITLED.sub(" ", said).split():
        meaning = words.meaning(words.first_understood((word, *reversed(word.split("-")))), label)
        terrain += meaning.terrain
        level = meaning.level if meaning.level is not None else level
    return HexContent(tuple(map(Feature, dict.fromkeys(terrain))), level)


def _path(way: tuple[int, str, str, str], places: Mapping[tuple[int, int], Hex], words: Words) -> Path | None:
    """A path through the hexes that its points lead over, straight from one to the next."""
    number, written, word, title = way
    corners = [places.get((int(one[1]), int(one[2]))) for one in POINT.finditer(written)]
    terrain = words.meaning(word, f"line {number}", part="paths").terrain
    if not terrain:
        return None
    if title:
        words.report.dropped(f"line {number}", title, "Paths have no names here; lay a label beside it.")
    known = [at for at in corners if at is not None]
    if len(known) != len(corners):
        words.report.dropped(f"line {number}", written, "It leads over hexes that the map doesn't have.")
    through: list[Hex] = known[:1]
    for start, goal in pairwise(known):
        at = start
        while at != goal:
            _, at = min((one.distance(goal), one) for one in at.neighbours())
            through.append(at)
    inside = set(places.values())
    kept = [at for at in through if at in inside]
    return Path(terrain[0], tuple(kept)) if kept else None


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """Every hex with the words for what lies there, paths from hex to hex, labels as titles."""
    board = outgoing.board
    report = Report()
    words = asked.words_of(outgoing.rules, report, shipped_mapping(__file__)).written
    places = flat_places(board.grid)
    places.tell(report)
    ground = Ground(board, outgoing.rules)
    titles: dict[Hex, str] = {}
    for label in board.labels:
        at = board.grid.frame.hex_at(label.at)
        if at not in board.grid or at in titles or '"' in label.text:
            report.dropped(
                board.grid.label(at), label.text, "A hex has one label there, without quotation marks."
            )
        else:
            titles[at] = " ".join(label.text.split())
            if titles[at] != label.text:
                report.approximated(board.grid.label(at), label.text, "The label stands in one line.")
            if label.at != board.grid.centre(at):
                report.approximated(board.grid.label(at), label.text, "The label stands at its hex's dot.")
    names = {at: f"{column + 1:02}{row + 1:02}" for (column, row), at in places.by_place.items()}
    many = Counter(len(name) for name in names.values())
    if set(many) != {4}:
        report.dropped(
            "",
            counted(sum(many.values()) - many[4], "hex", "hexes"),
            "Columns and rows have two digits there.",
        )
    lines = []
    for (_, _), at in sorted(places.by_place.items()):
        if len(names[at]) == 4:
            here = [words.get(one, one) for one in ground.terrain(at) if one != board.base.terrain]
            title = f' "{titles[at]}"' if at in titles else ""
            lines.append(f"{names[at]} {' '.join(here) or 'plain'}{title}")
    lines += _ways(board.paths, names, words)
    return Written(("\n".join(lines) + "\n").encode(), report=report.rows)


def _ways(paths: Sequence[Path], names: Mapping[Hex, str], words: Mapping[str, str]) -> list[str]:
    found = []
    for path in paths:
        through = [names[at] for at in path.through if len(names.get(at, "")) == 4]
        if len(through) > 1:
            found.append(f"{'-'.join(through)} {words.get(path.terrain, path.terrain)}")
    return found


FORMAT = Format(
    name="textmapper",
    title="Text Mapper map",
    endings=(".hexmap", ".txt"),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset(
        {
            "levels", "tiles", "base", "sides", "curves", "artwork", "contours", "exits", "objectives", "underlay",
            "edges", "heading", "extra", "credits", "rulings", "accepted", "scenario",
        }
    ),
)  # fmt: skip
