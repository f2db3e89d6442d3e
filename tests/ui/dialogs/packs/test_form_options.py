"""The options of a form: what is changed stands in project.json, what is as usual doesn't."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from bob_editor.publishing.forms import forms_of
from bob_editor.storage.packs import read_project, write_settings
from bob_editor.ui.dialogs.packs.card_paper import CardPaper
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
    assert (size.text(), size.valueFromText(size.text())) == ("15.875", 15.875)
    size.setValue(16)
    assert size.text() == "16"


@pytest.mark.parametrize(
    "publish", ["all", {"settings": ["cards"]}, {"settings": {"cards": "a4"}}], ids=["all", "list", "a4"]
)
def test_what_no_reader_understands_is_told_and_stays(
    publish: Any, qtbot: QtBot, scenario_file: Path
) -> None:
    """It failed, or went without a word."""
    file = scenario_file.parent / "project.json"
    file.write_text(json.dumps({"publish": publish}), "utf-8")
    before = file.read_bytes()
    asked, paper = FormOptions(None, file.parent, forms_of(["cards"])[0]), CardPaper()
    for part in (asked, paper):
        qtbot.addWidget(part)
    asked.accept()
    paper.show_project(read_project(file.parent))
    paper.marks.setChecked(True)
    assert not paper.save()
    told = (asked.trouble.text(), paper.trouble.text())
    assert all(one.startswith("project.json isn't written anew:") for one in told)
    assert file.read_bytes() == before


def test_a_size_in_words_is_shown_as_it_stands(qtbot: QtBot, tmp_path: Path) -> None:
    """Asking how the form is made failed."""
    plan = {"publish": {"settings": {"booklet": {"paper": ["a", "b"]}}}}
    (tmp_path / "project.json").write_text(json.dumps(plan), "utf-8")
    asked = FormOptions(None, tmp_path, forms_of(["booklet"])[0])
    qtbot.addWidget(asked)
    assert asked.fields["paper"].isEnabled()


def test_the_picture_of_the_cover_is_chosen(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its path from the folder; one from elsewhere would be missing from the pack."""
    asked = FormOptions(None, tmp_path, forms_of(["booklet"])[0])
    qtbot.addWidget(asked)
    (browse,) = (one for one in asked.findChildren(QPushButton) if one.text() == "&Browse…")
    cover = asked.fields["cover"]
    assert isinstance(cover, QLineEdit)
    for chosen, named in (
        (tmp_path / "art" / "mill.png", "art/mill.png"),
        (tmp_path.parent / "x.png", "art/mill.png"),
    ):
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(chosen), ""))  # noqa: B023 -- called at once
        browse.click()
        assert cover.text() == named
    assert asked.trouble.text().startswith("x.png lies elsewhere")


def test_what_is_emptied_is_as_usual(qtbot: QtBot, tmp_path: Path) -> None:
    """Nobody's map is called nothing; and steps are as large as the number."""
    (form,) = forms_of(["vassal"])
    write_settings(tmp_path, "vassal", {"extends": "Mill Country", "extends_map": "Map"})
    asked = FormOptions(None, tmp_path, form)
    qtbot.addWidget(asked)
    called, wide = asked.fields["extends_map"], asked.fields["hex_px"]
    assert isinstance(called, QLineEdit)
    assert isinstance(wide, QDoubleSpinBox)
    called.clear()
    wide.stepUp()
    assert wide.value() > 112.5
    asked.accept()
    kept = json.loads((tmp_path / "project.json").read_text())["publish"]["settings"]["vassal"]
    assert kept == {"extends": "Mill Country", "hex_px": wide.value()}
