"""Where Qt may begin."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from bob_editor.errors import BobEditorError
from bob_editor.render.kit import gui


def test_no_other_thread_begins_qt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun there, Qt brings the whole process down as it ends."""
    with ThreadPoolExecutor(1) as threads:
        begun = gui.ensure_gui()
        assert threads.submit(gui.ensure_gui).result() is begun
        monkeypatch.setattr(gui, "QCoreApplication", SimpleNamespace(instance=lambda: None))
        with pytest.raises(BobEditorError, match="only after the main thread has painted one"):
            threads.submit(gui.ensure_gui).result()
