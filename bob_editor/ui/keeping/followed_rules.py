"""Follows the game of the open board or scenario: saved in another tab or window, its rules hold here at once."""

from pathlib import Path

from PySide6.QtCore import QObject

from bob_editor.errors import BadFile
from bob_editor.rulesets import installed, refresh_games, ruleset_folders, ships
from bob_editor.storage.games.card_files import CARD
from bob_editor.storage.games.places import FILE
from bob_editor.ui.keeping.own_file import OwnFile
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class FollowedRules(QObject):
    """Watches the folder of a game that doesn't ship; where it can't be used any more its rules stay as they were."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.file = OwnFile(self)
        self.file.changed.connect(self._written)
        session.opened.connect(self._remember)

    def _remember(self) -> None:
        session = self.session
        own = not session.empty and session.game is None and not ships(session.ruleset.id)
        folder = ruleset_folders().get(session.ruleset.id) if own else None
        if folder is None:
            self.file.remember(None)
        else:
            self.file.remember(str(folder / FILE), (str(folder / CARD),))

    def _written(self) -> None:
        session, folder = self.session, Path(self.file.path).parent
        refresh_games()
        one = next((one for one in installed() if one.folder == folder), None)
        if one is None or one.game is None:
            gone = tr("The game {title} is no longer where it was.", title=session.ruleset.title)
            session.failed.emit(
                BadFile(
                    gone if one is None else f"{one.error} {one.hint}".strip(),
                    hint=tr("What is open keeps the rules as they were."),
                )
            )
        elif one.game is not session.ruleset and one.id == session.ruleset.id:
            session.follow_rules(one.game)
            session.rulesSaved.emit()
            session.noticed.emit(tr("{title} was saved: its new rules hold here.", title=one.game.title))
