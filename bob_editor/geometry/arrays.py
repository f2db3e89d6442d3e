"""What arrays hold, as types call them, and numbers for them."""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

Bools = npt.NDArray[np.bool_]
Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Singles = npt.NDArray[np.float32]
"""As fine as pictures need them."""
Shorts = npt.NDArray[np.int16]

Scalar = TypeVar("Scalar", bound=np.generic)


def alone(number: int, kind: type[Scalar]) -> npt.NDArray[Scalar]:
    """A number as an array without axes: beside one of Python's numpy takes twice as long for some hundred elements."""
    return np.array(number, dtype=kind)
