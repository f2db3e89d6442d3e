"""File dialogs begin beside the open document, whatever was asked for before."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from bob_editor.rulesets import all_rulesets
from bob_editor.storage.shipped import sample_board
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.documents.join_board import JoinBoard
from bob_editor.ui.dialogs.files.bring_in import ForeignChoice
from bob_editor.ui.frame.window import Window

COMMANDS = ("open", "import", "import_folder", "export_as", "import_texts", "open_folder", "packs", "unpack")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where each file dialog began that was asked for; all of them are left."""
    found: list[Path] = []

    def leave(*given: object) -> tuple[str, str]:
        found.append(Path(str(given[2])))
        return "", ""

    for asking in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asking, leave)
    monkeypatch.setattr(which_folder, "ask", lambda *given: leave(*given)[0])
    return found


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_begins_beside_the_document(
    empty_window: Window, scenario_file: Path, begun: list[Path], tmp_path: Path, command: str
) -> None:
    """Also once a file elsewhere was opened or saved last, as in another tab."""
    assert empty_window.files.open_path(str(scenario_file))
    empty_window.settings.folder = str(tmp_path.parent)
    empty_window.actions_[command].trigger()
    (place,) = begun
    assert tmp_path in (place, place.parent)


def test_boards_to_join_and_mappings_are_looked_for_beside_what_they_are_for(
    empty_window: Window,
    scenario_file: Path,
    begun: list[Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The board that is open, and the folder that is brought in."""
    monkeypatch.setattr(JoinBoard, "exec", JoinBoard._browse)
    assert empty_window.files.open_path(str(tmp_path / "left.board.json"))
    empty_window.settings.folder = str(tmp_path.parent)
    empty_window.actions_["board_join"].trigger()
    ForeignChoice(empty_window, scenario_file, all_rulesets(), "")._browse()
    assert begun == [tmp_path, tmp_path]


def test_a_sample_is_no_place_of_ones_own(empty_window: Window, tmp_path: Path) -> None:
    """What is made of it goes to where the user was last."""
    assert empty_window.files.open_path(str(sample_board()))
    empty_window.settings.folder = str(tmp_path)
    assert folder_near(empty_window.session, empty_window.settings) == str(tmp_path)
