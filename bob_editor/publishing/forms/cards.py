"""The scenarios' cards as PDF, a file each."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from attrs import evolve

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, Part
from bob_editor.publishing.progress import Tell
from bob_editor.render.card.template import PAPERS, template_of
from bob_editor.render.card.writing import export_card

DEFAULT = "classic"


def parts(edition: Edition) -> list[Part]:
    """``NAME.pdf`` for every scenario. Settings: ``paper``."""
    paper = edition.setting("cards", "paper", "", among=("", *PAPERS))
    return [Part(partial(_card, number, paper), one.hexes) for number, one in enumerate(edition.scenarios)]


def _card(number: int, paper: str, edition: Edition, folder: Path, tell: Tell) -> None:
    one = edition.scenarios[number]
    template = template_of(edition.plan.template or DEFAULT, one.path.parent)
    if paper:
        template = evolve(template, paper=paper)
    export_card(folder / f"{one.slug}.pdf", one.printed, one.sheet, template, progress=tell)


def lacks(edition: Edition) -> str:
    """Why there are no cards."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("cards", "Cards to print", parts, lacks)
