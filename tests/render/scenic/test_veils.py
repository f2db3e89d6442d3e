"""Veils over open ground: those that ship are the noise that they are made of."""

import numpy as np
import pytest

from bob_editor.render.scenic.veils import made_veil, veil


@pytest.mark.parametrize("number", range(3))
def test_the_file_holds_what_noise_makes(number: int) -> None:
    """As fine as bytes can: `make fresh` writes it anew where this fails."""
    shown, made = veil(number), made_veil(number)
    assert shown.shape == made.shape
    assert np.abs(shown - made).max() <= 1 / 510 + 1 / 5100
    assert 0 < made.mean() < made.max() < 0.5
    assert len({*shown.round(4).flat}) > 50


def test_a_palette_of_more_tones_has_a_veil_for_each() -> None:
    """They are worked out, and no two are alike."""
    assert np.array_equal(veil(3), made_veil(3))
    assert all(np.abs(veil(3) - veil(number)).mean() > 0.02 for number in range(3))
