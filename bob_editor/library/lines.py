"""Lines of sight for scripts: one line with its reasons, the field of a hex, and every pair, as arrays with names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.errors import BobEditorError
from bob_editor.rules.los.answer import Answer, Modifier, Reason

VERDICTS = ("clear", "hindered", "blocked", "blind")
"""What the codes 0 to 3 of a field mean; blind is blocked by a shadow only."""


@frozen
class Line:
    """What one hex sees of another. ``path`` are the hexes that the thread meets, from the first end to the second."""

    start: str
    goal: str
    path: tuple[str, ...]
    answer: Answer

    @property
    def verdict(self) -> str:
        """``clear``, ``hindered``, ``blocked`` or ``blind``."""
        return "blind" if self.answer.blind else self.answer.verdict

    @property
    def range(self) -> int:
        """How far it is, in hexes."""
        return self.answer.range

    @property
    def hindrance(self) -> int:
        """How much it is hindered, 0 where it isn't."""
        return self.answer.hindrance

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """Why, the one that decides first: each with ``text``, ``cites`` (the rule), ``at`` (the place), ``ruling``."""
        return tuple(self.answer.reasons)

    @property
    def modifiers(self) -> tuple[Modifier, ...]:
        """What changes a shot along it: each with ``title``, ``value``, ``cites`` and whether it only ``may`` apply."""
        return tuple(self.answer.modifiers)


@frozen(eq=False)
class Seen:
    """Answers as arrays: ``codes`` (see ``VERDICTS``) and ``hindrance``, whose axes are ``dims``, named by ``hexes``.

    A field has the axis ``to``; all pairs have ``from`` and ``to``.
    """

    dims: tuple[str, ...]
    hexes: tuple[str, ...]
    codes: npt.NDArray[np.uint8]
    hindrance: npt.NDArray[np.int16]

    def columns(self) -> Mapping[str, Sequence[Any]]:
        """The answers as columns of equal length, a row for each: what pandas and polars take."""
        places = np.indices(self.codes.shape).reshape(len(self.dims), -1)
        names = np.array(self.hexes)
        labels = {dim: names[place].tolist() for dim, place in zip(self.dims, places, strict=True)}
        verdicts = np.array(VERDICTS)[self.codes.ravel()].tolist()
        return {**labels, "verdict": verdicts, "hindrance": self.hindrance.ravel().tolist()}

    def to_frame(self) -> Any:
        """The columns as a data frame of pandas, or of polars where only that is there.

        :raises BobEditorError: where neither is installed.
        """
        for name in ("pandas", "polars"):
            if find_spec(name) is not None:
                return import_module(name).DataFrame(self.columns())
        raise BobEditorError(
            "A data frame needs pandas or polars, and neither is installed.",
            hint="pip install pandas; or use columns(), which needs nothing.",
        )
