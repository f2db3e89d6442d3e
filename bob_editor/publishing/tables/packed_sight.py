"""Every line of sight of a map in some kilobytes, for programs that have no LOS of their own, such as a web page.

A pair is a byte: which of the map's *classes* its line is of. A class is a verdict with its hindrance and what decides
it (*Woods (obstacle) [14.0]*), and a map has some thirty; deflate does the rest. Fewer bits than a byte to the pair
make the result a third larger, since deflate finds fewer repetitions in them; and so does the difference from the line
back, which is of the same verdict but often has another reason first.
"""

from __future__ import annotations

import base64
import zlib
from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.publishing.progress import Tell
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import CLEAR, Sight
from bob_editor.rules.los.surveys.every_pair import every_pair
from bob_editor.rules.ruleset import Ruleset

MOST_REASONED = 600
"""Hexes of a map whose lines get their reasons; those of a larger one are told by verdict alone."""

_MOST_CLASSES = 256


class SightClass(NamedTuple):
    """A verdict by its code, its hindrance, and in words what decides it; "" where that isn't known, or is nothing."""

    code: int
    hindrance: int
    reason: str = ""


Bytes = npt.NDArray[np.uint8]


@frozen(eq=False)
class PackedSight:
    """The lines of all pairs. ``classes`` begin with the commonest, ``table`` has a row for each from-hex."""

    classes: tuple[SightClass, ...]
    table: Bytes

    @property
    def text(self) -> str:
        """The table's bytes, row by row, as Base64 of a zlib stream."""
        return base64.b64encode(zlib.compress(self.table.tobytes(), 9)).decode("ascii")


def packed_sight(sight: Sight, tell: Tell) -> PackedSight:
    """Look along every line of a scene, on plain ground; ``tell`` counts from-hexes, and may raise to end it."""
    hexes = sight.scene.board.grid.hexes
    reasoned = len(hexes) <= MOST_REASONED
    known: dict[SightClass, int] = {}
    table = np.zeros((len(hexes), len(hexes)), dtype=np.uint16)
    pairs_at_once = 4000 if reasoned else 250_000
    for block in every_pair(sight, pairs_at_once=pairs_at_once, progress=tell):
        answers = zip(block.rows, block.codes.tolist(), block.hindrance.tolist(), strict=True)
        for place, codes, hindrance in answers:
            start = End(hexes[place])
            for other, (code, count) in enumerate(zip(codes, hindrance, strict=True)):
                reason = ""
                if reasoned and code != CLEAR:
                    reason = _decides(sight, start, End(hexes[other]))
                one = SightClass(code, count, reason)
                table[place, other] = known.setdefault(one, len(known))
    if len(known) > _MOST_CLASSES:
        known, table = _without_reasons(known, table)
    return _by_frequency(tuple(known), table)


def _decides(sight: Sight, start: End, goal: End) -> str:
    reasons = sight.trace(start, goal).reasons
    return told(reasons[0], sight.scene.ruleset) if reasons else ""


def told(reason: Reason, ruleset: Ruleset) -> str:
    """A reason without its place: *Woods (obstacle) [14.0]*, *Depression [45.3]*."""
    kind = reason.kind.replace("_", " ")
    name = _title(reason.terrain, ruleset)
    words = f"{name} ({kind})" if name else kind.capitalize()
    return f"{words} [{reason.cites}]" if reason.cites else words


def _title(name: str, ruleset: Ruleset) -> str:
    """What people call a terrain, a unit or a marker."""
    if name in ruleset.terrains:
        return ruleset.terrains[name].title
    rows = (ruleset.rows(table).get(name, {}) for table in ("units", "markers"))
    title = next((row["title"] for row in rows if row.get("title")), name.replace("_", " ").capitalize())
    return str(title)


def _without_reasons(
    known: dict[SightClass, int], table: npt.NDArray[np.uint16]
) -> tuple[dict[SightClass, int], npt.NDArray[np.uint16]]:
    """The same by verdict and hindrance alone."""
    fewer: dict[SightClass, int] = {}
    to = [fewer.setdefault(one._replace(reason=""), len(fewer)) for one in known]
    return fewer, np.array(to, dtype=np.uint16)[table]


def _by_frequency(classes: tuple[SightClass, ...], table: npt.NDArray[np.uint16]) -> PackedSight:
    counts = Counter(dict(enumerate(np.bincount(table.ravel(), minlength=len(classes)).tolist())))
    order = sorted(range(len(classes)), key=lambda one: (-counts[one], classes[one]))
    place = np.zeros(max(1, len(classes)), dtype=np.uint8)
    place[order] = np.arange(len(order))
    return PackedSight(tuple(classes[one] for one in order), place[table])
