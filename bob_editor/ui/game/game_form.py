"""The fields of a game as a form has them: the machinery of cards, over what a ``ruleset.json`` says."""

import re
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import free_name
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import completed, completed_card
from bob_editor.editing.game.looks import sign_of, suggested
from bob_editor.editing.game.seen_under import shown, stored
from bob_editor.model.edit import Edit
from bob_editor.model.games.own_game import KEYS
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.games.sight_words import NOTHING, words_of_code
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.card.form_state import FormState
from bob_editor.ui.session.session import Session
from bob_editor.words import tr

Json = Any

KINDS = {
    "terrains": "terrain",
    "units": "unit",
    "markers": "marker",
    "conditions": "condition",
    "ends": "end",
}
"""What a row of a table is."""

_NEW = re.compile(r"(terrain|unit|marker|condition|position|field|column|choice)(_?\d+)?")


class GameForm(FormState):
    """A ``FormState`` of the open game. Its sheet of fields is the game's data, its edits are steps of the game."""

    refers = False
    names_rows = True

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(session, parent)
        self._sheet: tuple[GameDraft | None, Scenario] = (None, Scenario())
        self.form = CardForm(())
        self.opened_lately: Callable[[], Sequence[str]] = tuple
        """The files that the user opened last."""

    @property
    def sheet(self) -> Scenario:
        """What the game says, as a sheet of fields; what its cards have stands under ``card``."""
        game = self.session.game
        if game is None:
            return Scenario()
        if self._sheet[0] is not game.value:
            self._sheet = game.value, _sheet_of(game.value)
        return self._sheet[1]

    def fit(self) -> bool:
        """There is one form for all games."""
        return False

    def do(self, edit: Edit[Scenario], merge: str = "") -> None:
        """Do an edit of the fields as a step of undo of the game."""
        if self.session.game is not None:
            self.session.game_desk.push(_of_game(edit), merge)

    def _foretell(self, edit: Edit[Scenario] | None) -> None:
        self.session.typed.put(edit and _of_game(edit))

    def put(self, path: FieldPath, value: Json, title: str) -> None:
        """Put a value; a row that was just added takes its id from the first name that it is given."""
        if len(path) == 3 and path[2] == "title" and isinstance(value, str) and path[0] in KINDS:
            key = KEYS[str(path[0])]
            old = self.get((*path[:2], key))
            new = free_name(value, {row.get(key) for _, row in self.sheet.rows(str(path[0]))})
            if isinstance(old, str) and _NEW.fullmatch(old) and new:
                self.begin()
                more = sign_of(value) if path[0] == "markers" else {}
                if path[0] == "terrains":
                    looks = [row.get("style") for _, row in self.sheet.rows("terrains")]
                    more = suggested(self.get(path[:2]), value, looks)
                self.session.game_desk.rename(KINDS[str(path[0])], old, new, value, **more)
                return
        if len(path) == 3 and path[2] == KEYS.get(str(path[0])) and self._call(path, value):
            return
        if len(path) == 3 and (path[0], path[2]) == ("checks", "as") and isinstance(value, str):
            # Whoever calls it “House by the road” means house-by-the-road: it is part of a code.
            others = {row.get("as") for step, row in self.sheet.rows("checks") if step != path[1]}
            value = free_name(value, others).replace("_", "-") or value
        if path[:2] == ("card", "fields") and path[-1] == "title" and isinstance(value, str):
            self._name_field(path, value, title)
            return
        super().put(path, value, title)

    def _call(self, path: FieldPath, value: Json) -> bool:
        """Give a row another id, which all that names it follows; False where nobody could say what names it."""
        table, old = str(path[0]), self.get(path)
        base = all_rulesets().get(str(self.sheet.data.get("based_on")))
        ids = [row.get(KEYS[table]) for _, row in self.sheet.rows(table)]
        known = [] if base is None else [row.get(KEYS[table]) for row in base.data.get(table, ())]
        # Of two rows of one id, or one that another game has as well, that id remains.
        if table not in KINDS or not isinstance(old, str) or (ids + known).count(old) != 1:
            return False
        new = free_name(value, {*ids, *known} - {old}) if isinstance(value, str) else ""
        if new and new != old:
            self.begin()
            self.session.game_desk.rename(KINDS[table], old, new)
        return bool(new)

    def _name_field(self, path: FieldPath, value: str, title: str) -> None:
        """Name a field or a choice of cards; one that was just added takes its id from it."""
        row = self.get(path[:-1])
        rows = self.get(path[:-2])
        if isinstance(row, dict) and isinstance(rows, list | tuple) and _NEW.fullmatch(str(row.get("id"))):
            new = free_name(
                value, {one.get("id") for one in rows if one is not row and isinstance(one, dict)}
            )
            self.begin()
            super().put(path[:-1], {**row, "title": value, "id": new or row.get("id")}, title)
        else:
            super().put(path, value, title)

    def choose(self, path: FieldPath) -> None:
        """A row of a game is shown nowhere else."""

    def show_below(self, path: FieldPath) -> None:
        """What no cell has room for stands below the table already."""

    def choices_of(self, field: CardField) -> tuple[tuple[Json, str], ...]:
        """Values that may be chosen; of rows of the game, those that it, and what it is based on, has now.

        For a rule they are the numbers of the game's rulebook, each with its title; of what a row does to sight, where
        code knows that, what rows of the game do whose code it is.
        """
        if field.name == "cites" and self.session.game is not None:
            headings = self.session.game.value.game.headings
            return tuple((number, f"{number}  {title}".rstrip()) for number, title in headings.items())
        if field.name == "los" and self.session.game is not None:
            own = self.session.game.value.game
            words = words_of_code(own, all_rulesets().get(own.based_on), field.where[0])
            likes = [
                (word, tr("As {title}", title=title)) for word, title in words.items() if word not in NOTHING
            ]
            return (field.choices[0], *likes) if words else field.choices
        if field.of and self.session.game is not None:
            found: dict[Json, str] = {}
            for table, key in (one.split("/") for one in field.of):
                for row in self.session.game.game.data.get(table, ()):
                    value = row.get(key) if isinstance(row, dict) else None
                    if isinstance(value, str) and value:
                        found[value] = str(row.get("title") or value)
                    for tag in value if isinstance(value, list | tuple) else ():
                        found.setdefault(tag, str(tag))
            return tuple(found.items())
        return super().choices_of(field)


def _of_game(edit: Edit[Scenario]) -> Edit[GameDraft]:
    """An edit of the fields as one of the game."""

    def apply(draft: GameDraft) -> GameDraft:
        data = dict(edit.apply(_sheet_of(draft)).data)
        card = data.pop("card", None if draft.card is None else {})
        base = all_rulesets().get(draft.game.based_on)
        after = draft.with_data(completed(stored(data, draft.data), None if base is None else base.data))
        return after if card == draft.card else replace(after, card=completed_card(card))

    return Edit(edit.label, apply)


def _sheet_of(draft: GameDraft) -> Scenario:
    data = shown(draft.data)
    return Scenario(data if draft.card is None else {**data, "card": draft.card})
