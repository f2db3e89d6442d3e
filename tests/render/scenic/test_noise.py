"""The noise that trees stand by: what ships is what it is made of."""

import subprocess
import sys

import numpy as np
import pytest

from bob_editor.render.scenic.noise import SHIPPED, made_noise, noise


@pytest.mark.parametrize(("name", "wave"), SHIPPED)
def test_the_file_holds_what_is_made(name: str, wave: float) -> None:
    """As fine as two bytes can: `make fresh` writes it anew where this fails."""
    shown, made = noise(name, wave), made_noise(name, wave)
    assert shown.shape == made.shape
    assert np.abs(shown - made).max() <= 1 / 65535
    assert (shown.min(), shown.max()) == (0, 1)


def test_other_noise_is_made() -> None:
    """Of another name or wave it is another."""
    assert np.array_equal(noise("stand", 5.0), made_noise("stand", 5.0))
    assert not np.array_equal(noise("stand", 5.0), noise("stand", 6.0))
    assert np.abs(noise("pines", 8.0) - noise("stand", 6.0)).mean() > 0.1


def test_trees_need_nothing_that_noise_is_made_with() -> None:
    """Loading that would take longer than painting them."""
    code = """
import sys
import numpy as np
from bob_editor.render.scenic.crowns import _sorts
assert len(_sorts(*np.zeros((4, 3)))) == 3
assert "numpy.random" not in sys.modules
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
