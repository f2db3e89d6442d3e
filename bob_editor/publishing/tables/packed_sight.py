"""Every line of sight of a map in some kilobytes, for programs that have no LOS of their own, such as a web page.

A pair is a number: which of the map's *classes* its line is of. A class is a verdict with its hindrance and what
decides it (*Woods (obstacle) [14.0]*), and a map has some thirty; deflate does the rest. Fewer bits than a byte to the
pair make the result a third larger, since deflate finds fewer repetitions in them; and so does the difference from the
line back, which is of the same verdict but often has another reason first.
"""

import base64
import zlib
from math import isqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import field

from bob_editor.geometry.arrays import Ints
from bob_editor.publishing.progress import Tell
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import CLEAR, Sight
from bob_editor.rules.los.surveys.every_pair import PairBlock, every_pair
from bob_editor.rules.los.told.reasons import SIDE_UNKNOWN
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages import ENGLISH, Language, capital

MOST_REASONED = 1_000_000
"""Pairs whose lines get their reasons, which takes some twenty seconds; of a larger map, those of near hexes do."""

_PAIRS_AT_ONCE = 20_000
"""So that progress is told every half second, and work that is stopped ends as soon."""


_SIDE_UNKNOWN = "this hangs on a side that isn't known"


class SightClass(NamedTuple):
    """A verdict by its code, its hindrance, and in words what decides it; "" where that isn't known, or is nothing."""

    code: int
    hindrance: int
    reason: str = ""


Numbers = npt.NDArray[np.unsignedinteger[Any]]


class PackedSight(Record, eq=False):
    """The lines of all pairs. ``classes`` begin with the commonest, ``table`` has a row for each from-hex.

    A number is a byte, or two, the lower first, where a byte doesn't do. Reasons are told up to ``reasoned`` hexes.
    """

    classes: tuple[SightClass, ...]
    table: Numbers
    reasoned: int

    @property
    def text(self) -> str:
        """The table's bytes, row by row, as Base64 of a zlib stream."""
        return base64.b64encode(zlib.compress(self.table.tobytes(), 9)).decode("ascii")


def packed_sight(sight: Sight, tell: Tell, language: Language = ENGLISH) -> PackedSight:
    """Look along every line of a scene, on plain ground; ``tell`` counts from-hexes, and may raise to end it.

    What decides is said in a language.
    """
    hexes = sight.scene.board.grid.hexes
    reasoned = reasoned_range(len(hexes))
    deciding = _Deciding(sight, reasoned)
    known: dict[int, int] = {}
    table = np.zeros((len(hexes), len(hexes)), dtype=np.uint16)
    for block in every_pair(sight, pairs_at_once=_PAIRS_AT_ONCE, progress=tell):
        keys = deciding.of(block) << 18 | block.hindrance.astype(np.int64) << 2 | block.codes
        found, place = np.unique(keys, return_inverse=True)
        numbers = [known.setdefault(key, len(known)) for key in found.tolist()]
        table[block.first : block.rows.stop] = np.array(numbers, dtype=np.uint16)[place.reshape(keys.shape)]
    words = [""]
    for one in deciding.known:
        said = told(one, sight.scene.ruleset, language), language.say(one.text)
        words.append("; ".join(filter(None, said)))
    classes = [SightClass(key & 3, key >> 2 & 0xFFFF, words[key >> 18]) for key in known]
    return _by_frequency(classes, table, reasoned)


def reasoned_range(hexes: int) -> int:
    """Up to how many hexes lines get their reasons on a map of so many."""
    if hexes**2 <= MOST_REASONED:
        return hexes
    near = MOST_REASONED // hexes  # of which 1 + 3 n (n + 1) lie within n
    return (isqrt(12 * near - 3) - 3) // 6 if near > 1 else 0


class _Deciding(Record, eq=False):
    """Finds what decides lines: numbers from 1 of the reasons that are ``known``, 0 for none."""

    sight: Sight
    range: int
    known: dict[Reason, int] = field(default_factory=dict)

    def of(self, block: PairBlock) -> Ints:
        """The reasons' numbers of a block's lines."""
        trace, number, scene = self.sight.trace, self._number, self.sight.scene
        ends = [End(at) for at in scene.board.grid.hexes]
        found = np.zeros(block.codes.shape, dtype=np.int64)
        # A clear line has a reason to tell where it may hang on whose a unit is.
        sides = bool(scene.units) and scene.ruleset.whose_units_count
        asked = ((block.codes != CLEAR) | sides) & (block.ranges <= self.range)
        for row, place in enumerate(block.rows):
            start, goals = ends[place], asked[row].nonzero()[0]
            found[row, goals] = [number(trace(start, ends[goal])) for goal in goals.tolist()]
        return found

    def _number(self, answer: Answer) -> int:
        reasons, clear = answer.reasons, answer.verdict == "clear"
        if not reasons:
            return 0
        kind, cites, text, _, terrain, *_ = reasons[0]
        hangs = _SIDE_UNKNOWN if text.endswith(SIDE_UNKNOWN) else ""
        if clear and not hangs:
            return 0
        one = Reason("", "", hangs) if clear else Reason(kind, cites, hangs, terrain=terrain)
        return self.known.setdefault(one, len(self.known) + 1)


def told(reason: Reason, ruleset: Ruleset, language: Language = ENGLISH) -> str:
    """A reason without its place: *Woods (obstacle) [14.0]*, *Depression [45.3]*.

    A language but English knows what a reason's kind means by the text that the ruleset has for it.
    """
    kind = reason.kind.replace("_", " ")
    row = ruleset.rows("reasons").get(reason.kind, {})
    kind = language.say(str(row.get("text") or kind)) if language.table else kind
    name = language.title(_title(reason.terrain, ruleset))
    words = f"{name} ({kind})" if name else capital(kind)
    return f"{words} [{ruleset.cited(reason.cites)}]" if reason.cites else words


def _title(name: str, ruleset: Ruleset) -> str:
    """What people call a terrain, a unit or a marker."""
    if name in ruleset.terrains:
        return ruleset.terrains[name].title
    rows = (ruleset.rows(table).get(name, {}) for table in ("units", "markers"))
    title = next((row["title"] for row in rows if row.get("title")), name.replace("_", " ").capitalize())
    return str(title)


def _by_frequency(classes: list[SightClass], table: npt.NDArray[np.uint16], reasoned: int) -> PackedSight:
    """The commonest first; those of the same words are one."""
    counts = np.bincount(table.ravel(), minlength=len(classes)).tolist()
    often: dict[SightClass, int] = {}
    for one, count in zip(classes, counts, strict=True):
        often[one] = often.get(one, 0) + count
    order = {one: place for place, one in enumerate(sorted(often, key=lambda one: (-often[one], one)))}
    place = np.array([order[one] for one in classes] or [0]).astype("u1" if len(order) <= 256 else "<u2")
    return PackedSight(tuple(order), place[table], reasoned)
