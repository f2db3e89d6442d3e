"""Sets a card by Typst: as large as it fits its pages, shrunk down to what is readable, then on more pages."""

import json
import re
import shutil
import tempfile
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Literal, NamedTuple
from weakref import finalize

from bob_editor.errors import BadFile
from bob_editor.render.card.apart import BroughtDown, TakesTooLong, compiler_for
from bob_editor.render.card.card_file import ALONE, CUT, card_data, card_file
from bob_editor.render.card.fonts import typesetter_there
from bob_editor.render.card.leads import Leads
from bob_editor.render.card.letters import letters_lacking
from bob_editor.render.card.template import Template
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.sheet.blocks import CardSheet
from bob_editor.storage.form.problems import quoted

Kind = Literal["pdf", "png", "svg"]

MAP_FILE = "map.jpg"

MEND = "Mend its style or its settings, or take another template."

_STEPS = (1.0, 0.94, 0.88, 0.83, 0.78, 0.74)
"""How text shrinks; none of them below what the template calls readable."""

_ONE_PAGE = 0.82
"""Text shrinks that far so that a card becomes one page; farther only to become as many as the template says."""

_WHOLE = 0.83
"""Text shrinks that far so that nobody's forces go over a page's end."""

_AGES = 12
"""Typst keeps what it made for the last ten settings, whosesoever: so many of nothing and it has forgotten a card."""

_MAIN, _NOTHING = "base/main.typ", "nothing.typ"

DATE = 946_684_800
"""The time that is written into files, of 2000-01-01: the same card gives the same bytes."""

_ELSEWHERE = re.compile(r"[\"']@|\\u\{0*40\}")
"""Of a house style: what would fetch a package from the network."""

_REMARK = re.compile(r"^[ \t]*//[^\"`*\n]*$", re.MULTILINE)
"""A line that is nothing but a remark, and ends no text, raw text or remark that was begun before."""

_COMPUTED = re.compile(
    r"(?<![\w-])(?:(?:import|include)(?![\w-])(?!\s*\"[^\"\\]*\"(?!\s*[.+*/]))|eval(?![\w-])|std(?![\w-]|\.\w))"
)
"""Of a house style: what may put such a name together, for Typst asks the network for whatever it comes to."""

_MOST_ALIKE, _MOST_FRACTIONS = 4_000, 200
"""So often a word or sign may stand in a house style, and a stroke: Typst falls over what hangs together of more.

All that the program sets itself has half as many; of strokes it is fractions of fractions that take most.
"""

_WORD = re.compile(r"\w+|//|/\*|\*/|[^\w\s]")
"""A word or sign; what begins or ends a remark is no stroke."""

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*+("|\\?\Z)', re.DOTALL)
"""What stands between quotation marks, a drawing's thousands of points for instance: nothing in it hangs together."""

_SOURCES = ("main", "card", "data", "flow", "blocks", "forces", "signs")


class Outcome(NamedTuple):
    """What came of a size: its pages, how many tables or forces go on after one, and what is ``past`` those allowed."""

    pages: int
    broken: int
    past: tuple[str, ...]


class Amiss(NamedTuple):
    """What is amiss with a card that was set, in a sentence; ``lost`` where a reader doesn't have all of it."""

    why: str
    lost: bool


class Typesetter:
    """Keeps a folder that holds all that may be read while a card is set, and what was set before.

    Not for two threads at a time.
    """

    def __init__(self) -> None:
        typesetter_there()
        self._folder = Path(tempfile.mkdtemp(prefix="card-"))
        self._gone = finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        put_sources(self._folder / "base")
        self._put("style.typ", b"")
        self._put(_NOTHING, b"")
        self._compiler = compiler_for(self._folder, _MAIN, styled=False)
        self._is_styled = False
        self._scale = 1.0
        self._title = ""
        self.pages = 0
        """How many pages the card that was set last has."""
        self.too_long = ""
        """What of it is more than its template allows, in a sentence; "" where all fits."""
        self.lost: tuple[str, ...] = ()
        """What of it a reader doesn't have, a sentence each: letters that no font has, texts that no card can hold."""

    @property
    def scale(self) -> float:
        """How far its text is shrunk."""
        return self._scale

    def put_map(self, picture: bytes) -> None:
        """Take another picture of the map."""
        self._put(MAP_FILE, picture)

    def set(
        self,
        sheet: CardSheet,
        template: Template,
        colours: SideColours,
        ratio: float | None,
        *,
        leads: Leads = ALONE,
        in_haste: bool = False,
    ) -> None:
        """Set a card; its map's picture, of a height to its width, was put there before where it has one.

        ``in_haste`` the text is as large as that of the card before, and isn't fitted anew; what the card takes is told
        as before until it is written.

        :raises BadFile: where the house style of the template can't be carried out.
        """
        keeps_to_itself(template.style, template.title)
        self._title = template.title
        if bool(template.style) != self._is_styled:
            self._is_styled = bool(template.style)
            self._compiler = compiler_for(self._folder, _MAIN, styled=self._is_styled)
        self._put("style.typ", template.style.encode())
        body = template.sizes["body"]
        scales = [step for step in _STEPS if step * body >= template.smallest] or [1.0]
        tried: dict[float, Outcome] = {}
        card = card_data(sheet, template, colours, ratio=ratio, picture=MAP_FILE, leads=leads)

        def put(scale: float) -> None:
            self._put("card.json", card_file(card, scale).encode())

        def outcome(scale: float) -> Outcome:
            if scale not in tried:
                put(scale)
                tried[scale] = self._outcome()
            return tried[scale]

        if in_haste and self._scale in scales:
            put(self._scale)
            return
        self._scale = found = self._fitting(outcome, scales, template.pages)
        if next(reversed(tried), found) != found:
            tried.pop(found)
        done = outcome(found)
        self.pages = done.pages
        text = (self._folder / "card.json").read_text("utf-8")
        self.lost = tuple(filter(None, (letters_lacking(text), cut_told() if card[CUT] else "")))
        self.too_long = excess_told(done, template.pages) if done.pages > template.pages else ""

    def _fitting(self, outcome: Callable[[float], Outcome], scales: list[float], allowed: int) -> float:
        """The largest size at which it has as few pages as it may, and no side's forces are parted if that can be."""
        least = min(one for one in scales if one >= _ONE_PAGE)
        if self.pages <= 1 or outcome(least).pages <= 1:
            found = self._largest(outcome, [one for one in scales if one >= _ONE_PAGE], 1)
            if found is not None:
                return found
        found = self._largest(outcome, scales, allowed)
        if found is None:
            return scales[-1]
        whole = (one for one in scales if found >= one >= _WHOLE and not outcome(one).broken)
        return next(whole, found)

    def _largest(self, outcome: Callable[[float], Outcome], scales: list[float], wanted: int) -> float | None:
        """The largest size that takes no more pages than wanted: a smaller one never takes more."""

        def fits(scale: float) -> bool:
            return outcome(scale).pages <= wanted

        at = scales.index(self._scale) if self._scale in scales else 0
        if fits(scales[at]):
            while at > 0 and fits(scales[at - 1]):
                at -= 1
            return scales[at]
        smaller = scales[at + 1 :]
        # While one writes, it is the next size that fits; a card of more pages than wanted fits at none.
        if smaller and fits(smaller[0]):
            return smaller[0]
        if not smaller or not fits(smaller[-1]):
            return None
        return smaller[bisect_left(smaller, True, lo=1, hi=len(smaller) - 1, key=fits)]

    def written(self, kind: Kind, *, dpi: float = 144) -> list[bytes]:
        """The card that was set last, as one PDF, or a picture a page.

        :raises BadFile: where it was set in haste, and the house style can't be carried out.
        """
        try:
            found = self._compiler.compile(format=kind, ppi=dpi, timestamp=DATE)
        except RuntimeError as error:
            raise self._told(error) from error
        assert found is not None
        written = found if isinstance(found, list) else [found]
        if kind != "pdf":
            self.pages = len(written)
        return written

    @property
    def amiss(self) -> tuple[Amiss, ...]:
        """That it takes more pages than it may, that letters come as boxes, and that texts are cut short."""
        pages = (Amiss(self.too_long, lost=False),) if self.too_long else ()
        return (*pages, *(Amiss(one, lost=True) for one in self.lost))

    def forget(self) -> None:
        """Let go of what Typst keeps of the card that was set last: a hundred megabytes of one with a large map."""
        for _ in range(_AGES):
            self._compiler.compile(input=self._folder / _NOTHING, format="svg")

    def _outcome(self) -> Outcome:
        try:
            return Outcome(**json.loads(self._compiler.query("<set>", field="value", one=True)))
        except RuntimeError as error:
            raise self._told(error) from error

    def _told(self, error: RuntimeError) -> BadFile:
        return BadFile(f"The card can't be set by {self._title}: {why_not_set(error)}.", hint=MEND)

    def _put(self, name: str, content: bytes) -> None:
        path = self._folder / name
        if not path.exists() or path.read_bytes() != content:
            path.write_bytes(content)


def excess_told(done: Outcome, allowed: float) -> str:
    """What is more than so many pages, in a sentence."""
    past = f"past them: {', '.join(done.past)}" if done.past else "shorten its longest texts"
    if allowed == 1:
        return f"It takes {done.pages} pages, and its template allows a page; {past}."
    return f"It takes {done.pages} pages, and its template allows {allowed:g} pages; {past}."


def cut_told() -> str:
    """That not all is printed, in a sentence."""
    return "It says more than can be printed on a card: where something is left out, an ellipsis stands."


def put_sources(folder: Path) -> None:
    """Write the sources by which cards are set into a new folder; the card's own file stands beside it."""
    folder.mkdir(parents=True)
    for name in _SOURCES:
        source = (resources.files("bob_editor.render.card") / "typst" / f"{name}.typ").read_text("utf-8")
        (folder / f"{name}.typ").write_text(source, "utf-8")


def keeps_to_itself(style: str, title: str) -> None:
    """Nothing, where a house style asks for nothing from the network, and says nothing thousands of times.

    :raises BadFile: where it does.
    """
    said = _TEXT.sub(lambda text: "" if text[1] == '"' else text[0], _REMARK.sub("", style))
    often = Counter(_WORD.findall(said))
    if often["/"] > _MOST_FRACTIONS or max(often.values(), default=0) > _MOST_ALIKE:
        word = "/" if often["/"] > _MOST_FRACTIONS else max(often, key=lambda one: often[one])
        raise BadFile(
            f"The style of {title} says {quoted(word)} {often[word]:,} times.",
            hint="Take out what stands there again and again.",
        )
    if _ELSEWHERE.search(style):
        raise BadFile(
            f"The style of {title} asks for a package from elsewhere.",
            hint="Copy what it needs into the style itself: nothing is fetched from the network.",
        )
    computed = _COMPUTED.search(_REMARK.sub("", style))
    if computed is not None:
        raise BadFile(
            f"The style of {title} says “{computed[0]}” in a way that could ask for a package from elsewhere.",
            hint="Import files by names that stand whole between quotation marks; do without eval, and std by itself.",
        )


def why_not_set(error: RuntimeError) -> str:
    """What is wrong with a house style, mostly in Typst's words; the program's own files are sound."""
    if isinstance(error, BroughtDown):
        return "it brings Typst down, being too deep or too large for it"
    if isinstance(error, TakesTooLong):
        return "it takes Typst too long"
    return next(iter(str(error).strip().splitlines()), "Typst doesn't say why")
