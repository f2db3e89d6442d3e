"""Edits to a board that need to know the rules: what stands on what, and which terrain brings its own level."""

from collections.abc import Iterable

from msgspec.structs import replace

from bob_editor.editing.drawing.following_rings import cut_terrain, held_in, level_contours
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.board_edits import paint_level, with_hexes, with_sides
from bob_editor.rules.land.hexsides_free import excluded_by
from bob_editor.rules.ruleset import Ruleset, Terrain


def tagged(row: Terrain | None, tag: str) -> bool:
    """Whether the ruleset's data calls a terrain this sort of thing."""
    return row is not None and tag in row.row.get("tags", ())


def stands_on_terrain(row: Terrain | None) -> bool:
    """Whether a terrain lies on top of another in its hex, as a bridge does, and so is added where it is painted."""
    return tagged(row, "bridge")


def lay_terrain(
    board: Board, ruleset: Ruleset, hexes: Iterable[Hex], terrain: str, *, add: bool = False
) -> Board:
    """Paint a terrain in hexes, instead of what is there or on top of it.

    What stands on other terrain is always added, and stays where ground that it can stand on is painted under it. A
    depression brings its level along and takes it away again. Drawn rings of other terrain give way.
    """
    where = tuple(hexes)
    row = ruleset.terrains.get(terrain)
    contents = {at: _laid(board, ruleset, at, terrain, add=add or stands_on_terrain(row)) for at in where}
    painted = with_hexes(board, contents)
    if add or stands_on_terrain(row):
        return painted
    return cut_terrain(painted, where, keep=(terrain,))


def _laid(board: Board, ruleset: Ruleset, at: Hex, terrain: str, *, add: bool) -> HexContent:
    content = board.content(at)
    row = ruleset.terrains.get(terrain)
    present = [feature for feature in content.terrain if feature.terrain == terrain]
    new = present[0] if present else Feature(terrain)
    if add:
        below = content.terrain
        if not below and tagged(ruleset.terrains.get(board.base.terrain), "bridgeable"):
            below = (Feature(board.base.terrain),)
        features = below if present else (*below, new)
    else:
        kept = content.terrain if tagged(row, "bridgeable") else ()
        above = tuple(
            feature
            for feature in kept
            if feature.terrain != terrain and stands_on_terrain(ruleset.terrains.get(feature.terrain))
        )
        features = (new, *above)
    if features == (Feature(board.base.terrain),):
        features = ()
    return replace(content, terrain=features, level=level_after(board, ruleset, content, features))


def level_after(
    board: Board, ruleset: Ruleset, before: HexContent, features: tuple[Feature, ...]
) -> int | None:
    """The level to list once these terrains lie in a hex."""
    now = _own_level(ruleset, (feature.terrain for feature in features))
    if now is not None:
        return None if now == board.base.level else now
    earlier = _own_level(ruleset, before.terrain_ids)
    return None if earlier is not None and before.level == earlier else before.level


def _own_level(ruleset: Ruleset, terrains: Iterable[str]) -> int | None:
    """The level that one of these terrains brings along."""
    rows = (ruleset.terrains.get(terrain) for terrain in terrains)
    return next((row.level for row in rows if row is not None and row.level is not None), None)


def erase_terrain(board: Board, ruleset: Ruleset, hexes: Iterable[Hex]) -> Board:
    """Make hexes what the base is: no terrain listed, a depression's level gone, drawn rings cut away."""
    where = tuple(hexes)
    contents = {
        at: replace(board.content(at), terrain=(), level=level_after(board, ruleset, board.content(at), ()))
        for at in where
    }
    return cut_terrain(with_hexes(board, contents), where, keep=(board.base.terrain,))


def set_level(board: Board, ruleset: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
    """Paint a level, and let the drawn crest lines there say the same."""
    where = tuple(hexes)
    return level_contours(paint_own_level(board, ruleset, where, level), ruleset, where, level)


def paint_own_level(board: Board, ruleset: Ruleset, hexes: Iterable[Hex], level: int) -> Board:
    """Paint a level; where a depression would say another one, also that of the base is listed."""
    where = tuple(hexes)
    painted = paint_level(board, where, level)
    deep = {at for at in where if _own_level(ruleset, board.content(at).terrain_ids) is not None}
    for place, held in held_in(board.grid, board.artwork, where).items():
        if _own_level(ruleset, (board.artwork[place].terrain,)) is not None:
            deep.update(held)
    return with_hexes(painted, {at: replace(painted.content(at), level=level) for at in deep})


def put_feature(
    board: Board, ruleset: Ruleset, sides: Iterable[Side], terrain: str, *, within: Hex | None = None
) -> Board:
    """Put a feature on hexsides in the place of those that it can't share one with.

    ``within`` is the hex that holds it, for a feature that belongs to one of the two; at the board's edge the board's.
    """
    row = ruleset.terrains.get(terrain)
    excluded = excluded_by(ruleset, terrain)
    one_hex = tagged(row, "one_hex")
    contents: dict[Side, tuple[Feature, ...]] = {}
    for side in sides:
        held = (
            within
            if within is not None and within in side.hexes and within in board.grid
            else next((at for at in side.hexes if at in board.grid), side.owner)
        )
        new = Feature(terrain, within=(board.grid.label(held),) if one_hex else ())
        kept = tuple(
            feature
            for feature in board.sides.get(side, ())
            if feature.terrain != terrain and feature.terrain not in excluded
        )
        contents[side] = (*kept, new)
    return with_sides(board, contents)
