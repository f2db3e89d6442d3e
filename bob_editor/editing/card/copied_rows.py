"""Copies of a table's rows, told apart from what they are copies of."""

import re
from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

from bob_editor.editing.card.form_field import CardField

Json = Any


def own_ids(table: CardField, rows: Sequence[Json], taken: Collection[Json]) -> list[Json]:
    """Copies of rows as they are added to a table: one whose id is taken gets its own, with the next number."""
    there, found = {one for one in taken if isinstance(one, str)}, []
    for row in rows:
        old = row.get(table.key) if isinstance(row, dict) else None
        if isinstance(old, str) and old and old in there:
            stem, dash = re.fullmatch(r"(.+?)(?:([-_])\d+)?", old, re.DOTALL).groups()  # type: ignore[union-attr]  # fits all
            dash = dash or ("-" if "-" in stem else "_")
            old = next(one for n in count(2) if (one := f"{stem}{dash}{n}") not in there)
            row = {**row, table.key: old}  # noqa: PLW2901 - it is that row, as it is added
        if isinstance(old, str):
            there.add(old)
        found.append(row)
    return found
