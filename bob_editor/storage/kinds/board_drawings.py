"""Makes what is drawn on a board of its JSON: paths, pieces of terrain, crest lines and labels."""

from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.curve import Curve, flattened
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import LABEL_KINDS, LABEL_LONGEST, LABEL_SIZES, Artwork, Contour, Label, Path
from bob_editor.model.drawn_paths import NARROWEST, WIDEST, redrawn
from bob_editor.storage.form.curve_limits import CurveLimit
from bob_editor.storage.form.problems import quoted, spoken
from bob_editor.storage.form.values import Fields, note_type, number, point
from bob_editor.storage.kinds.curves import read_curve, read_ring


def read_path(path: Fields, grid: Grid, limit: CurveLimit) -> Path | None:
    """A path; None where it names no kind or enters no hex. ``limit`` counts how far it runs."""
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
            drawn = replace(plain, foreign=path.foreign)
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


def read_artwork(piece: Fields) -> Artwork | None:
    """A drawn piece of terrain; None where it has no terrain or no ring."""
    piece.refuse_others(("terrain", "ring", "holes", "level"))
    terrain, outline = piece.text("terrain"), _outline(piece)
    if terrain is None or outline is None:
        piece.lacks("terrain" if terrain is None else "ring")
        return None
    return Artwork(terrain, **outline, level=piece.level(), foreign=piece.foreign)


def read_contour(piece: Fields) -> Contour | None:
    """A crest line; None where it has no ring."""
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


def read_label(label: Fields, limit: CurveLimit) -> Label | None:
    """A text on the board; None where it says nothing or stands nowhere. ``limit`` counts how far its curve runs."""
    label.refuse_others(("text", "at", "kind", "size", "turn", "floating", "curve"))
    text = label.text("text", LABEL_LONGEST)
    at = point(label.data["at"], (*label.steps, "at"), label.log) if "at" in label.data else None
    if text is None or at is None:
        label.lacks("text" if text is None else "at")
        return None
    size, turn = number(label, "size", *LABEL_SIZES), number(label, "turn", -360, 360)
    return Label(
        text,
        at,
        kind=label.choice("kind", LABEL_KINDS) or "",
        size=1.0 if size is None else float(size),
        turn=0.0 if turn is None else float(turn),
        floating=bool(label.flag("floating")),
        curve=_label_curve(label, limit),
        foreign=label.foreign,
    )


def _label_curve(label: Fields, limit: CurveLimit) -> Curve:
    """The curve that a label runs along; none where it has no length."""
    knots = read_curve(label, "curve")
    if not knots:
        return ()
    limit.take(knots)
    if len(flattened(knots)) < 2:
        _refuse(label, "curve", "minItems", "needs at least two knots in different places.")
        return ()
    return knots
