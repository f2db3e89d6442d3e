"""Each stroke shows a look of its own, however many are drawn over others."""

import numpy as np
import pytest

from bob_editor.editing.trace.areas.likes import between, likeness, nearer
from bob_editor.editing.trace.colours import shares, shares_of_looks
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid

GRID = Grid(8, 6)

WOODS, BUSHES, LIGHT = ("B2", "B3", "C3", "F2"), ("F4", "F5", "C5", "G4"), ("G2", "H2")
BARE = ("A1", "A2", "A4", "D1", "D2", "D5", "E1", "E5", "H1", "H4")

Colour = tuple[int, int, int]

DARKER, GREEN, FRESH, LIGHTER = (80, 122, 66), (96, 134, 76), (112, 150, 86), (140, 170, 110)


def _printed(bush: Colour, light: Colour) -> Sheet:
    """Woods, some of which are light, and bushes on bare ground; mottled, their greens overlap."""
    draw = np.random.default_rng(3)
    pixels = draw.normal((200, 210, 160), 6, (400, 420, 3))
    hexes = Sheet(GRID, pixels.astype(np.uint8), -2.5, -2.5, 16.0).hexes
    for names, colour in ((WOODS, DARKER), (BUSHES, bush), (LIGHT, light)):
        inside = np.isin(hexes, [GRID.index[GRID.hex(name)] for name in names])
        pixels[inside] = draw.normal(colour, 16, (int(inside.sum()), 3))
    return Sheet(GRID, pixels.clip(0, 255).astype(np.uint8), -2.5, -2.5, 16.0)


def _over(*names: str, unlike: bool = False) -> list[Stroke]:
    return [Stroke((GRID.centre(GRID.hex(name)),), 0.8, unlike=unlike) for name in names]


def _alike(sheet: Sheet, strokes: list[Stroke]) -> set[str]:
    likes = likeness(sheet, strokes, Settings())
    assert likes is not None
    of_hexes = {
        name: likes.field[sheet.hexes == GRID.index[GRID.hex(name)]] > 0.1
        for name in (*WOODS, *BUSHES, *LIGHT)
    }
    return {name for name, pixels in of_hexes.items() if pixels.mean() > 0.5}


@pytest.mark.parametrize("bare", [3, len(BARE)])
def test_more_strokes_make_little_of_what_isnt_meant(bare: int) -> None:
    """Bushes that one stroke says aren't meant stay so, however many say that of bare ground."""
    sheet = _printed(bush=GREEN, light=DARKER)
    assert _alike(sheet, [*_over("B2"), *_over("F4", *BARE[:bare], unlike=True)]) == {*WOODS, *LIGHT}


@pytest.mark.parametrize("dark", [1, len(WOODS)])
def test_more_strokes_make_little_of_what_is_meant(dark: int) -> None:
    """Light woods that one stroke picks stay so, however many pick dark ones, and what lies between isn't meant."""
    sheet = _printed(bush=LIGHTER, light=FRESH)
    assert _alike(sheet, [*_over(*WOODS[:dark], "G2"), *_over("F4", "A1", unlike=True)]) == {*WOODS, *LIGHT}


def test_looks_count_alike() -> None:
    """Each as much, whether it is shown by few pixels or many, once or twice."""
    bins = np.repeat(np.array([5, 6, 7], dtype=np.int32), (2, 10, 80)).reshape(4, 23)
    few, some, many = (np.flatnonzero(bins.ravel() == number) for number in (5, 6, 7))
    assert shares_of_looks(bins, [few, many])[[5, 6, 7]] == pytest.approx([0.5, 0, 0.5])
    thrice = shares_of_looks(bins, [few, some, many, some, some])
    assert thrice[[5, 6, 7]] == pytest.approx([1 / 3] * 3)
    assert shares_of_looks(bins, [many]) == pytest.approx(shares(bins, bins == 7))
    assert not shares_of_looks(bins, []).any()


def test_what_lies_between_two_looks_is_like_neither() -> None:
    """Dark woods and light ones are meant, but no meadow that is as light as both together."""
    mixed = np.zeros((1, 6, 3), dtype=np.float32)
    mixed[0, :, 0] = (0.3, 0.7, 0.5, 0.33, 0.66, 0.52)
    dark, light, meadow = (np.array([place]) for place in range(3))
    assert nearer(mixed, [dark, light], [meadow]).tolist() == [[True, True, False, True, True, False]]
    assert nearer(mixed, [meadow], [light, dark]).tolist() == [[False, False, True, False, False, True]]


def test_a_stroke_ends_with_a_roof_and_not_with_a_bush() -> None:
    """Grass beside what is all alike isn't meant, but grass as there is among bushes."""
    field = np.full((3, 30), -1, dtype=np.float32)
    look = np.arange(field.size)
    field[:, 8:20] = 2
    assert set(between(look, field) % 30) <= set(range(7, 21))
    field[:, 10:18:2] = -1
    assert between(look, field).tolist() == look.tolist()
