"""What a painted landscape is made of: the same each time, within what LOS sees, light from the north-west."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from shapely.geometry import Polygon

from bob_editor.render.board.cover.crops import lie_of
from bob_editor.render.board.cover.houses import cluster
from bob_editor.render.kit.sprites import Sprites
from bob_editor.render.kit.strokes import area_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View
from bob_editor.render.scenic import edges
from bob_editor.render.scenic.crowns import LOOSE, SPECIES, crowns_in, draw_crown, stands_in
from bob_editor.render.scenic.edges import draw_hedge
from bob_editor.render.scenic.noise import CELLS, noise
from bob_editor.render.scenic.relief import paint_relief
from bob_editor.render.scenic.roofs import XY, built_over, one_gable

BROAD = shapely.box(0, 0, 48, 48)
L_SHAPE = ((0, 0), (3, 0), (3, 1.2), (1.2, 1.2), (1.2, 2.4), (0, 2.4))


@example(0.6301894317399097, 0.3, False)
@given(st.floats(0, math.tau), st.floats(0.3, 2.5), st.booleans())
def test_a_roof_covers_its_house(turn: float, size: float, hipped: bool) -> None:
    """However it is turned: slopes fill the footprint, wings run into the larger roof, and fall off their ridge."""
    cos, sin = math.cos(turn) * size, math.sin(turn) * size
    ring = [(x * cos - y * sin, x * sin + y * cos) for x, y in L_SHAPE]
    built = built_over(ring, hipped=hipped)
    assert built is not None
    house = Polygon(ring)
    # On a grid: edges that differ by a rounding make the union of floats lose a slope.
    covered = shapely.union_all([Polygon(slope.corners) for slope in built.slopes], grid_size=1e-6)
    assert covered.symmetric_difference(house).area < 0.02 * house.area
    assert len(built.ridges) >= 2
    assert all(math.isclose(math.hypot(*slope.falls), 1) for slope in built.slopes)


YARD = [(2, 2), (4, 2), (4, 4), (2, 4)]
SQUARE = [(0, 0), (6, 0), (6, 6), (0, 6)]


@pytest.mark.parametrize("hipped", [True, False])
@pytest.mark.parametrize(
    ("ring", "holes"),
    [
        (SQUARE, [YARD]),
        ([(0, 0), (10, 0), (10, 0.5), (12, 0.5), (12, 3), (10, 3), (10, 1), (0, 1)], []),
    ],
    ids=["courtyard", "wing wider than the wall it leans on"],
)
def test_a_roof_stays_over_its_walls(ring: list[XY], holes: list[list[XY]], *, hipped: bool) -> None:
    built = built_over(ring, holes, hipped=hipped)
    assert built is not None
    covered = shapely.union_all([Polygon(slope.corners, slope.holes) for slope in built.slopes])
    assert covered.symmetric_difference(Polygon(ring, holes)).area == pytest.approx(0, abs=1e-6)


def test_a_crooked_house_has_one_gable() -> None:
    """Walls that aren't square with each other have a ridge along the long side."""
    ring = [(0, 0), (4, 0.6), (4.4, 2.2), (0.3, 1.6)]
    assert built_over(ring, hipped=False) is None
    built = one_gable(ring)
    assert built is not None
    assert sum(Polygon(slope.corners).area for slope in built.slopes) == pytest.approx(Polygon(ring).area)
    yard = [(0.8, 0.4), (1.2, 0.4), (1.2, 0.6), (0.8, 0.6)]
    around = one_gable(ring, [yard])
    assert around is not None
    covered = sum(Polygon(slope.corners, slope.holes).area for slope in around.slopes)
    assert covered == pytest.approx(Polygon(ring, [yard]).area)


@given(st.floats(-60, 60), st.floats(-60, 60))
def test_crowns_keep_to_their_woods(x: float, y: float) -> None:
    """No trunk stands outside, crowns reach over by little; an area cut in two has the trees of the whole within."""
    area = shapely.box(x, y, x + 7, y + 5)
    crowns = crowns_in(area, area.boundary, stands_in(area.bounds))
    assert len(crowns) > 20
    assert shapely.contains_xy(area, crowns[:, 0], crowns[:, 1]).all()
    reach = shapely.distance(area.boundary, shapely.points(crowns[:, :2]))
    radii = np.array([0.40, 0.47, 0.54, 0.60, 0.20, 0.26])[(crowns[:, 2] // 100).astype(int)]
    assert (radii - reach <= LOOSE + 1e-9).all()
    parts = [shapely.box(x, y, x + 3, y + 5), shapely.box(x + 3, y, x + 7, y + 5)]
    halves = np.concatenate([crowns_in(one, area.boundary, stands_in(one.bounds)) for one in parts])
    assert sorted(map(tuple, halves.tolist())) == sorted(map(tuple, crowns.tolist()))


def test_noise_repeats_without_a_seam() -> None:
    """Its last column goes on in its first as any column in the next."""
    values = noise("test", 7.0)
    steps = np.abs(np.diff(values, axis=1)).max()
    assert values.shape == (CELLS, CELLS)
    assert np.abs(values[:, 0] - values[:, -1]).max() <= 1.2 * steps


def test_slopes_take_the_light_from_the_north_west() -> None:
    """The side of a hill that faces it is lighter, the other darker, and level ground stays as it is."""
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#808080"))
    hill = QPainterPath()
    hill.addEllipse(QRectF(10, 10, 10, 10))
    with QPainter(image) as painter:
        painter.scale(10, 10)
        colours = (QColor("#000000"), QColor("#ffffff"))
        paint_relief(painter, [hill], QRectF(0, 0, 30, 30), 10, colours, 1.0)

    def grey(x: float, y: float) -> int:
        return image.pixelColor(int(10 * x), int(10 * y)).lightness()

    edge = 5 / math.sqrt(2)
    assert grey(15 - edge, 15 - edge) > 150
    assert grey(15 + edge, 15 + edge) < 110
    assert grey(15, 15) == grey(2, 2) == 128


def test_rows_run_along_a_field() -> None:
    """Along its long side."""
    angle = math.radians(25)
    field = shapely.affinity.rotate(shapely.box(0, 0, 9, 3), 25)
    assert math.sin(lie_of(field) - angle) == pytest.approx(0, abs=1e-6)


def test_sprites_are_bounded_by_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for."""
    monkeypatch.setattr("bob_editor.render.kit.sprites._MOST", 200_000)
    sprites = Sprites()
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        for scale in (8.0, 9.0, 10.0):
            for key in range(60):
                view = View(QRectF(0, 0, 8, 8), scale)
                sprites.stamp(
                    painter, view, [(1.0, 1.0, key)], "t", lambda *_: None, lambda _: QRectF(-2, -2, 4, 4)
                )
                assert sprites.bytes_kept <= 200_000


def test_conifers_stand_nowhere_alone() -> None:
    """Stands of them looked like another terrain, with an edge to the woods around; bushes at a rim are leafy."""
    crowns = crowns_in(BROAD, BROAD.boundary, stands_in(BROAD.bounds))
    size, sort = crowns[:, 2] // 100, crowns[:, 2] // 10 % 10
    trees = size < 4
    pines = sort == SPECIES - 1
    assert not pines[~trees].any()
    assert 0.05 < pines[trees].mean() < 0.4
    window = crowns[:, 0] // 6 * 100 + crowns[:, 1] // 6
    shares = [pines[trees & (window == one)].mean() for one in np.unique(window)]
    assert max(shares) < 0.65
    assert max(shares) > 2 * np.mean(shares), "they gather in places"


@pytest.mark.parametrize(
    "colours", [("red",), ("red", "blue"), ("red", "lime", "blue"), (*["red"] * 4, "blue")]
)
def test_a_conifer_has_the_last_colour_of_any_palette(colours: tuple[str, ...]) -> None:
    """A style may have fewer colours than there are sorts, or one; leafy trees have none of a conifer's."""
    for sort in range(SPECIES):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            painter.translate(20, 20)
            painter.scale(30, 30)
            draw_crown(painter, 10 * sort, tuple(map(QColor, colours)))
        seen = image.pixelColor(20, 20)
        is_last = len(colours) > 1 and sort == SPECIES - 1
        assert (seen.blue() > max(seen.red(), seen.green())) == is_last


@pytest.mark.parametrize("variant", range(8))
def test_the_houses_of_a_village_stand_apart_on_their_tile(variant: int) -> None:
    """About a square, or along a street."""
    houses = [area_of(house.eaves) for house in cluster(variant)]
    assert len(houses) >= 6
    whole = shapely.union_all(houses)
    assert sum(house.area for house in houses) < 1.02 * whole.area
    assert np.hypot(*shapely.get_coordinates(whole).T).max() < math.sqrt(3) * 0.972


def test_a_gate_in_ink_is_ink() -> None:
    """Its bars were the only thing of colour on a sheet for black ink."""
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.scale(60, 60)
        draw_hedge(painter, (0.3, 0.5), (3.0, 0.5), Look(QColor("#606060"), QColor("black"), 0.3, "hedge"), 5)
    colours = [image.pixelColor(x, y) for x in range(200) for y in range(60)]
    assert max(abs(one.red() - one.blue()) for one in colours) < 25


def test_a_hedge_by_night_shines_no_more_than_its_own_colour() -> None:
    """Its bushes leaned to the leaf's green of daylight, and had its sparks: all others were darker."""
    fill = QColor("#203018")
    image = QImage(200, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("black"))
    with QPainter(image) as painter:
        painter.scale(60, 60)
        draw_hedge(painter, (0.3, 0.5), (3.0, 0.5), Look(fill, QColor("black"), 0.3, "hedge"), 2)
    brightest = max(image.pixelColor(x, y).lightness() for x in range(200) for y in range(60))
    assert fill.lightness() < brightest < 2 * fill.lightness()


def test_hedges_in_any_direction_have_the_same_bushes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are made once for all six: nearly all that painting a first hedge takes."""
    image, look = (
        QImage(80, 80, QImage.Format.Format_RGB32),
        Look(QColor("#3f6030"), QColor("black"), 0.3, "hedge"),
    )
    with QPainter(image) as painter:
        draw_hedge(painter, (0.3, 0.5), (3.0, 0.5), look, 2)
        monkeypatch.setattr(edges, "blob", None)
        draw_hedge(painter, (0.5, 0.3), (0.5, 3.0), look, 2)
