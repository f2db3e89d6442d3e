"""The schemas of what the command line answers in JSON; a program's author holds to them what he reads."""

import json
from typing import Any

from bob_editor.storage.shipped import shipped

_PREFIX = "answer-"
ANSWERS = tuple(f"{_PREFIX}{name}" for name in ("line", "field", "pair", "issues", "suites", "differences"))
"""One line of sight, a hex's field, a line of all pairs, ``check``, ``test`` and ``compare``."""


def answer_schema(kind: str) -> dict[str, Any]:
    """The schema of one of ``ANSWERS``: whole in itself, and open to further fields.

    :raises BadFile: where the installation lost it.
    """
    path = shipped("schemas") / "answers" / f"{kind.removeprefix(_PREFIX)}.schema.json"
    schema: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return schema
