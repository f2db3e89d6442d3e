"""Makes a board of its JSON: all that can be read is kept, the rest is reported by place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, TypeVar

from attrs import evolve

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import (
    LABEL_KINDS,
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
from bob_editor.model.drawn_paths import NARROWEST, WIDEST, redrawn
from bob_editor.storage.files.pictures import leads_astray
from bob_editor.storage.form import schemas
from bob_editor.storage.form.curve_limits import CurveLimit
from bob_editor.storage.form.drawn_limits import check_drawn_limits
from bob_editor.storage.form.limits import check_counts, check_map_limits, outlines_of, points_of
from bob_editor.storage.form.problems import Problem, ProblemLog, Steps, quoted, spoken
from bob_editor.storage.form.stood import Reading
from bob_editor.storage.form.values import Fields, note_type, number, point
from bob_editor.storage.kinds.board_writer import board_in_form, places_of
from bob_editor.storage.kinds.curves import read_curve, read_ring
from bob_editor.storage.kinds.features import features_from_json
from bob_editor.storage.kinds.grids import grid_from_json

Json = Any
Value = TypeVar("Value")

FIELDS = (
    "format", "version", "id", "title", "number", "ruleset", "grid", "base", "hexes", "sides", "paths", "artwork",
    "contours", "labels", "exits", "objectives", "underlay", "style", "rulings", "accepted", "credits", "extra",
)  # fmt: skip


def board_from_json(
    data: Json, *, name: str = "The board", validate: bool = True, inline: bool = False
) -> tuple[Board, tuple[Problem, ...]]:
    """The board of its JSON, and the problems of its form.

    A value of the wrong type is left out and what is right beside it kept; what was left out is carried along where it
    can be, so that it stands in the file again. Hexes off the grid are kept; keys that name no place at all go to
    ``Board.unplaced``. ``validate`` holds it against the schema too, which words the problems
    better and finds those that don't hinder reading. ``inline``: as a suite holds it, its headings may be missing.

    :raises TooLarge: where the map is past the limits.
    :raises BadFile: where it is no object or has no grid, so that no hex can be found.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no board: it must be an object.", hint="Open a *.board.json file.")
    check_map_limits(data, name)
    log = ProblemLog()
    if validate:
        for problem in schemas.validate("board-content" if inline else "board", data):
            log.take(problem)
    return read_board_fields(Fields(data, (), log), name, inline=inline), tuple(log.found)


def read_board_fields(fields: Fields, name: str, *, inline: bool) -> Board:
    """The board of an object's fields; problems go to their log. ``inline``: as a suite holds it.

    :raises TooLarge: where its outlines or curves are past the limits.
    """
    fields.refuse_others(FIELDS)
    grid = grid_from_json(fields, name)
    ruleset = fields.text("ruleset")
    if ruleset is None:
        fields.lacks("ruleset")
    unplaced: dict[str, dict[str, Json]] = {}
    unread: dict[str, dict[str, Json]] = {}

    board = Board(
        grid=grid,
        ruleset=ruleset or "",
        **_texts(fields, ("id", "title", "number", "style")),
        base=_base(fields),
        hexes=dict(_hexes(fields, grid, unplaced, unread)),
        sides=_sides(fields, grid, unplaced, unread),
        paths=fields.usable_rows("paths", partial(_path, grid=grid, limit=CurveLimit(grid, name)), unread),
        artwork=fields.usable_rows("artwork", _artwork, unread),
        contours=fields.usable_rows("contours", _contour, unread),
        labels=fields.usable_rows("labels", _label, unread),
        exits=fields.usable_rows("exits", _exit, unread),
        objectives=fields.usable_rows("objectives", _objective, unread),
        underlay=_underlay(fields),
        rulings=rulings_from_json(fields),
        accepted=fields.usable_rows("accepted", _accepted, unread),
        credits=_credits(fields),
        extra=_object(fields, "extra"),
        foreign=dict(fields.foreign),
        unplaced=unplaced | _foreign_of_headings(fields),
        unread=unread,
    )
    check_counts(outlines_of(board), points_of(board), name)
    check_drawn_limits(board, name)
    reading = Reading(fields.log, fields.steps, places_of(grid))
    return evolve(board, stood=reading.stood(fields.data, board_in_form(board, inline=inline)))


def _texts(fields: Fields, names: tuple[str, ...]) -> dict[str, Any]:
    """The texts that are there, by their names."""
    found = {name: fields.text(name) for name in names}
    return {name: text for name, text in found.items() if text is not None}


def _object(fields: Fields, name: str) -> dict[str, Json]:
    inner = fields.object(name)
    return inner.data if inner is not None else {}


def _foreign_of_headings(fields: Fields) -> dict[str, dict[str, Json]]:
    """What was kept of the fields in the board's single objects; nothing else remembers them."""
    found = {name: fields.object(name) for name in ("grid", "base", "rulings", "credits")}
    found["edges"] = found["grid"].object("edges") if found["grid"] is not None else None
    return {name: dict(inner.foreign) for name, inner in found.items() if inner is not None and inner.foreign}


def _base(fields: Fields) -> Base:
    base = fields.object("base")
    if base is None:
        fields.lacks("base")
        return Base()
    base.refuse_others(("terrain", "level", "face"))
    terrain = base.text("terrain")
    if terrain is None:
        base.lacks("terrain")
    return Base(terrain or Base().terrain, base.level() or 0, base.text("face"))


def _hexes(
    fields: Fields,
    grid: Grid,
    unplaced: dict[str, dict[str, Json]],
    unread: dict[str, dict[str, Json]],
) -> Iterator[tuple[Hex, HexContent]]:
    for key, value, steps in _by_place(fields, "hexes", unplaced):
        at = grid.hex_anywhere(key)
        if at is None:
            _names_no_place(fields, steps, unplaced, value)
        elif not isinstance(value, dict):
            note_type(value, steps, fields.log, "an object")
            unread.setdefault("hexes", {})[key] = value
        else:
            listed = Fields(value, steps, fields.log)
            listed.refuse_others(("terrain", "level"))
            terrain = features_from_json(listed.entries("terrain"), (*steps, "terrain"), fields.log)
            content = HexContent(terrain, listed.level(), listed.foreign)
            if content or content.foreign:
                yield at, content


def _sides(
    fields: Fields,
    grid: Grid,
    unplaced: dict[str, dict[str, Json]],
    unread: dict[str, dict[str, Json]],
) -> dict[Side, tuple[Feature, ...]]:
    found: dict[Side, tuple[Feature, ...]] = {}
    for key, value, steps in _by_place(fields, "sides", unplaced):
        side = grid.side_anywhere(key)
        if side is None:
            _names_no_place(fields, steps, unplaced, value)
            continue
        if not isinstance(value, list):
            note_type(value, steps, fields.log, "a list")
            unread.setdefault("sides", {})[key] = value
            continue
        features = features_from_json(value, steps, fields.log)
        if side in found:
            label = grid.side_label(side)
            fields.log.add(
                steps, "duplicate", f"hexside {label} stands twice in the file; its features were joined."
            )
            features = tuple(dict.fromkeys((*found[side], *features)))
        if features:
            found[side] = features
    return found


def _by_place(
    fields: Fields, section: str, unplaced: dict[str, dict[str, Json]]
) -> Iterator[tuple[str, Json, Steps]]:
    """The entries of ``hexes`` or ``sides`` with their steps; other programs' go straight to ``unplaced``."""
    inner = fields.object(section)
    if inner is None:
        return
    for name, value in inner.foreign:
        unplaced.setdefault(section, {})[name] = value
    for key, value in inner.data.items():
        if not key.startswith("x-"):
            yield key, value, (*inner.steps, key)


def _names_no_place(fields: Fields, steps: Steps, unplaced: dict[str, dict[str, Json]], value: Json) -> None:
    section, key = str(steps[-2]), str(steps[-1])
    unplaced.setdefault(section, {})[key] = value
    what = "hex" if section == "hexes" else "hexside"
    fields.log.add(
        steps, "propertyNames", f"{quoted(key)} names no {what}; it is kept as it is.", unless_known=True
    )


def _path(path: Fields, grid: Grid, limit: CurveLimit) -> Path | None:
    path.refuse_others(("terrain", "through", "curve", "width", "widths"))
    terrain, through, knots = path.text("terrain"), _through(path, grid), read_curve(path, "curve")
    if terrain is None or not {"through", "curve"} & path.data.keys():
        path.lacks("terrain")
        if "curve" not in path.data:
            path.lacks("through")
        return None
    width = number(path, "width", NARROWEST, WIDEST)
    widths = _widths(path, len(knots))
    if len(knots) == 1:
        _refuse(path, "curve", "minItems", "needs at least two knots.")
    drawn = plain = Path(terrain, through, width=1.0 if width is None else float(width), foreign=path.foreign)
    if len(knots) > 1:
        limit.take(knots)
        drawn = redrawn(grid, plain, knots, widths)
        if not drawn.through:
            _refuse(path, "curve", "curve", "enters no hex of the board.")
            drawn = evolve(plain, foreign=path.foreign)
        elif "through" in path.data and drawn.through != through:
            steps = (*path.steps, "through")
            path.log.add(
                steps, "curve", f"{spoken(steps)} names other hexes than its curve enters; the curve holds."
            )
    if not drawn.through:
        if "through" in path.data:
            _refuse(path, "through", "minItems", "needs at least one hex.")
        return None
    return drawn


def _through(path: Fields, grid: Grid) -> tuple[Hex, ...]:
    """The hexes that a path names."""
    through = []
    for index, label in enumerate(path.entries("through")):
        at = grid.hex_anywhere(label) if isinstance(label, str) else None
        if at is None:
            steps = (*path.steps, "through", index)
            words = f"{spoken(steps)} names no hex: {quoted(label)}."
            path.log.add(steps, "pattern", words, unless_known=True)
        else:
            through.append(at)
    return tuple(through)


def _widths(path: Fields, count: int) -> tuple[float, ...]:
    """The widths at a curve's knots; none where they aren't as many, or one is none."""
    found = path.entries("widths")
    if not found:
        return ()
    sound = all(
        isinstance(one, int | float) and not isinstance(one, bool) and NARROWEST <= one <= WIDEST
        for one in found
    )
    if not sound or len(found) != count:
        words = f"must be a number from {NARROWEST} to {WIDEST:g} for each knot of its curve."
        _refuse(path, "widths", "type", words)
        return ()
    return tuple(map(float, found))


def _refuse(fields: Fields, name: str, keyword: str, words: str) -> None:
    steps = (*fields.steps, name)
    fields.log.add(steps, keyword, f"{spoken(steps)} {words}", unless_known=True)


def _artwork(piece: Fields) -> Artwork | None:
    piece.refuse_others(("terrain", "ring", "holes", "level"))
    terrain, outline = piece.text("terrain"), _outline(piece)
    if terrain is None or outline is None:
        piece.lacks("terrain" if terrain is None else "ring")
        return None
    return Artwork(terrain, **outline, level=piece.level(), foreign=piece.foreign)


def _contour(piece: Fields) -> Contour | None:
    piece.refuse_others(("level", "ring", "holes", "line"))
    level, outline = piece.level(), _outline(piece)
    if level is None:
        piece.lacks("level")
    if outline is None:
        piece.lacks("ring")
        return None
    # One without a level is kept, on level 0, where a check can find it and nothing drawn is lost.
    line = piece.choice("line", ("bold", "thin")) or "bold"
    return Contour(level or 0, **outline, line=line, foreign=piece.foreign)


def _outline(piece: Fields) -> dict[str, Any] | None:
    """Ring, holes and the curves of both; None where there is no ring."""
    if "ring" not in piece.data:
        return None
    found = [read_ring(piece.entries("ring"), (*piece.steps, "ring"), piece.log)]
    for index, entries in enumerate(piece.entries("holes")):
        steps = (*piece.steps, "holes", index)
        if isinstance(entries, list):
            found.append(read_ring(entries, steps, piece.log))
        else:
            note_type(entries, steps, piece.log, "a list")
    (ring, curve), *holes = found
    holes = [(hole, bends) for hole, bends in holes if hole]
    lines = {"ring": ring, "holes": tuple(hole for hole, _ in holes)}
    return {**lines, "curves": (curve, *(bends for _, bends in holes))} if ring else None


def _label(label: Fields) -> Label | None:
    label.refuse_others(("text", "at", "kind", "size", "turn", "floating"))
    text = label.text("text")
    at = point(label.data["at"], (*label.steps, "at"), label.log) if "at" in label.data else None
    if text is None or at is None:
        label.lacks("text" if text is None else "at")
        return None
    size, turn = number(label, "size", 0.25, 8), number(label, "turn", -360, 360)
    return Label(
        text,
        at,
        kind=label.choice("kind", LABEL_KINDS) or "",
        size=1.0 if size is None else float(size),
        turn=0.0 if turn is None else float(turn),
        floating=bool(label.flag("floating")),
        foreign=label.foreign,
    )


def _exit(row: Fields) -> Json:
    row.refuse_others(("at", "value", "side"))
    return _row(row, {"at": row.text("at"), "value": row.whole("value", 0, 9999), "side": row.text("side")})


def _objective(row: Fields) -> Json:
    row.refuse_others(("at", "number", "title", "value"))
    said = {
        "at": row.text("at"),
        "number": row.whole("number", 0, 9999),
        "title": row.text("title"),
        "value": row.whole("value", -9999, 9999),
    }
    return _row(row, said)


def _row(row: Fields, said: Mapping[str, Json]) -> Json:
    """A row as it stands in the file if all that it says can be used, and it says where it is."""
    if said["at"] is None:
        row.lacks("at")
    sound = all(said[name] is not None for name in row.data if name in said) and "at" in row.data
    return row.data if sound else None


def _underlay(fields: Fields) -> Underlay | None:
    """The picture under the board; one that isn't said wholly right isn't pinned or shown."""
    inner = fields.object("underlay")
    if inner is None:
        return None
    inner.refuse_others(("image", "points", "opacity"))
    image = inner.text("image")
    pins, unread = inner.rows("points", _pin)
    opacity = number(inner, "opacity", 0, 1)
    if image is not None and leads_astray(image):
        steps, image = (*inner.steps, "image"), None
        told = f"{spoken(steps)} can't be {quoted(inner.data['image'])}: it must be relative to the board's folder."
        fields.log.add(steps, "path", told, unless_known=True)
    if image is None:
        inner.lacks("image")
        fields.log.refused.add(inner.steps)
        return None
    if unread:
        pins = ()
        fields.log.refused.add((*inner.steps, "points"))
    return Underlay(image, pins, opacity, inner.foreign)


def _pin(fields: Fields) -> Pin | None:
    fields.refuse_others(("pixel", "hex"))
    label, pixel = fields.text("hex"), fields.entries("pixel")
    if label is None or "pixel" not in fields.data:
        fields.lacks("hex" if label is None else "pixel")
        return None
    if len(pixel) != 2 or not all(map(_is_pixel, pixel)):
        note_type(fields.data["pixel"], (*fields.steps, "pixel"), fields.log, "two numbers")
        return None
    return Pin((pixel[0], pixel[1]), label, fields.foreign)


def _is_pixel(value: Json) -> bool:
    most = 1_000_000
    return isinstance(value, int | float) and not isinstance(value, bool) and -most <= value <= most


def rulings_from_json(fields: Fields) -> dict[str, Json]:
    """The answers given to a ruleset's rulings; in boards, scenarios and suites alike."""
    found = {}
    for name, answer in fields.members("rulings"):
        if isinstance(answer, bool | str | int):
            found[name] = answer
        else:
            note_type(
                answer, (*fields.steps, "rulings", name), fields.log, "true or false, text or a whole number"
            )
    return found


def _accepted(issue: Fields) -> Accepted | None:
    issue.refuse_others(("code", "at", "because"))
    code = issue.text("code")
    if code is None:
        issue.lacks("code")
        return None
    return Accepted(code, issue.text("at") or "", issue.text("because") or "", issue.foreign)


def _credits(fields: Fields) -> Credits:
    names = ("author", "licence", "source")
    inner = fields.object("credits")
    if inner is None:
        return Credits()
    inner.refuse_others(names)
    return Credits(**_texts(inner, names))
