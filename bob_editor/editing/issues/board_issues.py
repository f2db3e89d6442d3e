"""The open board's issues, and those of its LOS trial, kept up to date."""

from collections.abc import Callable

from bob_editor.editing.document.document import Document
from bob_editor.editing.issues.live_checks import Found, LiveChecks, Pace
from bob_editor.editing.sight.trial import alike
from bob_editor.records import Record
from bob_editor.rules.issues.flood import told
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset


class Tried(Record, eq=False):
    """A board, and the scene that is tried on it; None where nothing is."""

    ground: Ground
    scene: Scene | None


class LiveIssues(LiveChecks[Tried]):
    """What is wrong with the document now, and with the markers and conditions that are tried on it."""

    def __init__(self, document: Document, trial: Callable[[], Scene | None] = lambda: None) -> None:
        super().__init__()
        self.document = document
        self._trial = trial
        self._tried: Tried | None = None

    def _subject(self) -> Tried:
        ground, scene, kept = self.document.ground, self._trial(), self._tried
        same = kept is not None and kept.ground is ground and alike(kept.scene, scene)
        if kept is None or not same:
            kept = self._tried = Tried(ground, scene)
        return kept

    def _find(self, subject: Tried, pace: Pace) -> Found:
        return told(_issues_of(subject, pace=pace))

    def _find_alike(self, subject: Tried, code: str) -> Found:
        return _issues_of(subject, code=code)

    def _ruleset(self, subject: Tried) -> Ruleset:
        return subject.ground.ruleset

    def _hexes(self, subject: Tried) -> int:
        return len(subject.ground.board.grid.hexes)

    def _on_it(self, subject: Tried) -> int:
        board = subject.ground.board
        drawn = len(board.artwork) + len(board.contours) + len(board.paths)
        return len(board.hexes) + len(board.sides) + drawn


def _issues_of(subject: Tried, *, pace: Pace = lambda: None, code: str = "") -> Found:
    from bob_editor.rules.issues.gathering import issues_of_board, issues_of_scene

    ground, scene = subject.ground, subject.scene
    if scene is not None:
        return issues_of_scene(scene, ground=ground, pace=pace, code=code)
    return issues_of_board(ground.board, ground.ruleset, ground=ground, pace=pace, code=code)
