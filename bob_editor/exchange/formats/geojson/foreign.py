"""GeoJSON of others: polygons of six corners are hexes, the grid is found from how they lie."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import Drawn, whole_said
from bob_editor.exchange.format import Given
from bob_editor.exchange.formats.geojson.features import Shape, shapes_of
from bob_editor.exchange.hex_names import apart
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.six_corners import alike_in_size, grid_of_hexes
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Base, Board, Feature, HexContent, Label
from bob_editor.rules.wording import counted

Json = Any

FIELDS = {
    "terrain": ("terrain", "type", "landuse"),
    "level": ("level", "height", "elevation"),
    "label": ("label", "name"),
}
"""By what a property of a hex means here, what it is called, unless a mapping says otherwise."""

PLACES = frozenset({"q", "r", "kind"})
"""Properties that we write of a hex beside what is in it."""


def read_foreign(data: Mapping[str, Json], given: Given, words: Words, name: str) -> Board:
    """The board of a collection; what isn't a hex is drawn by its name, or told.

    :raises BadFile: where no polygon is a hex, or they lie on no grid; ``TooLarge`` past the limits.
    """
    shapes = list(shapes_of(data))
    placeless = sum(not isinstance(one, dict) or not one.get("geometry") for one in data["features"])
    if placeless:
        words.report.dropped("", counted(placeless, "feature"), "They say no place.")
    six = [one for one in shapes if one.kind == "Polygon" and len(one.points) == 6 and not one.holes]
    if not six:
        raise BadFile(f"{given.name} has no polygon of six corners.", hint="A hex is a polygon each.")
    hexes = [six[number] for number in alike_in_size([one.points for one in six])]
    grid, lay, numbers = grid_of_hexes([one.points for one in hexes], given.name)
    at_of = {at: hexes[number] for at, number in numbers.items()}
    if len(at_of) < len(hexes):
        words.report.dropped(
            "",
            counted(len(hexes) - len(at_of), "hex", "hexes"),
            "They lie where another does, or on no grid.",
        )
    missing = len(grid.hexes) - len(at_of)
    if missing:
        words.report.approximated("", counted(missing, "gap"), "What the file lacks was made open ground.")
    board = _filled(Board(grid, words.rules.id, id=name, title=given.stem, base=_base(words)), at_of, words)
    taken = set(map(id, hexes))
    drawn = Drawn(grid, lay, words)
    for one in shapes:
        if id(one) not in taken:
            drawn.take(one.thing(""))
    more = drawn.on(board)
    return replace(more, labels=(*board.labels, *more.labels))


def _base(words: Words) -> Base:
    return Base(words.rules.base_terrain)


def _filled(board: Board, at_of: Mapping[Hex, Shape], words: Words) -> Board:
    names = {
        part: (words.mapping.fields[part],) if part in words.mapping.fields else known
        for part, known in FIELDS.items()
    }
    hexes: dict[Hex, HexContent] = {}
    labels = []
    unused: Counter[str] = Counter()
    for at, shape in at_of.items():
        used = {part: _first(shape.properties, known) for part, known in names.items()}
        said = {part: None if name is None else shape.properties[name] for part, name in used.items()}
        unused.update(shape.properties.keys() - set(used.values()) - PLACES)
        place = board.grid.label(at)
        listed = said["terrain"] if isinstance(said["terrain"], list) else [said["terrain"]]
        terrain: list[Feature] = []
        level = whole_said(said["level"])
        if level is None and said["level"] not in (None, ""):
            words.report.dropped(place, said["level"], "A level is a whole number.")
        for word in listed:
            if isinstance(word, str) and word.strip():
                meaning = words.meaning(word.strip(), place)
                terrain += map(Feature, meaning.terrain)
                level = meaning.level if level is None else level
            elif word is not None and word != "":
                words.report.dropped(place, word, "Terrain is a word.")
        content = HexContent(tuple(dict.fromkeys(terrain)), level or None)
        if content:
            hexes[at] = content
        label = said["label"] or shape.id
        if isinstance(label, str) and label.strip() and label.strip() != place:
            labels.append(Label(label.strip()[:200], board.grid.centre(at)))
        elif said["label"] is not None and not isinstance(label, str):
            words.report.dropped(place, label, "A label is a text.")
    for name, times in sorted(unused.items()):
        words.report.dropped("", name, f"A field of {counted(times, 'hex', 'hexes')} that boards don't have.")
    return replace(board, hexes=hexes, labels=apart(board.grid, labels))


def _first(said: Mapping[str, Json], names: Sequence[str]) -> str | None:
    return next((one for one in names if one in said), None)
