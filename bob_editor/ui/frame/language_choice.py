"""The menu of languages: what is chosen in it is spoken from the next start on."""

from PySide6.QtGui import QAction

from bob_editor.ui.dress.message_bar import MessageBar
from bob_editor.ui.frame.menus import Menus
from bob_editor.ui.keeping.settings import Settings
from bob_editor.words import tr


class LanguageChoice:
    """Marks the language of the settings, and keeps there what is chosen."""

    def __init__(self, menus: Menus, settings: Settings, messages: MessageBar) -> None:
        self._settings, self._messages, self._group = settings, messages, menus.language_group
        menus.languages.aboutToShow.connect(self._show)
        self._group.triggered.connect(self._choose)
        self._show()

    def _show(self) -> None:
        """Another tab may have chosen another."""
        for action in self._group.actions():
            action.setChecked(action.data() == self._settings.language)

    def _choose(self, action: QAction) -> None:
        if action.data() != self._settings.language:
            self._settings.language = action.data()
            self._messages.notice(tr("The window speaks another language from the next start on."))
