"""Makes a board of its JSON: all that can be read is kept, the rest is reported by place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
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
)
from bob_editor.storage.form import schemas
from bob_editor.storage.form.drawn_limits import check_drawn_limits
from bob_editor.storage.form.limits import check_map_limits
from bob_editor.storage.form.problems import Problem, ProblemLog, Steps, quoted, spoken
from bob_editor.storage.form.values import Fields, note_type, point, ring
from bob_editor.storage.kinds.features import features_from_json
from bob_editor.storage.kinds.grids import grid_from_json

Json = Any

FIELDS = (
    "format", "version", "id", "title", "number", "ruleset", "grid", "base", "hexes", "sides", "paths", "artwork",
    "contours", "labels", "exits", "objectives", "underlay", "rulings", "accepted", "credits", "extra",
)  # fmt: skip


def board_from_json(
    data: Json, *, name: str = "The board", validate: bool = True, inline: bool = False
) -> tuple[Board, tuple[Problem, ...]]:
    """The board of its JSON, and the problems of its form.

    A value of the wrong type is left out and what is right beside it kept. Hexes off the grid are kept; keys that name
    no place at all go to ``Board.unplaced``. ``validate`` holds it against the schema too, which words the problems
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
    return read_board_fields(Fields(data, (), log), name), tuple(log.found)


def read_board_fields(fields: Fields, name: str) -> Board:
    """The board of an object's fields; problems go to their log.

    :raises TooLarge: where its outlines are past the limits.
    """
    fields.refuse_others(FIELDS)
    grid = grid_from_json(fields, name)
    ruleset = fields.text("ruleset")
    if ruleset is None:
        fields.lacks("ruleset")
    unplaced: dict[str, dict[str, Json]] = {}
    board = Board(
        grid=grid,
        ruleset=ruleset or "",
        **_texts(fields, ("id", "title", "number")),
        base=_base(fields),
        hexes=dict(_hexes(fields, grid, unplaced)),
        sides=_sides(fields, grid, unplaced),
        paths=tuple(_paths(fields, grid)),
        artwork=tuple(_artwork(fields)),
        contours=tuple(_contours(fields)),
        labels=tuple(_labels(fields)),
        exits=tuple(entry.data for entry in fields.objects("exits")),
        objectives=tuple(entry.data for entry in fields.objects("objectives")),
        underlay=_object(fields, "underlay") or None,
        rulings=rulings_from_json(fields),
        accepted=tuple(_accepted(fields)),
        credits=_credits(fields),
        extra=_object(fields, "extra"),
        foreign=dict(fields.foreign),
        unplaced=unplaced | _foreign_of_headings(fields),
    )
    check_drawn_limits(board, name)
    return board


def _texts(fields: Fields, names: tuple[str, ...]) -> dict[str, Any]:
    """The texts that are there, by their names."""
    found = {name: fields.text(name) for name in names}
    return {name: text for name, text in found.items() if text is not None}


def _object(fields: Fields, name: str) -> dict[str, Json]:
    inner = fields.object(name)
    return inner.data if inner is not None else {}


def _foreign_of_headings(fields: Fields) -> dict[str, dict[str, Json]]:
    """Other programs' fields in the board's single objects; nothing else remembers them."""
    found = {name: fields.data.get(name) for name in ("grid", "base", "rulings", "credits")}
    found["edges"] = found["grid"].get("edges") if isinstance(found["grid"], dict) else None
    foreign = {
        name: {key: value for key, value in data.items() if key.startswith("x-")}
        for name, data in found.items()
        if isinstance(data, dict)
    }
    return {name: kept for name, kept in foreign.items() if kept}


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
    fields: Fields, grid: Grid, unplaced: dict[str, dict[str, Json]]
) -> Iterator[tuple[Hex, HexContent]]:
    for key, value, steps in _by_place(fields, "hexes", unplaced):
        at = grid.hex_anywhere(key)
        if at is None:
            _names_no_place(fields, steps, unplaced, value)
        elif not isinstance(value, dict):
            note_type(value, steps, fields.log, "an object")
        else:
            listed = Fields(value, steps, fields.log)
            listed.refuse_others(("terrain", "level"))
            terrain = features_from_json(listed.entries("terrain"), (*steps, "terrain"), fields.log)
            content = HexContent(terrain, listed.level(), listed.foreign)
            if content or content.foreign:
                yield at, content


def _sides(
    fields: Fields, grid: Grid, unplaced: dict[str, dict[str, Json]]
) -> dict[Side, tuple[Feature, ...]]:
    found: dict[Side, tuple[Feature, ...]] = {}
    for key, value, steps in _by_place(fields, "sides", unplaced):
        side = grid.side_anywhere(key)
        if side is None:
            _names_no_place(fields, steps, unplaced, value)
            continue
        if not isinstance(value, list):
            note_type(value, steps, fields.log, "a list")
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


def _paths(fields: Fields, grid: Grid) -> Iterator[Path]:
    for path in fields.objects("paths"):
        path.refuse_others(("terrain", "through"))
        terrain = path.text("terrain")
        through = []
        for index, label in enumerate(path.entries("through")):
            at = grid.hex_anywhere(label) if isinstance(label, str) else None
            if at is None:
                steps = (*path.steps, "through", index)
                path.log.add(
                    steps, "pattern", f"{spoken(steps)} names no hex: {quoted(label)}.", unless_known=True
                )
            else:
                through.append(at)
        if terrain is None or "through" not in path.data:
            path.lacks("terrain")
            path.lacks("through")
        elif not through:
            steps = (*path.steps, "through")
            path.log.add(steps, "minItems", f"{spoken(steps)} needs at least one hex.", unless_known=True)
        else:
            yield Path(terrain, tuple(through), path.foreign)


def _artwork(fields: Fields) -> Iterator[Artwork]:
    for piece in fields.objects("artwork"):
        piece.refuse_others(("terrain", "ring", "holes", "level"))
        terrain, outline = piece.text("terrain"), piece.points("ring")
        if terrain is None or not outline:
            piece.lacks("terrain" if terrain is None else "ring")
        else:
            yield Artwork(terrain, outline, _holes(piece), piece.level(), piece.foreign)


def _contours(fields: Fields) -> Iterator[Contour]:
    for piece in fields.objects("contours"):
        piece.refuse_others(("level", "ring", "holes", "line"))
        level, outline = piece.level(), piece.points("ring")
        if level is None:
            piece.lacks("level")
        if not outline:
            piece.lacks("ring")
            continue
        # One without a level is kept, on level 0, where a check can find it and nothing drawn is lost.
        line = piece.choice("line", ("bold", "thin")) or "bold"
        yield Contour(level or 0, outline, _holes(piece), line, piece.foreign)


def _holes(piece: Fields) -> tuple[tuple[tuple[float, float], ...], ...]:
    found = []
    for index, entries in enumerate(piece.entries("holes")):
        steps = (*piece.steps, "holes", index)
        if isinstance(entries, list):
            found.append(ring(entries, steps, piece.log))
        else:
            note_type(entries, steps, piece.log, "a list")
    return tuple(hole for hole in found if hole)


def _labels(fields: Fields) -> Iterator[Label]:
    for label in fields.objects("labels"):
        label.refuse_others(("text", "at"))
        text = label.text("text")
        at = point(label.data["at"], (*label.steps, "at"), label.log) if "at" in label.data else None
        if text is None or at is None:
            label.lacks("text" if text is None else "at")
        else:
            yield Label(text, at, label.foreign)


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


def _accepted(fields: Fields) -> Iterator[Accepted]:
    for issue in fields.objects("accepted"):
        issue.refuse_others(("code", "at", "because"))
        code = issue.text("code")
        if code is None:
            issue.lacks("code")
        else:
            yield Accepted(code, issue.text("at") or "", issue.text("because") or "", issue.foreign)


def _credits(fields: Fields) -> Credits:
    names = ("author", "licence", "source")
    inner = fields.object("credits")
    if inner is None:
        return Credits()
    inner.refuse_others(names)
    return Credits(**_texts(inner, names))
