"""Copies of a table's rows, told apart from what they are copies of."""

import re
from collections.abc import Collection, Sequence
from itertools import count
from typing import Any

from bob_editor.editing.card.form_field import CardField

Json = Any


def own_ids(table: CardField, rows: Sequence[Json], taken: Collection[Json]) -> list[Json]:
    """Copies of rows as they are added to a table: one that has an id gets one of its own, with the next number."""
    there, found = {one for one in taken if isinstance(one, str)}, []
    for row in rows:
        old = row.get(table.key) if isinstance(row, dict) else None
        if not isinstance(old, str) or not old:
            found.append(row)
            continue
        stem, dash = re.fullmatch(r"(.+?)(?:([-_])\d+)?", old, re.DOTALL).groups()  # type: ignore[union-attr]  # fits all
        dash = dash or ("-" if "-" in stem else "_")
        new = next(one for n in count(2) if (one := f"{stem}{dash}{n}") not in there)
        there.add(new)
        found.append({**row, table.key: new})
    return found
