"""The dialog that asks what of a picture is written."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.pictures.export import HEX_MM
from bob_editor.render.pictures.picture import Picture
from bob_editor.ui.dialogs.files.export_picture import ExportPicture
from bob_editor.ui.dialogs.files.print_map import PrintMap
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.keeping.settings import Settings


def test_every_label_leads_to_its_field(qtbot: QtBot) -> None:
    """A label without a field would show its underlined letter as “&”."""
    dialog = ExportPicture(None, "out/board", has_los=False)
    qtbot.addWidget(dialog)
    labels = [one for one in dialog.findChildren(QLabel) if "&" in one.text()]
    assert len(labels) == 8
    assert all(one.buddy() is not None for one in labels)


def test_a_map_s_width_and_a_hex_s_follow_each_other(qtbot: QtBot) -> None:
    """Either says how large the picture is; what it comes to stands beside it."""
    dialog = ExportPicture(None, "out/board", has_los=False, size=QSizeF(20 * 3**0.5, 10 * 3**0.5))
    qtbot.addWidget(dialog)
    dialog.hex_mm.setValue(20)
    assert dialog.width_mm.value() == 200
    dialog.width_mm.setValue(254)
    assert dialog.picture.hex_mm == 25.4
    dialog.width_mm.setValue(3)
    assert dialog.picture.hex_mm == pytest.approx(0.3)
    dialog.width_mm.setValue(254)
    dialog.dpi.setValue(100)
    assert dialog.becomes.text() == "1,000 × 500 pixels"
    dialog.kind.setCurrentIndex(2)
    dialog.bleed.setValue(3)
    assert dialog.becomes.text() == "260 × 133 mm"


def test_layers_are_those_of_the_window_without_the_scan(qtbot: QtBot) -> None:
    """What was hidden in the window isn't exported unless it is ticked; a scan never unasked."""
    dialog = ExportPicture(None, "out/board", has_los=False, layers=USUAL_LAYERS - {"dots"})
    qtbot.addWidget(dialog)
    assert dialog.picture.layers == USUAL_LAYERS - {"dots", "underlay"}
    dialog.boxes["dots"].setChecked(True)
    dialog.boxes["underlay"].setChecked(True)
    assert dialog.picture.layers == USUAL_LAYERS
    dialog.see_through.setChecked(True)
    assert dialog.picture.see_through
    assert not dialog.boxes["ground"].isEnabled()


def test_measures_come_back_with_the_next_picture_layers_with_the_next_of_the_document(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Across starts; what the file of the settings says amiss leaves a field as it is."""
    monkeypatch.setattr(PlacedDialog, "places", settings)

    def dialog(document: str, layers: frozenset[str] = USUAL_LAYERS) -> ExportPicture:
        made = ExportPicture(None, "out/board", has_los=False, layers=layers, style="ink", document=document)
        qtbot.addWidget(made)
        return made

    first = dialog("/maps/a.board.json")
    first.kind.setCurrentIndex(1)
    first.hex_mm.setValue(25.4)
    first.bleed.setValue(3)
    first.see_through.setChecked(True)
    first.style_of_map.setCurrentIndex(0)
    first.boxes["dots"].setChecked(False)
    first.accept()
    again = dialog("/maps/a.board.json", USUAL_LAYERS - {"grid"}).picture
    assert (again.hex_mm, again.bleed_mm, again.see_through, again.style) == (25.4, 3, True, None)
    assert again.path.endswith(".svg")
    assert again.layers == USUAL_LAYERS - {"dots", "grid", "underlay"}
    other = dialog("/maps/b.board.json").picture
    assert (other.hex_mm, other.bleed_mm, other.see_through, other.style) == (25.4, 3, True, "ink")
    assert other.layers == USUAL_LAYERS - {"underlay"}
    settings.keep_chosen("export_picture.ExportPicture", "", {"hex_mm": "wide", "kind": 7, "see_through": 1})
    assert dialog("").picture.hex_mm == HEX_MM


def test_a_file_that_is_proposed_or_typed_is_not_written_over_unasked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a board's scan may be that is called as the board is; whom the system's dialog has asked isn't asked again."""
    asked: list[str] = []

    def refuse(*of: object) -> QMessageBox.StandardButton:
        asked.append(str(of[2]))
        return QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "question", refuse)
    (tmp_path / "mill.png").write_bytes(b"scan")
    (tmp_path / "mill-map.pdf").write_bytes(b"map")
    picture = Picture.of(QRectF(0, 0, 10, 10), lambda *_: None)
    export = ExportPicture(None, str(tmp_path / "mill"), has_los=False)
    sheets = PrintMap(None, picture, None, tmp_path / "mill")
    for dialog, name in ((export, "mill.png"), (sheets, "mill-map.pdf")):
        qtbot.addWidget(dialog)
        dialog.accept()
        assert not dialog.result()
        assert name in asked.pop()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mill.png"), ""))
    export._choose()
    export.accept()
    assert export.result()
    assert not asked


def test_paper_comes_back_with_the_next_map(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of printed sheets paper, lying, hex, margin and overlap stay."""
    monkeypatch.setattr(PlacedDialog, "places", settings)
    picture = Picture.of(QRectF(0, 0, 10, 10), lambda *_: None)
    for number in range(2):
        dialog = PrintMap(None, picture, None, Path("out"))
        qtbot.addWidget(dialog)
        if number:
            assert dialog.wish.paper.margin == 12.5
            assert dialog.wish.paper.landscape is True
        dialog.margin.setValue(12.5)
        dialog.lying.setCurrentIndex(2)
        dialog.accept()
