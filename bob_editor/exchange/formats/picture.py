"""Pictures of maps: a grid of hexes is found in one, and becomes an empty board with the picture under it."""

from typing import Literal

import numpy as np

from bob_editor.errors import BadCall, BadFile
from bob_editor.exchange.format import Asked, Brought, Format, Given
from bob_editor.exchange.grids import offset_grid
from bob_editor.exchange.report import Report
from bob_editor.geometry.fits.honeycomb import LIKELY, SURE, Honeycomb, found_in
from bob_editor.geometry.fits.named import pixels_named
from bob_editor.geometry.fits.pins import first_dots
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Base, Board, Pin, Underlay
from bob_editor.storage.files.pictures import MOST_PIXELS

HEADS = (b"\x89PNG\r\n", b"\xff\xd8\xff", b"BM")


def looks_like(given: Given) -> bool:
    """Whether it begins as PNG, JPEG, WebP or BMP do."""
    return given.head.startswith(HEADS) or (given.head[:4] == b"RIFF" and given.head[8:12] == b"WEBP")


def read(given: Given, asked: Asked) -> Brought:
    """An empty board on the grid that the picture shows, with the picture as its underlay.

    :raises BadCall: where nobody can look at pictures here.
    :raises BadFile: where it is none that can be read, or shows no hexes.
    """
    rules = asked.must_rules(given)
    if asked.gray is None:
        raise BadCall(
            f"{given.name} is a picture.", hint="Lay it under a board: File ▸ Scan under the board."
        )
    gray = asked.gray(given.data)
    comb = None if gray is None else found_in(gray)
    if gray is None:
        raise BadFile(
            f"{given.name} is no picture that can be read.",
            hint=f"Save it as PNG, of at most {MOST_PIXELS // 10**6} million pixels.",
        )
    if comb is None:
        raise BadFile(f"{given.name} shows no grid of hexes.", hint="Lay it under a board by clicked dots.")
    report = Report()
    grid, first, pixel = _grid(comb, gray.shape[1], gray.shape[0], given.name)
    sure = "surely" if comb.sure >= SURE else "likely" if comb.sure >= LIKELY else "perhaps"
    turned = "not turned" if abs(comb.turn) < 0.05 else f"turned by {comb.turn:.1f}°"
    report.guessed("", f"{comb.across:.1f} pixels", f"from hex to hex, {sure} so; {turned}.")
    report.approximated(
        "", given.stem, "It is the board’s underlay: keep the picture beside the board’s file."
    )
    pixels = pixels_named(comb, grid, first, pixel)
    pins = tuple(Pin(pixels[name], name) for name in first_dots(grid))
    base = Base(rules.base_terrain)
    underlay = Underlay(given.name.replace("\\", "/").rpartition("/")[2], pins)
    board = Board(grid, rules.id, id=asked.name, title=given.stem, base=base, underlay=underlay)
    return Brought((board,), report=report.rows)


def _grid(comb: Honeycomb, wide: int, high: int, name: str) -> tuple[Grid, str, Point]:
    """The least board that has all dots of the picture, the name of one of its hexes, and the pixel of its dot.

    Worked out in the canonical frame, in which hexes have flat tops: lines are columns there.
    """
    flip = slice(None, None, -1) if comb.pointy else slice(None)
    dots = comb.dots(wide, high)[:, flip]
    one, two = (np.asarray(step[flip], dtype=np.float64) for step in comb.steps)
    ways = [one, two, two - one, -one, -two, one - two]
    down = max(ways, key=lambda way: float(way[1] / np.hypot(*way)))
    across = max(ways, key=lambda way: float((way[0] * 0.866 + way[1] * 0.5) / np.hypot(*way)))
    middle = np.median(dots, axis=0)
    start = dots[np.argmin(((dots - middle) ** 2).sum(axis=1))]
    lines, places = np.round((dots - start) @ np.linalg.inv(np.array([across, down]))).astype(int).T
    # Which lines are those half a hex down is for the eye to say: the way that wants fewer places.
    options = [(places + (lines + odd) // 2, odd) for odd in (0, 1)]
    rows, odd = min(options, key=lambda option: int(np.ptp(option[0])))
    columns, length = int(np.ptp(lines)) + 1, int(np.ptp(rows)) + 1
    shifted: Literal["even", "odd"] = "odd" if (int(lines.min()) + odd) % 2 else "even"
    orientation: Literal["pointy-top", "flat-top"] = "pointy-top" if comb.pointy else "flat-top"
    size = (length, columns) if comb.pointy else (columns, length)
    grid = offset_grid(*size, orientation, shifted=shifted, name=name)
    at = (-int(lines.min()), int(odd // 2 - rows.min()))
    known = {grid.position(one): one for one in grid.hexes}
    found = known[at[::-1] if comb.pointy else at]
    x, y = start[flip].tolist()
    return grid, grid.label(found), (x, y)


FORMAT = Format(
    name="picture",
    title="Picture with hexes",
    endings=(".png", ".jpg", ".jpeg", ".webp", ".bmp"),
    looks_like=looks_like,
    read=read,
    alone=True,
    pictures=True,
)
