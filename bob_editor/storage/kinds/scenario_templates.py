"""Templates of scenarios: cards to start from, to JSON and back (docs/formats.md, section 14)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.model.scenario import Scenario
from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import check_card
from bob_editor.storage.form.unread import headed, with_unread
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.kinds.reading_files import Read, expect, read_source
from bob_editor.storage.naming import BOARD

Json = Any

OWN = ("format", "version", "id", "title", "number", "accepted")
"""What of a card is one scenario's own, and of no template."""


class ScenarioTemplate(Record):
    """A card under a name; ``card`` has all its fields but those of ``OWN``."""

    title: str
    card: Mapping[str, Json]
    description: str = ""
    foreign: Mapping[str, Json] = field(default_factory=dict)

    @property
    def ruleset(self) -> str:
        """The id of the game that it is for."""
        return str(self.card.get("ruleset") or "")

    @classmethod
    def of(cls, scenario: Scenario, title: str, description: str = "") -> ScenarioTemplate:
        """The template that a scenario is for others."""
        card = {name: value for name, value in scenario.data.items() if name not in OWN}
        return cls(title, card, description)


def read_template(path: str | os.PathLike[str]) -> Read[ScenarioTemplate]:
    """The template in a file, with what is wrong with it and with its card.

    :raises BadFile: where it can't be read, is something else, or holds no card of a game.
    :raises TooLarge: where its card is past the limit.
    """
    source = read_source(path)
    expect(source, "scenario-template")
    data = source.data
    card = data.get("scenario")
    if not isinstance(card, dict) or not isinstance(card.get("ruleset"), str):
        raise BadFile(f"{source.name} holds no card of a game.", hint="Keep a scenario as a template again.")
    check_card(card, source.name)
    head = {
        "format": "bob-editor/scenario",
        "version": PRESENT["scenario"],
        "id": "template",
        "title": "Template",
    }
    problems = (
        *source.problems,
        *schemas.validate("scenario-template", data),
        *schemas.validate("scenario", {**head, **_with_board(card)}),
    )
    known = ("format", "version", "title", "description", "scenario")
    template = ScenarioTemplate(
        title=_text(data, "title") or "Untitled",
        card={name: value for name, value in card.items() if name not in OWN},
        description=_text(data, "description"),
        foreign={name: value for name, value in data.items() if name not in known},
    )
    return Read(template, problems, source.path)


def template_text(template: ScenarioTemplate) -> str:
    """The text of a template's file; the same template always has the same."""
    said: dict[str, Json] = {
        "format": "bob-editor/scenario-template",
        "version": PRESENT["scenario-template"],
        "title": template.title,
        **({"description": template.description} if template.description else {}),
        "scenario": dict(template.card),
    }
    return dumps(headed(with_unread(said, template.foreign)))


def _with_board(card: Mapping[str, Json]) -> dict[str, Json]:
    """A card with a board on its map, which a template may leave to who begins a scenario of it."""
    laid = card.get("map", {})
    if not isinstance(laid, Mapping) or laid.get("boards"):
        return dict(card)
    row = {"board": f"any{BOARD}", "name": "1", "at": [0, 0], "turn": 0, "crop": None}
    return {**card, "map": {**laid, "boards": [row]}}


def _text(data: Mapping[str, Json], name: str) -> str:
    found = data.get(name)
    return found.strip() if isinstance(found, str) else ""
