"""A line on a board as two versions of a game decide it, side by side."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.opening.games.lookers import Looker
from bob_editor.opening.loaded_map import load_map
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.los.surveys.compared import Difference
from bob_editor.ui.game.sight.choice_card import ChoiceCard
from bob_editor.ui.game.sight.line_picture import line_picture
from bob_editor.words import tr

PICTURE = QSize(200, 120)


class ChangedLine(QWidget):
    """Two pictures, before and after; hidden while there is no line."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = (ChoiceCard(tr("Before"), size=PICTURE), ChoiceCard(tr("After"), size=PICTURE))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 0)
        for card in self.cards:
            card.setCheckable(False)
            row.addWidget(card)
        row.addStretch()
        self.hide()

    def clear(self) -> None:
        """Show none."""
        self.hide()

    def show_line(
        self, path: Path, games: tuple[Game, Game], line: Difference, looker: Looker, style: Style
    ) -> None:
        """Show a line of a file's map under both versions."""
        try:
            for card, game in zip(self.cards, games, strict=True):
                scene = looker.scene(load_map(path, partial(_one_game, game)).scene)
                grid = scene.board.grid
                start, goal = looker.start(grid.hex(line.start)), looker.goal(grid.hex(line.goal))
                answer = sight_of(scene).trace(start, goal)
                card.show_line(line_picture(scene, start, goal, answer, style, PICTURE), answer)
        except BobEditorError:
            # The file went away meanwhile.
            self.clear()
        else:
            self.show()


def _one_game(game: Game, _ruleset_id: str) -> Game:
    return game
