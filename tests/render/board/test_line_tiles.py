"""Roads, rails and rivers listed as tiles, and the ground of a board's face, in the picture."""

import math
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Base, Board, Feature
from bob_editor.model.change import difference
from bob_editor.render.board.line_tiles import arms
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.style import Style, Theme
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset

Paint = Callable[..., QImage]
Pixel = Callable[..., QColor]
SCALE = 24.0
SURFACES = frozenset({"ground", "artwork", "paths"})


@pytest.fixture(scope="module")
def memoir() -> Ruleset:
    """The game whose boards list lines as tiles."""
    return ruleset("memoir-44")


@pytest.fixture
def open_board() -> Board:
    """An open standard board."""
    grid = Grid((13, 12), 9, orientation="pointy-top", shifted="even", shift="right")
    return Board(grid, "memoir-44", base=Base("open", 0, "country"))


@pytest.fixture
def look(memoir: Ruleset, paint: Paint, pixel_of: Pixel) -> Callable[..., QColor]:
    """The colour of a board at a share of the way from a hex's dot to the hexside in a direction."""

    def at(
        board: Board, name: str, direction: int = 0, share: float = 0.0, style: Style | None = None
    ) -> QColor:
        painter = BoardPainter(Ground(board, memoir), style or Style(memoir), SURFACES)
        image = paint(board, SCALE, painter_of=painter)
        here = board.grid.hex(name)
        frame = board.grid.frame
        (ax, ay), (bx, by) = (frame.true(frame.centre(one)) for one in (here, here.neighbour(direction)))
        reach = share / 2
        return pixel_of(image, painter.bounds, SCALE, ax + (bx - ax) * reach, ay + (by - ay) * reach)

    return at


def is_blue(colour: QColor) -> bool:
    """Whether it is water."""
    return colour.blue() > colour.red() + 30


@pytest.mark.parametrize(
    ("feature", "wet"),
    [
        (Feature("river", 1), {0, 3}), (Feature("river", 2), {4, 1}), (Feature("river", 1, "curve"), {4, 2}),
        (Feature("river", 1, "fork_right"), {0, 3, 2}), (Feature("river", 1, "junction"), {3, 5, 1}),
    ],
)  # fmt: skip
def test_a_river_tile_reaches_the_hexsides_that_it_links(
    open_board: Board, look: Callable[..., QColor], feature: Feature, wet: set[int]
) -> None:
    """Water lies at the dot's sides that are linked, open ground at the others."""
    board = edits.paint_terrain(open_board, [open_board.grid.hex("G5")], [feature])
    assert {direction for direction in range(6) if is_blue(look(board, "G5", direction, 0.9))} == wet


def test_tiles_of_one_line_join(open_board: Board, look: Callable[..., QColor]) -> None:
    """Roads and rails run on from tile to tile and into paths; the rest of their hexes is open ground."""
    for terrain in ("road", "railroad_track"):
        grid = open_board.grid
        board = edits.paint_terrain(open_board, [grid.hex("G5"), grid.hex("H5")], [Feature(terrain, 1)])
        board = edits.add_path(board, terrain, [grid.hex("I5"), grid.hex("J5")])
        assert look(board, "G5", 5, 0.8) == look(open_board, "G5", 5, 0.8)
        for name, share in (("G5", 0.5), ("G5", 0.98), ("H5", 0.5), ("I5", 0.5)):
            assert look(board, name, 3, share) != look(open_board, name, 3, share)


def test_a_tile_that_is_not_turned_leads_to_its_like(open_board: Board, look: Callable[..., QColor]) -> None:
    """Without an orientation the neighbours say where a river flows; a ford is a pool in it."""
    grid = open_board.grid
    board = edits.paint_terrain(open_board, [grid.hex(name) for name in ("G5", "H5")], ["river"])
    assert is_blue(look(board, "G5", 3, 0.9))
    board = edits.add_terrain(board, [grid.hex("G5")], "ford")
    assert look(board, "G5", 5, 0.9) == look(open_board, "G5", 5, 0.9)
    assert look(board, "G5") != look(board, "H5")


@pytest.mark.parametrize("orientation", range(6))
def test_a_bend_goes_round_its_hex_and_still_over_its_dot(
    open_board: Board, memoir: Ruleset, orientation: int
) -> None:
    """It was a corner at the dot: it leaves its hexsides at right angles, and the river is as broad as it strays."""
    at = open_board.grid.hex("G5")
    scenery = Scenery(Ground(open_board, memoir), Style(memoir))
    ((first, second),) = arms(scenery, at, Feature("river", orientation, "curve"))
    x, y = scenery.place.dot(at)
    for (ax, ay), (bx, by) in ((first.start, first.bends[0]), (second.end, second.bends[1])):
        assert math.isclose(math.dist((ax, ay), (x, y)), 3**0.5)
        assert abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1e-9
    strays = math.dist(first.end, (x, y))
    assert 0.25 < strays < scenery.style.look("river").width * 1.25 / 2


@pytest.mark.parametrize("orientation", [2, 5])
@pytest.mark.parametrize("sea", ["beach", "lake"])
def test_a_river_tile_runs_into_the_sea(
    open_board: Board, memoir: Ruleset, paint: Paint, look: Callable[..., QColor], sea: str, orientation: int
) -> None:
    """No shallows lie across its mouth, whichever way it is turned; gone again when the sea is."""
    grid = open_board.grid
    at = grid.hex("J7")
    if sea == "beach":
        shore = replace(open_board, base=Base("open", 0, sea))
    else:
        shore = edits.paint_terrain(open_board, [at.neighbour(4), at.neighbour(3)], [sea])
    board = edits.paint_terrain(shore, [at], [Feature("river", orientation)])
    (toward,) = (
        one for one in (1, 4) if Ground(board, memoir).terrain(at.neighbour(one)) in (("ocean",), ("lake",))
    )
    fill = Style(memoir).look("ocean" if sea == "beach" else sea).fill
    assert look(board, "J7", toward, 1.1).name() == fill.name()
    assert look(shore, "J7", toward, 1.1).name() != fill.name()

    dry = edits.paint_terrain(board, [at.neighbour(toward)], ["forest"])
    kept, fresh = (BoardPainter(Ground(one, memoir), Style(memoir)) for one in (board, dry))
    paint(board, 8.0, painter_of=kept)
    kept.changed(difference(board, dry), Ground(dry, memoir))
    assert paint(dry, 8.0, painter_of=kept) == paint(dry, 8.0, painter_of=fresh)


def test_a_river_tile_ends_with_the_board(open_board: Board, memoir: Ruleset) -> None:
    """Also in a row that would be sea if it went on."""
    beach = replace(open_board, base=Base("open", 0, "beach"))
    at = beach.grid.hex("A9")
    river = Feature("river", 1)
    scenery = Scenery(Ground(edits.paint_terrain(beach, [at], [river]), memoir), Style(memoir))
    assert scenery.ground.terrain(at.neighbour(0)) == ("ocean",)
    (spans,) = arms(scenery, at, river)
    assert min(spans[0].start[0], spans[-1].end[0]) == scenery.bounds.left()


@pytest.mark.parametrize("theme", list(Theme))
def test_each_face_has_its_ground(
    open_board: Board, memoir: Ruleset, look: Callable[..., QColor], theme: Theme
) -> None:
    """Snow, sand and grass differ; a beach has sand and sea in its rows."""
    style = Style(memoir, theme)
    boards = {
        face: replace(open_board, base=Base("open", 0, face))
        for face in ("country", "winter", "desert", "jungle")
    }
    found = {face: look(board, "G3", 5, 0.6, style).name() for face, board in boards.items()}
    assert len(set(found.values())) == len(found)
    fills = {style.of_face(face).look("open").fill.name() for face in boards}
    assert len(fills) == len(boards)
    beach = replace(open_board, base=Base("open", 0, "beach"))
    assert look(beach, "G3", 5, 0.6, style).name() == found["country"]
    assert is_blue(look(beach, "G9", 5, 0.6, style))
    assert not is_blue(look(beach, "G6", 5, 0.6, style))
    assert look(beach, "G6", 5, 0.6, style).name() != found["country"]
    assert style.of_face("winter").of_face("country").look("open").fill == style.look("open").fill


def test_turning_a_tile_is_repainted(open_board: Board, memoir: Ruleset, paint: Paint) -> None:
    """An edit of a tile's orientation gives the picture that the board painted anew has."""
    at = open_board.grid.hex("G5")
    before = edits.paint_terrain(open_board, [at], [Feature("river", 1)])
    after = edits.paint_terrain(open_board, [at], [Feature("river", 2)])
    style = Style(memoir)
    kept = BoardPainter(Ground(before, memoir), style)
    paint(before, 8.0, painter_of=kept)
    dirty = kept.changed(difference(before, after), Ground(after, memoir))
    assert dirty is not None
    assert dirty.contains(
        *(float(one) for one in open_board.grid.frame.true(open_board.grid.frame.centre(at)))
    )
    fresh = BoardPainter(Ground(after, memoir), style)
    assert paint(after, 8.0, painter_of=kept) == paint(after, 8.0, painter_of=fresh)
