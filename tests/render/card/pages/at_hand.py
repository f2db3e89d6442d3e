"""What tests of the printed card have at hand."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pypdf import PdfReader

from bob_editor.render.card.template import (
    Template,
)
from bob_editor.render.card.writing import export_card
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.card_sheet import card_sheet

CardOf = Callable[..., Card]

SIDES: dict[str, Any] = {
    "sides": [
        {"id": "us", "name": "Americans", "command_points": 2},
        {"id": "ge", "name": "Germans", "command_points": 1},
    ],
    "turns": 6,
    "setup_areas": [
        {"id": "us1", "side": "us", "area": {"rows": [6, 8]}, "forces": [{"unit_type": "squad", "count": 4}]},
        {"id": "ge1", "side": "ge", "area": {"rows": [1, 3]}, "forces": [{"unit_type": "gun", "count": 2}]},
    ],
    "units": [{"unit": "gun", "side": "ge", "at": "E3", "facing": "s"}],
    "reinforcements": [{"side": "us", "turn": 3, "entry": {"edge": "bottom"}}],
    "rules": [{"title": "The mill", "text": "It burns {rule:4.2}."}],
    "credits": {"author": "A. Designer", "licence": "CC BY 4.0"},
}


def write(path: Path, made: Card, template: Template) -> list[Path]:
    """Write a card coarsely."""
    return export_card(path, made, card_sheet(made), template, dpi=60)


def words(path: Path) -> str:
    """All words of a PDF."""
    return " ".join(" ".join(page.extract_text().split()) for page in PdfReader(path).pages)


def long_rules(count: int) -> list[dict[str, str]]:
    """So many special rules of some length, each with a word of its own."""
    return [
        {"title": f"Rule{n}", "text": f"Word{n} " + "and so on it goes for a while " * 8}
        for n in range(count)
    ]
