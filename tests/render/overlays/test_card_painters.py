"""Areas and counters over a map: told apart, within bounds, in the colours of their sides."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Literal

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Label
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.card_areas import _titles, areas_in, paint_areas
from bob_editor.render.overlays.card_counters import SIDE, counter_rect, laid_out, paint_counters
from bob_editor.rules.cards.code import Area, AreaKind, Counter
from bob_editor.rulesets import ruleset
from bob_editor.sheet.languages import ENGLISH, language_of

SCALE = 20.0
EDGES: tuple[Literal["top", "bottom", "left", "right"], ...] = ("top", "bottom", "left", "right")
PAPER = QColor("#ffffff")


@pytest.fixture(params=["flat-top", "pointy-top"])
def grid(request: pytest.FixtureRequest) -> Grid:
    """A grid of either orientation, 10 by 8."""
    pointy = request.param == "pointy-top"
    return Grid(10, 8, request.param, shift="right" if pointy else "down")


@pytest.fixture
def colours() -> SideColours:
    """Two sides'."""
    return SideColours(("us", "ge"))


class Picture:
    """A white picture of a whole grid, in true proportions."""

    def __init__(self, grid: Grid, scale: float = SCALE) -> None:
        self.place = Proportions(grid.frame)
        self.scale = scale
        self.rect = self.place.rect(grid.hexes, 1.0)
        self.image = QImage(
            round(self.rect.width() * scale), round(self.rect.height() * scale), QImage.Format.Format_RGB32
        )
        self.image.fill(PAPER)

    def painter(self) -> QPainter:
        """A painter in true proportions."""
        painter = QPainter(self.image)
        painter.scale(self.scale, self.scale)
        painter.translate(-self.rect.topLeft())
        return painter

    def at(self, x: float, y: float) -> QColor:
        """The colour at a point."""
        return self.image.pixelColor(
            int((x - self.rect.left()) * self.scale), int((y - self.rect.top()) * self.scale)
        )

    def differs(self, other: Picture, rect: QRectF) -> bool:
        """Whether a rectangle is painted otherwise there."""
        part = QRectF((rect.topLeft() - self.rect.topLeft()) * self.scale, rect.size() * self.scale).toRect()
        return self.image.copy(part) != other.image.copy(part)


def areas_on(
    grid: Grid,
    areas: Sequence[Area],
    style: Style,
    colours: SideColours,
    *,
    titled: int = 1,
    labels: Sequence[Label] = (),
) -> Picture:
    """A picture of areas."""
    picture = Picture(grid)
    with picture.painter() as painter:
        paint_areas(painter, areas, grid, style, colours, titled=titled, labels=labels)
    return picture


def counters_on(grid: Grid, counters: Sequence[Counter], style: Style, colours: SideColours) -> Picture:
    """A picture of counters."""
    picture = Picture(grid)
    with picture.painter() as painter:
        paint_counters(painter, counters, grid, style, colours)
    return picture


def rows(grid: Grid, first: int, last: int) -> frozenset[Hex]:
    """The hexes from one printed row to another."""
    return frozenset(at for at in grid.hexes if first <= int(grid.label(at).lstrip("ABCDEFGHIJ")) <= last)


def area(hexes: frozenset[Hex], side: str = "us", kind: AreaKind = "setup", title: str = "") -> Area:
    """An area."""
    return Area((), kind, title, hexes, side)


def near(first: QColor, second: QColor) -> int:
    """How far apart two colours are."""
    return max(
        abs(first.red() - second.red()),
        abs(first.green() - second.green()),
        abs(first.blue() - second.blue()),
    )


def test_parts_of_a_map_are_the_whole(grid: Grid, style: Style, colours: SideColours) -> None:
    """Areas that are painted region by region are those that are painted at once."""
    areas = [
        area(rows(grid, 1, 2), title="The men of the north"),
        area(rows(grid, 4, 5), "ge", "exit", "Away"),
    ]
    whole, parts = areas_on(grid, areas, style, colours), Picture(grid)
    with parts.painter() as painter:
        across, down = parts.rect.width() / 4, parts.rect.height() / 4
        for x, y in product(range(4), range(4)):
            region = QRectF(parts.rect.left() + x * across, parts.rect.top() + y * down, across, down)
            painter.setClipRect(region)
            paint_areas(painter, areas, grid, style, colours, region=region)
    # Of the pixels through which a part's edge runs each part colours its own share.
    assert (
        sum(
            abs(a - b) > 40
            for a, b in zip(bytes(whole.image.constBits()), bytes(parts.image.constBits()), strict=True)
        )
        == 0
    )


def test_an_area_is_tinted_and_nothing_else(grid: Grid, style: Style, colours: SideColours) -> None:
    """Each of its hexes is, and no other's middle."""
    inside = rows(grid, 3, 5)
    picture = areas_on(grid, [area(inside, kind="note")], style, colours)
    for at in grid.hexes:
        x, y = picture.place.dot(at)
        assert (picture.at(x, y) != PAPER) == (at in inside)


def test_the_outline_is_closed(grid: Grid, style: Style, colours: SideColours) -> None:
    """Walked along its whole edge, drawn in by its inset, the line is there everywhere: at turns in and out."""
    inside = frozenset(grid.hex(name) for name in ("D3", "D4", "E4", "F4", "F5", "E5", "G4"))
    picture = areas_on(grid, [area(inside, kind="note")], style, colours)
    flood = QColor("#00ff00")
    # Whoever starts between hexside and line can't get to the middle.
    seen = _flooded(picture, inside)
    assert flood != PAPER
    for at in inside:
        x, y = picture.place.dot(at)
        assert (round((x - picture.rect.left()) * SCALE), round((y - picture.rect.top()) * SCALE)) not in seen


def _flooded(picture: Picture, inside: frozenset[Hex]) -> set[tuple[int, int]]:
    """The pixels that can be reached from outside the area without crossing its line."""
    image = picture.image
    line = SideColours(("us",)).of("us")
    dots = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1, 4)[..., 2::-1].astype(int)
    free = (abs(dots - (line.red(), line.green(), line.blue())).max(axis=2) > 90).tolist()
    stack, seen = [(0, 0)], {(0, 0)}
    while stack:
        x, y = stack.pop()
        for nx, ny in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if (nx, ny) in seen or not (0 <= nx < image.width() and 0 <= ny < image.height()):
                continue
            if free[ny][nx]:
                seen.add((nx, ny))
                stack.append((nx, ny))
    assert inside
    return seen


def test_areas_of_the_same_hexes_are_told_apart(grid: Grid, style: Style, colours: SideColours) -> None:
    """Two areas on the same hexes show both their colours and more than either alone."""
    inside = rows(grid, 3, 5)
    both = areas_on(grid, [area(inside, "us"), area(inside, "ge")], style, colours)
    colour = {side: colours.of(side) for side in ("us", "ge")}
    found = {
        side
        for x in range(0, both.image.width(), 2)
        for y in range(0, both.image.height(), 2)
        for side, wanted in colour.items()
        if near(both.image.pixelColor(x, y), wanted) < 12
    }
    assert found == {"us", "ge"}


def test_titles(grid: Grid, style: Style, colours: SideColours) -> None:
    """They stand in the area, those of small areas are left out where the caller says so, and none leaves the map."""
    large, small = rows(grid, 3, 5), frozenset({grid.hex("A1")})
    areas = [area(large, title="Front"), area(small, "ge", "objective", title="A long name of a mill")]
    bare = [replace(one, title="") for one in areas]
    without = areas_on(grid, bare, style, colours)
    full = areas_on(grid, areas, style, colours)
    some = areas_on(grid, areas, style, colours, titled=4)
    place = full.place
    corner = QRectF(*place.dot(grid.hex("A1")), 8, 1.9)
    assert full.differs(without, corner)
    assert not some.differs(without, corner)
    middle = place.rect(large)
    assert some.differs(without, middle)
    left = place.rect(grid.hexes, -2.0).left()
    outside = QRectF(full.rect.left(), full.rect.top(), left - full.rect.left() - 0.05, full.rect.height())
    assert not full.differs(without, outside)


def test_titles_keep_clear_of_the_names_on_the_map(grid: Grid, style: Style, colours: SideColours) -> None:
    """Where the title would stand is nothing of it then; a name elsewhere moves nothing."""
    inside = [area(rows(grid, 3, 6), title="Front")]
    bare = areas_on(grid, [area(rows(grid, 3, 6))], style, colours)
    usual = areas_on(grid, inside, style, colours)
    dots = {at: Proportions(grid.frame).dot(at) for at in rows(grid, 3, 6)}
    spots = {at: QRectF(x - 1, y - 0.5, 2, 1) for at, (x, y) in dots.items()}
    stands = next(at for at, spot in spots.items() if usual.differs(bare, spot))
    named = Label("The mill", grid.frame.from_true(Proportions(grid.frame).dot(stands)))
    moved = areas_on(grid, inside, style, colours, labels=[named])
    assert not moved.differs(bare, spots[stands])
    assert moved.image != bare.image
    far = Label("The mill", grid.frame.from_true(Proportions(grid.frame).dot(min(grid.hexes))))
    assert areas_on(grid, inside, style, colours, labels=[far]).image == usual.image


def test_what_two_areas_of_the_same_hexes_are_called_is_written_once(
    grid: Grid, style: Style, colours: SideColours, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two clauses may ask for the same victory hexes; another side's or others of that name have their own."""
    told: list[str] = []
    monkeypatch.setattr(
        "bob_editor.render.overlays.card_areas.write", lambda _, text, *__, **___: told.append(text)
    )
    one, other = area(rows(grid, 3, 5), title="Victory"), area(rows(grid, 3, 4), title="Victory")
    areas_on(grid, [one, one, other, replace(one, title="Mill")], style, colours)
    assert sorted(told) == ["Mill", "Victory", "Victory"]


@pytest.mark.parametrize("count", [1, 4, 7])
def test_the_title_of_a_hex_keeps_clear_of_its_stack(grid: Grid, count: int) -> None:
    """The more counters stand there, the farther it stands from the dot."""
    at = grid.hex("E4")
    ((rect, _),) = _titles((("Mill", frozenset({at})),), grid, ((at, count),), ())
    assert not [one for _, one in laid_out([counter(at)] * count, grid) if rect.intersects(counter_rect(one))]
    assert Proportions(grid.frame).polygon(at).boundingRect().intersects(rect)


def test_a_title_wider_than_the_map_is_written_smaller(
    grid: Grid, style: Style, colours: SideColours
) -> None:
    """Else its ends were cut off."""
    inside = rows(grid, 3, 5)
    whole = areas_on(grid, [area(inside, title="A" + " " * 120 + "Z")], style, colours)
    bare = areas_on(grid, [area(inside)], style, colours)
    wide, high = whole.rect.width() / 6, whole.rect.height()
    for left in (whole.rect.left(), whole.rect.right() - wide):
        assert whole.differs(bare, QRectF(left, whole.rect.top(), wide, high))


def test_titles_are_in_the_language_that_is_printed(grid: Grid) -> None:
    """Those that the program gives; a designer's own stay, though the program knows the words."""
    titles = ("Victory hexes", "The mill at Orvenne", "Behind row 4", "Lighthouse: 1 medal")
    given = [area(rows(grid, 1, 2), title=title) for title in titles]
    given[2:] = [replace(given[number], path=("setup_areas", number - 2)) for number in (2, 3)]
    rules = ruleset("last-hundred-yards")
    named = Scenario({"ruleset": rules.id, "setup_areas": [{"name": titles[2]}, {"name": "Lighthouse"}]})
    card = card_of(named, rules, ())
    german = [one.title for one in areas_in(given, language_of("de"), card)]
    assert german[0] not in ("", "Victory hexes")
    assert german[1:] == ["The mill at Orvenne", "Behind row 4", "Lighthouse: 1 Medaille"]
    assert areas_in(given, ENGLISH, card) == tuple(given)


def test_titles_give_way_to_each_other(grid: Grid, style: Style, colours: SideColours) -> None:
    """Two areas on nearly the same hexes don't have their names at the same place."""
    inside = rows(grid, 2, 7)
    most = inside - {min(inside)}
    one = areas_on(grid, [area(inside, title="Front"), area(most)], style, colours)
    two = areas_on(grid, [area(inside, title="Front"), area(most, title="Front")], style, colours)
    first, second = one.image, two.image
    changed = [
        (x, y)
        for x in range(0, first.width(), 2)
        for y in range(0, first.height(), 2)
        if first.pixel(x, y) != second.pixel(x, y)
    ]
    assert len(changed) > 20


def counter(at: Hex, symbol: str = "squad", side: str = "us", **fields: Any) -> Counter:
    """A counter."""
    return replace(Counter((), at, "unit", symbol, symbol.title(), side), **fields)


def test_counters_lie_on_their_hexes(grid: Grid, style: Style, colours: SideColours) -> None:
    """In their side's colour, and nothing is painted where none lies."""
    at = grid.hex("E4")
    picture = counters_on(grid, [counter(at)], style, colours)
    x, y = picture.place.dot(at)
    rim = picture.at(x - SIDE / 2, y)
    assert near(rim, colours.of("us")) < 40
    assert picture.at(*picture.place.dot(grid.hex("B2"))) == PAPER


@pytest.mark.parametrize("count", [1, 5, 12])
def test_counters_in_half_a_hex_are_on_the_map_as_a_whole(count: int) -> None:
    """A print ends at the map's edge, and with it a counter that stood there; none hides what stands beside it."""
    grid = Grid(5, 4, edges=tuple((edge, "half") for edge in EDGES))
    place = Proportions(grid.frame)
    left, top, right, bottom = grid.bounds
    whole = QRectF(place.point((left, top)), place.point((right, bottom)))
    for at in grid.hexes:
        laid = laid_out([counter(at)] * count, grid)
        assert all(whole.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(counter_rect(one)) for _, one in laid)
        beside = [laid_out([counter(one)], grid)[0][1] for one in at.neighbours() if one in grid]
        hearts = [counter_rect(one).adjusted(0.44, 0.44, -0.44, -0.44) for one in beside]
        assert not [one for one in hearts for _, own in laid if counter_rect(own).intersects(one)]
        assert count > 1 or (laid[0][1] == place.centre(at)) == whole.contains(counter_rect(place.centre(at)))


def test_a_stack_is_fanned_within_its_hex(grid: Grid) -> None:
    """Four counters of one hex lie apart, markers lowest, all reaching into the hex."""
    at = grid.hex("E4")
    place = Proportions(grid.frame)
    pieces = [counter(at), counter(at), counter(at, "foxhole", kind="marker"), counter(at)]
    laid = laid_out(pieces, grid)
    assert laid[0][0].kind == "marker"
    middles = [(middle.x(), middle.y()) for _, middle in laid]
    assert len(set(middles)) == 4
    for _, middle in laid:
        assert place.polygon(at).boundingRect().contains(counter_rect(middle).center())


@pytest.mark.parametrize(
    ("fields", "other"),
    [
        ({"facing": "s"}, {"facing": ""}),
        ({"concealed": True}, {}),
        ({"text": "6-6"}, {"text": ""}),
        ({"symbol": "tiger_tank"}, {}),
        ({"side": "ge"}, {}),
        ({"kind": "objective"}, {}),
        ({"kind": "marker", "symbol": "wire"}, {"kind": "marker", "symbol": "foxhole"}),
    ],
)
def test_what_a_counter_says_is_seen(
    fields: dict[str, Any], other: dict[str, Any], style: Style, colours: SideColours
) -> None:
    """Facing, concealment, values, kind and owner each change the picture."""
    grid = Grid(6, 5)
    at = grid.hex("C3")
    one = counters_on(grid, [replace(counter(at), **fields)], style, colours)
    two = counters_on(grid, [replace(counter(at), **other)], style, colours)
    assert one.image != two.image


@pytest.mark.parametrize("kind", ["unit", "marker"])
def test_long_letters_stay_on_their_counter(
    kind: Literal["unit", "marker"], style: Style, colours: SideColours
) -> None:
    """Written smaller rather than past the edge, however wide they are."""
    grid = Grid(6, 5)
    at = grid.hex("C3")
    shown = counters_on(grid, [replace(counter(at), kind=kind, text="WWWWW")], style, colours)
    rect = counter_rect(shown.place.centre(at)).translated(-shown.rect.topLeft())
    left = round(rect.left() * SCALE) - 4
    rows = range(round(rect.top() * SCALE), round(rect.bottom() * SCALE))
    assert {shown.image.pixelColor(left, y).name() for y in rows} == {PAPER.name()}


def test_lines_run_across_set_up_areas_only(grid: Grid, style: Style, colours: SideColours) -> None:
    """On a small map not even there; objectives and entry hexes never have any."""
    inside = rows(grid, 3, 6)

    def shot(kind: AreaKind, *, hatched: bool) -> QImage:
        picture = Picture(grid)
        with picture.painter() as painter:
            paint_areas(painter, [area(inside, kind=kind)], grid, style, colours, hatched=hatched)
        return picture.image

    assert shot("setup", hatched=True) != shot("setup", hatched=False)
    assert shot("objective", hatched=True) == shot("objective", hatched=False)


@pytest.mark.parametrize("title", [" ", "\N{ZERO WIDTH SPACE}"])
def test_a_title_of_nothing_that_is_seen(grid: Grid, colours: SideColours, title: str) -> None:
    """Is borne as none, as while somebody writes it."""
    style, hexes = Style(ruleset("memoir-44")), rows(grid, 1, 3)
    written, bare = (areas_on(grid, [area(hexes, title=one)], style, colours) for one in (title, ""))
    assert written.image == bare.image
