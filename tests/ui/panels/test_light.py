"""Conditions in words and by time in the LOS panel: the light of a mission, the side of a dike road."""

from pathlib import Path

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.rules.los.scene import MapChange
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.los import LosPanel

MAPS = Path(__file__).parents[3] / "maps"


def test_the_light_of_a_minute(empty_window: Window, qtbot: QtBot) -> None:
    """On a card whose light changes the panel asks for the minute, and looks in its light (17.1)."""
    path = MAPS / "last-hundred-yards" / "market-day-at-vauquemont.scenario.json"
    assert empty_window.files.open_path(str(path))
    qtbot.waitUntil(lambda: empty_window.canvas.sharp)
    session, form = empty_window.session, empty_window.docks.panel(LosPanel).conditions
    hexes = session.board.grid.hex_anywhere
    start, goal = hexes("A4"), hexes("A10")
    assert start is not None
    assert goal is not None
    look = session.hand.look
    session.live_los.look(look.origin_at(start), look.target_at(goal))
    assert not form.minute_row.isHidden()
    assert form.choices["light"].currentText() == "As the card has it"
    verdicts = []
    for minute in (0, 15):
        form.minute.setValue(minute)
        answer = session.live_los.answer
        assert answer is not None
        verdicts.append(answer.verdict)
    assert verdicts == ["blocked", "clear"]


def test_the_side_of_a_road(window: Window) -> None:
    """Where roads are dikes, each end names its side of the road; elsewhere nobody asks (46.1)."""
    session, panel = window.session, window.docks.panel(LosPanel)
    assert panel.target.road_side.isHidden()
    session.live_los.scene = replace(session.live_los.scene, changes=(MapChange("dike_road"),))
    assert not panel.target.road_side.isHidden()
    at = session.board.grid.hexes[0]
    panel.target.road_side.setCurrentIndex(1)
    panel.target.road_side.activated.emit(1)
    assert session.hand.look.target_at(at).road_side == 0
    assert session.hand.look.origin_at(at).road_side is None
