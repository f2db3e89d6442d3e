"""Few clicked dots tell how a picture lies: flat, in perspective or bent; a wrong one is named."""

from collections.abc import Callable

import numpy as np
import pytest

from bob_editor.geometry.fits.choosing import HEX, chosen, judged
from bob_editor.geometry.fits.fit import Places, fitted

WIDE, HIGH = 46.0, 34.0
SHARES = [
    (0, 0), (1, 0), (1, 1), (0, 1), (0.5, 0.5), (0.5, 0), (0.5, 1), (0, 0.5), (1, 0.5), (0.25, 0.25), (0.75, 0.25),
    (0.75, 0.75), (0.25, 0.75),
]  # fmt: skip
DOTS = np.array(SHARES) * (WIDE, HIGH)
EVERYWHERE = np.array([(x, y) for x in np.linspace(0, WIDE, 12) for y in np.linspace(0, HIGH, 12)])
Seen = Callable[[Places], Places]


def flat(at: Places) -> Places:
    """Turned, stretched and sheared."""
    return np.asarray(at @ np.array([(20.0, -0.5), (0.7, 21.0)]) + (40, 60))


def slanted(at: Places) -> Places:
    """A photograph, not from right above."""
    return np.asarray(flat(at) / (1 + 0.003 * at[:, :1] - 0.002 * at[:, 1:]))


def curled(at: Places) -> Places:
    """Paper that rises towards the fold of a booklet."""
    return np.asarray(flat(at) + np.column_stack((np.zeros(len(at)), 30 * np.cos(at[:, 0] / WIDE * 4))))


def clicked(seen: Seen, count: int) -> tuple[Places, Places]:
    """Dots that were clicked with a hand's error of a pixel, a seventieth of a hex."""
    places = DOTS[:count]
    return places, seen(places) + np.random.default_rng(3).normal(0, 0.8, (count, 2))


@pytest.mark.parametrize(
    ("seen", "count", "kind"),
    [(flat, 3, "affine"), (flat, 13, "affine"), (slanted, 5, "perspective"), (slanted, 13, "perspective"),
     (curled, 6, "bent"), (curled, 13, "bent")],
)  # fmt: skip
def test_the_simplest_that_fits_is_chosen(seen: Seen, count: int, kind: str) -> None:
    """No wrong dot is seen where there is none; with thirteen all of the picture lies right within 10 % of a hex."""
    places, pixels = clicked(seen, count)
    assert chosen(places, pixels) == kind
    judgement = judged(chosen(places, pixels), places, pixels)
    assert judgement is not None
    assert judgement.suspect is None
    if count > 8:
        off = np.hypot(*(judgement.fit.pixels(EVERYWHERE) - seen(EVERYWHERE)).T)
        assert off.max() < 0.1 * HEX * 20
        assert off.mean() < 0.03 * HEX * 20


@pytest.mark.parametrize(("seen", "kind"), [(flat, "affine"), (slanted, "perspective")])
def test_a_wrong_dot_is_named(seen: Seen, kind: str) -> None:
    """And doesn't make a straight picture bent."""
    places, pixels = clicked(seen, 8)
    pixels[5] += (14, 9)
    assert chosen(places, pixels) == kind
    judgement = judged(chosen(places, pixels), places, pixels)
    assert judgement is not None
    assert judgement.suspect == 5
    assert judgement.errors is not None
    assert judgement.errors[5] > 3 * judgement.without


def test_too_few_dots_or_such_in_a_row() -> None:
    """One says nothing, two turn and scale; in a row they do no more, whatever is asked for."""
    places, pixels = DOTS[:2], np.array([(0.0, 0.0), (0.0, 46.0)])
    assert fitted("bent", places[:1], pixels[:1]) is None
    assert judged("affine", places[[0, 0]], pixels) is None
    fit = fitted("perspective", places, pixels)
    assert fit is not None
    assert fit.kind == "affine"
    assert np.allclose(fit.pixels(np.array([(0.0, 10.0)])), [(-10.0, 0.0)])
    row = np.linspace((0.0, 0.0), (40.0, 30.0), 7)
    fit = fitted("bent", row, row * 20)
    assert fit is not None
    assert np.allclose(fit.pixels(EVERYWHERE), EVERYWHERE * 20)
