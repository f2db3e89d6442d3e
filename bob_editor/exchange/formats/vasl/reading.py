"""A VASL board's pixels to a board: hexes, outlines as they are drawn, crest lines, hexsides and roads."""

import json
import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
from msgspec import field
from shapely.geometry import MultiPolygon, Polygon

from bob_editor.errors import TooLarge
from bob_editor.exchange.drawn import side_ends
from bob_editor.exchange.formats.vasl.sheet import Sheet
from bob_editor.exchange.mapping import Words
from bob_editor.exchange.offsets import chains
from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import Artwork, Base, Board, Contour, Feature, HexContent
from bob_editor.model.board import Path as Way
from bob_editor.records import Record
from bob_editor.storage.form.limits import check_counts

Flags = npt.NDArray[np.bool_]

PRESENT = 0.05
"""The part of a hex that a building or what is in all of its hex must cover to be there."""

SPECK = 0.02
"""Outlines smaller than this part of a hex are specks."""

SMOOTH = 0.8
"""Pixels by which an outline may be simplified."""

MOST_EDGES = 1_000_000
"""Edges of pixels that a terrain or level may have: following them takes almost a kilobyte for each."""

SIDE_SHARE, SIDE_WIDE = 0.55, 0.16
"""How much of a side a hexside terrain must follow, and how far from it, in its lengths, it may lie."""

SAMPLES = 17


@cache
def codes() -> Mapping[int, tuple[str, str]]:
    """By the code of a terrain what it is called and which kind of terrain it is."""
    data = json.loads(Path(__file__).with_name("codes.json").read_text(encoding="utf-8"))
    return {int(code): (name, kind) for kind, names in data.items() for code, name in names.items()}


class Terrain(Record, eq=False):
    """A terrain of VASL's: its code, what it is called, and which kind of terrain it is."""

    code: int
    name: str
    kind: str


class Reading(Record, eq=False, dict=True):
    """Reads a sheet into a board of a ruleset."""

    sheet: Sheet
    words: Words
    _meant: dict[tuple[int, str], tuple[str, ...]] = field(default_factory=dict)

    def board(self, name: str, title: str) -> Board:
        """The board of the sheet.

        :raises TooLarge: where more is drawn than a board may have.
        """
        used = [self._terrain(int(code)) for code in np.unique(self.sheet.los.codes)]
        hexes = self._hexes(used)
        artwork = tuple(self._artwork(used))
        contours = tuple(self._contours())
        drawn: tuple[Artwork | Contour, ...] = (*artwork, *contours)
        check_counts(len(drawn), sum(len(one.ring) for one in drawn), title)
        base = Base(self.words.rules.base_terrain)
        return Board(
            self.sheet.grid, self.words.rules.id, id=name, title=title, base=base, hexes=hexes,
            sides=self._sides(used), paths=tuple(self._roads(used)), artwork=artwork, contours=contours,
        )  # fmt: skip

    def _terrain(self, code: int) -> Terrain:
        name, kind = codes().get(code, (f"terrain {code}", "open"))
        return Terrain(code, name, kind)

    def _ids(self, terrain: Terrain, part: str, place: str = "") -> tuple[str, ...]:
        """Our terrain in a part of the board; told once where there is none."""
        key = (terrain.code, part)
        if key not in self._meant:
            names = (terrain.name, terrain.name.partition(",")[0])
            word = self.words.first_understood(names, part)
            known = self.words.understands(word, part)
            if known or (part == "hexes" and terrain.code):
                self._meant[key] = self.words.meaning(word, place, part=part).terrain
            else:
                self._meant[key] = ()
        return self._meant[key]

    # -- hexes --------------------------------------------------------------------------------------------------------

    def _hexes(self, used: Iterable[Terrain]) -> dict[Hex, HexContent]:
        grid, los = self.sheet.grid, self.sheet.los
        counts, highest = (np.zeros(256 * len(grid.hexes), np.int64) for _ in range(2))
        for strip in self.sheet.strips():
            inside = self.sheet.inside(strip)
            counted = inside >= 0
            places = inside[counted].astype(np.intp) * 256
            counts += np.bincount(places + los.codes[strip][counted], minlength=len(counts))
            levels = los.levels[strip][counted].astype(np.int64) + 128
            highest += np.bincount(places + levels, minlength=len(highest))
        many, heights = counts.reshape(-1, 256), highest.reshape(-1, 256)
        known = {one.code: one for one in used}
        hexes = {}
        for number, at in enumerate(grid.hexes):
            total = int(many[number].sum())
            if not total:
                continue
            terrain = self._in_hex(many[number], total, known, grid.label(at))
            level = int(heights[number].argmax()) - 128
            content = HexContent(tuple(map(Feature, terrain)), level or None)
            if content:
                hexes[at] = content
        return hexes

    def _in_hex(
        self, many: npt.NDArray[np.intp], total: int, known: Mapping[int, Terrain], label: str
    ) -> tuple[str, ...]:
        """The terrain of a hex, lowest first: what covers most of it, and buildings and bridges that are there."""
        found = {one: int(many[code]) / total for code, one in known.items() if many[code]}
        there = {
            one: share
            for one, share in found.items()
            if share >= PRESENT and one.kind in ("building", "inherent", "bridge")
        }
        ground = {one: share for one, share in found.items() if one.kind not in ("road", "hexside", "bridge")}
        first = max(there, key=lambda one: there[one], default=None)
        most = max(ground, key=lambda one: ground[one], default=None)
        chosen = most if first is None or first.kind == "bridge" else first
        ids = () if chosen is None else self._ids(chosen, "hexes", label)
        over = first if first is not None and first.kind == "bridge" else None
        if (
            chosen is not None
            and over is None
            and found.get(chosen, 0) < 0.5
            and chosen.kind in ("terrain", "water")
        ):
            self.words.report.guessed(label, chosen.name, "No terrain covers half of the hex.")
        return tuple(dict.fromkeys((*ids, *(() if over is None else self._ids(over, "hexes", label)))))

    # -- outlines -----------------------------------------------------------------------------------------------------

    def _rings(self, mask: Flags) -> Iterator[tuple[tuple[Point, ...], tuple[tuple[Point, ...], ...]]]:
        """The outlines of what is set in a mask, on the lattice, with their holes; without specks."""
        edges = sum(int(np.count_nonzero(np.diff(mask, axis=axis))) for axis in (0, 1))
        if edges > MOST_EDGES:
            raise TooLarge(
                f"The board has a terrain or level with {edges:,} edges, more than {MOST_EDGES:,}."
            )
        smallest = SPECK * self.sheet.column * self.sheet.row
        area = areas_above(mask.T.astype(np.float32), 0.5, smallest)
        for part in area.geoms if isinstance(area, MultiPolygon) else [area]:
            if part.area < smallest:
                continue
            plain = part.simplify(SMOOTH)
            if isinstance(plain, Polygon) and plain.area >= smallest:
                holes = (hole for hole in plain.interiors if Polygon(hole).area >= smallest)
                yield self._ring(plain.exterior.coords), tuple(self._ring(hole.coords) for hole in holes)

    def _ring(self, coords: Iterable[tuple[float, ...]]) -> tuple[Point, ...]:
        xy = np.array([point[:2] for point in coords])[:-1] + 0.5
        x, y = self.sheet.lattice(xy[:, 0], xy[:, 1])
        pairs = zip((x.round(3) + 0.0).tolist(), (y.round(3) + 0.0).tolist(), strict=True)
        return tuple(dict.fromkeys(pairs))

    def _artwork(self, used: Iterable[Terrain]) -> Iterator[Artwork]:
        """Every outline of terrain that is drawn in the ruleset; codes that mean one terrain are one mask."""
        by_id: dict[str, list[int]] = {}
        for one in used:
            if one.kind not in ("road", "hexside", "inherent"):
                for terrain in self._ids(one, "artwork")[-1:]:
                    by_id.setdefault(terrain, []).append(one.code)
        for terrain, numbers in by_id.items():
            for ring, holes in self._rings(np.isin(self.sheet.los.codes, numbers)):
                if len(ring) > 2:
                    yield Artwork(terrain, ring, holes)

    def _contours(self) -> Iterator[Contour]:
        levels = self.sheet.los.levels
        for level in range(1, int(levels.max(initial=0)) + 1):
            for ring, holes in self._rings(levels >= level):
                if len(ring) > 2:
                    yield Contour(level, ring, holes)

    # -- hexsides and roads -------------------------------------------------------------------------------------------

    def _sides(self, used: Iterable[Terrain]) -> dict[Side, tuple[Feature, ...]]:
        """Hexsides that a terrain follows for more than half of their length."""
        found: dict[Side, tuple[Feature, ...]] = {}
        for one in used:
            if one.kind != "hexside":
                continue
            ids = self._ids(one, "sides")
            if not ids:
                self.words.report.dropped(
                    "", one.name, f"{self.words.rules.title} has no such hexside.", word=one.name
                )
                continue
            mask = self.sheet.los.codes == one.code
            for side, ends in self._all_sides():
                if self._share_along(mask, ends) >= SIDE_SHARE:
                    found[side] = (*found.get(side, ()), Feature(ids[0]))
        return found

    def _all_sides(self) -> Iterator[tuple[Side, tuple[Point, Point]]]:
        grid = self.sheet.grid
        for at in grid.hexes:
            for direction, other in enumerate(at.neighbours()):
                if other in grid.index and at < other:
                    yield side_of(at, direction), side_ends(grid, at, direction)

    def _share_along(self, mask: Flags, ends: tuple[Point, Point]) -> float:
        """The part of a line, its ends left out, beside which a mask is set."""
        (ax, ay), (bx, by) = map(self.sheet.pixel, ends)
        length = math.hypot(bx - ax, by - ay)
        share = np.linspace(0.12, 0.88, SAMPLES)
        reach = np.linspace(-SIDE_WIDE, SIDE_WIDE, 7) * length
        nx, ny = -(by - ay) / length, (bx - ax) / length
        x = ax + (bx - ax) * share[:, None] + nx * reach[None, :]
        y = ay + (by - ay) * share[:, None] + ny * reach[None, :]
        return float(self._at(mask, x, y).any(axis=1).mean())

    @staticmethod
    def _at(mask: Flags, x: Floats, y: Floats) -> Flags:
        column, row = np.floor(x).astype(np.intp), np.floor(y).astype(np.intp)
        wide, high = mask.shape
        there = (column >= 0) & (row >= 0) & (column < wide) & (row < high)
        return np.asarray(there & mask[column.clip(0, wide - 1), row.clip(0, high - 1)])

    def _roads(self, used: Iterable[Terrain]) -> Iterator[Way]:
        """Roads and streams from dot to dot where the pixels lead from one hex across the side to the next."""
        by_id: dict[str, list[int]] = {}
        for one in used:
            if one.kind in ("road", "bridge", "depression", "water") and not self._ids(one, "artwork"):
                for terrain in self._ids(one, "paths")[:1]:
                    by_id.setdefault(terrain, []).append(one.code)
        for terrain, numbers in by_id.items():
            mask = np.isin(self.sheet.los.codes, numbers)
            links = [side.hexes for side, ends in self._all_sides() if self._crosses(mask, side, ends)]
            for through in chains(links):
                yield Way(terrain, through)

    def _crosses(self, mask: Flags, side: Side, ends: tuple[Point, Point]) -> bool:
        """Whether a road leads over a side: it crosses that in one place, and goes on toward both dots."""
        (ax, ay), (bx, by) = map(self.sheet.pixel, ends)
        share = np.linspace(0.08, 0.92, 4 * SAMPLES)
        x, y = ax + (bx - ax) * share, ay + (by - ay) * share
        on = self._at(mask, x, y)
        if not on.any() or on.mean() > 0.6:
            return False
        middle = float(share[on].mean())
        over = (ax + (bx - ax) * middle, ay + (by - ay) * middle)
        return all(self._leads(mask, over, self.sheet.pixel(self.sheet.grid.centre(at))) for at in side.hexes)

    def _leads(self, mask: Flags, start: Point, dot: Point) -> bool:
        """Whether pixels lead from a point two thirds of the way toward a dot, a little to either side of it."""
        (ax, ay), (bx, by) = start, dot
        length = math.hypot(bx - ax, by - ay) or 1.0
        share = np.linspace(0.1, 0.66, SAMPLES)
        reach = np.linspace(-0.2, 0.2, 9) * self.sheet.row / 2
        nx, ny = -(by - ay) / length, (bx - ax) / length
        x = ax + (bx - ax) * share[:, None] + nx * reach[None, :]
        y = ay + (by - ay) * share[:, None] + ny * reach[None, :]
        return float(self._at(mask, x, y).any(axis=1).mean()) >= 0.8
