"""Opening and saving, and what is said when it can't be done."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QCommandLinkButton
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.model.board import Board, Label
from bob_editor.model.edit import Edit
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.pictures.export import untold
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import dumps, read_board, write_board
from bob_editor.storage.naming import stem_of
from bob_editor.ui.desk import getting_ready
from bob_editor.ui.desk.exporting import exporting
from bob_editor.ui.desk.exporting import proposed as proposed_for_print
from bob_editor.ui.desk.opened_file import read_opened
from bob_editor.ui.desk.samples import samples
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.dialogs.files import copy_title, export_picture, open_file, save_file, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.session.beside.turns import at_once
from bob_editor.words import speak
from tests.ui.mouse import Mouse


def test_open_and_save(
    empty_window: Window, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board that is opened and saved is the same file; it is a recent one then."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    before = path.read_bytes()
    monkeypatch.setattr(open_file, "ask", lambda *_args: str(path))
    empty_window.actions_["open"].trigger()
    assert empty_window.session.board == board
    empty_window.actions_["save"].trigger()
    assert path.read_bytes() == before
    assert empty_window.settings.recent == (str(path),)
    assert empty_window.menus.recent.actions()[0].toolTip() == str(path)
    assert "Saved" in empty_window.messages.text


def test_a_suite_opens_with_its_markers(empty_window: Window, board: Board, tmp_path: Path) -> None:
    """The board of a LOS suite is shown with its markers and conditions; saving doesn't touch the suite."""
    write_board(tmp_path / "one.board.json", board)
    suite = tmp_path / "one.los.json"
    suite.write_text(
        '{"format": "bob-editor/los-suite", "version": 1, "title": "T", "board": "one.board.json",'
        ' "conditions": {"visibility": 3}, "markers": [{"marker": "smoke", "at": "B2"}], "checks": []}'
    )
    assert empty_window.files.open_path(str(suite))
    scene = empty_window.session.live_los.scene
    assert [marker.marker for marker in scene.markers] == ["smoke"]
    assert scene.conditions == {"visibility": 3}
    assert empty_window.session.document.path is None
    assert empty_window.docks.panel(LosPanel).conditions.fields["visibility"][0].isChecked()


def test_shipped_boards_are_not_written_over(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saving a sample asks for a place of the user's own."""
    found = samples()
    games = [Path(one).parent.name for one in found]
    assert len(set(games[: len(set(games))])) == len(set(games)), "each game has its turn"
    assert "Hold the crossroads" in [
        one.text() for one in empty_window.welcome.findChildren(QCommandLinkButton)
    ]
    empty_window.files.open_path(found[0])
    before = Path(found[0]).read_bytes()
    proposed: list[str] = []

    def ask(_parent: object, path: str, *_kind: str) -> str:
        proposed.append(path)
        return str(tmp_path / "mine.board.json")

    monkeypatch.setattr(save_file, "ask", ask)
    empty_window.settings.folder = str(tmp_path)
    assert proposed_for_print(empty_window.files).parent == tmp_path
    assert empty_window.files.save()
    assert Path(proposed[0]).parent == tmp_path
    assert (tmp_path / "mine.board.json").exists()
    assert Path(found[0]).read_bytes() == before


def test_new_after_changes(
    window: Window, mouse: Mouse, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cancelling the question keeps the board; discarding shows the new one, with no history."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    other = Board(board.grid, board.ruleset, title="Other")
    monkeypatch.setattr(new_board, "ask", lambda *_args: other)
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "cancel")
    window.actions_["new"].trigger()
    assert window.session.board.title == "Small"
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "discard")
    window.actions_["new"].trigger()
    assert window.session.board is other
    assert window.session.stack.count() == 0
    assert not window.isWindowModified()
    assert proposed_for_print(window.files).name == "other"


@pytest.mark.parametrize("suffix", ["png", "svg", "pdf"])
def test_pictures(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, qtbot: QtBot
) -> None:
    """A picture of each kind is written, also with LOS."""
    grid = window.session.board.grid
    window.session.hand.choose("look")
    window.session.live_los.look(End(grid.hex("A4")), End(grid.hex("H4")))
    path = tmp_path / f"board.{suffix}"
    picture = export_picture.Picture(str(path), 50, with_los=True, theme="light")
    monkeypatch.setattr(export_picture, "ask", lambda *_args, **_kwargs: picture)
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: "Wrote" in window.messages.text)
    assert path.stat().st_size > 500


def test_the_legend_of_a_picture_is_in_the_language_of_the_window(window: Window, tmp_path: Path) -> None:
    """As the one that is seen on the board."""
    window.session.hand.choose("look")
    window.session.live_los.look(End(window.session.board.grid.hex("A4")), None)
    path = tmp_path / "board.svg"
    wish = export_picture.Picture(str(path), 50, with_los=True, theme="light")
    speak("de")
    try:
        make = exporting(window.session, wish, None, window.desk.modes.layer())
    finally:
        speak("en")
    make(untold)
    assert {"Sicht von A4", "Versperrt"} <= set(ET.parse(path).getroot().itertext())  # noqa: S314 -- written above


def test_a_picture_has_the_field_and_the_threads_that_are_seen(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Exposure and pinned threads as well; a field that is switched off isn't in it."""
    session, path = window.session, tmp_path / "board.svg"
    offered: list[bool] = []

    def ask(*_args: object, has_los: bool, **_more: object) -> export_picture.Picture:
        offered.append(has_los)
        return export_picture.Picture(str(path), 50, with_los=True, theme="light")

    def exported() -> set[str]:
        path.unlink(missing_ok=True)
        window.actions_["export"].trigger()
        qtbot.waitUntil(lambda: path.exists() and not window.files.writing.busy)
        root = ET.parse(path).getroot()  # noqa: S314 -- written above
        return {*root.itertext(), *(one.get("id", "") for one in root.iter())}

    monkeypatch.setattr(export_picture, "ask", ask)
    a, b, c = (End(session.board.grid.hex(name)) for name in ("A4", "H4", "D2"))
    session.hand.choose("look")
    session.live_los.look(a, b)
    session.pinned.pin(a, c)
    assert {"LOS from A4", "field", "thread", "pinned"} <= exported()
    window.actions_["los_field"].trigger()
    assert "field" not in exported()
    session.pinned.clear()
    session.live_los.look(None, None)
    window.actions_["los_exposure"].trigger()
    qtbot.waitUntil(lambda: window.desk.modes.up_to_date)
    shown = exported()
    assert {"Seen from", "field"} <= shown
    assert not {"thread", "pinned", "LOS from A4"} & shown
    window.actions_["los_exposure"].trigger()
    assert not {"thread", "pinned", "field"} & exported()
    assert offered == [True, True, True, False]


@pytest.mark.parametrize(("text", "told"), [("Mühle \u0416\ufe0f", ""), ("\U000f1234!", "Karte fehlen")])
def test_letters_that_come_as_boxes_are_told_with_the_picture(
    window: Window, tmp_path: Path, text: str, told: str
) -> None:
    """In the names on the map, unless these aren't shown."""
    session = window.session
    named = (Label(text, (4.0, 4.0)),)
    session.desk.draw(Edit("Name", lambda now: replace(now, labels=named)))
    for layers, expected in ((USUAL_LAYERS, told), (USUAL_LAYERS - {"labels"}, "")):
        wish = export_picture.Picture(
            str(tmp_path / "b.png"), 20, with_los=False, theme="light", layers=layers
        )
        speak("de")
        try:
            said = exporting(session, wish, None, None)(untold)
        finally:
            speak("en")
        assert expected in said
        assert ("Kästchen" in said) == bool(expected)


def test_closing_the_board_shows_the_welcome(window: Window) -> None:
    """After closing, the page lists recent files and samples again."""
    window.actions_["close"].trigger()
    assert window.session.empty
    assert window.middle.centre.currentWidget() is window.welcome
    assert window.windowTitle() == "bob_editor"


def test_a_large_board_is_got_ready_beside_the_window(
    empty_window: Window, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """What is edited until its text is there is saved as well; where another is opened, that is left as it was.

    What waits is written before its document goes, which nobody is asked about: neither would a copy be, whether its
    changes were saved then, to the former file, or not.
    """
    one, other = tmp_path / "one.board.json", tmp_path / "other.board.json"
    write_board(one, board)
    write_board(other, replace(board, title="Other"))
    before = other.read_bytes()
    monkeypatch.setattr(getting_ready, "LARGE_BOARD", 1)
    window = empty_window
    assert window.files.open_path(str(one), at_once=True)

    def entitle(title: str) -> None:
        window.session.steps.draw(Edit(title, lambda board: replace(board, title=title)))

    entitle("First")
    window.actions_["save"].trigger()
    assert window.files.getting_ready.busy
    entitle("Second")
    qtbot.waitUntil(lambda: not window.session.modified)
    assert read_board(one).value.title == "Second"

    third = tmp_path / "third.board.json"
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(third))
    entitle("Third")
    window.actions_["save_as"].trigger()
    assert window.files.getting_ready.busy
    assert not third.exists()
    window.actions_["save"].trigger()
    qtbot.waitUntil(lambda: not window.session.modified)
    assert (read_board(third).value.title, read_board(one).value.title) == ("Third", "Second")
    monkeypatch.setattr(getting_ready, "is_ready", lambda _board: False)
    leaving = {
        "left": window.files.may_leave,
        "anew": lambda: at_once(window.files.showing(read_opened(str(one)), id)),
    }
    monkeypatch.setattr(unsaved, "ask", lambda *_args: pytest.fail("it is about to be saved"))
    for name, leave in leaving.items():
        if name == "left":
            entitle("Changed")
        fourth = tmp_path / name / "fourth.board.json"
        fourth.parent.mkdir()
        monkeypatch.setattr(save_file, "ask", lambda *_args, path=fourth: str(path))
        window.actions_["save_as"].trigger()
        assert not fourth.exists()
        leave()
        assert fourth.exists()
    assert window.files.open_path(str(one), at_once=True)

    entitle("Fourth")
    window.actions_["save"].trigger()
    assert window.files.open_path(str(other), at_once=True)
    assert not window.files.getting_ready.busy
    qtbot.wait(100)
    assert other.read_bytes() == before
    assert read_board(one).value.title == "Fourth"


@pytest.mark.parametrize("ending", [".los.json", ".los-trial.json"])
def test_of_a_suite_on_a_joined_map_the_scenario_opens(
    empty_window: Window, scenario_file: Path, ending: str
) -> None:
    """No tool draws on a map that is joined of boards in files of their own; what is wrong with the suite is told."""
    suite = scenario_file.with_name("mill" + ending)
    head = {"format": "bob-editor/los-suite", "version": 1, "board": scenario_file.name}
    suite.write_text(json.dumps({**head, "checks": [], "slip": 1}))
    assert empty_window.files.open_path(str(suite))
    session = empty_window.session
    assert session.desk.path == str(scenario_file)
    assert not session.desk.is_drawn_on
    assert ("mill.los.json" in empty_window.messages.text) == (ending == ".los.json")


def test_a_new_scenario_is_saved_beside_its_boards(
    empty_window: Window, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not where the last file was; one of shipped boards goes there."""
    proposed: list[Path] = []
    monkeypatch.setattr(save_file, "ask", lambda _parent, path, *_: proposed.append(Path(path)))
    own, window = tmp_path / "bays" / "one.board.json", empty_window
    for folder in (own.parent, tmp_path / "last"):
        folder.mkdir()
    write_board(own, board)
    window.settings.folder = str(tmp_path / "last")
    game = ruleset(board.ruleset)
    shipped = next(Path(one) for one in samples() if one.endswith(".board.json") and board.ruleset in one)
    for path in (own, shipped):
        scenario = fresh_scenario(
            game, name="x", title="X", boards=((path, read_board(path).value),), folder=Path.cwd()
        )
        window.session.open_scenario(scenario, None)
        window.actions_["save"].trigger()
    assert [one.parent for one in proposed] == [own.parent.resolve(), (tmp_path / "last").resolve()]


@pytest.mark.parametrize("kind", ["board", "scenario"])
def test_a_copy_beside_its_former_file_is_told_apart(
    empty_window: Window, scenario_file: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked what it is called; left so, nothing is saved, and in another folder nothing is asked."""
    former = scenario_file if kind == "scenario" else scenario_file.with_name("left.board.json")
    head = json.loads(former.read_text("utf-8"))
    before = former.read_bytes()
    session = empty_window.session
    assert empty_window.files.open_path(str(former), at_once=True)
    copy = former.with_name(f"night-raid.{kind}.json")
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(copy))
    asked: list[str] = []

    def leave(_parent: object, name: str, title: str) -> None:
        asked.append(f"{name}: {title}")

    monkeypatch.setattr(copy_title, "ask", leave)
    assert not empty_window.files.save_as()
    assert asked == [f"{former.name}: Night raid"]
    assert not copy.exists()
    assert not session.modified
    monkeypatch.setattr(copy_title, "ask", lambda *args: args[-1])
    copy.mkdir()
    assert not empty_window.files.save_as()
    assert session.desk.title == head["title"], "what was not written keeps its name"
    assert not session.modified
    copy.rmdir()
    assert empty_window.files.save_as()
    made = json.loads(copy.read_text("utf-8"))
    assert (made["title"], made["id"]) == ("Night raid", "night-raid")
    assert former.read_bytes() == before
    session.stack.undo()
    assert session.desk.title == head["title"]
    # Two of one title are what is wanted where none is given; not two of one id.
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "discard")
    assert empty_window.files.open_path(str(former), at_once=True)
    monkeypatch.setattr(copy_title, "ask", lambda *_args: "")
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(copy.with_name(f"third.{kind}.json")))
    assert empty_window.files.save_as()
    third = json.loads(copy.with_name(f"third.{kind}.json").read_text("utf-8"))
    assert (third["title"], third["id"]) == (head["title"], "third")
    assert empty_window.files.open_path(str(former), at_once=True)
    other = former.parent / "other" / copy.name
    other.parent.mkdir()
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(other))
    monkeypatch.setattr(copy_title, "ask", leave)
    # A suite that is there counts for what is written beside it, of which it wasn't.
    suite = other.with_name(f"{stem_of(other)}.los.json")
    suite.write_text(
        dumps({"format": "bob-editor/los-suite", "version": 1, "board": other.name, "checks": []})
    )
    assert empty_window.files.save_as()
    told = empty_window.messages.text
    assert f"Saved {other.name}." in told
    assert f"{suite.name} beside it" in told
    assert json.loads(other.read_text("utf-8"))["id"] == head["id"]
