"""Curves are fitted to lines within the tolerance, and go on without a corner where the line was parted."""

from itertools import pairwise

import numpy as np
import pytest

from bob_editor.geometry.curves.fitting import at, direction_at, fitted


@pytest.mark.parametrize("tolerance", [0.3, 0.05, 0.01])
def test_every_point_is_near_its_curve(tolerance: float) -> None:
    """Also of a line with many bends; nearer curves take more of them."""
    x = np.linspace(0, 12, 120)
    points = np.column_stack([x, np.sin(x) * 2])
    curves = list(fitted(points, tolerance, direction_at(points[:2], 0), -direction_at(points[-2:], 0)))
    done = 0
    for steps, curve in curves:
        line = at(curve, np.linspace(0, 1, 400))
        part = points[done : done + steps + 1]
        assert (
            np.hypot(*(line[:, None] - part[None]).transpose(2, 0, 1)).min(axis=0).max() <= tolerance * 1.05
        )
        done += steps
    assert done == len(points) - 1
    assert len(curves) < 20
    for (_, one), (_, two) in pairwise(curves):
        into, out = one[3] - one[2], two[1] - two[0]
        assert abs(into[0] * out[1] - into[1] * out[0]) < 1e-6 * (1 + float(into @ out))
