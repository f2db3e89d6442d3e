"""What dragged outlines do, for as long as the mouse moves: a draft of them, the hexes that they enter and leave."""

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines.edits import AnyPiece, pieces_at
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork
from bob_editor.rules.land.drawn_pieces import hexes_reached, ring_read
from bob_editor.rules.land.ground import Ground

Kind = str | int
"""A terrain, or a crest line's level."""


def drafted(
    ground: Ground, preview: Preview, places: Collection[RingPlace], now: Iterable[AnyPiece]
) -> Preview:
    """A preview with a draft of outlines that stand instead of those in ``places`` on the board of ``ground``."""
    draft, former = tuple(now), tuple(pieces_at(ground.board, places).values())
    entered, left = entered_and_left(ground, places, draft)
    return replace(preview, draft=draft, former=former, hexes=entered, left=left)


def entered_and_left(
    ground: Ground, places: Collection[RingPlace], now: Iterable[AnyPiece]
) -> tuple[frozenset[Hex], frozenset[Hex]]:
    """The hexes that come to have a terrain or level, and those that have it no more: exactly, on the lattice.

    ``now`` stand instead of the outlines in ``places`` on the board that ``ground`` reads. Where another outline
    shows the same, nothing changes.
    """
    before, after = shown_by(ground, pieces_at(ground.board, places).values()), shown_by(ground, now)
    entered: set[Hex] = set()
    left: set[Hex] = set()
    for kind in {*before, *after}:
        was, comes = before.get(kind, set()), after.get(kind, set())
        other = {at for at in was ^ comes if _shows_else(ground, places, kind, at)}
        entered |= comes - was - other
        left |= was - comes - other
    return frozenset(entered), frozenset(left - entered)


def shown_by(ground: Ground, pieces: Iterable[AnyPiece]) -> dict[Kind, set[Hex]]:
    """The hexes where outlines say what the terrain or level is."""
    found: dict[Kind, set[Hex]] = {}
    grid = ground.board.grid
    for piece in pieces:
        area, dots = ring_read(grid, piece.ring, piece.holes)
        if not isinstance(piece, Artwork):
            found.setdefault(piece.level, set()).update(dots)
        elif _is_known_by_artwork(ground, piece.terrain):
            found.setdefault(piece.terrain, set()).update(hexes_reached(area, grid))
        else:
            found.setdefault(piece.terrain, set()).update(dots)
    return found


def _shows_else(ground: Ground, places: Collection[RingPlace], kind: Kind, at: Hex) -> bool:
    """Whether an outline that isn't dragged shows a terrain or level in a hex."""
    if isinstance(kind, int):
        levels = ((one.level, RingPlace("contour", one.index)) for one in ground.contours_at(at))
        return any(level == kind and place not in places for level, place in levels)
    known = _is_known_by_artwork(ground, kind)
    there = ground.reaching_into(at) if known else ground.drawn_at(at)
    return any(one.terrain == kind and RingPlace("artwork", one.index) not in places for one in there)


def _is_known_by_artwork(ground: Ground, terrain: str) -> bool:
    row = ground.ruleset.terrains.get(terrain)
    return row is not None and row.known_by_artwork
