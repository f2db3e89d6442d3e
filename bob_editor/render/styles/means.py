"""Colours of textures from so far that no mark is seen. Those of the maps that ship are read, which is sooner."""

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources

from PySide6.QtGui import QColor

FILE = "means.json"
"""The colour of each pattern in two others; a texture that isn't in it is rendered to find its own."""


def known_mean(pattern: str, fill: int, line: int) -> QColor | None:
    """The mean colour of a pattern in two colours, where the file has it."""
    mean = shipped_means().get(name_of(pattern, fill, line))
    return None if mean is None else QColor(mean)


def name_of(pattern: str, fill: int, line: int) -> str:
    """Under which name the file has it."""
    return f"{pattern} {fill:08x} {line:08x}"


@cache
def shipped_means() -> Mapping[str, str]:
    """All that the file has: a colour with its alpha, by name."""
    means: dict[str, str] = json.loads(
        (resources.files("bob_editor.render.styles") / FILE).read_text("utf-8")
    )
    return means
