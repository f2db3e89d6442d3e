"""Every edit to a board's hexes, hexsides, paths, artwork and headings, a function each.

Each takes the board and returns the next one; the board itself is untouched. An edit that changes nothing returns an
equal board. ``Edit("Paint woods", lambda board: paint_terrain(board, hexes, ("woods",)))`` makes one for undo.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Accepted, Artwork, Board, Contour, Feature, HexContent, Label, Path
from bob_editor.model.drawn_paths import redrawn, rerouted, within


def with_hexes(board: Board, contents: Mapping[Hex, HexContent]) -> Board:
    """The board with these hexes' contents, one that says nothing left out; the board itself where that is so now."""
    if all(board.content(at) == content for at, content in contents.items()):
        return board
    hexes = dict(board.hexes)
    for at, content in contents.items():
        if content:
            hexes[at] = content
        else:
            hexes.pop(at, None)
    return replace(board, hexes=hexes)


def paint_terrain(board: Board, hexes: Iterable[Hex], terrain: Iterable[str | Feature]) -> Board:
    """List these terrains, lowest first, for the hexes; none, or the base terrain alone, clears them."""
    features = tuple(Feature(one) if isinstance(one, str) else one for one in terrain)
    if features == (Feature(board.base.terrain),):
        features = ()
    return with_hexes(board, {at: replace(board.content(at), terrain=features) for at in hexes})


def add_terrain(board: Board, hexes: Iterable[Hex], terrain: str) -> Board:
    """Lay a terrain on top of what the hexes list."""
    return with_hexes(
        board,
        {
            at: replace(board.content(at), terrain=(*board.content(at).terrain, Feature(terrain)))
            for at in hexes
            if not board.has(at, terrain)
        },
    )


def remove_terrain(board: Board, hexes: Iterable[Hex], terrain: str) -> Board:
    """Take a terrain out of the hexes' lists."""
    return with_hexes(
        board,
        {
            at: replace(
                board.content(at), terrain=tuple(f for f in board.content(at).terrain if f.terrain != terrain)
            )
            for at in hexes
        },
    )


def paint_level(board: Board, hexes: Iterable[Hex], level: int | None) -> Board:
    """Give the hexes a level; the base's own, or None, clears it."""
    listed = None if level == board.base.level else level
    return with_hexes(board, {at: replace(board.content(at), level=listed) for at in hexes})


def with_sides(board: Board, contents: Mapping[Side, tuple[Feature, ...]]) -> Board:
    """The board with these features on these hexsides; an empty tuple clears one."""
    sides = dict(board.sides)
    for side, features in contents.items():
        if features:
            sides[side] = features
        else:
            sides.pop(side, None)
    return replace(board, sides=sides)


def put_on_sides(board: Board, sides: Iterable[Side], terrain: str, *, instead: bool = False) -> Board:
    """Put a feature on hexsides beside what is there, or instead of it."""
    found = {}
    for side in sides:
        present = () if instead else board.sides.get(side, ())
        if all(feature.terrain != terrain for feature in present):
            present = (*present, Feature(terrain))
        found[side] = present
    return with_sides(board, found)


def clear_sides(board: Board, sides: Iterable[Side], terrain: str | None = None) -> Board:
    """Take one feature, or all, off hexsides."""
    return with_sides(
        board,
        {
            side: ()
            if terrain is None
            else tuple(feature for feature in board.sides.get(side, ()) if feature.terrain != terrain)
            for side in sides
        },
    )


def add_path(board: Board, terrain: str, through: Iterable[Hex]) -> Board:
    """Draw a path; one that continues an end of an existing one of its kind lengthens that one.

    One that leads from one to another makes them one. One that is there already, either way round, isn't drawn again.
    """
    new = tuple(through)
    if not new or any(
        path.terrain == terrain and not path.curve and path.through in (new, new[::-1])
        for path in board.paths
    ):
        return board
    for index, path in enumerate(board.paths):
        if path.terrain != terrain or len(new) < 2:
            continue
        for way in _joined(path.through, new):
            longer = rerouted(board.grid, path, way)
            # One that is drawn stays so: where it can't be led on to the first dot, the new one begins there.
            if not path.curve or longer.curve:
                far = new[0] if new[-1] in path.through else new[-1]
                return _led_on(replace_path(board, index, longer), index, far)
    return replace(board, paths=(*board.paths, Path(terrain, new)))


def _led_on(board: Board, index: int, far: Hex) -> Board:
    """The path that ends in a hex with another that does, where both lead from dot to dot."""
    path = board.paths[index]
    for other, beyond in enumerate(board.paths):
        ends = far in (*beyond.through[:1], *beyond.through[-1:])
        if other == index or beyond.terrain != path.terrain or not ends or path.curve or beyond.curve:
            continue
        for way in _joined(path.through, beyond.through):
            whole = replace_path(board, index, rerouted(board.grid, path, way))
            return replace(whole, paths=(*whole.paths[:other], *whole.paths[other + 1 :]))
    return board


def _joined(old: tuple[Hex, ...], new: tuple[Hex, ...]) -> Iterable[tuple[Hex, ...]]:
    """``old`` lengthened by ``new`` where the two share an end and nothing else; at most one."""
    if not old or len(set(old) & set(new)) != 1:
        return
    for first in (old, old[::-1]):
        for second in (new, new[::-1]):
            if first[-1] == second[0]:
                yield (*first, *second[1:])
                return


def replace_path(board: Board, index: int, path: Path) -> Board:
    """Put another path in the place of one; one through no hex goes."""
    paths = list(board.paths)
    paths[index : index + 1] = [path] if path.through else []
    return replace(board, paths=tuple(paths))


def take_out_of(board: Board, at: Hex, terrain: str) -> Board:
    """Take terrain out of a hex, in its list and as a path through it."""
    return erase_paths_in(remove_terrain(board, (at,), terrain), (at,), terrain)


def erase_paths_in(board: Board, hexes: Iterable[Hex], terrain: str | None = None) -> Board:
    """Cut the paths of one kind, or all, out of the hexes; what is left of one may be several."""
    gone = frozenset(hexes)
    paths: list[Path] = []
    for path in board.paths:
        if (terrain is not None and path.terrain != terrain) or not gone.intersection(path.through):
            paths.append(path)
        else:
            paths += within(board.grid, path, lambda at: at not in gone)
    return replace(board, paths=tuple(paths))


def redraw_path(board: Board, old: Path, paths: Iterable[Path]) -> Board:
    """Put several paths, or none, in the place of one, wherever it stands by now; nothing where it is gone."""
    return replace(board, paths=_instead(board.paths, old, tuple(path for path in paths if path.through)))


def add_artwork(board: Board, artwork: Artwork) -> Board:
    """Draw a ring of terrain."""
    return replace(board, artwork=(*board.artwork, artwork))


def replace_artwork(board: Board, index: int, artwork: Artwork | None) -> Board:
    """Redraw a ring, or delete it."""
    return replace(board, artwork=_replaced(board.artwork, index, artwork))


def add_contour(board: Board, contour: Contour) -> Board:
    """Draw a crest line."""
    return replace(board, contours=(*board.contours, contour))


def replace_contour(board: Board, index: int, contour: Contour | None) -> Board:
    """Redraw a crest line, or delete it."""
    return replace(board, contours=_replaced(board.contours, index, contour))


def _replaced(rows: tuple[Any, ...], index: int, row: object | None) -> tuple[Any, ...]:
    return (*rows[:index], *(() if row is None else (row,)), *rows[index + 1 :])


def redraw_artwork(board: Board, old: Artwork, pieces: Iterable[Artwork]) -> Board:
    """Put several rings, or none, in the place of one, wherever it stands by now; nothing where it is gone."""
    return replace(board, artwork=_instead(board.artwork, old, tuple(pieces)))


def redraw_contour(board: Board, old: Contour, pieces: Iterable[Contour]) -> Board:
    """Put several crest lines, or none, in the place of one; nothing where it is gone."""
    return replace(board, contours=_instead(board.contours, old, tuple(pieces)))


def refit_paths(board: Board) -> Board:
    """The board with its drawn paths through the hexes of its grid that they enter; those that enter none go."""
    paths = (redrawn(board.grid, path, path.curve) if path.curve else path for path in board.paths)
    return replace(board, paths=tuple(path for path in paths if path.through))


def reroute_path(board: Board, old: Path, through: Iterable[Hex]) -> Board:
    """Lead a path through other hexes; through fewer than two it goes."""
    hexes = tuple(through)
    return redraw_path(board, old, (rerouted(board.grid, old, hexes),) if len(hexes) > 1 else ())


def _instead(rows: tuple[Any, ...], old: object, new: tuple[Any, ...]) -> tuple[Any, ...]:
    if old not in rows:
        return rows
    index = rows.index(old)
    return (*rows[:index], *new, *rows[index + 1 :])


def erase_hexes(board: Board, hexes: Iterable[Hex]) -> Board:
    """Clear hexes: terrain, level, hexside features around them and paths through them."""
    cleared = tuple(hexes)
    board = with_hexes(board, dict.fromkeys(cleared, HexContent()))
    around = {side: None for at in cleared for side in sides_of(at) if side in board.sides}
    board = clear_sides(board, around)
    return erase_paths_in(board, cleared)


def accept(board: Board, *issues: Accepted) -> Board:
    """Accept issues; an earlier reason for one of them is replaced."""
    new = {row.fault: row for row in issues}
    return replace(board, accepted=(*withdraw_acceptance(board, *issues).accepted, *new.values()))


def withdraw_acceptance(board: Board, *issues: Accepted) -> Board:
    """Let issues count again."""
    gone = {row.fault for row in issues}
    return replace(board, accepted=tuple(row for row in board.accepted if row.fault not in gone))


def drop_unplaced(board: Board, section: str, key: str) -> Board:
    """Forget an entry whose key names no place."""
    entries = {name: entry for name, entry in board.unplaced.get(section, {}).items() if name != key}
    unplaced = {name: rows for name, rows in board.unplaced.items() if name != section}
    return replace(board, unplaced={**unplaced, section: entries} if entries else unplaced)


def set_heading(board: Board, /, **fields: Any) -> Board:
    """Set fields of the heading: ``id``, ``title``, ``number``, ``base``, ``credits``, ``rulings``, ``style``."""
    return replace(board, **fields)


def with_label(board: Board, place: int, label: Label | None) -> Board:
    """The board with another label in the place of one, or none."""
    labels = list(board.labels)
    labels[place : place + 1] = [] if label is None else [label]
    return replace(board, labels=tuple(labels))
