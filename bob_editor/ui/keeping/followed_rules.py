"""Follows the game of the open board or scenario: saved in another tab or window, its rules hold here at once."""

from pathlib import Path

from PySide6.QtCore import QObject

from bob_editor.editing.said import said
from bob_editor.errors import BadFile
from bob_editor.opening.games.upon import own_line
from bob_editor.rulesets import all_rulesets, installed, refresh_games, ruleset_folders
from bob_editor.storage.games.card_files import CARD
from bob_editor.storage.games.places import FILE
from bob_editor.ui.keeping.own_file import OwnFile
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class FollowedRules(QObject):
    """Watches the folders of a game that doesn't ship and of those that it is based on.

    Where it can't be used any more its rules stay as they were. A game that is being written follows its bases alone.
    """

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.file = OwnFile(self)
        self.file.changed.connect(self._written)
        session.opened.connect(self._remember)

    def _remember(self) -> None:
        followed = self._followed()
        folders = ruleset_folders() if followed else {}
        files = [str(folders[name] / file) for name in followed for file in (FILE, CARD)]
        # A pack's game that takes the place of one's own comes as a folder, which only the place of both tells.
        around = {str(folders[name].parent) for name in followed}
        self.file.remember(files[0] if files else None, files[1:], around=around)

    def _followed(self) -> tuple[str, ...]:
        """The games that hold here and can change, the nearest first."""
        session = self.session
        if session.empty:
            return ()
        return own_line(session.ruleset.id if session.game is None else session.game.value.game.based_on)

    def _written(self) -> None:
        session, followed = self.session, self._followed()
        came = refresh_games()
        if session.game is not None:
            session.game.make_again()
            self._tell(followed, came)
            return
        folder = Path(self.file.path).parent
        one = next((one for one in installed() if one.folder == folder), None)
        if one is None or one.game is None:
            gone = tr("The game {title} is no longer where it was.", title=session.ruleset.title)
            session.failed.emit(
                BadFile(
                    gone if one is None else f"{said(one.error)} {said(one.hint)}".strip(),
                    hint=tr("What is open keeps the rules as they were."),
                )
            )
        elif one.game is not session.ruleset and one.id == session.ruleset.id:
            session.follow_rules(one.game)
            session.rulesSaved.emit()
            self._tell(followed, came)

    def _tell(self, followed: tuple[str, ...], came: frozenset[str]) -> None:
        """That a game was saved: of those that are others by it the one that the rest are based on."""
        saved = [all_rulesets()[name].title for name in followed if name in came and name in all_rulesets()]
        if saved:
            self.session.remarked.emit(tr("{title} was saved: its new rules hold here.", title=saved[-1]))
