"""The options of a form: what is changed stands in project.json, what is as usual doesn't."""

import json
from pathlib import Path

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox
from pytestqt.qtbot import QtBot

from bob_editor.publishing.forms import forms_of
from bob_editor.ui.dialogs.packs.form_options import FormOptions


def test_how_counters_are_printed_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    """Five eighths of an inch, to the thousandth; and asked again, it is what was chosen."""
    (form,) = forms_of(["counters"])
    asked = FormOptions(None, tmp_path, form)
    qtbot.addWidget(asked)
    size, turned, lying = (asked.fields[name] for name in ("size", "turned", "landscape"))
    assert isinstance(size, QDoubleSpinBox)
    assert isinstance(turned, QComboBox)
    assert isinstance(lying, QCheckBox)
    size.setValue(15.875)
    turned.setCurrentIndex(2)
    asked.accept()
    kept = json.loads((tmp_path / "project.json").read_text())["publish"]["settings"]
    assert kept == {"counters": {"size": 15.875, "turned": "fold"}}
    again = FormOptions(None, tmp_path, form)
    qtbot.addWidget(again)
    size = again.fields["size"]
    assert isinstance(size, QDoubleSpinBox)
    assert size.value() == 15.875
