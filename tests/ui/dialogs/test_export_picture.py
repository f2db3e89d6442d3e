"""The dialog that asks what of a picture is written."""

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.ui.dialogs.files.export_picture import ExportPicture


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
