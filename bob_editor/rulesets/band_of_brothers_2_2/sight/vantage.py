"""What follows from a start's place and level, goal by goal: no terrain bears on it, so it outlives most edits."""

from __future__ import annotations

from bob_editor.geometry.arrays import Ints
from bob_editor.records import Record
from bob_editor.rules.los.threads.fans import Fan
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import Outlook


class Vantage(Record, eq=False):
    """Where the goals' threads lead, seen from one level.

    ``heads`` are the places of the hexes of their beginnings in ``FieldTables.cores``, ``upper`` tells which of their
    ends is the upper one (``Threads.upper``). ``first`` is where the codes of the outlook's effects begin for a goal's
    range; None where it has none.
    """

    heads: Ints
    upper: Ints
    first: Ints | None

    @staticmethod
    def of(outlook: Outlook, fan: Fan) -> Vantage:
        """What follows from a start's outlook and its threads."""
        effects, first = outlook.effects, outlook.first
        if effects is not None and first is not None:
            first = first + fan.length * effects.by_length
        return Vantage(fan.begun() + outlook.row, fan.threads.upper(outlook.looks_down), first)
