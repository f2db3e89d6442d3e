"""Finds a terrain wherever it stands, and puts another in its place."""

from collections.abc import Iterable

from msgspec.structs import replace

from bob_editor.editing.drawing.following_rings import held_in, outline_of
from bob_editor.editing.drawing.terrain_edits import level_after
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Feature, HexContent, Path
from bob_editor.model.board_edits import with_hexes, with_sides
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import area_of, hexes_under, redrawn, redrawn_on
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


class Places(Record):
    """Where a terrain stands: hexes, hexsides, and the places of paths and drawn pieces in their lists."""

    hexes: tuple[Hex, ...] = ()
    sides: tuple[Side, ...] = ()
    paths: tuple[int, ...] = ()
    artwork: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.hexes) + len(self.sides) + len(self.paths) + len(self.artwork)


def places_of(board: Board, ruleset: Ruleset, terrain: str, within: frozenset[Hex] | None = None) -> Places:
    """Every place of a terrain, or those in some hexes.

    Of these a path must run through them alone, a hexside have one of them beside it, and a drawn piece hold the dot
    of one. The base's terrain stands in each hex that lists nothing and that no drawn piece makes something else.
    """
    grid = board.grid
    chosen = grid.hexes if within is None else [at for at in grid.hexes if at in within]
    bare = Ground(board, ruleset) if terrain == board.base.terrain else None

    def stands(at: Hex) -> bool:
        if board.has(at, terrain):
            return True
        return bare is not None and not board.content(at).terrain and terrain in bare.terrain(at)

    def is_in(side: Side) -> bool:
        return within is None or any(at in within for at in side.hexes)

    return Places(
        hexes=tuple(filter(stands, chosen)),
        sides=tuple(sorted(one for one in board.sides if terrain in board.side_terrain(one) and is_in(one))),
        paths=tuple(
            place
            for place, path in enumerate(board.paths)
            if path.terrain == terrain and (within is None or within.issuperset(path.through))
        ),
        artwork=tuple(
            place
            for place in (
                range(len(board.artwork)) if within is None else held_in(grid, board.artwork, within)
            )
            if board.artwork[place].terrain == terrain
        ),
    )


def may_replace(ruleset: Ruleset, old: str) -> tuple[str, ...]:
    """The terrains that may stand where another does, in the ruleset's order: in hexes, on hexsides or as paths."""
    ground = frozenset(("base", "hexes", "artwork"))
    row = ruleset.terrains.get(old)
    kinds = [ground, frozenset(("sides",)), frozenset(("paths",))]
    wanted = [kind for kind in kinds if row is None or row.places & kind]
    return tuple(
        one.id
        for one in ruleset.terrains.values()
        if one.id != old and any(one.places & kind for kind in wanted)
    )


def replaced(
    board: Board, ruleset: Ruleset, old: str, new: str, within: frozenset[Hex] | None = None
) -> Board:
    """The board with another terrain in all these places where it may stand; it is left where it may not.

    How a tile is turned and shaped, and whose it is, stays where both are tiles of one kind. A drawn piece that
    reaches out of the hexes is parted at their rim; one whose new terrain isn't drawn goes, and the hexes whose terrain
    it alone told list that. One that holds no dot stays, unless the new terrain is the base's.
    """
    found = places_of(board, ruleset, old, within)
    row = ruleset.terrain(new)
    if row.places & {"hexes", "base"}:
        drawn = "artwork" in row.places
        told = {} if drawn else _told_by_artwork(board, ruleset, found.artwork, within)
        board = _in_hexes(with_hexes(board, told), ruleset, old, new, (*found.hexes, *told))
        board = _in_artwork(board, new, found.artwork, within, is_drawn=drawn)
    elif "artwork" in row.places:
        board = _in_artwork(board, new, found.artwork, within, is_drawn=True)
    if "sides" in row.places:
        sides = {side: _instead(board.sides[side], old, new, alike=True) for side in found.sides}
        board = with_sides(board, sides)
    if "paths" in row.places:
        paths = [
            _renamed(path, new) if place in found.paths else path for place, path in enumerate(board.paths)
        ]
        board = replace(board, paths=tuple(paths))
    return board


def _told_by_artwork(
    board: Board, ruleset: Ruleset, places: tuple[int, ...], within: frozenset[Hex] | None
) -> dict[Hex, HexContent]:
    """The hexes that list nothing and are what drawn pieces make of them, as they would list it."""
    ground, frame = Ground(board, ruleset), board.grid.frame
    return {
        at: replace(board.content(at), terrain=tuple(map(Feature, ground.terrain(at))))
        for place in places
        for at in hexes_under(board.grid, area_of(board.artwork[place], frame))
        if not board.content(at).terrain and (within is None or at in within)
    }


def _renamed(path: Path, terrain: str) -> Path:
    return replace(path, terrain=terrain)


def _in_hexes(board: Board, ruleset: Ruleset, old: str, new: str, hexes: Iterable[Hex]) -> Board:
    before, row = ruleset.terrains.get(old), ruleset.terrain(new)
    alike = before is not None and "paths" in before.places and "paths" in row.places
    contents = {}
    for at in hexes:
        content = board.content(at)
        features = _instead(content.terrain or (Feature(old),), old, new, alike=alike)
        if features == (Feature(board.base.terrain),):
            features = ()
        level = level_after(board, ruleset, content, features)
        contents[at] = replace(content, terrain=features, level=level)
    return with_hexes(board, contents)


def _instead(features: Iterable[Feature], old: str, new: str, *, alike: bool) -> tuple[Feature, ...]:
    """The features with the new one where the old one stood; once, where it was there already."""
    found: list[Feature] = []
    for feature in features:
        one = feature
        if feature.terrain == old:
            one = replace(feature, terrain=new)
            if not alike:
                one = replace(one, orientation=None, shape=None, within=())
        if one.terrain not in {other.terrain for other in found}:
            found.append(one)
    return tuple(found)


def _in_artwork(
    board: Board, new: str, places: tuple[int, ...], within: frozenset[Hex] | None, *, is_drawn: bool
) -> Board:
    if not places:
        return board
    frame = board.grid.frame
    region = None if within is None else outline_of(frame, within)
    pieces: list[Artwork] = []
    for place, piece in enumerate(board.artwork):
        if place not in places:
            pieces.append(piece)
            continue
        area = area_of(piece, frame)
        if not is_drawn and new != board.base.terrain and next(hexes_under(board.grid, area), None) is None:
            pieces.append(piece)
            continue
        other = replace(piece, terrain=new)
        if region is None or area.within(region):
            pieces += [other] if is_drawn else []
        else:
            pieces += redrawn_on(board.grid, piece, area.difference(region))
            pieces += redrawn(other, area.intersection(region), frame) if is_drawn else ()
    return replace(board, artwork=tuple(pieces))
