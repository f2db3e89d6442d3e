"""A picture that is mended is a fresh one."""

from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from bob_editor.editing.drawing.following_rings import cut_terrain
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board, Path
from bob_editor.model.change import difference
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.render.board import terrain_names
from bob_editor.render.board.labels import NUMBER_HEIGHT, _number_at
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.board.terrain_names import _named, halved, shortened
from bob_editor.render.kit.lettering import placed
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from tests.render.board.painter.at_hand import Paint, _blank, _unlike
from tests.render.conftest import origin


@pytest.mark.parametrize("seed", range(3))
def test_a_mended_picture_is_a_fresh_one(
    village: Board, rules: Ruleset, style: Style, paint: Paint, seed: int
) -> None:
    """However small the rectangle that ``changed`` returns, nothing differs outside it; and nothing old is kept."""
    scale = 12.0
    dice = Random(seed)
    board = village if seed else draw_naturally(village, rules)
    kept = BoardPainter(Ground(board, rules), style)
    before = paint(board, scale)
    brushes = (
        "woods",
        "orchard",
        "palm_trees",
        "building_stone",
        "gully",
        "ridge",
        "wheat",
        "stream",
        "river",
    )
    for _ in range(8):
        at = dice.choice(board.grid.hexes)
        after = (
            edits.paint_level(board, [at], dice.choice((0, 1, 2)))
            if dice.random() < 0.3
            else edits.paint_terrain(cut_terrain(board, [at]), [at], [dice.choice(brushes)])
        )
        change = difference(board, after)
        if not change:
            continue
        dirty = kept.changed(change, kept.ground.after(after, change))
        assert dirty is not None
        fresh = paint(after, scale)
        assert paint(after, scale, painter_of=kept) == fresh
        whole = fresh.copy()
        assert kept.bounds.width() * kept.bounds.height() > dirty.width() * dirty.height()
        _blank((before, fresh), dirty, kept.bounds, scale)
        # Where an outline begins elsewhere, a pixel that the board's edge cuts may round otherwise.
        assert _unlike(before, fresh) < 4, (board.grid.label(at), change)
        before, board = whole, after


def test_gaps_between_boards_stay_empty(rules: Ruleset, paint: Paint) -> None:
    """Where a joined map has no board nothing is painted: neither its ground nor half hexes' outer halves."""
    edges = tuple((edge, "half") for edge in ("top", "right", "bottom", "left"))
    grid = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=edges)  # type: ignore[arg-type]
    board = Board(grid, rules.id)
    laid = [
        Laid(PlacedBoard("1.board.json", "1", (0, 0)), board),
        Laid(PlacedBoard("2.board.json", "2", (12, 4)), board),
    ]
    joined = join(laid, rules.id)
    image = paint(joined.board, 16.0)
    place = Proportions(joined.grid.frame)
    left, top, right, bottom = joined.grid.bounds
    across, down = origin(QRectF(place.point((left, top)), place.point((right, bottom))), 16.0)

    def shown(x: float, y: float) -> bool:
        point = place.point((x, y)) * 16.0
        return image.pixelColor(round(point.x()) + across, round(point.y()) + down).alpha() > 0

    assert shown(6, 4)
    assert shown(18, 8)
    assert not shown(18, 2)
    assert not shown(18, 2.8)
    assert not shown(6, 10)


def test_names_of_terrains_are_shortened_until_they_fit() -> None:
    """They may take two lines; then the longest word gives way first, and two letters of each stay."""
    assert halved("Small terrain feature") == ["Small terrain", "feature"]
    assert halved("Wheat") == ["Wheat"]
    least = "Sm. te. fe."  # codespell:ignore te
    fits = {21: "Small terrain feature", 17: "Small terr. feat.", 11: least, 3: least}
    for most, said in fits.items():
        assert shortened("Small terrain feature", lambda words, most=most: len(words) <= most) == said


def test_names_of_terrains_stand_clear_of_dots_and_hex_names(
    village: Board, rules: Ruleset, style: Style
) -> None:
    """Where they are painted, nothing of a dot or of a hex's name is."""
    scenery = Scenery(Ground(village, rules), style)
    for patch in scenery.patches.values():
        for at in patch.hexes:
            x, y = scenery.place.dot(at)
            number = placed(village.grid.label(at), _number_at(scenery, at), NUMBER_HEIGHT).boundingRect()
            for text, spot in _named(scenery, at):
                box = placed(text, spot, terrain_names.HEIGHT).boundingRect()
                assert not box.intersects(QRectF(x - 0.16, y - 0.16, 0.32, 0.32)), text
                assert not box.intersects(number), text


@pytest.mark.parametrize("terrain", ["road", "stream"])
def test_dragging_a_drawn_path_repaints_where_it_is_drawn(
    village: Board, rules: Ruleset, style: Style, paint: Paint, terrain: str
) -> None:
    """Outside the rectangle that a moved knot returns nothing differs, and it is no larger than the drawing."""
    scale = 12.0
    x, y = village.grid.frame.centre(village.grid.hex("E6"))
    knots = [Knot((x - 8, y - 2)), Knot((x, y), (x - 2, y), (x + 2, y)), Knot((x + 8, y + 2))]
    drawn = redrawn(village.grid, Path(terrain, ()), knots, [1.0, 1.6, 0.8])
    board = replace(village, paths=(*village.paths, drawn))
    kept = BoardPainter(Ground(board, rules), style)
    before = paint(board, scale)
    for by in ((0.5, 0.3), (1.5, -0.6), (-1.0, 1.0)):
        moved = [knots[0], knots[1].moved_to((x + by[0], y + by[1])), knots[2]]
        after = replace(board, paths=(*board.paths[:-1], redrawn(board.grid, board.paths[-1], moved)))
        change = difference(board, after)
        dirty = kept.changed(change, kept.ground.after(after, change))
        assert dirty is not None
        assert dirty.height() < village.grid.frame.true((0, 14))[1]
        fresh = paint(after, scale)
        _blank((before, fresh), dirty, kept.bounds, scale)
        assert _unlike(before, fresh) < 4, by
        before, board = paint(after, scale), after


def test_a_path_that_is_led_on_is_repainted_at_its_end(
    village: Board, rules: Ruleset, style: Style, paint: Paint
) -> None:
    """From dot to dot likewise; and a painter that takes over shows the same, from what another one keeps."""
    scale = 12.0
    layers = frozenset({"paths"})

    def drawn(board: Board, painter_of: BoardPainter | None) -> QImage:
        return paint(board, scale, painter_of=painter_of, layers=layers)

    through = [village.grid.hex(f"{column}5") for column in "BCDEFGH"]
    led = edits.add_path(village, "stream", through[:-1])
    after = replace(led, paths=(*village.paths, replace(led.paths[-1], through=tuple(through))))
    kept, other = (BoardPainter(Ground(led, rules), style, layers) for _ in range(2))
    before, fresh = drawn(led, kept), drawn(after, None)
    other.take_over(kept, kept.ground)
    dirty = other.changed(difference(led, after), other.ground.after(after, difference(led, after)))
    assert dirty is not None
    assert dirty.width() < kept.bounds.width() / 2
    assert drawn(after, other) == fresh
    assert drawn(led, kept) == before
    _blank((before, fresh), dirty, kept.bounds, scale)
    assert _unlike(before, fresh) < 4


def test_a_painter_that_takes_over_leaves_the_other_one_its_picture(
    village: Board, rules: Ruleset, style: Style, paint: Paint
) -> None:
    """Also where that hasn't painted anything yet: what is pending there stayed to be seen."""
    after = edits.paint_terrain(village, [village.grid.hex("B2")], ["orchard"])
    kept, other = (BoardPainter(Ground(village, rules), style) for _ in range(2))
    other.take_over(kept, kept.ground)
    other.changed(difference(village, after), Ground(after, rules))
    assert paint(after, 6.0, painter_of=other) == paint(after, 6.0)
    assert paint(village, 6.0, painter_of=kept) == paint(village, 6.0)


@pytest.mark.parametrize("terrain", ["wheat", "bridge"])
def test_a_ring_that_is_worked_as_a_whole_is_repainted_as_a_whole(
    village: Board, rules: Ruleset, style: Style, paint: Paint, terrain: str
) -> None:
    """The rows of a field run along its long side, all of them, and so do planks, wherever a corner was moved."""
    scale = 12.0
    x, y = village.grid.frame.centre(village.grid.hex("E6"))
    top, left = ((x - 9.0, y - 4.0), (x + 9.0, y - 4.0)), ((x, y + 4.0), (x - 9.0, y + 4.0))
    board, after = (
        replace(village, artwork=(Artwork(terrain, (*top, (x + 9.0, y + down), *left)),))
        for down in (4.0, 14.0)
    )
    kept = BoardPainter(Ground(board, rules), style)
    before, fresh = paint(board, scale), paint(after, scale)
    change = difference(board, after)
    dirty = kept.changed(change, kept.ground.after(after, change))
    assert dirty is not None
    assert paint(after, scale, painter_of=kept) == fresh
    _blank((before, fresh), dirty, kept.bounds, scale)
    assert _unlike(before, fresh) < 4
