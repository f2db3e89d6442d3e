"""Tables for players: each board's LOS book, and its lines of sight in numbers."""

from functools import partial
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Part
from bob_editor.publishing.progress import Tell, share
from bob_editor.publishing.tables.sight_book import sight_book
from bob_editor.publishing.tables.sight_numbers import numbers_csv, numbers_json
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.statistics import sight_statistics
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write

MOST_HEXES = 1500
"""Hexes of a board with a book; that of a larger one is nobody's to print, and takes minutes."""


def parts(edition: Edition) -> list[Part]:
    """``NAME-los.csv``, ``NAME-los.html``, ``NAME-hexes.csv`` and ``NAME-numbers.json`` for every board."""
    return [Part(partial(_board, number), one.hexes) for number, one in enumerate(edition.boards)]


def _board(number: int, edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    one = edition.boards[number]
    if one.game.sight is None:
        return [LeftOut(one.name, f"{one.game.title} has no line of sight rule.")]
    if one.hexes > MOST_HEXES:
        return [LeftOut(one.name, f"It has more than {MOST_HEXES:,} hexes.")]
    sight = one.game.sight(Scene(one.board, one.game))
    matrix, page = sight_book(one.title, sight, share(tell, 0, 2), edition.language.code)
    statistics = sight_statistics(sight, progress=share(tell, 1, 2))
    write(folder / f"{one.slug}-los.csv", matrix)
    write(folder / f"{one.slug}-los.html", page)
    write(folder / f"{one.slug}-hexes.csv", numbers_csv(statistics))
    write(folder / f"{one.slug}-numbers.json", dumps(numbers_json(statistics, {})))
    return []


def lacks(edition: Edition) -> str:
    """Why there are no tables."""
    return "" if edition.boards else "There is no board in the folder."


FORM = Form("players", "LOS books and numbers", parts, lacks)
