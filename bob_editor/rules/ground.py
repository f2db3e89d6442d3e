"""What lies where on a board: drawn and grown artwork, contours, and each hex's terrain and level.

This is the one reading of a board that LOS, checks, inspector and painter share, so that what is painted is what LOS
sees. Everything local is answered a hex at a time; ``after`` carries over what an edit leaves as it was.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import shapely
from attrs import frozen

from bob_editor.geometry.growth import GrownHex, grown_hex, neighbour_mask
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import in_milli, polygon

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shapely.geometry import MultiPolygon, Polygon

    from bob_editor.geometry.hexes import Hex
    from bob_editor.model.board import Board
    from bob_editor.rules.ruleset import Ruleset

@frozen(eq=False)
class DrawnPiece:
    """A drawn ring: its terrain (or contour level), its place in the board's list, and its area.

    ``area`` is in thousandths of the canonical frame. ``level`` is the contour's level, or the ground that a piece of
    artwork is said to stand on (None: the ground under it).
    """

    terrain: str | None
    index: int
    area: Polygon | MultiPolygon
    level: int | None
    thin: bool = False


@frozen(eq=False, slots=False)
class Ground:
    """A board read by a ruleset."""

    board: Board
    ruleset: Ruleset

    # -- drawn ------------------------------------------------------------------------------------------------

    @cached_property
    def drawn(self) -> tuple[DrawnPiece, ...]:
        """Every drawn ring of artwork, in the board's order; later ones lie on top."""
        frame = self.board.grid.frame
        return tuple(
            DrawnPiece(
                piece.terrain,
                index,
                polygon(in_milli(frame, piece.ring), [in_milli(frame, hole) for hole in piece.holes]),
                piece.level,
            )
            for index, piece in enumerate(self.board.artwork)
        )

    @cached_property
    def drawn_contours(self) -> tuple[DrawnPiece, ...]:
        """Every drawn contour, in the board's order."""
        frame = self.board.grid.frame
        return tuple(
            DrawnPiece(
                None,
                index,
                polygon(in_milli(frame, piece.ring), [in_milli(frame, hole) for hole in piece.holes]),
                piece.level,
                piece.line == "thin",
            )
            for index, piece in enumerate(self.board.contours)
        )

    @cached_property
    def _drawn_at_dot(self) -> dict[Hex, list[DrawnPiece]]:
        return self._holding_dots(self.drawn)

    @cached_property
    def _contours_at_dot(self) -> dict[Hex, list[DrawnPiece]]:
        return self._holding_dots(self.drawn_contours)

    def _holding_dots(self, pieces: tuple[DrawnPiece, ...]) -> dict[Hex, list[DrawnPiece]]:
        """For every hex whose dot lies in or on the edge of a piece, those pieces."""
        found: dict[Hex, list[DrawnPiece]] = {}
        if not pieces:
            return found
        hexes = self.board.grid.hexes
        frame = self.board.grid.frame
        dots = shapely.points([tuple(MILLI * x for x in frame.canonical_centre(at)) for at in hexes])
        tree = shapely.STRtree(dots)
        for number, piece in enumerate(pieces):
            for place in tree.query(piece.area, predicate="covers"):
                found.setdefault(hexes[place], []).append(pieces[number])
        return found

    def drawn_at(self, at: Hex) -> list[DrawnPiece]:
        """The drawn pieces that hold a hex's dot, lowest first."""
        return self._drawn_at_dot.get(at, [])

    def contours_at(self, at: Hex) -> list[DrawnPiece]:
        """The drawn contours that hold a hex's dot, in the board's order."""
        return self._contours_at_dot.get(at, [])

    # -- a hex's own terrain and level ---------------------------------------------------------------------------

    def terrain(self, at: Hex) -> tuple[str, ...]:
        """The terrain at a hex's dot, lowest first: what it lists, else the drawn artwork there, else the base."""
        listed = self.board.content(at).terrain_ids
        if listed:
            return listed
        drawn = tuple(
            dict.fromkeys(
                piece.terrain
                for piece in self.drawn_at(at)
                if piece.terrain is not None
                and piece.terrain in self.ruleset.terrains
                and "hexes" in self.ruleset.terrains[piece.terrain].places
            )
        )
        return drawn or (self.board.base.terrain,)

    def level(self, at: Hex) -> int:
        """The level of a hex: the highest drawn contour that holds its dot, else what is painted, else the base.

        Terrain that is a depression makes its hex the level its row says.
        """
        return self._level(at)

    def _level(self, at: Hex) -> int:
        contours = self._contours_at_dot.get(at)
        if contours:
            return max(piece.level or 0 for piece in contours if not piece.thin) if any(
                not piece.thin for piece in contours
            ) else self.painted_level(at)
        return self.painted_level(at)

    def painted_level(self, at: Hex) -> int:
        """The level painted on a hex; a depression's own where none is painted."""
        content = self.board.content(at)
        if content.level is not None:
            return content.level
        for terrain in self.terrain(at):
            row = self.ruleset.terrains.get(terrain)
            if row is not None and row.level is not None:
                return row.level
        return self.board.base.level

    # -- grown ------------------------------------------------------------------------------------------------

    @cached_property
    def grown_terrains(self) -> tuple[str, ...]:
        """The terrains that grow artwork on this board, in the ruleset's order."""
        listed = {one for content in self.board.hexes.values() for one in content.terrain_ids}
        listed.add(self.board.base.terrain)
        return tuple(
            terrain
            for terrain, row in self.ruleset.terrains.items()
            if terrain in listed and "artwork" in row.places | ({"artwork"} if row.whole_hex else set())
        )

    def grows(self, at: Hex, terrain: str) -> bool:
        """Whether a hex is painted with a terrain that no drawn ring of it shows there already."""
        listed = self.board.content(at).terrain_ids or (self.board.base.terrain,)
        if terrain not in listed or at not in self.board.grid.index:
            return False
        if self.ruleset.terrains[terrain].known_by_artwork:
            return at not in self._reached.get(terrain, ())
        return all(piece.terrain != terrain for piece in self.drawn_at(at))

    @cached_property
    def _reached(self) -> dict[str, set[Hex]]:
        """For terrains known by their artwork, the hexes that a drawn ring of them reaches into."""
        found: dict[str, set[Hex]] = {}
        for piece in self.drawn:
            if piece.terrain is None or not self.ruleset.terrains[piece.terrain].known_by_artwork:
                continue
            found.setdefault(piece.terrain, set()).update(self.hexes_reached(piece))
        return found

    def hexes_reached(self, piece: DrawnPiece) -> Iterator[Hex]:
        """The hexes of the grid that share area with a drawn piece."""
        from bob_editor.geometry.shapes import HEX, moved

        frame = self.board.grid.frame
        left, top, right, bottom = piece.area.bounds if not piece.area.is_empty else (0, 0, 0, 0)
        for at in self.board.grid.hexes:
            u, v = frame.canonical_centre(at)
            if left < (u + 2) * MILLI and right > (u - 2) * MILLI and top < (v + 1) * MILLI and bottom > (v - 1) * MILLI:
                outline = moved(HEX, (u * MILLI, v * MILLI))
                if piece.area.intersection(outline).area > 0:
                    yield at

    def grown(self, at: Hex, terrain: str) -> GrownHex | None:
        """The grown artwork of a terrain in a hex, seen from its dot; None where none grows there."""
        if not self.grows(at, terrain):
            return None
        row = self.ruleset.terrains[terrain]
        if row.grow.get("each_hex_alone"):
            return grown_hex(0, row.inset)
        return grown_hex(neighbour_mask(at, lambda other: self.grows(other, terrain)), row.inset)

    # -- contours -----------------------------------------------------------------------------------------------

    def grows_contour(self, at: Hex, level: int) -> bool:
        """Whether a hex is painted this high or higher and no drawn contour of exactly this level holds its dot."""
        if at not in self.board.grid.index or self.painted_level(at) < level:
            return False
        return all(piece.level != level or piece.thin for piece in self._contours_at_dot.get(at, ()))

    def contour_inset(self, level: int) -> float:
        """How far in the grown contour of a level lies, in circumradii: each farther than the one below it."""
        inset = (self.ruleset.data.get("levels") or {}).get("contour_inset") or {"first": 0.08, "step": 0.08}
        return float(round(inset["first"] + inset["step"] * (level - 1), 6))

    def grown_contour(self, at: Hex, level: int) -> GrownHex | None:
        """The grown contour of a level (1 and up) in a hex, seen from its dot; None where none grows there."""
        if not self.grows_contour(at, level):
            return None
        mask = neighbour_mask(at, lambda other: self.grows_contour(other, level))
        return grown_hex(mask, self.contour_inset(level))

    @cached_property
    def contour_levels(self) -> tuple[int, ...]:
        """The levels above 0 that ground on this board has, drawn or painted, lowest first."""
        painted = [content.level for content in self.board.hexes.values() if content.level is not None]
        top = max([self.board.base.level, *painted, *(piece.level or 0 for piece in self.drawn_contours)])
        return tuple(range(1, top + 1))
