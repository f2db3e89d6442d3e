"""The page about sight: questions in plain words, each answer a picture that the engine decides."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any, Literal

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit

from bob_editor.editing.game import answers
from bob_editor.editing.game.draft import Example
from bob_editor.editing.game.examples import holds
from bob_editor.editing.game.shown.search import Boards, Telling
from bob_editor.editing.game.shown.variants import Shown, answer_on, varied
from bob_editor.render.kit.style import Style
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.answers import answer_of, cited, ruling_of
from bob_editor.rules.games.questions import QUESTIONS, Question, asked_of
from bob_editor.ui.game.game_form import GameForm
from bob_editor.ui.game.page import Page
from bob_editor.ui.game.sight import differing
from bob_editor.ui.game.sight.choice_card import PICTURE, ChoiceCard
from bob_editor.ui.game.sight.line_picture import line_picture
from bob_editor.ui.game.sight.question_box import QuestionBox
from bob_editor.ui.game.sight.shadow_editor import ShadowEditor
from bob_editor.words import mark, tr

Json = Any


AT_ONCE, TURN = 5, 0.008
"""Boards that are looked at before the time is, and the seconds of one turn of the loop."""

NEXT = 2
"""So many others are looked for in between."""


class SightPage(Page):
    """Pictures are painted one a turn of the loop, so that typing goes on."""

    title = mark("Lines of sight")
    icon = "mdi6.eye-outline"
    place = "own-game-sight"
    holds = ("sight", "rulings")
    about = mark(
        "Each picture is what an answer comes to on your own terrain. The scales leave a question open where the "
        "rulebook is silent; the small field takes the number of the rule."
    )

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        self._style: Style | None = None
        self._boards = Boards()
        self._waiting: list[Question] = []
        self._to_paint: list[Callable[[], None]] = []
        self._painted: dict[str, object] = {}
        self._pictured: dict[str, tuple[Telling | None, Shown | None]] = {}
        self._testing: Iterator[Literal[True]] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._paint_one)
        self.boxes: dict[str, QuestionBox] = {}
        self.shadows: dict[str, ShadowEditor] = {}
        self.none = QLabel(
            tr(
                "Nothing on the page of terrain blocks or hinders yet. As soon as something does, more is asked here."
            )
        )
        self.none.setWordWrap(True)
        self.none.setProperty("issue", "hint")
        self.column.addWidget(self.none)
        self.rule = QLineEdit()
        for question in QUESTIONS:
            self._add(question)
        self.column.addStretch(1)

    def _add(self, question: Question) -> None:
        box = self.boxes[question.key] = QuestionBox(question)
        box.answered.connect(partial(self._answer, question))
        box.citeTyped.connect(partial(self._cite, question))
        box.openWanted.connect(partial(self._open, question))
        box.tryWanted.connect(partial(self._try, question))
        box.compareWanted.connect(partial(self._compare, question))
        box.open.setVisible(question.kind != "number")
        self.column.addWidget(box)
        if question.kind == "between":
            shadow = self.shadows[question.key] = ShadowEditor()
            shadow.put.connect(partial(self._answer, question))
            self.column.addWidget(shadow)
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setEnabled(False)
        box.destroyed.connect(line.deleteLater)
        self.column.addWidget(line)
        box.setProperty("line", line)

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the answers as they are, and have the pictures follow."""
        game = self.session.game
        if game is None:
            return
        asked = asked_of(game.game)
        self.none.setVisible(len(asked) <= len(QUESTIONS) // 4)
        for question in QUESTIONS:
            box = self.boxes[question.key]
            here = question in asked
            box.setVisible(here)
            box.property("line").setVisible(here)
            if question.key in self.shadows:
                self.shadows[question.key].setVisible(here)
            if here:
                value = answer_of(game.game.data, question)
                ruled = bool(ruling_of(game.game.data, question))
                box.show_answer(value, cited(game.game.data, question), ruled=ruled)
                if question.key in self.shadows:
                    self.shadows[question.key].show_rule(value)
        self._waiting = list(asked)
        self._testing = self._tested(game.value.examples, game.game, asked)
        self._timer.start()

    def dress(self, style: Style) -> None:
        """Paint the pictures as this game's boards look."""
        self._style = style
        self._painted.clear()
        self._pictured.clear()
        self.refresh()

    def _paint_one(self) -> None:
        """The next picture, or some of the search for those of one question; more in the next turn of the loop."""
        game, style = self.session.game, self._style
        if self._to_paint and self.isVisible():
            self._to_paint.pop(0)()
            return
        if not self._waiting and game is not None and self.isVisible() and next(self._testing, False):
            return
        if not self._waiting or game is None or style is None or not self.isVisible():
            self._timer.stop()
            return
        question = self._waiting.pop(0)
        box = self.boxes[question.key]
        if not box.cards:
            return
        search = self._boards.search(game.game, question)
        until = monotonic() + TURN
        while not search.go_on(AT_ONCE) and monotonic() < until:
            pass
        if not search.over:
            # Near the first again: the upper questions are those that are seen.
            self._waiting.insert(NEXT, question)
        shown, known = search.shown, self._pictured.get(question.key, (None, None))
        if not search.over and (shown is None or (known[0] is search and known[1] is shown)):
            return
        self._pictured[question.key] = search, shown
        box.set_pictured(shown is not None)
        if search.over or shown is not known[1]:
            box.tell_alike(search.alike() if search.over else [])
        if shown is not None:
            for choice, card in box.cards:
                other = varied(game.game, question.whole_path, choice.value)
                self._to_paint.append(partial(self._paint, card, other, shown, style, question.key))

    def _paint(self, card: ChoiceCard, game: Game, shown: Shown, style: Style, key: str) -> None:
        found = answer_on(game, shown)
        if found is None:
            card.show_line(None, None)
            return
        scene, answer = found
        seen = sight_of(scene).field(shown.start) if shown.around else None
        codes = b"" if seen is None else seen.codes.tobytes()
        now = (id(style), shown, answer.expectation, tuple(answer.reasons), codes)
        name = f"{key} {card.text()}"
        if self._painted.get(name) == now:
            return
        self._painted[name] = now
        picture = line_picture(scene, shown.start, shown.goal, answer, style, PICTURE, seen)
        card.show_line(picture, answer)

    def _tested(
        self, examples: Sequence[Example], game: Game, asked: Sequence[Question]
    ) -> Iterator[Literal[True]]:
        """Tell on each card which examples its answer would break, one example a turn."""
        held = []
        for one in examples:
            held += [one] if holds(one, game) else []
            yield True
        for question in asked:
            now = answer_of(game.data, question)
            for choice, card in self.boxes[question.key].cards:
                broken = []
                other = (
                    varied(game, question.whole_path, choice.value) if held and choice.value != now else game
                )
                for one in held if other is not game else ():
                    broken += [] if holds(one, other) else [one.name]
                    yield True
                card.breaks = tuple(broken)

    # -- answering ------------------------------------------------------------------------------------------------

    def _answer(self, question: Question, value: Json) -> None:
        merge = f"{question.key} {self.form.visit}" if question.kind == "number" else ""
        self.session.game_desk.push(answers.answer(question, value, self._holds()), merge)

    def _cite(self, question: Question, number: str) -> None:
        self.session.game_desk.push(answers.cite(question, number), f"cite {question.key} {self.form.visit}")

    def _open(self, question: Question, wanted: bool) -> None:
        change = answers.leave_open if wanted else answers.close
        self.session.game_desk.push(change(question, self._holds()))

    def _holds(self) -> Mapping[str, Json] | None:
        """What the game says together with that which it is based on."""
        game = self.session.game
        return game.game.data if game is not None and game.value.game.based_on else None

    def _try(self, question: Question) -> None:
        game = self.session.game
        shown = None if game is None else self._boards.search(game.game, question).shown
        if shown is not None:
            self.session.steps.attempt(partial(self.session.game_desk.try_out, shown))

    def _compare(self, question: Question) -> None:
        game = self.session.game
        if game is None or self._style is None:
            return
        chosen = answer_of(game.game.data, question)
        shown = differing.ask(self, game.game, question, chosen, self._style)
        if shown is not None:
            self.session.steps.attempt(partial(self.session.game_desk.try_out, shown))

    def end(self) -> None:
        """Stop painting."""
        self._timer.stop()
