"""Puts the report of an import into what was brought in, so that it is kept, and shown, until it is dealt with."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.exchange.format import Brought
from bob_editor.exchange.report import Row, more_than_listed
from bob_editor.model.scenario import Scenario

Json = Any

MOST_CHANGES = 5000
"""Things that a document keeps, as its schema has it."""


def with_report(brought: Brought, source: str, format_name: str) -> Brought:
    """The same documents with what was altered: words of terrain in the board, the rest in the scenario, if any.

    ``source`` is the foreign file's name. What holds no board and no scenario stays as it is.
    """
    about = {"from": source[:1000], "format": format_name}
    of_board = [row for row in brought.report if row.word or not brought.scenarios]
    of_card = [row for row in brought.report if not (row.word or not brought.scenarios)]
    boards, scenarios = brought.boards, brought.scenarios
    if boards and of_board:
        boards = (replace(boards[0], imported=about | {"changes": _changes(of_board)}), *boards[1:])
    if scenarios and of_card:
        kept = {"imported": about | {"changes": _changes(of_card)}}
        scenarios = (Scenario({**scenarios[0].data, **kept}), *scenarios[1:])
    return replace(brought, boards=boards, scenarios=scenarios)


def _changes(rows: Iterable[Row]) -> list[Mapping[str, Json]]:
    """Rows as documents keep them: the same thing once, with all its places."""
    found: dict[tuple[str, ...], dict[str, Json]] = {}
    for row in rows:
        key = (row.kind, row.original, row.made, row.word, row.part, row.taken)
        kept = found.get(key)
        if kept is None:
            said = {"kind": row.kind, "original": row.original, "made": row.made, "word": row.word}
            more = {"part": "" if row.part == "hexes" else row.part, "taken": row.taken}
            kept = found[key] = {name: value for name, value in (said | more).items() if value}
        if row.place:
            kept.setdefault("at", []).append(row.place[:200])
    kept_rows: list[Mapping[str, Json]] = list(found.values())
    if len(kept_rows) <= MOST_CHANGES:
        return kept_rows
    rest = {"kind": "dropped", "made": more_than_listed(len(kept_rows) - MOST_CHANGES + 1)}
    return [*kept_rows[: MOST_CHANGES - 1], rest]
