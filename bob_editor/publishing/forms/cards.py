"""The scenarios' cards as PDF, a file each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, Part
from bob_editor.publishing.progress import Tell
from bob_editor.render.card.template import template_of, with_settings
from bob_editor.render.card.writing import export_card

DEFAULT = "classic"

SETTINGS = ("paper", "bleed", "crop_marks")
"""What a project may set of its cards' paper, whichever template they have."""


def parts(edition: Edition) -> list[Part]:
    """``NAME.pdf`` for every scenario. Settings: those of ``SETTINGS``, as templates have them."""
    settings = edition.plan.settings.get("cards", {})
    own = {name: settings[name] for name in SETTINGS if settings.get(name) not in (None, "")}
    return [Part(partial(_card, number, own), one.hexes) for number, one in enumerate(edition.scenarios)]


def _card(number: int, own: Mapping[str, Any], edition: Edition, folder: Path, tell: Tell) -> None:
    one = edition.scenarios[number]
    template = template_of(edition.plan.template or DEFAULT, one.path.parent)
    template = with_settings(template, own, "of the cards in project.json")
    export_card(folder / f"{one.slug}.pdf", one.printed, one.sheet, template, progress=tell)


def lacks(edition: Edition) -> str:
    """Why there are no cards."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("cards", "Cards to print", parts, lacks)
