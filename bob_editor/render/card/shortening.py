"""What no card can hold is shortened before it is set: Typst would take minutes, and gigabytes of memory."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.render.kit.lettering import in_print
from bob_editor.sheet.blocks import Block, Pairs, Section, Table, Text, Words
from bob_editor.sheet.languages import Language

Json = Any

_LONGEST = 20_000
"""Characters of one text, more than stand on six pages."""
_MOST = 200_000
"""Characters of all texts of a card; of those beyond, each has ``_LEAST``."""
_LEAST = 300
_RUNS = 10_000
"""Runs of one style in all texts of a card; of those beyond, each has ``_FEWEST``."""
_FEWEST = 30
_ROWS = 1_000
"""Paragraphs and rows of a section, more than stand on six pages."""
_LINE = 60
"""A line's end counts as so many characters, since what follows begins a line."""


def shortened(section: Section, language: Language) -> Section:
    """A section, of which a last line says how many paragraphs and rows more there are; itself where there are none."""
    kept: list[Block] = []
    left, more = _ROWS, 0
    for block in section.blocks:
        rows = len(block.rows) if isinstance(block, Pairs | Table) else 1
        kept += [_first(block, left)] if left else []
        more += max(0, rows - left)
        left = max(0, left - rows)
    if not more:
        return section
    return replace(section, blocks=(*kept, Text((Words(language.say("… {count:,} more", count=more)),))))


def _first(block: Block, most: int) -> Block:
    match block:
        case Pairs(rows):
            return Pairs(rows[:most])
        case Table(heads, rows):
            return Table(heads, rows[:most])
    return block


class Cleaner:
    """Cleans texts, and shortens what no card can hold; ``cut`` tells whether any was too long."""

    def __init__(self) -> None:
        self.cut = False
        self._left, self._runs = _MOST, _RUNS

    def clean(self, value: Json) -> Json:
        """Without control and half characters, which no file of ours holds."""
        if isinstance(value, str):
            return self._text(value)
        if isinstance(value, dict):
            return {in_print(key): self.clean(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            of_runs = bool(value) and isinstance(value[0], dict) and "sense" in value[0]
            return [self.clean(one) for one in (self._line(value) if of_runs else value)]
        return value

    def _line(self, runs: Sequence[Json]) -> Sequence[Json]:
        most = max(_FEWEST, self._runs)
        self._runs -= min(len(runs), most)
        if len(runs) <= most:
            return runs
        self.cut = True
        return [*runs[:most], {**runs[most], "text": "…"}]

    def _text(self, text: str) -> str:
        most = max(_LEAST, min(_LONGEST, self._left))
        shown = text
        if text[:most].count("\n") * _LINE > most:
            shown = "\n".join(text.split("\n", most // _LINE + 1)[:-1]) + "…"
        if len(shown) > most:
            shown = f"{shown[:most].rstrip()}…"
        self.cut = self.cut or shown is not text
        self._left -= len(shown) + _LINE * shown.count("\n")
        return in_print(shown)
