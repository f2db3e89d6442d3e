"""HexJSON of the Open Data Institute Leeds: hexes with column ``q`` and row ``r``, rows counted upward.

What is written here keeps the whole board in ``x-bob-editor``, which others leave alone: hexes that were changed
elsewhere come back with all the rest. A foreign file's fields that mean nothing here are told once each.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.exchange.drawn import whole_said
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written
from bob_editor.exchange.grids import offset_grid, refuse_large
from bob_editor.exchange.hex_names import apart
from bob_editor.exchange.in_form import board_of_json
from bob_editor.exchange.mapping import Words, shipped_mapping
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Orientation
from bob_editor.model.board import Base, Board, Feature, HexContent, Label
from bob_editor.rules.wording import counted
from bob_editor.storage.documents import board_to_json
from bob_editor.storage.form.problems import ProblemLog, quoted
from bob_editor.storage.form.values import Fields
from bob_editor.storage.kinds.features import features_from_json, features_to_json

Json = Any
OURS = "x-bob-editor"
"""Where a file of ours keeps the rest of its board."""

LAYOUTS: Mapping[str, tuple[Orientation, int]] = {
    "odd-r": ("pointy-top", 1),
    "even-r": ("pointy-top", 0),
    "odd-q": ("flat-top", 1),
    "even-q": ("flat-top", 0),
}
"""Which way hexes lie, and whether odd rows or columns are those half a hex to the right or down."""

KEY = ""
"""Under what a hex's own key is kept in its row while it is read."""

FIELDS = {"terrain": ("terrain", "type"), "level": ("level", "height"), "label": ("label", "name", "n")}
"""By what a field means here, what it is called in files, unless a mapping says otherwise."""


def looks_like(given: Given) -> bool:
    """Whether an object has ``layout`` and ``hexes``."""
    return _layout(given.fields) in LAYOUTS and isinstance(given.fields.get("hexes"), dict)


def _layout(data: Mapping[str, Json]) -> str:
    layout = data.get("layout")
    return layout if isinstance(layout, str) else ""


def read(given: Given, asked: Asked) -> Brought:
    """The board of a file; a hex that lies where another does, or nowhere, is left out and told.

    :raises BadFile: where the layout is none, or no hex says where it is.
    :raises TooLarge: where it is past the limits.
    """
    data = given.json if isinstance(given.json, dict) else {}
    if _layout(data) not in LAYOUTS:
        raise BadFile(
            f"{given.name} has the layout {quoted(data.get('layout'))}.",
            hint=f"HexJSON has {', '.join(LAYOUTS)}.",
        )
    hexes = data.get("hexes")
    report = Report()
    placed = dict(_placed(hexes if isinstance(hexes, dict) else {}, report))
    if not placed:
        raise BadFile(f"{given.name} has no hex with q and r.", hint="Open another file.")
    kept = data.get(OURS)
    if isinstance(kept, dict):
        return _brought_back(kept, placed, report, given.name)
    words = asked.words(given, report, shipped_mapping(__file__))
    for name in sorted(data.keys() - {"layout", "hexes", "version"}):
        report.dropped("", name, "A field of the file that boards don't have.")
    grid, at_of = _grid(data["layout"], placed, given.name)
    board = Board(grid, words.rules.id, id=asked.name, title=given.stem, base=_open(words))
    return Brought((_filled(board, placed, at_of, words),), report=report.rows)


def _placed(
    hexes: Mapping[str, Json], report: Report
) -> Iterator[tuple[tuple[int, int], Mapping[str, Json]]]:
    """Each hex by its column and row, with its key."""
    taken: dict[tuple[int, int], str] = {}
    for key, row in hexes.items():
        column, line = (row.get("q"), row.get("r")) if isinstance(row, dict) else (None, None)
        if not (_is_place(column) and _is_place(line)):
            report.dropped(key, (column, line), "It has no whole q and r.")
            continue
        place = (int(column or 0), int(line or 0))
        if place in taken:
            report.dropped(key, place, f"It lies where {taken[place]} does.")
        else:
            taken[place] = key
            yield place, {**row, KEY: key}


def _is_place(value: Json) -> bool:
    whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
    return whole and not isinstance(value, bool) and abs(value) < 10**6


def _grid(
    layout: str, placed: Mapping[tuple[int, int], Json], name: str
) -> tuple[Grid, Mapping[tuple[int, int], Hex]]:
    """The least grid that has all hexes, and the hex at each column and row of the file."""
    orientation, odd = LAYOUTS[layout]
    left, right = min(q for q, _ in placed), max(q for q, _ in placed)
    low, top = min(r for _, r in placed), max(r for _, r in placed)
    refuse_large(right - left + 1, top - low + 1, name)
    first = top if orientation == "pointy-top" else left
    # Lines are counted from 1 here: where the file's first is a shifted one, ours are the odd ones.
    shifted: Literal["even", "odd"] = "odd" if first % 2 == odd else "even"
    grid = offset_grid(right - left + 1, top - low + 1, orientation, shifted=shifted, name=name)
    by_position = {grid.position(at): at for at in grid.hexes}
    return grid, {(q, r): by_position[q - left, top - r] for q, r in placed}


def _open(words: Words) -> Base:
    return Base(words.rules.base_terrain)


def _filled(
    board: Board, placed: Mapping[tuple[int, int], Json], at_of: Mapping[tuple[int, int], Hex], words: Words
) -> Board:
    """The board with what the file's hexes say."""
    names = {
        part: (words.mapping.fields[part],) if part in words.mapping.fields else known
        for part, known in FIELDS.items()
    }
    hexes: dict[Hex, HexContent] = {}
    labels: list[Label] = []
    unused: Counter[str] = Counter()
    for place, row in placed.items():
        at = at_of[place]
        used = {part: next((one for one in known if one in row), None) for part, known in names.items()}
        unused.update(row.keys() - set(used.values()) - {KEY, "q", "r"})
        hexes[at] = _content(row, used, board.grid.label(at), words)
        text = _of(row, used["label"])
        if isinstance(text, str) and text.strip():
            labels.append(Label(text.strip()[:200], board.grid.centre(at)))
        elif text is not None and not isinstance(text, str):
            words.report.dropped(board.grid.label(at), text, "A label is a text.")
    for name, times in sorted(unused.items()):
        words.report.dropped("", name, f"A field of {counted(times, 'hex', 'hexes')} that boards don't have.")
    _tell_gaps(len(board.grid.hexes) - len(placed), words.report)
    hexes = {at: one for at, one in hexes.items() if one}
    return replace(board, hexes=hexes, labels=apart(board.grid, labels))


def _tell_gaps(missing: int, report: Report) -> None:
    if missing:
        report.approximated("", counted(missing, "gap"), "What the file lacks was made open ground.")


def _of(row: Mapping[str, Json], name: str | None) -> Json:
    return None if name is None else row.get(name)


def _content(row: Mapping[str, Json], used: Mapping[str, str | None], label: str, words: Words) -> HexContent:
    given = _of(row, used["terrain"])
    terrain: list[Feature] = []
    level = _of(row, used["level"])
    if (whole := whole_said(level)) is None and level not in (None, ""):
        words.report.dropped(label, level, "A level is a whole number.")
    level = whole
    for word in given if isinstance(given, list) else [given]:
        if isinstance(word, str) and word.strip():
            meaning = words.meaning(word.strip(), label)
            terrain += [Feature(one) for one in meaning.terrain]
            level = meaning.level if meaning.level is not None and level is None else level
        elif word is not None and word != "":
            words.report.dropped(label, word, "Terrain is a word.")
    return HexContent(tuple(dict.fromkeys(terrain)), level or None)


# -- files of ours ----------------------------------------------------------------------------------------------------


def _brought_back(
    kept: Mapping[str, Json], placed: Mapping[tuple[int, int], Json], report: Report, name: str
) -> Brought:
    """The board that went out, with its hexes as they came back."""
    board, problems = board_of_json(kept, name)
    by_place = {place: at for at, place in _places(board.grid)[1].items()}
    hexes = {at: content for at, content in board.hexes.items() if at not in board.grid}
    log = ProblemLog()
    for place, row in placed.items():
        at = by_place.get(place)
        if at is None:
            report.dropped(str(row[KEY]), place, "The board has no hex there.")
            continue
        steps = ("hexes", board.grid.label(at))
        given, old = row.get("terrain", []), row.get(OURS)
        features = features_from_json(given if isinstance(given, list) else [given], steps, log)
        rest = Fields(old if isinstance(old, dict) else {}, steps, log)
        rest.refuse_others(("terrain", "level"))
        content = HexContent(features, Fields(row, steps, log).level(), rest.foreign)
        if content or content.foreign:
            hexes[at] = content
    _tell_gaps(len(by_place.keys() - placed.keys()), report)
    for problem in (*problems, *log.found):
        report.dropped(problem.at, "", problem.message)
    return Brought((replace(board, hexes=hexes),), report=report.rows)


def _places(grid: Grid) -> tuple[str, Mapping[Hex, tuple[int, int]]]:
    """The layout of a grid, and the column and row of each hex; the topmost row is even, as some readers need it."""
    kind = "r" if grid.pointy else "q"
    # Lines to the left or up are the plain ones, and the others shifted.
    forward = grid.shift in ("right", "down")
    odd = (grid.shifted == "even") == forward
    top = max(grid.position(at)[1] for at in grid.hexes)
    top += top % 2
    positions = ((at, grid.position(at)) for at in grid.hexes)
    return f"{'odd' if odd else 'even'}-{kind}", {at: (column, top - row) for at, (column, row) in positions}


def write(outgoing: Outgoing, _asked: Asked) -> Written:
    """Every hex of the board with its terrain and level, and the rest of the board in ``x-bob-editor``."""
    board = outgoing.board
    layout, places = _places(board.grid)
    elsewhere = {at: one for at, one in board.hexes.items() if at not in places}
    kept = board_to_json(replace(board, hexes=elsewhere, stood={}))
    hexes: dict[str, Json] = {}
    for at, (column, row) in places.items():
        content = board.content(at)
        hexes[board.grid.label(at)] = {
            "q": column,
            "r": row,
            "n": board.grid.label(at),
            "terrain": features_to_json(content.terrain),
            **({} if content.level is None else {"level": content.level}),
            **({OURS: dict(content.foreign)} if content.foreign else {}),
        }
    data = {"layout": layout, "hexes": hexes, OURS: kept}
    return Written((json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode())


FORMAT = Format(
    name="hexjson",
    title="HexJSON",
    endings=(".hexjson", ".json"),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset({"scenario"}),
)
