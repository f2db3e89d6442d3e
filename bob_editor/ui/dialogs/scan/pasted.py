"""A picture that was pasted, kept as a file while the dialog is open: the clipboard is gone with the program."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QImage, QImageWriter

from bob_editor.errors import BadFile
from bob_editor.render.kit.own_pictures import read_pixels
from bob_editor.storage.files.writing import replacing
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.words import tr


class Pasted(QObject):
    """Written beside the window; ``name`` is the file's once it is all there, "" until then."""

    def __init__(self, place: Callable[[str], Path | None], parent: QObject) -> None:
        """``place`` gives where a file of a name is to be kept, None where nothing is."""
        super().__init__(parent)
        self._place = place
        self._worker = Worker(self)
        self.name = ""

    def keep(self, image: QImage) -> None:
        """Keep another picture; a full disk stops nobody's work."""
        self.forget()
        # A large scan takes seconds to pack.
        name = f"{uuid4().hex}.{'png' if image.hasAlphaChannel() else 'bmp'}"
        path = self._place(name)
        if path is None:
            return

        def write(_progress: Progress, stopped: Callable[[], bool]) -> str:
            with suppress(BadFile):
                write_picture(image, path)
            if stopped():
                path.unlink(missing_ok=True)
            return name if path.exists() else ""

        self._worker.begin(write, self._written)

    def _written(self, name: object) -> None:
        self.name = str(name)

    def take(self, name: str) -> QImage:
        """The picture that was kept as a file of that name, once more; a null one where there is none."""
        path = self._place(name)
        image = QImage() if path is None else read_pixels(path)
        self.name = "" if image.isNull() else name
        return image

    def forget(self) -> None:
        """No picture that was pasted is shown any more."""
        self._worker.cancel()
        self.name = ""


def write_picture(image: QImage, path: Path) -> None:
    """Write a picture; the suffix tells the kind.

    :raises BadFile: where it can't be written.
    """
    with replacing(path) as part:
        if not QImageWriter(str(part), QByteArray(path.suffix[1:].encode())).write(image):
            raise BadFile(
                tr("{name} can’t be written.", name=path.name),
                hint=tr("Make room, or save to another place."),
            )
