"""The page of a game's rules in print, set by Typst: all texts go along as data, none of them is read as code."""

import json
import tempfile
from importlib import resources
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.publishing.rules_page.content import Entry, RulesPage
from bob_editor.render.card.fonts import compiler_in, typesetter_there
from bob_editor.render.card.typesetter import DATE, MEND, why_not_set

Json = Any


def as_pdf(page: RulesPage) -> bytes:
    """The page on A4; the same page gives the same bytes.

    :raises NotInstalled: where the typesetter isn't installed.
    """
    typesetter_there()
    with tempfile.TemporaryDirectory(prefix="rules-") as place:
        folder = Path(place)
        source = (resources.files(__package__) / "page.typ").read_text("utf-8")
        (folder / "main.typ").write_text(source, "utf-8")
        parts = [
            {
                "title": part.title,
                "note": part.note,
                "large": part.large,
                "entries": [_entry(folder, f"{at}-{number}", one) for number, one in enumerate(part.entries)],
            }
            for at, part in enumerate(page.parts)
        ]
        data: Json = {
            "language": page.language,
            "title": page.title,
            "edition": page.edition,
            "about": list(page.about),
            "parts": parts,
        }
        (folder / "page.json").write_text(json.dumps(data), "utf-8")
        compiler = compiler_in(folder, "main.typ")
        try:
            made = compiler.compile(format="pdf", timestamp=DATE)
        except RuntimeError as error:
            raise BadFile(f"The page of rules can't be set: {why_not_set(error)}.", hint=MEND) from error
    assert isinstance(made, bytes)
    return made


def _entry(folder: Path, name: str, entry: Entry) -> Json:
    figures = []
    for number, one in enumerate(entry.figures):
        file = f"{name}-{number}.jpg"
        (folder / file).write_bytes(one.picture)
        figures.append({"file": file, "caption": one.caption, "verdict": one.verdict, "told": one.told})
    lines = [one for one in entry.lines if one]
    return {"title": entry.title, "lines": lines, "cites": entry.cites, "figures": figures}
