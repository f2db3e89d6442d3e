"""The open scenario's issues, kept up to date: of its form, of its boards, and of its rules."""

from collections.abc import Callable, Iterator

from bob_editor.editing.issues.live_checks import Found, LiveChecks, Pace
from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.model.places import Place, at_field, at_hex, at_side
from bob_editor.opening.breaches import without_refused, without_told
from bob_editor.opening.known import INCOMPLETE, incomplete_changes
from bob_editor.rules.cards.card import Card, MissingBoard
from bob_editor.rules.cards.fixes import drop
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.flood import told
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.form.problems import Problem, steps_of
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.kinds.scenarios import scenario_to_json

FORM_WHY = "The card doesn’t keep to the format of its game here. It is saved as it stands."

INCOMPLETE_WHY = "It is saved as it stands, and changes nothing on the map."


class LiveScenarioIssues(LiveChecks[Card]):
    """What is wrong with a card now: its form and its rules."""

    def __init__(self, card: Callable[[], Card | None]) -> None:
        super().__init__()
        self._card = card

    def _subject(self) -> Card | None:
        return self._card()

    def _find(self, subject: Card, pace: Pace) -> Found:
        return issues_of(subject, pace)

    def _find_alike(self, subject: Card, code: str) -> Found:
        from bob_editor.rules.issues.gathering import issues_of_card

        return issues_of_card(subject, code=code)

    def _ruleset(self, subject: Card) -> Ruleset:
        return subject.ruleset

    def _hexes(self, subject: Card) -> int:
        return len(subject.grid.hexes)


def issues_of(card: Card, pace: Pace = lambda: None) -> Found:
    """All that is wrong with a card, as lists of issues show it: form first, then boards, then rules.

    ``pace`` is called between two checks.
    """
    from bob_editor.rules.issues.gathering import issues_of_card

    problems = validate("scenario", scenario_to_json(card.scenario))
    by_rules = told(without_refused(issues_of_card(card, pace=pace, but_missing=True), problems))
    found = (
        *(issue_of_form(problem, card.grid) for problem in without_told(problems, by_rules)),
        *(_missing(one, alone=not card.map.laid) for one in card.missing),
        *by_rules,
    )
    rows = {"/".join(place.label.split("/")[:2]) for issue in found for place in issue.places}
    return (*found, *(one for one in _incomplete(card) if one.at not in rows))


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


def _incomplete(card: Card) -> Iterator[Issue]:
    for number, message in incomplete_changes(card.scenario.changes, card.ruleset):
        places = (at_field("changes", number),)
        yield Issue(
            INCOMPLETE, Severity.WARNING, message, places, places, "", INCOMPLETE_WHY, (), subject="scenario"
        )


def _missing(board: MissingBoard, *, alone: bool) -> Issue:
    place = at_field(*board.path)
    fixes = () if alone else (drop("Remove the board", board.path),)
    return Issue(
        "schema/no-map", Severity.ERROR, board.why, (place,), (place,), "",
        "The map is joined from the boards that can be read, and what can't be known without the others isn't checked. "
        "It is mended when the file is there again.", fixes,
        subject="scenario",
    )  # fmt: skip
