"""Many answers at once, as numpy arrays whose axes have names, and as columns and data frames."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bob_editor.errors import BadCall, NotInstalled, UnknownPlace
from bob_editor.records import Record

VERDICTS = ("clear", "hindered", "blocked", "blind")
"""What the codes 0 to 3 mean; blind is blocked by a shadow only."""


class Seen(Record, eq=False, dict=True):
    """Answers as arrays whose axes are ``dims``, each named by ``hexes``.

    A field has the axis ``to``; all pairs have ``from`` and ``to``. An answer from a hex to itself is that of its
    ground.

    Attributes
    ----------
    dims
        The axes' names: ``("to",)`` or ``("from", "to")``.
    hexes
        The names along each axis, in board order.
    codes
        ``uint8``, of the shape of the axes: 0 clear, 1 hindered, 2 blocked, 3 blind.
    hindrance
        ``int16``, of the same shape: how much a hindered line is hindered, else 0.
    ranges
        ``int16``, of the same shape: how far it is, in hexes.
    """

    dims: tuple[str, ...]
    hexes: tuple[str, ...]
    codes: npt.NDArray[np.uint8]
    hindrance: npt.NDArray[np.int16]
    ranges: npt.NDArray[np.int16]

    @property
    def shape(self) -> tuple[int, ...]:
        """How long the axes are."""
        return self.codes.shape

    @property
    def coords(self) -> Mapping[str, list[str]]:
        """The names along each axis, as xarray takes them: it would read a tuple otherwise."""
        return {name: list(self.hexes) for name in self.dims}

    @cached_property
    def _places(self) -> Mapping[str, int]:
        places = {name: place for place, name in enumerate(self.hexes)}
        return {**{name.casefold(): place for name, place in places.items()}, **places}

    def place(self, at: str) -> int:
        """Where a hex is along an axis: ``seen.codes[seen.place("E4")]``. Names are read in any case.

        :raises UnknownPlace: where it isn't there.
        """
        found = self._places.get(at, self._places.get(str(at).casefold()))
        if found is None:
            raise UnknownPlace(
                f"There is no hex {at} here.", hint=f"From {self.hexes[0]} to {self.hexes[-1]}."
            )
        return found

    def verdict(self, *at: str) -> str:
        """The verdict for a hex, or for two of all pairs: ``clear``, ``hindered``, ``blocked`` or ``blind``.

        :raises BadCall: where there isn't one name for each axis.
        :raises UnknownPlace: where one isn't there.
        """
        if len(at) != len(self.dims):
            wanted = " and ".join(f"“{dim}”" for dim in self.dims)
            raise BadCall(f"{len(at)} names aren't one for each axis.", hint=f"Name a hex for {wanted}.")
        return VERDICTS[int(self.codes[tuple(map(self.place, at))])]

    @property
    def open(self) -> npt.NDArray[np.bool_]:
        """Where something is seen, hindered or not."""
        return np.asarray(self.codes < 2)

    def columns(self) -> Mapping[str, Sequence[Any]]:
        """The answers as columns of equal length, a row for each, what pandas and polars take.

        The columns are the axes' names, then ``range``, ``verdict`` and ``hindrance``.
        """
        places = np.indices(self.codes.shape).reshape(len(self.dims), -1)
        names = np.array(self.hexes)
        labels = {dim: names[place].tolist() for dim, place in zip(self.dims, places, strict=True)}
        verdicts = np.array(VERDICTS)[self.codes.ravel()].tolist()
        return {
            **labels,
            "range": self.ranges.ravel().tolist(),
            "verdict": verdicts,
            "hindrance": self.hindrance.ravel().tolist(),
        }

    def to_frame(self) -> Any:
        """The columns as a data frame of pandas, or of polars where only that is there.

        :raises BadCall: where neither is installed.
        """
        return framed(self.columns())

    def save(self, path: str | PathLike[str]) -> Path:
        """Write it as ``*.npz``, as ``bob-editor los --all -o NAME.npz`` does, whole or not at all.

        :raises BadCall: where the name has another ending.
        :raises BadFile: where it can't be written.
        """
        if Path(path).suffix.lower() != ".npz":
            raise BadCall(
                f"Arrays can't be written as “{Path(path).name}”.",
                hint="Name it .npz; columns() are for tables.",
            )
        from bob_editor.library.packed_arrays import written
        from bob_editor.storage.files.writing import write_bytes

        write_bytes(path, written(self.dims, self.hexes, self.codes, self.hindrance))
        return Path(path)

    def __repr__(self) -> str:
        """Its axes and how much is open."""
        axes = " × ".join(f"{dim} {count}" for dim, count in zip(self.dims, self.shape, strict=True))
        return f"<Seen {axes}: {int(self.open.sum())} of {self.codes.size} open>"


def framed(columns: Mapping[str, Sequence[Any]]) -> Any:
    """Columns as a data frame of pandas, or of polars where only that is there.

    :raises BadCall: where neither is installed.
    """
    for name in ("pandas", "polars"):
        if find_spec(name) is not None:
            return import_module(name).DataFrame(columns)
    raise NotInstalled(
        "A data frame needs pandas or polars, and neither is installed.",
        hint="pip install pandas; or use columns(), which needs nothing.",
    )
