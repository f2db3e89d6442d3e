"""The open scenario's issues, kept up to date: at once where that is cheap, else beside the window."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from psygnal import Signal

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place, at_field, at_hex, at_side
from bob_editor.rules.card import Card, MissingBoard
from bob_editor.rules.check import Severity
from bob_editor.rules.issues import Issue, issues_of_card
from bob_editor.storage.problems import Problem, steps_of
from bob_editor.storage.scenarios import scenario_to_json
from bob_editor.storage.schemas import validate

FRAME = 0.008
"""Seconds that checking may take of the frame in which an edit is shown."""

LONG = 0.05
"""Seconds of checking from which on it is done beside the window."""

FORM_WHY = "The card doesn’t keep to the format of its game here. It is saved as it stands."

Found = tuple[Issue, ...]
Beside = Callable[[Callable[[], Found], Callable[[Found], None]], None]
"""Does a task beside the window, then hands its outcome on, on the window's thread."""


class LiveScenarioIssues:
    """What is wrong with a card now: its form and its rules.

    ``changed`` tells that ``issues`` is another tuple. The window calls ``refresh_changed`` at every edit and
    ``refresh`` when the user pauses. Where checking takes long it goes through ``beside``, if there is one: one task
    at a time, and what comes back of a card that is no more is dropped.
    """

    changed = Signal()

    def __init__(self, card: Callable[[], Card | None]) -> None:
        self._card = card
        self.issues: Found = ()
        self.beside: Beside | None = None
        self._of: Card | None = None
        self._asked: Card | None = None
        self._took = 0.0

    @property
    def stale(self) -> bool:
        """Whether the card is another since its issues were found."""
        return self._of is not self._card()

    def clear(self) -> None:
        """Another scenario, or none: what was found is no more, and how long it took says nothing."""
        self._of = self._asked = None
        self._took = 0.0
        self._put(())

    def refresh_changed(self) -> None:
        """Bring the issues up to date where that fits into a frame; ``refresh`` does it else."""
        if self._took <= FRAME:
            self.refresh()

    def refresh(self) -> None:
        """Check the present card, unless that was done or is under way."""
        card = self._card()
        if card is None or card is self._of or self._asked is not None:
            return
        if self.beside is None or self._took <= LONG:
            started = perf_counter()
            found = issues_of(card)
            self._took = perf_counter() - started
            self._of = card
            self._put(found)
            return
        self._asked = card
        self.beside(lambda: _timed(card, self), lambda found: self._answered(card, found))

    def _answered(self, card: Card, found: Found) -> None:
        if self._asked is not card:
            return
        self._asked = None
        if card is self._card():
            self._of = card
            self._put(found)
        else:
            self.refresh()

    def _put(self, found: Found) -> None:
        if found != self.issues:
            self.issues = found
            self.changed.emit()

    def note(self, seconds: float) -> None:
        """Note how long checking took."""
        self._took = seconds


def _timed(card: Card, live: LiveScenarioIssues) -> Found:
    started = perf_counter()
    found = issues_of(card)
    live.note(perf_counter() - started)
    return found


def issues_of(card: Card) -> Found:
    """All that is wrong with a card, as lists of issues show it: form first, then boards, then rules."""
    problems = validate("scenario", scenario_to_json(card.scenario))
    return (
        *(issue_of_form(problem, card.grid) for problem in problems),
        *(_missing(one) for one in card.missing),
        *issues_of_card(card),
    )


def issue_of_form(problem: Problem, grid: Grid) -> Issue:
    """The issue that a breach of the card's form is, at the field that it is about."""
    steps = steps_of(problem.pointer)
    places = [at_field(*steps)] if steps else []
    if problem.at and not problem.at.startswith("/"):
        place = _on_map(problem.at, grid)
        places = [*([place] if place is not None else []), *places]
    return Issue(
        problem.code, Severity.ERROR, problem.message, tuple(places), tuple(places), "", FORM_WHY, (),
        subject="scenario",
    )  # fmt: skip


def _on_map(label: str, grid: Grid) -> Place | None:
    try:
        return at_side(grid, grid.side(label)) if "/" in label else at_hex(grid, grid.hex(label))
    except UnknownPlace:
        return None


def _missing(board: MissingBoard) -> Issue:
    place = at_field(*board.path)
    return Issue(
        "schema/no-map", Severity.ERROR, board.why, (place,), (place,), "",
        "The map is joined from the boards that can be read. It is mended when the file is there again.", (),
        subject="scenario",
    )  # fmt: skip
