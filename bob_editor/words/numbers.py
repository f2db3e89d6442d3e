"""Numbers as a language writes them: 1,234.5 is 1.234,5 in German, and has a narrow space in French."""

import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Any

_MARKS: Mapping[str, Mapping[int, str]] = {
    "de": str.maketrans({",": ".", ".": ","}),
    "fr": str.maketrans({",": "\N{NARROW NO-BREAK SPACE}", ".": ","}),
}


@cache
def _parted() -> re.Pattern[str]:
    """A number whose thousands English has parted."""
    return re.compile(r"(?<![\d.,])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![.,]?\d)")


class Numbers(Formatter):
    """Puts values into texts, numbers as the language of a code writes them."""

    def __init__(self, code: str) -> None:
        super().__init__()
        self._marks = _MARKS.get(code, {})

    def format_field(self, value: Any, format_spec: str) -> str:
        """A value by its format, as in ``{count:,}``."""
        said = str(super().format_field(value, format_spec))
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return said.translate(self._marks) if is_number else said

    def parted(self, text: str) -> str:
        """A text of values that was put together in English, its parted thousands as the language parts them."""
        return _parted().sub(lambda found: found[0].translate(self._marks), text)
