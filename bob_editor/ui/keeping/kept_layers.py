"""Which layers of the document are shown, dimmed and locked: kept by document in the settings."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from bob_editor.render.board.painter import LAYERS, USUAL_LAYERS
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.session import Session

LOCKED_AS: Mapping[str, str] = {
    "ground": "terrain",
    "contours": "levels",
    "artwork": "artwork",
    "paths": "paths",
    "sides": "sides",
    "labels": "labels",
    "underlay": "underlay",
}
"""By the layer, what its lock keeps as it is."""


class KeptLayers(QObject):
    """Those of the document that is open, whether or not a panel shows them."""

    changed = Signal()
    """Others are shown, dimmed or locked."""

    def __init__(self, session: Session, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self.shown = USUAL_LAYERS
        self.dimmed = self.locked = frozenset[str]()
        session.opened.connect(self._opened)

    def choose(self, shown: frozenset[str], dimmed: frozenset[str], locked: frozenset[str]) -> None:
        """Show and dim these layers, and lock what ``LOCKED_AS`` calls so; what isn't shown isn't pointed at."""
        self.shown, self.dimmed, self.locked = shown, dimmed, locked
        manner = self._session.document.manner
        manner.locked = locked
        manner.hidden = frozenset(LOCKED_AS[layer] for layer in LOCKED_AS.keys() - shown - {"ground"})
        self.changed.emit()
        self.keep()

    def keep(self) -> None:
        """Remember them with the document's file; of a layer that isn't usual, that it is shown."""
        path = self._session.desk.path
        if path is not None:
            self._settings.keep_layers(path, self.shown ^ USUAL_LAYERS, self.dimmed, self.locked)

    def _opened(self) -> None:
        """Show another document as it was shown last; a new one in full."""
        path = self._session.desk.path
        unusual, dimmed, locked = (frozenset[str](),) * 3 if path is None else self._settings.layers_of(path)
        self.choose(
            (USUAL_LAYERS ^ unusual).intersection(LAYERS),
            dimmed.intersection(LAYERS),
            locked.intersection(LOCKED_AS.values()),
        )
