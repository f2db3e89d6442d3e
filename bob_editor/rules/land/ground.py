"""What lies where on a board: drawn and grown artwork, contours, and each hex's terrain and level.

This is the one reading of a board that LOS, checks, inspector and painter share, so that what is painted is what LOS
sees. Everything local is answered a hex at a time; ``after`` carries over what an edit leaves as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.curves.walk import pieces_near
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.made.freed import Piece, Visit, freed_parts
from bob_editor.geometry.made.growth import GrownHex, grown_hex, neighbour_mask
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.change import Change
from bob_editor.model.places import Place, at_hex, at_side
from bob_editor.records import Record
from bob_editor.rules.land import drawn_pieces
from bob_editor.rules.land.drawn_pieces import DrawnPiece, by_hex, hexes_reached
from bob_editor.rules.land.faces import printed_bands, printed_terrain, shown_terrain
from bob_editor.rules.land.lettered import Unmoved, lettered, unmoved
from bob_editor.rules.ruleset import Ruleset

_OF_LEVELS = ("contour_levels", "grown_levels")
"""What is read from hexes' levels and drawn rings alone."""
_OF_ARTWORK = ("drawn", "drawn_at_dots", "_reaching")
"""What is read from drawn rings of terrain alone."""
_OF_CONTOURS = ("drawn_contours", "_contours_at_dot")
"""What is read from drawn crest lines alone."""
_HELD = {"drawn_at_dots": "drawn", "_reaching": "drawn", "_contours_at_dot": "drawn_contours"}
"""What hexes hold, and of which rings."""
_OF_PATHS = ("_visits", "_dot_visits", "_drawn_ways")
"""What is read from paths alone."""

_DOTS = attrgetter("dots")

_FARTHEST_IN = 0.86
"""As far as the first contour of a game may lie in (the ruleset's schema): a little less than from side to dot."""


def worked_out(reading: object, names: Iterable[str]) -> dict[str, Any]:
    """Those of some cached properties of a reading that somebody asked for already, with their values."""
    known = vars(reading)
    return {name: known[name] for name in names if name in known}


class Ground(Record, eq=False, dict=True):
    """A board read by a ruleset."""

    board: Board
    ruleset: Ruleset

    @cached_property
    def _unmoved(self) -> Unmoved:
        """What is known of labels before ``lettered`` is asked for."""
        return {}

    @cached_property
    def _masks(self) -> dict[tuple[Hex, str], int]:
        """Which neighbours grow a hex's terrain too, where that was asked for."""
        return {}

    def label(self, at: Hex) -> str:
        """What people call a hex."""
        return self.board.grid.label(at)

    def at_hex(self, at: Hex) -> Place:
        """The place of a hex, for a finding."""
        return at_hex(self.board.grid, at)

    def at_side(self, side: Side) -> Place:
        """The place of a hexside, for a finding."""
        return at_side(self.board.grid, side)

    @cached_property
    def _levels(self) -> Mapping[str, Any]:
        return self.ruleset.data.get("levels") or {}

    def after(self, board: Board, change: Change) -> Ground:
        """The reading of an edited board: what the change doesn't touch is taken over, not read again.

        ``board`` may differ from this one's by less than ``change`` says, never by more.
        """
        ground = Ground(board, self.ruleset)
        if change.everything:
            return ground
        known, kept = self.__dict__, ground.__dict__
        kept["_former"] = self._former | {
            name: (known[name], known[rings]) for name, rings in _HELD.items() if name in known
        }
        for names, rows, former in (
            (_OF_CONTOURS, board.contours, self.board.contours),
            (_OF_ARTWORK, board.artwork, self.board.artwork),
        ):
            if not change.pieces or rows is former:
                kept.update(worked_out(self, names))
            elif names[0] in known:
                kept[names[0]] = drawn_pieces.read_after(self._read, rows, former, known[names[0]])
        if not change.hexes and "grown_terrains" in known:
            kept["grown_terrains"] = self.grown_terrains
        if not change.path_hexes:
            kept.update(worked_out(self, _OF_PATHS))
        if "lettered" in known:
            if change.hexes or change.pieces or "labels" in change.headings:
                kept["_unmoved"] = unmoved(self.board, self.lettered, change)
            else:
                kept["lettered"] = replace(board, labels=self.lettered.labels)
        if not change.pieces:
            contents = [board.content(at) for at in change.hexes]
            if "grown_terrains" in known:
                listed = {*self.grown_terrains, *(one for content in contents for one in content.terrain_ids)}
                kept["grown_terrains"] = tuple(one for one in self._may_grow if one in listed)
            if all(board.content(at).level == self.board.content(at).level for at in change.hexes):
                kept.update(worked_out(self, _OF_LEVELS))
            elif "contour_levels" in known and self.grown_levels is None:
                highest = max([len(self.contour_levels), *(content.level or 0 for content in contents)])
                kept["contour_levels"] = tuple(range(1, highest + 1))
        return ground

    # -- drawn ------------------------------------------------------------------------------------------------

    @cached_property
    def drawn(self) -> tuple[DrawnPiece, ...]:
        """Every drawn ring of artwork, in the board's order; later ones lie on top."""
        return tuple(self._read(index, piece) for index, piece in enumerate(self.board.artwork))

    def _read(self, index: int, piece: Artwork | Contour) -> DrawnPiece:
        thin_lines = self._levels.get("thin_lines", True)
        return drawn_pieces.read_piece(self.board.grid, index, piece, thin_lines=thin_lines)

    @cached_property
    def _former(self) -> dict[str, tuple[dict[Hex, list[DrawnPiece]], Sequence[DrawnPiece]]]:
        """What hexes held of rings before an edit, and those rings, for who asks what they hold now."""
        return {}

    def _held(self, name: str, places: drawn_pieces.Places) -> dict[Hex, list[DrawnPiece]]:
        rings, former = getattr(self, _HELD[name]), self._former.get(name)
        return by_hex(rings, places) if former is None else drawn_pieces.after_edit(*former, rings, places)

    @cached_property
    def lettered(self) -> Board:
        """The board with each label where it is seen: those that look for their place have found it."""
        return lettered(self.board, self.ruleset, self.drawn, self._unmoved)

    @cached_property
    def drawn_contours(self) -> tuple[DrawnPiece, ...]:
        """Every drawn contour, in the board's order."""
        return tuple(self._read(index, piece) for index, piece in enumerate(self.board.contours))

    @cached_property
    def drawn_at_dots(self) -> dict[Hex, list[DrawnPiece]]:
        """For every hex whose dot lies on drawn artwork, those pieces, lowest first."""
        return self._held("drawn_at_dots", _DOTS)

    @cached_property
    def _contours_at_dot(self) -> dict[Hex, list[DrawnPiece]]:
        return self._held("_contours_at_dot", _DOTS)

    def drawn_at(self, at: Hex) -> list[DrawnPiece]:
        """The drawn pieces that hold a hex's dot, lowest first."""
        return self.drawn_at_dots.get(at, [])

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
        return drawn or (printed_terrain(self.board, self.ruleset, at),)

    def level(self, at: Hex) -> int:
        """The level of a hex: the highest drawn contour that holds its dot, else what is painted, else the base.

        Terrain that is a depression makes its hex the level its row says.
        """
        return self._level(at)

    def _level(self, at: Hex) -> int:
        contours = self._contours_at_dot.get(at)
        if contours:
            return (
                max(piece.level or 0 for piece in contours if not piece.thin)
                if any(not piece.thin for piece in contours)
                else self.painted_level(at)
            )
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
        """The terrains that grow artwork on this board, in the ruleset's order; or did before an edit."""
        listed = {one for content in self.board.hexes.values() for one in content.terrain_ids}
        listed.update((self.board.base.terrain, *printed_bands(self.board, self.ruleset)))
        return tuple(one for one in self._may_grow if one in listed)

    @property
    def _may_grow(self) -> Iterator[str]:
        rows = self.ruleset.terrains.items()
        return (terrain for terrain, row in rows if "artwork" in row.places or row.whole_hex)

    def grows(self, at: Hex, terrain: str) -> bool:
        """Whether a hex is painted with a terrain that no drawn ring of it shows there already."""
        if terrain not in self.shown_by_hex(at) or at not in self.board.grid.index:
            return False
        if self.ruleset.terrains[terrain].known_by_artwork:
            return all(piece.terrain != terrain for piece in self.reaching_into(at))
        return all(piece.terrain != terrain for piece in self.drawn_at(at))

    def shown_by_hex(self, at: Hex) -> tuple[str, ...]:
        """The terrain that a hex lists, and what is printed on it where that shows."""
        return shown_terrain(self.board, self.ruleset, at)

    def reaching_into(self, at: Hex) -> list[DrawnPiece]:
        """The drawn pieces of terrain known by its artwork that share area with a hex, lowest first."""
        return self._reaching.get(at, [])

    @cached_property
    def _reaching(self) -> dict[Hex, list[DrawnPiece]]:
        return self._held("_reaching", self._known_there)

    def _known_there(self, piece: DrawnPiece) -> tuple[Hex, ...]:
        """The hexes of which a piece says what is there by sharing area with them."""
        row = self.ruleset.terrains.get(piece.terrain or "")
        return self.hexes_reached(piece) if row is not None and row.known_by_artwork else ()

    def hexes_reached(self, piece: DrawnPiece) -> tuple[Hex, ...]:
        """The hexes of the grid that share area with a drawn piece."""
        return hexes_reached(piece.area, self.board.grid)

    def grown(self, at: Hex, terrain: str) -> GrownHex | None:
        """The grown artwork of a terrain in a hex, seen from its dot; None where none grows there."""
        if not self.grows(at, terrain):
            return None
        row = self.ruleset.terrains[terrain]
        mask = 0 if row.grow.get("each_hex_alone") else self._mask(at, terrain)
        return grown_hex(mask, row.inset)

    def _mask(self, at: Hex, terrain: str) -> int:
        if (at, terrain) not in self._masks:
            self._masks[at, terrain] = neighbour_mask(at, lambda other: self.grows(other, terrain))
        return self._masks[at, terrain]

    def grown_parts(self, at: Hex, terrain: str) -> tuple[GrownHex, ...]:
        """The grown artwork of a terrain in a hex, less the bands along the paths that its row keeps free."""
        grown = self.grown(at, terrain)
        if grown is None:
            return ()
        grow = self.ruleset.terrains[terrain].grow
        terrains = grow.get("keep_free_of", ())
        if not terrains:
            return (grown,)
        here = self._dot_visits.get(at, {})
        visits = frozenset(visit for terrain in terrains for visit in here.get(terrain, ()))
        drawn = frozenset(
            piece for terrain, near in self._drawn_ways if terrain in terrains for piece in near.get(at, ())
        )
        if not visits and not drawn:
            return (grown,)
        alone = grow.get("each_hex_alone")
        mask = 0 if alone else self._mask(at, terrain)
        return freed_parts(mask, self.ruleset.terrains[terrain].inset, visits, grow["band"], drawn)

    def path_visits(self, at: Hex, terrains: Iterable[str]) -> frozenset[Visit]:
        """How paths of these kinds go through a hex."""
        here = self._visits.get(at)
        if here is None:
            return frozenset()
        return frozenset(visit for terrain in terrains for visit in here.get(terrain, ()))

    def ways_out(self, at: Hex, terrains: Iterable[str]) -> frozenset[int]:
        """The directions in which paths of these kinds leave a hex."""
        return frozenset(one for visit in self.path_visits(at, terrains) for one in visit if one is not None)

    @cached_property
    def _visits(self) -> dict[Hex, dict[str, set[Visit]]]:
        return _visits_of(self.board.paths)

    @cached_property
    def _dot_visits(self) -> dict[Hex, dict[str, set[Visit]]]:
        """The visits of paths that run from dot to dot."""
        plain = [path for path in self.board.paths if not path.curve]
        return self._visits if len(plain) == len(self.board.paths) else _visits_of(plain)

    @cached_property
    def _drawn_ways(self) -> list[tuple[str, Mapping[Hex, Sequence[Piece]]]]:
        """The pieces of each drawn path by the hexes that it runs through or near, seen from their dots."""
        return [(path.terrain, pieces_near(self.board.grid.frame, path.line)) for path in self.board.paths]

    # -- contours -----------------------------------------------------------------------------------------------

    def grows_contour(self, at: Hex, level: int) -> bool:
        """Whether a hex is painted this high or higher and no drawn contour of exactly this level holds its dot.

        Where the ruleset's levels grow ``from_hex_level``, the hex's level counts, drawn or painted.
        """
        if at not in self.board.grid.index:
            return False
        if self.grown_levels is not None and level not in self.grown_levels:
            return False
        drawn_too = (self._levels.get("grow") or {}).get("from_hex_level")
        if (self.level(at) if drawn_too else self.painted_level(at)) < level:
            return False
        return all(piece.level != level or piece.thin for piece in self._contours_at_dot.get(at, ()))

    @cached_property
    def grown_levels(self) -> frozenset[int] | None:
        """The levels that grow: those painted where no drawn contour of them holds the dot.

        None where those between grow too, so that what grows in a hex hangs on no other hex's level.
        """
        if not (self._levels.get("grow") or {}).get("painted_levels_only"):
            return None
        found = {self.board.base.level}
        for at, content in self.board.hexes.items():
            level = content.level
            if level is not None and level not in found:
                held = self._contours_at_dot.get(at, ())
                if at in self.board.grid.index and all(piece.level != level or piece.thin for piece in held):
                    found.add(level)
        return frozenset(level for level in found if level > 0)

    def contour_inset(self, level: int) -> float:
        """How far in the grown contour of a level lies, in circumradii: each farther than the one below it.

        None goes beyond the dot, where it would be turned inside out: all that would lie as far in as any may.
        """
        inset = self._levels.get("contour_inset") or {"first": 0.08, "step": 0.08}
        return float(min(round(inset["first"] + inset["step"] * (level - 1), 6), _FARTHEST_IN))

    def grown_contour(self, at: Hex, level: int) -> GrownHex | None:
        """The grown contour of a level (1 and up) in a hex, seen from its dot; None where none grows there."""
        if not self.grows_contour(at, level):
            return None
        return grown_hex(self.contour_mask(at, level), self.contour_inset(level))

    def contour_mask(self, at: Hex, level: int) -> int:
        """The neighbours of a hex into which its grown contour of a level goes on (``growth.neighbour_mask``).

        Those off the map are among them where the ruleset's levels grow ``past_map_edge``.
        """
        on_map = self.board.grid.index
        past_edge = bool((self._levels.get("grow") or {}).get("past_map_edge"))
        return neighbour_mask(
            at, lambda other: past_edge if other not in on_map else self.grows_contour(other, level)
        )

    @cached_property
    def contour_levels(self) -> tuple[int, ...]:
        """The levels above 0 that ground on this board has, drawn or painted, lowest first."""
        painted = [content.level for content in self.board.hexes.values() if content.level is not None]
        drawn = [piece.level or 0 for piece in self.drawn_contours]
        if self.grown_levels is not None:
            return tuple(sorted(level for level in self.grown_levels.union(drawn) if level > 0))
        return tuple(range(1, max([self.board.base.level, *painted, *drawn]) + 1))


def _visits_of(paths: Iterable[Path]) -> dict[Hex, dict[str, set[Visit]]]:
    found: dict[Hex, dict[str, set[Visit]]] = {}
    for path in paths:
        around = (None, *path.through, None)
        for before, at, after in zip(around, path.through, around[2:], strict=False):
            visit = (
                None if before is None else at.direction_to(before),
                None if after is None else at.direction_to(after),
            )
            found.setdefault(at, {}).setdefault(path.terrain, set()).add(visit)
    return found
