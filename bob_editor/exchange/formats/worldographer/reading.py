"""A Worldographer map to a board: tiles to terrain, features and labels to labels, tagged shapes to what they are."""

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import Drawn, Thing
from bob_editor.exchange.format import Given
from bob_editor.exchange.lay import Lay, foreign_grid
from bob_editor.exchange.mapping import Words
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent

LONG, SHORT, SIDE = 300, 300, 150
"""How far a hex extends, and its side, where features and labels lie."""

ELSEWHERE = "It is on another level of the map, of which the first is read."

LINE = re.compile(r"\s*(\d{1,6})\t(-?\d+(?:\.\d+)?)(?:\t[^\n]*)?")


def read_map(root: Element, given: Given, words: Words, name: str) -> Board:
    """The board of a map.

    :raises BadFile: where tiles are missing, or a line of them is none; ``TooLarge`` past the limits.
    """
    tiles = root.find("tiles")
    if root.tag != "map" or tiles is None:
        raise BadFile(f"{given.name} has no tiles.", hint="Open a map of Worldographer's.")
    pointy = root.get("hexOrientation") == "ROWS"
    wide, high = (_count(tiles, key, given) for key in ("tilesWide", "tilesHigh"))
    grid, lay = foreign_grid(Lay(pointy, LONG, SHORT, SIDE), 0, 0, wide, high, given.name)
    titles = {number: words.first_understood(names_of(title)) for number, title in _titles(root).items()}
    at_of = {grid.position(at): at for at in grid.hexes}
    hexes: dict[Hex, HexContent] = {}
    heights: Counter[str] = Counter()
    # Each `tilerow` is a column, whichever way the hexes lie.
    for column, lines in enumerate(_columns(tiles)):
        for row, line in enumerate(lines):
            at = at_of.get((column, row))
            found = LINE.fullmatch(line)
            if found is None:
                raise BadFile(
                    f"{given.name}, column {column + 1}, row {row + 1}: “{line.strip()[:40]}” is no tile.",
                    hint="Save it anew in Worldographer.",
                )
            if at is None:
                words.report.dropped(
                    "", f"column {column + 1}, row {row + 1}", "A tile beyond the map's edge."
                )
                continue
            heights[found[2]] += 1
            meaning = words.meaning(titles.get(int(found[1]), f"terrain {found[1]}"), grid.label(at))
            content = HexContent(tuple(map(Feature, meaning.terrain)), meaning.level or None)
            if content:
                hexes[at] = content
    if len(heights) > 1:
        words.report.dropped(
            "", f"{len(heights)} elevations", "Heights in feet aren't levels; all is at level 0."
        )
    others = root.findall("tiles")[1:]
    for other in others:
        words.report.dropped("", f"tiles: {other.get('viewLevel', '')[:40]}", ELSEWHERE)
    drawn = Drawn(grid, lay, words)
    for thing in _things(root, tiles.get("viewLevel", "") if others else "", words):
        drawn.take(thing)
    base = Base(words.rules.base_terrain)
    return drawn.on(Board(grid, words.rules.id, id=name, title=given.stem, base=base, hexes=hexes))


def _count(tiles: Element, key: str, given: Given) -> int:
    text = tiles.get(key, "")
    if not re.fullmatch("[0-9]{1,6}", text):
        raise BadFile(f"{given.name} gives no {key}.", hint="Save it anew in Worldographer.")
    return int(text)


def _columns(tiles: Element) -> Iterator[list[str]]:
    for one in tiles.findall("tilerow"):
        yield [line for line in (one.text or "").split("\n") if line.strip()]


def _titles(root: Element) -> dict[int, str]:
    """What terrain is called, by its number: the list has names and numbers in turn."""
    said = root.findtext("terrainmap") or ""
    parts = [part.strip() for part in said.split("\t")]
    pairs = zip(parts[::2], parts[1::2], strict=False)
    return {int(number): title for title, number in pairs if re.fullmatch("[0-9]{1,6}", number)}


def names_of(title: str) -> tuple[str, ...]:
    """What a terrain may be understood as: all of its name, that without its set, and its words, the first last.

    ``Classic/Flat Forest Deciduous`` is a forest, ``Hills Forest Evergreen`` one on hills.
    """
    plain = title.rpartition("/")[2].strip() or title
    words = plain.replace(",", " ").split()
    pairs = (" ".join(words[n : n + 2]) for n in range(len(words) - 1))
    # Of water what follows says more: a sea, a river.
    return tuple(dict.fromkeys((title, plain, *pairs, *sorted(words, key="Water".__eq__))))


def _things(root: Element, level: str, words: Words) -> Iterator[Thing]:
    """Features and labels where they stand on a level of the map, "" for its only one, and shapes by their tags."""
    unseen = {one.get("name", "") for one in root.iterfind("maplayer") if one.get("isVisible") == "false"}
    for feature in root.iter("feature"):
        title = feature.get("type", "")
        text = _text(feature.find("label"))
        if feature.get("mapLayer") in unseen:
            words.report.hidden(text or title)
        elif not text:
            words.report.dropped("", title, "A feature without a name; boards have no symbols.")
        elif (at := _location(feature, text, level, words)) is not None:
            yield Thing((text,), (at,), text=text)
    for label in root.iterfind("labels/label"):
        text = _text(label)
        if label.get("mapLayer") in unseen:
            words.report.hidden(text)
        elif text and (at := _location(label, text, level, words)) is not None:
            yield Thing((text,), (at,), text=text)
    for shape in root.iter("shape"):
        points = tuple(at for at in map(_point, shape.iter("p")) if at is not None)
        tags = tuple(one.strip()[:100] for one in re.split("[,;]", shape.get("tags", "")) if one.strip())
        kind = shape.get("type", "shape")
        if shape.get("mapLayer") in unseen:
            words.report.hidden((tags or (kind,))[0])
            continue
        if level and shape.get("currentShapeViewLevel", level) != level:
            words.report.dropped("", (tags or (kind,))[0], ELSEWHERE)
            continue
        closed = kind == "Polygon" or (len(points) > 3 and points[0] == points[-1])
        yield Thing(tags or (kind,), points, closed=closed)


def _text(label: Element | None) -> str:
    return "" if label is None else "".join(label.itertext()).strip()[:200]


def _location(element: Element, text: str, level: str, words: Words) -> tuple[float, float] | None:
    """Where something stands on a level of the map; every level measures by its own hexes."""
    places = element.findall("location")
    here = next((one for one in places if not level or one.get("viewLevel", level) == level), None)
    if here is None and places:
        words.report.dropped("", text, ELSEWHERE)
    return None if here is None else _point(here)


def _point(element: Element) -> tuple[float, float] | None:
    try:
        x, y = float(element.get("x", "")), float(element.get("y", ""))
    except ValueError:
        return None
    return (x, y) if abs(x) < 1e9 and abs(y) < 1e9 else None
