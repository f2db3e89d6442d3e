"""The schemas that editors of JSON take: each in one file, with what every game names, and what files they are for."""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from bob_editor.opening.ruleset_names import names_of
from bob_editor.rules.game import Game
from bob_editor.storage import naming
from bob_editor.storage.form.bundles import bundled
from bob_editor.storage.form.schemas import KINDS

Json = Any

FILES: Mapping[str, tuple[str, ...]] = {
    "board": (f"*{naming.BOARD}",),
    "scenario": (f"*{naming.SCENARIO}",),
    "los-suite": (f"*{naming.SUITE}", f"*{naming.TRIAL}"),
    "stamp": (f"*{naming.STAMP}",),
    "counters": (f"*{naming.COUNTERS}",),
    "mapping": (f"*{naming.MAPPING}",),
    "playtests": (f"*{naming.PLAYTESTS}",),
    "scenario-template": (f"*{naming.SCENARIO_TEMPLATE}",),
    "project": (naming.PROJECT,),
    "pack": ("pack.json",),
    "style": ("styles/*/style.json",),
    "ruleset": ("ruleset.json",),
}
"""By kind of document the names of its files. Kinds that only programs write aren't among them."""

GAME_KINDS = ("board", "scenario", "los-suite")
"""Kinds of which each game has a schema of its own, too: smaller, and a suite doesn't say whose it is."""


def editor_schemas(games: Iterable[Game]) -> Iterator[tuple[str, dict[str, Json]]]:
    """Name of the file and schema, of every kind, then of each game: ``board``, ``board.memoir-44`` …."""
    names = names_of(games)
    for kind in KINDS:
        yield f"{kind}.schema.json", bundled(kind, names)
    for ruleset in names:
        for kind in GAME_KINDS:
            yield f"{kind}.{ruleset}.schema.json", bundled(kind, names, ruleset=ruleset)


def written(schema: Mapping[str, Json]) -> str:
    """A schema as it is written: a definition a line, so that a change of one is seen as such."""
    heads = [f"{_line(key)}: {_line(one)}" for key, one in schema.items() if key != "$defs"]
    inner = ",\n".join(f"{_line(key)}: {_line(one)}" for key, one in schema.get("$defs", {}).items())
    body = ",\n".join([*heads, f'"$defs": {{\n{inner}\n}}'] if inner else heads)
    return f"{{\n{body}\n}}\n"


def settings(folder: PurePath) -> dict[str, Json]:
    """What Visual Studio Code is told in ``.vscode/settings.json``, for schemas in a folder of its workspace.

    A folder that is named from the root may lie elsewhere.
    """
    top = folder.as_uri() if folder.is_absolute() else f"./{folder.as_posix()}"
    rows = [{"fileMatch": list(files), "url": f"{top}/{kind}.schema.json"} for kind, files in FILES.items()]
    return {"json.schemas": rows}


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))
