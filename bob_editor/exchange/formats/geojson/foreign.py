"""GeoJSON of others: polygons of six corners are hexes, the grid is found from how they lie."""

from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import Drawn
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


def read_foreign(data: Mapping[str, Json], given: Given, words: Words, name: str) -> Board:
    """The board of a collection; what isn't a hex is drawn by its name, or told.

    :raises BadFile: where no polygon is a hex, or they lie on no grid; ``TooLarge`` past the limits.
    """
    shapes = list(shapes_of(data))
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
    return evolve(more, labels=(*board.labels, *more.labels))


def _base(words: Words) -> Base:
    return Base(words.rules.base_terrain)


def _filled(board: Board, at_of: Mapping[Hex, Shape], words: Words) -> Board:
    names = {
        part: (words.mapping.fields[part],) if part in words.mapping.fields else known
        for part, known in FIELDS.items()
    }
    hexes: dict[Hex, HexContent] = {}
    labels = []
    for at, shape in at_of.items():
        said = {part: _first(shape.properties, known) for part, known in names.items()}
        place = board.grid.label(at)
        listed = said["terrain"] if isinstance(said["terrain"], list) else [said["terrain"]]
        terrain: list[Feature] = []
        level = (
            said["level"] if isinstance(said["level"], int) and not isinstance(said["level"], bool) else None
        )
        for word in listed:
            if isinstance(word, str) and word.strip():
                meaning = words.meaning(word.strip(), place)
                terrain += map(Feature, meaning.terrain)
                level = meaning.level if level is None else level
        content = HexContent(tuple(dict.fromkeys(terrain)), level or None)
        if content:
            hexes[at] = content
        label = said["label"] or shape.id
        if isinstance(label, str) and label.strip() and label.strip() != place:
            labels.append(Label(label.strip()[:200], board.grid.centre(at)))
    return evolve(board, hexes=hexes, labels=apart(board.grid, labels))


def _first(said: Mapping[str, Json], names: Sequence[str]) -> Json:
    return next((said[one] for one in names if one in said), None)
