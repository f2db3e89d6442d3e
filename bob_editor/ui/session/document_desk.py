"""What a session asks of what is open, be it a board, a scenario or a game: one interface, so nobody asks which."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.said.subject import subject
from bob_editor.editing.sight.expectations import Expectations
from bob_editor.editing.sight.trial import Trial
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.game import called
from bob_editor.rules.issues.fixing import Choice, Mended
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.words import tr

Kind = Literal["board", "scenario", "game"]

CHECK_AFTER = 150
"""Milliseconds without an edit after which all checks are run again."""


class DocumentDesk(Protocol):
    """Where a board, a scenario or a game is edited, checked and saved; what differs between them is said here."""

    @property
    def kind(self) -> Kind:
        """What is edited here, also as a word for sentences."""

    @property
    def subjects(self) -> tuple[str, ...]:
        """The subjects of the checks that are run."""

    @property
    def is_drawn_on(self) -> bool:
        """Whether tools draw on the map; the boards of a scenario are drawn on in their own files."""

    @property
    def drops_unread(self) -> bool:
        """Whether what didn't fit the format is gone once it is saved."""

    @property
    def form(self) -> CardForm | None:
        """The form in whose words issues are told; None where there is no card."""

    @property
    def path(self) -> str | None:
        """The file of what is open."""

    @property
    def folder(self) -> Path | None:
        """From where it names other files; None where it names none."""

    @property
    def title(self) -> str:
        """What to call it."""

    @property
    def modified(self) -> bool:
        """Whether it differs from its file."""

    @property
    def files_beside(self) -> tuple[str, ...]:
        """The files that are written with its own, but for its suites."""

    @property
    def trial(self) -> Trial:
        """What is tried on it for LOS, kept beside it."""

    @property
    def pictured(self) -> Ground:
        """What the canvas paints."""

    @property
    def issues(self) -> tuple[Issue, ...]:
        """What the checks say now."""

    @property
    def is_checked(self) -> bool:
        """Whether they have said anything of it yet."""

    @property
    def check_after(self) -> int:
        """Milliseconds without an edit after which all checks are run again."""

    def check(self) -> None:
        """Run all checks."""

    def draw(self, edit: Edit[Board]) -> None:
        """Do an edit of a board as one step of undo.

        :raises BadCall: where boards aren't drawn on here.
        """

    def push(self, edit: Edit[Any]) -> None:
        """Do an edit of what is open as one step of undo."""

    def fix(self, issue: Issue, edit: Edit[Any]) -> None:
        """Do an edit that an issue proposes, on what the issue is about; worked out anew where that was edited since.

        :raises BadCall: where the issue is gone.
        """

    def preview(self, issue: Issue, edit: Edit[Any]) -> Preview:
        """What a fix would do, as the map can show it.

        :raises BadCall: where the issue is gone.
        """

    def mending(self, choice: Choice) -> Callable[[Callable[[], object]], Mended[Any]]:
        """What finds, on a thread of its own, what all the fixes that ``choice`` names would make of it.

        It is given what to call between two steps, which may raise ``Cancelled``.
        """

    def acceptance(self, issues: Sequence[Issue], because: str) -> Edit[Any]:
        """The edit that accepts issues of one code for a reason."""

    def withdrawal(self, issues: Sequence[Issue]) -> Edit[Any]:
        """The edit that lets accepted issues of one code count again."""

    def set_scene(self, scene: Scene, label: str) -> None:
        """Ask about LOS under other circumstances."""

    def text(self) -> str:
        """The text of its file, as it is now."""

    def save(self, path: str, expectations: Expectations) -> None:
        """Write it to a file, and what is expected of it beside.

        :raises BadFile: where it can't be written.
        """

    def take_as_saved(self) -> None:
        """Note that its file, which it has, holds it as it is now."""

    def never_saved(self) -> None:
        """It counts as unsaved, whatever is done to it."""


def why_not_drawn_on(ruleset: Ruleset) -> str:
    """The sentence that a scenario's map isn't drawn on."""
    return tr(
        "The boards of a {called} are edited in their own files.",
        called=subject(called(ruleset)),
    )
