"""What scenarios are begun with: templates of others' cards, and texts that were written in Markdown or Word."""

import io
import json
import os
import random
import zipfile
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from bob_editor.editing.boards.scenario_templates import VARIABLE, keep, templates_of
from bob_editor.editing.card.text_files import placed, read_sections, with_texts
from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import Scenario
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_scenario, scenario_from_json, scenario_to_json
from bob_editor.storage.kinds.scenario_templates import read_template, template_text
from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, SPECIAL, mutated
from tests.mutants.promises import same_again
from tests.mutants.seeds import ROOT, Seed, seeds
from tests.mutants.texts import altered

Json = Any

_LARGEST = 120_000
"""Bytes of the scenarios that are taken, with their boards."""


@cache
def _cards() -> tuple[Seed, ...]:
    return tuple(one for one in seeds()["scenario"] if len(json.dumps(dict(one.files))) < _LARGEST)


# -- templates --------------------------------------------------------------------------------------------------------


@cache
def _templates() -> tuple[Json, ...]:
    files = sorted((ROOT / "templates").rglob("*.scenario-template.json"))
    return tuple(json.loads(path.read_text("utf-8")) for path in files)


def _made_template(rng: random.Random) -> tuple[str, Files]:
    card = rng.choice(_cards())
    game = card.files[card.main]["ruleset"]
    fitting = [one for one in _templates() if one["scenario"]["ruleset"] == game]
    template = mutated(rng, rng.choice(fitting or _templates()), times=rng.choice((0, 1, 2, 4)))
    said = template.get("scenario") if isinstance(template, dict) else None
    if isinstance(said, dict) and rng.random() < 0.5:
        row = {
            "board": rng.choice((*PATHS, *SPECIAL, "mill\0.board.json")),
            "name": "1",
            "at": [0, 0],
            "turn": 0,
        }
        said["map"] = {"boards": [row]}
    main = "templates/own.scenario-template.json"
    return main, {
        **card.files,
        card.main: mutated(rng, card.files[card.main], times=rng.choice((0, 1))),
        main: template,
    }


def _look_at_template(path: Path, rng: random.Random) -> None:
    """A scenario is begun with it, a card becomes one; what is wrong with it a check tells."""
    os.environ[VARIABLE] = str(path.parent.parent / "own")
    project = path.parent.parent
    file = rng.choice(sorted(project.glob("*.scenario.json")))
    scenario = read_scenario(file).value
    rules = ruleset(scenario.ruleset)
    for one in templates_of(rules, project):
        if one.source == "project":
            _ = one.title, one.has_boards
            with suppress(BobEditorError):
                _is_sound(one.begun(rules, name="new", title="New", folder=project), project)
    for home in (project, None):
        with suppress(BobEditorError):
            step = keep(scenario, file, rng.choice(("Own", "ä/ö", "..", "x" * 300)), home)
            step.take()
            for change in step.changes:
                if template_text(read_template(change.path).value).encode() != change.after:
                    raise Broken("A template that is kept is another when it is read again")


def _is_sound(scenario: Scenario, folder: Path) -> None:
    same_again(scenario_to_json(scenario), scenario_to_json, scenario_from_json)
    boards = read_boards(scenario, folder / "new.scenario.json")
    list(issues_of_card(card_of(scenario, ruleset(scenario.ruleset), boards)))


# -- texts ------------------------------------------------------------------------------------------------------------

_WORDS = (
    "Victory conditions", "Background", "Special rules", "Title", "", "{hex:A1}", "*a* **b** `c` [d](e)", "a" * 3000,
    "_" * 300, "`" * 2000, "(" * 500, "[" * 3000, "*a " * 2000, "1) x", "\\*", "\x0c", "\u2028", "Ä" * 50,
)  # fmt: skip
_STYLES = ("", "", "Heading1", "heading 2", "Titel", "berschrift1", "Heading9", "Heading 0")
_NAMED = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'


def _made_text(rng: random.Random) -> tuple[str, Files]:
    card = rng.choice(_cards())
    if rng.random() < 0.5:
        lines = (
            rng.choice(("# ", "## ", "", "", "- ", "1. ", "> ", "\t")) + rng.choice(_WORDS)
            for _ in range(rng.choice((1, 5, 40)))
        )
        text = rng.choice(("\n", "\r\n", "\r")).join(lines)
        made = altered(rng, text) if rng.random() < 0.4 else as_bytes(text)
        return "own.md", {"own.md": made, card.main: card.files[card.main]}
    paragraphs = "".join(_paragraph(rng) for _ in range(rng.choice((1, 5, 30))))
    body = f'<?xml version="1.0"?><w:document {_NAMED}><w:body>{paragraphs}</w:body></w:document>'
    held = altered(rng, body).encode("latin-1") if rng.random() < 0.3 else body.encode()
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED))) as word:
        word.writestr("word/document.xml", held)
    raw = bytearray(out.getvalue())
    for _ in range(rng.choice((0, 0, 1, 4))):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    return "own.docx", {"own.docx": raw.decode("latin-1"), card.main: card.files[card.main]}


def _paragraph(rng: random.Random) -> str:
    style = f'<w:pPr><w:pStyle w:val="{rng.choice(_STYLES)}"/></w:pPr>' if rng.random() < 0.6 else ""
    return f"<w:p>{style}<w:r><w:t>{rng.choice(_WORDS[:9])}</w:t></w:r></w:p>"


def _look_at_text(path: Path, rng: random.Random) -> None:
    """Its sections go into a card that can be saved, or a sentence says why it can't be read."""
    scenario = read_scenario(rng.choice(sorted(path.parent.glob("*.scenario.json")))).value
    after = with_texts(scenario, placed(read_sections(path), scenario.ruleset))
    same_again(scenario_to_json(after), scenario_to_json, scenario_from_json)


FAMILIES = (
    Family("scenario-template", 1, _made_template, _look_at_template),
    Family("written-text", 1, _made_text, _look_at_text),
)
