"""What an edit opens and closes: two fields of view of the same hex, before and after it."""

import numpy as np

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.los.sight import BLIND, BLOCKED, HINDERED, FieldOfView
from bob_editor.words import mark, tr


class FieldChange(Record):
    """Hexes that come into view, go out of it, and are seen with less or more hindrance."""

    opened: tuple[Hex, ...] = ()
    closed: tuple[Hex, ...] = ()
    eased: tuple[Hex, ...] = ()
    hampered: tuple[Hex, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.opened or self.closed or self.eased or self.hampered)

    @property
    def words(self) -> str:
        """How many of each, in words; empty where nothing differs."""
        parts = (
            (self.opened, mark("opens {count:,}")),
            (self.closed, mark("closes {count:,}")),
            (self.eased, mark("eases {count:,}")),
            (self.hampered, mark("hampers {count:,}")),
        )
        return ", ".join(tr(words, count=len(hexes)) for hexes, words in parts if hexes)


def field_change(before: FieldOfView, after: FieldOfView) -> FieldChange:
    """What differs; nothing where the fields are of different boards' hexes."""
    if before.hexes != after.hexes:
        return FieldChange()
    hidden, hides = ((one.codes == BLOCKED) | (one.codes == BLIND) for one in (before, after))
    counts = [np.where(one.codes == HINDERED, one.hindrance, 0) for one in (before, after)]
    both = ~hidden & ~hides
    masks = (
        hidden & ~hides,
        ~hidden & hides,
        both & (counts[1] < counts[0]),
        both & (counts[1] > counts[0]),
    )
    return FieldChange(*(tuple(after.hexes[place] for place in np.flatnonzero(mask)) for mask in masks))
