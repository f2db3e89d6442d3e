import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Hex,
    Iterator,
    Severity,
    Terms,
    listed,
    shared_check,
    title_of,
)
from bob_editor.rules.land.artwork import HEX_AREA, drawn_of, parts_of
from bob_editor.rules.land.cut_rings import cut_hex, dot, grown_by, hex_area, with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, mend

_SMALL = 0.05
"""Less than this share of a hex is hardly seen on the printed board."""

_SPECK = 0.02
"""A ring smaller than this altogether is a speck, and no sliver of anything."""

_MARGINS = (0.15, 0.25, 0.35, 0.45, 0.6)
"""How far a sliver is grown until it shows, in circumradii."""

_OFF_THE_DOT = 0.15
"""How far a grown sliver stays off the dot, in circumradii."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def sliver_of_artwork(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Artwork blocks wherever it lies, also in a hex of other terrain; less than a twentieth of a hex is easily missed.

    Either it was not meant to be there, or it should be seen.
    """
    blocking = {row.id for row in ground.ruleset.terrains.values() if row.los == "blocks"}
    there: dict[tuple[Hex, str], list[DrawnPiece]] = {}
    shares: dict[tuple[Hex, str], float] = {}
    for piece in drawn_of(ground, blocking):
        for at, part in parts_of(ground, piece):
            key = at, piece.terrain or ""
            there.setdefault(key, []).append(piece)
            shares[key] = shares.get(key, 0.0) + part.area / HEX_AREA
    slivers: dict[Hex, list[DrawnPiece]] = {}
    for (at, terrain), share in shares.items():
        if share < _SMALL and terrain not in ground.terrain(at):
            large = [piece for piece in there[at, terrain] if piece.area.area >= _SPECK * HEX_AREA]
            slivers.setdefault(at, []).extend(large)
    for at, pieces in slivers.items():
        if not pieces:
            continue
        names = dict.fromkeys(title_of(ground.ruleset, piece.terrain or "") for piece in pieces)
        yield Finding(
            f"A sliver of {listed(names)} in {ground.label(at)} still blocks LOS.",
            at=ground.at_hex(at),
            fixes=(
                mend("Trim it to the hexside", cut_hex, ground=ground, pieces=tuple(pieces), at=at),
                mend("Enlarge it so that it shows", _enlarged, ground=ground, pieces=tuple(pieces), at=at),
            ),
        )


def _enlarged(board: Board, ground: Ground, pieces: tuple[DrawnPiece, ...], at: Hex) -> Board:
    """The board with the slivers grown within their hex until they are more than that, never onto the dot."""
    frame = board.grid.frame
    outline = hex_area(frame, at)
    keep_off = grown_by(shapely.Point(dot(frame, at)), _OFF_THE_DOT)
    for piece in pieces:
        sliver = piece.area.intersection(outline)
        larger: BaseGeometry = sliver
        for margin in _MARGINS:
            larger = grown_by(sliver, margin).intersection(outline).difference(keep_off)
            if larger.area > (_SMALL + 0.01) * HEX_AREA:
                break
        board = with_area(board, ground, piece, piece.area.union(larger))
    return board
