"""Names of boards, hexes, sides, areas, units or companies that aren't there."""

from __future__ import annotations

import difflib

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.references import KEY, references


@scenario_check(Severity.ERROR, cites="18.0")
def unknown_reference(card: Card) -> Iterator[Finding]:
    """What a card names must be on it or on its map, or nobody can tell what is meant."""
    for missing in card.missing:
        boards = len(card.scenario.boards) + len(card.scenario.overlays)
        yield Finding(
            f"Board {missing.name or '?'} can't be read.",
            at=(card.at_field(*missing.path),),
            fixes=(drop("Remove the board", missing.path),) if boards > 1 else (),
        )
    for path, word, kind, known in references(card):
        near = difflib.get_close_matches(word, sorted(known), n=1)
        row_path = _row_of(path)
        fixes = [put(f"Make it {near[0]}", path, near[0])] if near and path[-1] != KEY else []
        if kind == "company":
            # A unit without a company is another fault where Command Points go by company.
            fixes = [put(f"Make it {one}", path, one) for one in sorted(known)[:3]]
        else:
            fixes.append(
                drop(f"Remove it{' from the card' if row_path == path else ', with its row'}", row_path)
            )
        yield Finding(
            f"There is no {kind} {word if kind in ('hex', 'hexside') else f'“{word}”'}.",
            at=(card.at_field(*(step for step in path if step != KEY)),),
            fixes=tuple(fixes),
        )


_NEEDED = {
    "markers": ("at", "marker"), "units": ("unit_type",), "setup_areas": ("side",), "reinforcements": ("side",),
    "tank_riders": ("squad", "vehicle"), "changes": ("unit", "terrain"), "next_reinforcements": ("side",),
    "forces": ("unit_type",), "give": ("unit_type",), "receive": ("unit_type",),
}  # fmt: skip
"""Rows that are nothing without some of their fields."""


def _row_of(path: FieldPath) -> FieldPath:
    """What has to go for a name to go: its row where that is nothing without it."""
    if len(path) >= 3 and isinstance(path[-2], int) and path[-1] in _NEEDED.get(str(path[-3]), ()):
        return path[:-1]
    return tuple(step for step in path if step != KEY)
