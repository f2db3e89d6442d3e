"""The scenarios' cards as PDF, a file each."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.card.template import PAPERS, template_of
from bob_editor.render.card.writing import export_card

DEFAULT = "classic"


def make(edition: Edition, folder: Path, tell: Tell) -> None:
    """Write ``NAME.pdf`` for every scenario. Settings: ``paper``."""
    paper = edition.setting("cards", "paper", "", among=("", *PAPERS))
    for number, one in enumerate(edition.scenarios):
        template = template_of(edition.plan.template or DEFAULT, one.path.parent)
        if paper:
            template = evolve(template, paper=paper)
        progress = share(tell, number, len(edition.scenarios))
        export_card(folder / f"{one.slug}.pdf", one.printed, one.sheet, template, progress=progress)


def lacks(edition: Edition) -> str:
    """Why there are no cards."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("cards", "Cards to print", make, lacks)
