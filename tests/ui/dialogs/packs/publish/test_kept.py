"""Publishing: what is chosen is kept in the folder."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.storage.packs import read_project, write_plan
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.packs.card_paper import CardPaper
from bob_editor.ui.dialogs.packs.heading import PackHeading
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.keeping.settings import Settings


def test_what_was_made_last_is_made_again(
    qtbot: QtBot, project: Path, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a folder whose project.json names no forms: they needn't be ticked anew for each edition."""
    monkeypatch.setattr(PlacedDialog, "places", settings)
    monkeypatch.setattr(which_folder, "ask", lambda *_: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "question", lambda *args: args[-1])

    def shown() -> Publish:
        dialog = Publish(None, str(project))
        qtbot.addWidget(dialog)
        dialog.show()
        qtbot.waitUntil(lambda: dialog.ready is not None)
        return dialog

    first = shown()
    monkeypatch.setattr(first, "make", lambda _: None)
    first.forms.tick(("cards", "web"))
    first.forms.languages.setCurrentIndex(first.forms.languages.findData("fr"))
    first.publish_button.click()
    again = shown().forms
    assert (again.chosen, again.language) == (("cards", "web"), "fr")
    write_plan(project, {"publish": {"forms": ["maps"]}})
    assert shown().forms.chosen == ("maps",)


def test_options_of_the_booklet_are_kept(dialog: Publish, project: Path) -> None:
    """What is as usual isn't written, and all else in project.json stays."""
    (project / "project.json").write_text(
        '{"series": "Mills", "publish": {"settings": {"maps": {"dpi": 90}}}}'
    )
    assert not dialog.forms.options_button.isEnabled()
    names = [dialog.forms.list.item(row).text() for row in range(dialog.forms.list.count())]
    dialog.forms.list.setCurrentRow(names.index("Booklet of all scenarios"))
    assert dialog.forms.options_button.isEnabled()
    for paper, kept in (("170 x 240", [170, 240]), ("A5", "a5")):
        options = dialog.forms.options()
        assert options is not None
        field = options.fields["paper"]
        assert isinstance(field, QComboBox)
        field.setEditText(paper)
        options.accept()
        written = json.loads((project / "project.json").read_text())
        assert written["publish"]["settings"] == {"maps": {"dpi": 90}, "booklet": {"paper": kept}}
        assert written["series"] == "Mills"


def test_paper_of_the_cards_is_kept(qtbot: QtBot, scenario_file: Path) -> None:
    """In project.json, beside what stands there; what the template decides isn't written."""
    folder = scenario_file.parent
    plan = {"title": "Mill", "publish": {"forms": ["cards"], "settings": {"maps": {"dpi": 99}}}}
    (folder / "project.json").write_text(json.dumps(plan), "utf-8")
    paper = CardPaper()
    qtbot.addWidget(paper)
    paper.show_project(read_project(folder))
    before = (folder / "project.json").read_bytes()
    assert paper.save()
    assert (folder / "project.json").read_bytes() == before
    paper.paper.setCurrentIndex(paper.paper.findData("own"))
    paper.wide.setValue(148.5)
    paper.marks.setChecked(True)
    assert paper.save()
    cards = {"paper": [148.5, 297], "crop_marks": True}
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert kept["publish"] == {"forms": ["cards"], "settings": {"maps": {"dpi": 99}, "cards": cards}}
    paper.show_project(read_project(folder))
    assert paper.fields() == {"template": None, "style": None, "bleed": None, **cards}
    paper.paper.setCurrentIndex(0)
    paper.marks.setChecked(False)
    assert paper.save()
    assert json.loads((folder / "project.json").read_text("utf-8"))["publish"] == plan["publish"]


def test_the_style_of_all_maps_is_kept(qtbot: QtBot, scenario_file: Path) -> None:
    """One that ships or lies beside the boards; one that isn't found stays as it is named."""
    folder = scenario_file.parent
    (folder / "styles/snow").mkdir(parents=True)
    snow = {"format": "bob-editor/style", "version": 1, "title": "Snow", "based_on": "painted"}
    (folder / "styles/snow/style.json").write_text(json.dumps(snow), "utf-8")
    (folder / "project.json").write_text('{"title": "Mill"}', "utf-8")
    paper = CardPaper()
    qtbot.addWidget(paper)
    for title, name in (("Snow", "snow"), ("Ink", "ink")):
        paper.show_project(read_project(folder))
        paper.style_of_maps.setCurrentIndex(paper.style_of_maps.findText(title))
        assert paper.save()
        kept = json.loads((folder / "project.json").read_text("utf-8"))
        assert (kept["style"], "publish" in kept) == (name, False)
        assert read_project(folder).plan.style == name
    write_plan(folder, {"style": "gone"})
    paper.show_project(read_project(folder))
    assert paper.fields()["style"] == "gone"
    paper.style_of_maps.setCurrentIndex(0)
    assert paper.save()
    assert "style" not in json.loads((folder / "project.json").read_text("utf-8"))


def test_what_the_cards_have_stays_where_something_else_is_chosen(qtbot: QtBot, scenario_file: Path) -> None:
    """A paper, and a template that isn't found here."""
    folder = scenario_file.parent
    plan = {"template": "house", "publish": {"settings": {"cards": {"paper": "a5"}}}}
    (folder / "project.json").write_text(json.dumps(plan), "utf-8")
    paper = CardPaper()
    qtbot.addWidget(paper)
    paper.show_project(read_project(folder))
    paper.marks.setChecked(True)
    assert paper.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["template"], kept["publish"]["settings"]["cards"]["paper"]) == ("house", "a5")


def test_who_made_the_documents_is_no_author_that_was_entered(qtbot: QtBot, scenario_file: Path) -> None:
    """Those of boards that were brought in count only as long as nobody is named, and the field shows that."""
    folder = scenario_file.parent
    for name, author in (("left.board.json", "A"), ("right.board.json", "B")):
        data = json.loads((folder / name).read_text("utf-8"))
        (folder / name).write_text(json.dumps({**data, "credits": {"author": author}}), "utf-8")
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    assert (heading.authors.text(), heading.authors.placeholderText()) == ("", "A, B")
    assert not heading.is_edited
    heading.authors.setText("C")
    assert heading.save()
    heading.show_project(read_project(folder))
    heading.begin_look()
    heading.show_project(project := read_project(folder))
    assert (project.info.authors, heading.authors.text()) == (("C",), "C")
    assert heading.authors.placeholderText() != "A, B"


def test_authors_stay_where_another_field_is_typed(qtbot: QtBot, scenario_file: Path) -> None:
    """A comma may stand in a name."""
    folder = scenario_file.parent
    write_plan(folder, {"title": "Mill", "authors": ["Designer, Jr."]})
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    heading.edition.setText("2")
    assert heading.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["edition"], kept["authors"]) == ("2", ["Designer, Jr."])
    heading.begin_look()
    assert not heading.keep.isEnabled()
    # What is typed is soon there by itself. What a look found is older by then, until there is another.
    heading.description.setPlainText("Two battles.")
    qtbot.waitUntil(lambda: "Two battles." in (folder / "project.json").read_text("utf-8"))
    assert heading.keep.isEnabled()
    assert [heading.save(), heading.save()] == [True, True]
    heading.begin_look()
    assert not heading.save()
    # A look may take its time: what is typed meanwhile is no longer what it has read.
    looked = read_project(folder)
    heading.description.setPlainText("Three battles.")
    heading.show_project(looked)
    assert heading.fields()["description"] == "Three battles."
    assert "Three battles." in (folder / "project.json").read_text("utf-8")
    # Nor is it lost where it can't be written.
    (folder / "project.json").write_text("{")
    heading.description.setPlainText("Four battles.")
    heading.begin_look()
    heading.show_project(looked)
    assert heading.fields()["description"] == "Four battles."
    assert heading.is_edited


def test_the_edition_before_is_named(
    qtbot: QtBot, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept in project.json, whether it is chosen or typed, as a path from the folder on; what is emptied goes."""
    folder = scenario_file.parent
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    chosen = str(folder / "editions" / "mill-1.bobpack")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    heading.browse.click()
    heading.edition.setText("2")
    assert heading.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["earlier"], kept["edition"]) == ("editions/mill-1.bobpack", "2")
    heading.begin_look()
    heading.show_project(read_project(folder))
    assert heading.earlier.text() == "editions/mill-1.bobpack"
    for typed, wanted in (("../first", "../first"), ("", None)):
        heading.earlier.setText(typed)
        assert heading.save()
        assert json.loads((folder / "project.json").read_text("utf-8")).get("earlier") == wanted


def test_series_and_logo_are_named(
    qtbot: QtBot,
    scenario_file: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Kept in project.json; a picture that lies elsewhere is told of, and named by nothing."""
    folder = scenario_file.parent
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    chosen = [folder / "art" / "logo.png", tmp_path_factory.mktemp("elsewhere") / "logo.png"]
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(chosen.pop()), ""))
    heading.logo_browse.click()
    assert heading.logo.text() == ""
    assert "logo.png lies elsewhere" in heading.trouble.text()
    heading.logo_browse.click()
    assert heading.trouble.text() == ""
    heading.series.setText("Village battles")
    assert heading.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["series"], kept["logo"]) == ("Village battles", "art/logo.png")
    heading.begin_look()
    heading.show_project(read_project(folder))
    assert (heading.series.text(), heading.logo.text()) == ("Village battles", "art/logo.png")
    heading.logo.setText(str(folder / "logo.svg"))
    heading.save()
    assert json.loads((folder / "project.json").read_text("utf-8"))["logo"] == "logo.svg"
    heading.logo.clear()
    heading.save()
    assert "logo" not in json.loads((folder / "project.json").read_text("utf-8"))


def test_an_edition_before_that_is_refused_holds_nothing_else_back(scenario_file: Path, qtbot: QtBot) -> None:
    """It has no place beside another program's project.json; what goes to pack.json is kept there."""
    folder = scenario_file.parent
    (folder / "project.json").write_text('{"format": "another"}')
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    heading.earlier.setText("../first")
    heading.edition.setText("2")
    heading.save()
    assert json.loads((folder / "pack.json").read_text("utf-8"))["edition"] == "2"
    assert "another program" in heading.trouble.text()
    assert heading.is_edited, "it isn't taken for kept"


def test_a_logo_on_another_drive_holds_nothing_else_back(
    scenario_file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No path leads there from the folder."""

    def refused(*_: object) -> str:
        raise BadFile("No path leads there.")

    monkeypatch.setattr("bob_editor.ui.dialogs.packs.heading.relative_path", refused)
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(scenario_file.parent))
    heading.logo.setText(str(scenario_file.parent / "logo.svg"))
    heading.edition.setText("2")
    heading.save()
    assert read_project(scenario_file.parent).info.edition == "2"
    assert "No path leads there" in heading.trouble.text()
