"""Makes the JSON of a board: in the format's order, hexes in board order, without what equals the defaults."""

from collections.abc import Mapping
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import (
    Accepted,
    Artwork,
    Base,
    Board,
    Contour,
    Credits,
    Feature,
    HexContent,
    Label,
    Path,
    Pin,
    Underlay,
)
from bob_editor.storage.form.stood import Places, with_stood
from bob_editor.storage.form.unread import headed, with_rows, with_unread
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.kinds.curves import written_knots
from bob_editor.storage.kinds.features import features_to_json
from bob_editor.storage.kinds.grids import grid_to_json

Json = Any


def board_to_json(board: Board, *, inline: bool = False) -> dict[str, Json]:
    """A board as files hold it; reading it gives the same board.

    ``inline``: as a suite holds it, without format and version, and without id and title where they say nothing.
    What wasn't altered since it was read is as it stood in the file.
    """
    said = board_in_form(board, inline=inline)
    return headed(with_stood(said, board.stood, places_of(board.grid))[0])


def broken_gone(board: Board) -> tuple[str, ...]:
    """The rows and sections that parts stood in which couldn't be read, and that were altered since: these are lost."""
    return with_stood(board_in_form(board), board.stood, places_of(board.grid))[1]


def places_of(grid: Grid) -> Places:
    """How hexes and hexsides are named in what is written, by any name that a file may have for them."""

    def side_name(key: str) -> str:
        side = grid.side_anywhere(key)
        return key if side is None else grid.side_label(side)

    return {"hexes": str, "sides": side_name}


def board_in_form(board: Board, *, inline: bool = False) -> dict[str, Json]:
    """A board as this program puts it, however it stood in a file."""
    heading = {
        "format": "bob-editor/board",
        "version": PRESENT["board"],
        "id": board.id,
        "title": board.title,
    }
    if inline:
        unsaid = {
            "format": heading["format"],
            "version": heading["version"],
            "id": "untitled",
            "title": "Untitled",
        }
        heading = {name: value for name, value in heading.items() if value != unsaid[name]}
    sections: dict[str, Json] = {
        "number": board.number,
        "ruleset": board.ruleset,
        "edition": board.edition,
        "grid": _grid(board),
        "base": with_unread(_base(board.base), board.unplaced.get("base", {})),
        "hexes": _hexes(board),
        "sides": _sides(board),
        "paths": [_path(path, board.grid) for path in board.paths],
        "artwork": [_artwork(piece) for piece in board.artwork],
        "contours": [_contour(piece) for piece in board.contours],
        "labels": [_label(label) for label in board.labels],
        "exits": list(board.exits),
        "objectives": list(board.objectives),
        "underlay": None if board.underlay is None else _underlay(board.underlay),
        "style": board.style,
        "rulings": with_unread(board.rulings, board.unplaced.get("rulings", {})),
        "accepted": [_accepted(issue) for issue in board.accepted],
        "credits": with_unread(_credits(board.credits), board.unplaced.get("credits", {})),
        "imported": dict(board.imported),
        "extra": dict(board.extra),
    }
    for section, unread in board.unread.items():
        rows = sections[section]
        sections[section] = with_rows(rows, unread) if isinstance(rows, list) else with_unread(rows, unread)
    return with_unread(heading | _said(sections), board.foreign)


def _said(fields: Mapping[str, Json]) -> dict[str, Json]:
    """Fields without those that say nothing; a level of 0 and an empty text of a required field do say something."""
    return {name: value for name, value in fields.items() if value is not None and value not in ([], {})}


def _grid(board: Board) -> dict[str, Json]:
    data = grid_to_json(board.grid)
    edges = with_unread(data.get("edges", {}), board.unplaced.get("edges", {}))
    return with_unread({**data, **({"edges": edges} if edges else {})}, board.unplaced.get("grid", {}))


def _base(base: Base) -> dict[str, Json]:
    return _said({"terrain": base.terrain, "level": base.level or None, "face": base.face})


def _is_nameless(label: str) -> bool:
    """Whether it names no place, as some do off the board; it is read as what can't be placed is, and stays last."""
    return "-" in label


def _hexes(board: Board) -> dict[str, Json]:
    grid = board.grid

    def place(item: tuple[Hex, HexContent]) -> tuple[bool, tuple[int, int]]:
        return _is_nameless(grid.label(item[0])), grid.position(item[0])

    listed = sorted(board.hexes.items(), key=place)
    found = {grid.label(at): _hex(content) for at, content in listed}
    found = {label: said for label, said in found.items() if said}
    return with_unread(found, board.unplaced.get("hexes", {}))


def _hex(content: HexContent) -> dict[str, Json]:
    said = {"level": content.level, "terrain": features_to_json(content.terrain)}
    return with_unread(_said(said), content.foreign)


def _sides(board: Board) -> dict[str, Json]:
    grid = board.grid

    def place(item: tuple[Side, tuple[Feature, ...]]) -> tuple[bool, tuple[int, int], int]:
        side = item[0]
        inside = [at for at in side.hexes if at in grid] or side.hexes
        first = min(inside, key=grid.position)
        return _is_nameless(grid.side_label(side)), grid.position(first), side.direction_from(first)

    listed = sorted(board.sides.items(), key=place)
    found = {grid.side_label(side): features_to_json(features) for side, features in listed if features}
    return with_unread(found, board.unplaced.get("sides", {}))


def _path(path: Path, grid: Grid) -> dict[str, Json]:
    said = {"terrain": path.terrain, "through": [grid.label(at) for at in path.through]}
    drawn = {
        "curve": written_knots(path.curve),
        "width": None if path.width == 1 else _plain(path.width),
        "widths": [_plain(width) for width in path.widths],
    }
    return with_unread(said | _said(drawn), path.foreign)


def _artwork(piece: Artwork) -> dict[str, Json]:
    outline = {"terrain": piece.terrain, **_outline(piece)}
    return with_unread(_said({**outline, "level": piece.level}), piece.foreign)


def _contour(piece: Contour) -> dict[str, Json]:
    outline = {"level": piece.level, **_outline(piece)}
    said = _said({**outline, "line": None if piece.line == "bold" else piece.line})
    return with_unread(said, piece.foreign)


def _label(label: Label) -> dict[str, Json]:
    look = {
        "kind": label.kind or None,
        "size": None if label.size == 1 else _plain(label.size),
        "turn": _plain(label.turn) or None,
        "floating": label.floating or None,
        "curve": written_knots(label.curve),
    }
    return with_unread({"text": label.text, "at": _point(label.at), **_said(look)}, label.foreign)


def _plain(number: float) -> float:
    """A number without a decimal point where it needs none."""
    return int(number) if number == int(number) else number


def _underlay(underlay: Underlay) -> dict[str, Json]:
    pins = [_pin(pin) for pin in underlay.pins]
    fit = None if underlay.fit == "affine" else underlay.fit
    said = _said({"image": underlay.image, "points": pins, "fit": fit, "opacity": underlay.opacity})
    return with_unread(said, underlay.foreign)


def _pin(pin: Pin) -> dict[str, Json]:
    return with_unread({"pixel": list(pin.pixel), "hex": pin.hex}, pin.foreign)


def _accepted(issue: Accepted) -> dict[str, Json]:
    fields = {"code": issue.code, "at": issue.at or None, "message": issue.message or None}
    said = _said({**fields, "because": issue.because})
    return with_unread(said, issue.foreign)


def _credits(credits_: Credits) -> dict[str, Json]:
    fields = {"author": credits_.author, "licence": credits_.licence, "source": credits_.source}
    return {name: text for name, text in fields.items() if text}


def _outline(piece: Artwork | Contour) -> dict[str, Json]:
    """Ring and holes: the knots that they were drawn with, else their points."""
    curves = piece.curves or ((),) * (1 + len(piece.holes))
    ring, *holes = (
        written_knots(curve) if curve else [_point(at) for at in line]
        for line, curve in zip((piece.ring, *piece.holes), curves, strict=True)
    )
    return {"ring": ring, "holes": holes}


def _point(at: Point) -> list[Json]:
    """Two numbers with three decimals, whole ones without any."""
    u, v = at
    return [_rounded(u), _rounded(v)]


def _rounded(number: float) -> float:
    """What ``round`` makes of a number with three decimals, in half the time: a map has a hundred thousand."""
    many = number * 1000
    near = round(many)
    if abs(many - near) > 0.49 or abs(many) > 1e12:  # where it may be a thousandth that lies farther
        number = round(number, 3)
        return int(number) if number == int(number) else number
    return near / 1000 if near % 1000 else near // 1000
