"""Makes the manual's pictures: the program's own window and renderings of shipped maps, as WebP in docs/pictures."""

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage, Qt

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.fields.card import USUAL
from bob_editor.editing.game.files import write_draft
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import game_of_own
from bob_editor.ui.app import application, make_tabs
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.card_page import CardPage
from bob_editor.ui.game.page import Page
from bob_editor.ui.game.pages import GamePages
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.scenario.first_sight import FirstSightPanel
from bob_editor.ui.session.beside.work import Worker

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "pictures"
MAPS = ROOT / "maps" / "band-of-brothers-2.2"
STEP, STILL, PATIENCE = 100, 5, 600
"""Milliseconds between two looks at the window; looks that must be alike; looks after which there is no picture."""

SOON = 1000
"""Milliseconds in which a timer that runs will change what is seen, or nobody waits for it."""

WIDE = 1000
"""Pixels across that a page shows at most."""


def main() -> None:
    """Make them all anew."""
    TARGET.mkdir(exist_ok=True)
    board, scenario = MAPS / "vieux-pont.board.json", MAPS / "the-road-to-vieux-pont.scenario.json"
    rendered("thread", board, "--los", "E4", "--to", "E7")
    rendered("field", board, "--los", "J6")
    rendered("map", ROOT / "maps" / "memoir-44" / "aubrelle.board.json")
    rendered("card", scenario, "--card")
    with tempfile.TemporaryDirectory() as folder:
        heat = Path(folder, "heat.png")
        called("exposure", board, "-o", heat)
        kept("exposure", QImage(str(heat)))
    with tempfile.TemporaryDirectory() as folder:
        wrong = Path(folder, "mill-crossing.board.json")
        data = json.loads(board.read_text("utf-8"))
        data["title"] = "Mill crossing"
        data["hexes"]["K5"] = {"terrain": ["bridge"]}
        wrong.write_text(json.dumps(data), "utf-8")
        photographed({"issue": (wrong, complaining)})
    with tempfile.TemporaryDirectory() as folder:
        rules = Path(folder, "mill-days", "ruleset.json")
        game = game_of_own(started(STARTS[1], "Mill Days"))
        card = {"fields": list(USUAL[:3])}
        write_draft(rules, GameDraft(started(STARTS[1], "Mill Days"), card=card), first_board(game))
        photographed(
            {"own-game": (rules, on_page(SightPage)), "own-game-card": (rules, on_page(CardPage))},
        )
    photographed(
        {
            "board": (MAPS / "sainte-barbe.board.json", looking("G6", "M6")),
            "scenario": (scenario, authoring),
            "first-sight": (scenario, seeing_first),
        }
    )


def called(*words: object) -> None:
    """Call the program."""
    subprocess.run([sys.executable, "-m", "bob_editor", *map(str, words)], check=True)


def rendered(name: str, file: Path, *options: str) -> None:
    """What `render` makes of a file."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "picture.png")
        called("render", file, "-o", out, *options)
        kept(name, QImage(str(min(Path(folder).glob("*.png")))))  # the first page


def kept(name: str, picture: QImage) -> None:
    """Write a picture as WebP, no wider than a page shows."""
    if picture.width() > WIDE:
        picture = picture.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
    if picture.isNull() or not picture.save(str(TARGET / f"{name}.webp"), "WEBP", 76):
        sys.exit(f"The picture {name} can't be made.")


def looking(start: str, goal: str) -> Callable[[Window], None]:
    """What holds a thread in the window."""

    def look(window: Window) -> None:
        session = window.session
        grid = session.live_los.scene.board.grid
        session.hand.choose("look")
        session.live_los.look(End(grid.hex(start)), End(grid.hex(goal)))

    return look


def authoring(window: Window) -> None:
    """What is seen by who puts counters on a map."""
    window.session.hand.choose("select")
    window.docks.show("catalogue")
    settled(window)
    window.canvas.fit()


def seeing_first(window: Window) -> None:
    """How much of each area is seen from the others, asked for."""
    window.docks.show("first_sight")
    window.docks.panel(FirstSightPanel).look()


def complaining(window: Window) -> None:
    """What is seen by who broke a rule: the issue, chosen, and its place."""
    window.session.hand.choose("select")
    window.docks.show("issues")
    window.actions_["next_issue"].trigger()


def on_page(kind: type[Page]) -> Callable[[Window], None]:
    """What brings a page of a game forward."""

    def show(window: Window) -> None:
        pages = window.stage.pages
        assert isinstance(pages, GamePages)
        pages.show_page(kind)

    return show


def photographed(wanted: dict[str, tuple[Path, Callable[[Window], None]]]) -> None:
    """The window with each of these documents, after something was done in it."""
    app = application()
    app.setCursorFlashTime(0)
    with tempfile.TemporaryDirectory() as folder:
        for name, (file, act) in wanted.items():
            tabs = make_tabs(app, Settings(), recovery_folder=Path(folder))
            tabs.show()
            tabs.front.reset_layout()
            tabs.resize(1440, 900)
            tabs.front.files.open_path(str(file), at_once=True)
            settled(tabs.front)
            act(tabs.front)
            kept(name, settled(tabs.front))
            tabs.front.autosave.end()
            tabs.close()


def settled(window: Window) -> QImage:
    """Let the window work until all is there that is to be seen, and how it looks then."""
    former, alike = QImage(), 0
    for _ in range(PATIENCE):
        loop = QEventLoop()
        QTimer.singleShot(STEP, loop.quit)
        loop.exec()
        seen = window.window().grab().toImage()
        alike = alike + 1 if seen == former and not is_at_work(window) else 0
        if alike == STILL:
            return seen
        former = seen
    sys.exit(f"{window.windowTitle()} never comes to rest.")


def is_at_work(window: Window) -> bool:
    """Whether something is about to change what is seen."""
    timers = (one for one in window.findChildren(QTimer) if one.isActive() and one.interval() <= SOON)
    workers = (one for one in window.findChildren(Worker) if one.busy)
    return not window.canvas.sharp or any(timers) or any(workers)


if __name__ == "__main__":
    main()
