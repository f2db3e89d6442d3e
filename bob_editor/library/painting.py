"""What is to be painted of a map, and how: values that know nothing of Qt."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypedDict

from bob_editor.opening.ends import Told
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView


class Pictured(TypedDict, total=False):
    """How a map is painted: the keywords of its ``render``."""

    form: Literal["png", "svg", "pdf"]
    los: Told
    to: Told
    laid: Mapping[str, Any]
    dpi: float
    hex_mm: float
    bleed_mm: float
    theme: Literal["light", "dark"]
    style: str | None
    layers: Iterable[str] | None
    without: Iterable[str]
    see_through: bool


class Painting(Record, eq=False):
    """A scene, the card that it belongs to, where its pictures are, and a field or a thread on it."""

    scene: Scene
    card: Card | None = None
    folder: Path | None = None
    field: FieldOfView | None = None
    thread: tuple[End, End, Answer] | None = None
