"""Acceptances that no issue needs any more. Every game has this check, whether it names it or not."""

from collections.abc import Callable, Iterable

from bob_editor.model.board import Accepted
from bob_editor.rules.check import Check
from bob_editor.rules.checking import Finding, Iterator, Severity, at_heading
from bob_editor.rules.mending import Board, Edit, Scenario, board_edits, safe, scenario_edits


def _stale(accepted: Iterable[Accepted]) -> Iterator[Finding]:
    for row in accepted:
        where = f" at {row.at}" if row.at else ""
        yield Finding(
            f"{row.code}{where} is accepted, and there is no such issue.",
            at=at_heading(f"accepted {row.code}{where}"),
            fixes=safe(Edit("Withdraw the acceptance", _without(row))),
        )


def _without(row: Accepted) -> Callable[[Board | Scenario], Board | Scenario]:
    """The document without the acceptance, be it a board or a scenario."""

    def withdrawn(document: Board | Scenario) -> Board | Scenario:
        if isinstance(document, Scenario):
            return scenario_edits.withdraw_acceptance(document, row)
        return board_edits.withdraw_acceptance(document, row)

    return withdrawn


stale_acceptance = Check(
    name="stale-acceptance",
    severity=Severity.HINT,
    cites="",
    why="An acceptance stands for an issue that is there; one that outlives it would hide the next of its kind.",
    find=_stale,
    subject="acceptances",
)
