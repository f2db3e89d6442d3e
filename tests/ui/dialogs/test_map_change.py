"""Changes of the map on a board's LOS trial that say more than where."""

from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QDialogButtonBox, QLineEdit, QSpinBox

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.rules.los.scene import End
from bob_editor.ui.dialogs.map_change import AskMapChange
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.los import LosPanel


def test_a_number_levels_and_terrains_are_asked_for(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the same asked for again it is the one before with another value."""
    session = empty_window.session
    grid = Grid(11, 7)
    session.open(Board(grid, "last-hundred-yards", hexes={grid.hex("D4"): HexContent(level=1)}), None)
    form = empty_window.docks.panel(LosPanel).conditions.changes

    def add(name: str, *, sure: bool = True, **given: object) -> list[str]:
        def answer(dialog: AskMapChange) -> bool:
            for field, value in given.items():
                box = dialog.boxes[field]
                if isinstance(box, QSpinBox):
                    box.setValue(int(str(value)))
                elif isinstance(box, QComboBox):
                    box.setCurrentIndex(box.findData(value))
                elif isinstance(box, QLineEdit):
                    assert not dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()
                    box.setText(str(value))
            return sure and dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()

        monkeypatch.setattr(AskMapChange, "exec", answer)
        form.add(name)
        return [form.listed.item(at).text() for at in range(form.listed.count())]

    assert add("hill_levels_times", factor=2) == ["Hill multiplier 2"]
    assert add("hill_levels_times", factor=3) == ["Hill multiplier 3"]
    assert add("hill_levels_times", sure=False, factor=5) == ["Hill multiplier 3"]
    assert add("hill_levels_set", levels="1") == ["Hill multiplier 3"]
    assert add("hill_levels_set", levels="1: 4, 2=0") == ["Hill multiplier 3", "Hill levels set 1: 4, 2: 0"]
    assert [one.fields for one in session.live_los.scene.changes] == [
        {"factor": 3},
        {"levels": {"1": 4, "2": 0}},
    ]
    session.open(
        Board(grid, "combat-commander-pacific", hexes={grid.hex("D4"): HexContent((Feature("bush"),))}), None
    )
    session.hand.look.hold(End(grid.hex("D2")), End(grid.hex("D6")))

    def seen() -> str:
        assert session.live_los.answer is not None
        return session.live_los.answer.expectation

    assert seen() == "hindered:2"
    assert add("terrain_values", terrain="bush", los="clear") == ["Other values of a terrain Bush, Clear"]
    assert seen() == "clear"
    assert add("terrain_values", terrain="bush", los="hindrance:3")[0].endswith("Bush, Hindrance 3")
    jungle: Any = {"terrain": "bush", "as": "jungle"}
    session.hand.select.select([grid.hex("A1")])
    add("terrain_as", **jungle)
    assert seen() == "hindered:3"
    session.hand.select.select([grid.hex("D4")])
    assert add("terrain_as", **jungle)[1:] == ["Terrain counts as another Bush, Jungle in A1 D4"]
    assert seen() == "blocked"
