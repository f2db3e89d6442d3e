"""The terrain chart of a game as one grid: a row a thing, a column an effect in play."""

from collections.abc import Mapping
from typing import Any

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import edit_of
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath
from bob_editor.model.games.edits import put
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.scenario import Scenario
from bob_editor.records import Record
from bob_editor.words import tr

Json = Any

TABLES = ("terrains", "units", "markers")


class ChartRow(Record):
    """A thing that the chart speaks of: the path of its row in the game, and its name."""

    path: FieldPath
    title: str
    effects: tuple[Mapping[str, Json], ...]

    def place(self, what: str) -> int | None:
        """The place of its first effect on something that holds by itself, or of any on it; None where it has none."""
        found = [at for at, one in enumerate(self.effects) if one.get("what") == what]
        return next((at for at in found if not self.effects[at].get("with")), found[0] if found else None)


def chart_rows(data: Mapping[str, Json]) -> tuple[ChartRow, ...]:
    """The things of a game, in the order of its tables; what is no row is left out."""
    sheet = Scenario(data)
    return tuple(
        ChartRow(
            (table, place),
            str(row.get("title") or row.get("id") or ""),
            tuple(one for _, one in sheet.rows(table, place, "effects")),
        )
        for table in TABLES
        for place, row in sheet.rows(table)
    )


def columns(rows: tuple[ChartRow, ...]) -> tuple[str, ...]:
    """What the effects are on, each once, in the order in which the rows have them."""
    named = (str(one.get("what") or "") for row in rows for one in row.effects)
    return tuple(dict.fromkeys(one for one in named if one))


def put_value(row: ChartRow, what: str, text: str) -> Edit[GameDraft]:
    """An edit that puts the value of a cell: a number, or a word; an empty text takes its effect away."""
    at, value = row.place(what), _value(text)
    path = (*row.path, "effects")

    def change(game: OwnGame) -> OwnGame:
        effects = list(row.effects)
        if value is None:
            if at is not None:
                del effects[at]
        elif at is None:
            effects.append({"what": what, "value": value, "source": "rules", "cites": ""})
        else:
            effects[at] = {**effects[at], "value": value}
        return put(game, path, effects or None)

    return edit_of(tr("Set {what} of {title}", what=what, title=row.title), change)


def rename_column(rows: tuple[ChartRow, ...], old: str, new: str) -> Edit[GameDraft]:
    """An edit that gives what the effects of a column are on another name."""

    def change(game: OwnGame) -> OwnGame:
        for row in rows:
            if any(one.get("what") == old for one in row.effects):
                named = [{**one, "what": new} if one.get("what") == old else dict(one) for one in row.effects]
                game = put(game, (*row.path, "effects"), named)
        return game

    return edit_of(tr("Rename a column of the chart"), change)


def _value(text: str) -> Json:
    text = text.strip()
    if "_" in text:  # Python's own way to write a number, which nobody means who types a word
        return text
    for kind in (int, float):
        try:
            number = kind(text.replace("−", "-"))
        except ValueError:
            continue
        return number if abs(number) < 10**9 else text  # what is no number, such as nan, isn't less
    return text or None
