"""Import mapping: what the foreign words of what is open mean, chosen in a table, on the board at once or read anew."""

import json
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.errors import BobEditorError
from bob_editor.exchange.door import told_format
from bob_editor.exchange.format import Given, Sample
from bob_editor.exchange.mapping import TerrainMap, mapping_json, read_mapping
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.fields.imported import altered_in, source_of, words_of
from bob_editor.records import Record
from bob_editor.render.kit.own_pictures import read_pixels
from bob_editor.render.kit.style import Style
from bob_editor.rules.issues.imported import is_treatable, treated
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label
from bob_editor.storage.documents import write
from bob_editor.storage.files.pictures import picture_beside
from bob_editor.storage.files.reading import read_bytes, shown
from bob_editor.storage.naming import MAPPING
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.desk.writing import wrote
from bob_editor.ui.dialogs.files.word_meanings import Meaning, WordMeanings, WordRow
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.frame.exchanging.importing import Importing, Last
from bob_editor.ui.panels.board.swatches import kept_swatch
from bob_editor.words import many, tr

Json = Any


class Meanings(QObject):
    """Shows the table, and does what is chosen in it."""

    def __init__(self, desk: Desk, importing: Importing, window: QWidget) -> None:
        super().__init__(window)
        self.desk = desk
        self.importing = importing
        self.window = window
        self.dialog: WordMeanings | None = None
        desk.session.opened.connect(self.end)

    def show(self) -> None:
        """Show the words of the open board."""
        self.end()
        session, last = self.desk.session, self._last
        sights = _Sights(
            session.ruleset, self.desk.canvas.picture.style, None if last is None else last.wish.path
        )
        source = source_of(session.board.imported) or (Path(last.wish.path).name if last else tr("the file"))
        dialog = self.dialog = WordMeanings(self.window, source, _rows(session.board, last), sights)
        dialog.again.setEnabled(last is not None)
        dialog.applied.connect(self._apply)
        dialog.readAgain.connect(self._again)
        dialog.loads.connect(self._load)
        dialog.saves.connect(self._save)
        KeptEntries(dialog, f"{source} → {session.board.id}", lambda: dialog.said, dialog.take)
        dialog.show()

    @property
    def _last(self) -> Last | None:
        """The import that made the open board, if that was since the window was opened."""
        last, session = self.importing.last, self.desk.session
        return (
            last if last is not None and session.scenario is None and last.board == session.board.id else None
        )

    def end(self) -> None:
        """Close the table: of a board that is left, or after what was chosen is applied, nobody is asked."""
        if self.dialog is not None:
            self.dialog.done(0)
            self.dialog.deleteLater()
            self.dialog = None

    def _apply(self) -> None:
        dialog, session = self.dialog, self.desk.session
        if dialog is None:
            return
        part = {row.word: row.part for row in dialog.rows}
        listed = {
            one.word
            for one in altered_in(session.board.imported)
            if is_treatable(one) and one.part == part.get(one.word)
        }
        there = {word: meaning for word, meaning in dialog.changed.items() if word in listed}
        elsewhere = [word for word in dialog.changed if word not in listed]

        def change(board: Board) -> Board:
            for word, meaning in there.items():
                board = treated(board, word, part[word], meaning or ())
            return board

        if there:
            session.steps.draw(
                Edit(
                    tr("Give {counted} a meaning", counted=many("{count} word", "{count} words", len(there))),
                    change,
                )
            )
        if elsewhere:
            session.noticed.emit(
                tr(
                    "{counted} that had a meaning can’t be told from the board any more: use Import again for them.",
                    counted=many("{count} word", "{count} words", len(elsewhere)),
                )
            )
        elif there:
            self.show()

    def _again(self) -> None:
        dialog, last = self.dialog, self._last
        if dialog is None or last is None or not self.desk.files.may_open():
            return
        asked = last.wish.asked
        rules = self.desk.session.ruleset.id
        words = {word: list(meaning) for word, meaning in dialog.changed.items() if meaning is not None}
        mapping = asked.mapping.within(rules).below(TerrainMap(words))
        self.importing.bring(replace(last.wish, asked=replace(asked, mapping=mapping, heard=[])))

    def _load(self) -> None:
        folder, dialog = folder_near(self.desk.session, self.desk.files.settings), self.dialog
        path, _ = QFileDialog.getOpenFileName(
            self.window, tr("A mapping"), folder, tr("Mappings (*.mapping.json);;JSON files (*.json)")
        )
        if not path or dialog is None:
            return
        try:
            terrain = read_mapping(path).within(self.desk.session.ruleset.id).terrain
        except BobEditorError as error:
            self.desk.session.failed.emit(error)
            return
        dialog.put_all(
            {
                word: meaning
                for word, given in terrain.items()
                if (meaning := meaning_of(given, self.desk.session.ruleset)) is not None
            }
        )

    def _save(self) -> None:
        dialog, session = self.dialog, self.desk.session
        if dialog is None:
            return
        path, _ = QFileDialog.getSaveFileName(
            self.window,
            tr("Save mapping"),
            str(Path(folder_near(session, self.desk.files.settings)) / f"{session.board.id}{MAPPING}"),
            tr("Mappings (*.mapping.json)"),
        )
        typed, path = path, path if path.endswith(".json") else path + MAPPING
        if not typed or not may_write(self.window, typed, path):
            return
        words: dict[str, Json] = {
            word: list(meaning) for word, meaning in dialog.meanings.items() if meaning is not None
        }
        for met in () if self._last is None else self._last.words:
            if met.level is not None and met.word in words and met.word not in dialog.changed:
                words[met.word] = {"terrain": words[met.word], "level": met.level}
        format_name = session.board.imported.get("format") or (
            self._last.wish.format.name if self._last else ""
        )
        data = mapping_json(
            session.board.title, [format_name] if format_name else [], session.ruleset.id, words
        )
        try:
            write(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        except BobEditorError as error:
            session.failed.emit(error)
            return
        session.noticed.emit(wrote(path))


def meaning_of(given: Json, rules: Ruleset) -> Meaning:
    """A meaning of a mapping as ids of terrain; None where it is more than that."""
    if isinstance(given, dict) and given.get("level") is not None:
        return None
    named = given.get("terrain") if isinstance(given, dict) else given
    listed = [] if named is None else [named] if isinstance(named, str) else list(named)
    by_title = {row.title.casefold(): row.id for row in rules.terrains.values()}
    ids = [one if one in rules.terrains else by_title.get(str(one).casefold()) for one in listed]
    return None if None in ids else tuple(one for one in ids if one is not None)


def _rows(board: Board, last: Last | None) -> list[WordRow]:
    """The words of the import, those that ask for a meaning first; of a board that was saved since, what it keeps."""
    listed = [one for one in altered_in(board.imported) if one.word]
    found: dict[str, WordRow] = {}
    for one in listed:
        taken: Meaning = (one.taken,) if one.taken else None
        found.setdefault(one.word, WordRow(one.word, one.part, len(one.at), taken, guessed=bool(one.taken)))
    for met in () if last is None else last.words:
        found.setdefault(met.word, WordRow(met.word, met.part, met.count, met.taken))
    for word, meaning in words_of(board.imported).items():
        ids = [meaning] if isinstance(meaning, str) else meaning if isinstance(meaning, list) else []
        known = found.get(word)
        taken = tuple(one for one in ids if isinstance(one, str))
        found[word] = WordRow(word, known.part if known else "hexes", known.count if known else 0, taken)
    return list(found.values())


class _Sights(Record, eq=False, dict=True):
    """The pictures of both sides; ``path`` is the foreign file, None where it isn't known any more."""

    rules: Ruleset
    style: Style
    path: str | None

    def terrains(self, part: str) -> Mapping[str, str]:
        """Titles by id of what may stand in a part of the board."""
        return {row.id: label(row.title) for row in self.rules.terrains.values() if part in row.places}

    def here(self, terrain: str) -> QIcon:
        """What a terrain looks like."""
        return kept_swatch("terrain", terrain, self.rules, self.style)

    @cached_property
    def _pictures(self) -> dict[Path, QPixmap]:
        return {}

    @cached_property
    def _samples(self) -> Mapping[str, Sample]:
        if self.path is None:
            return {}
        try:
            given = Given(read_bytes(self.path), shown(self.path), Path(self.path).parent)
            samples = told_format(given).samples
        except BobEditorError:
            return {}
        return {} if samples is None else samples(given)

    def there(self, word: str) -> QIcon:
        """What a word looks like in the file."""
        sample = self._samples.get(word)
        if sample is None or self.path is None:
            return QIcon()
        path = picture_beside(Path(self.path).parent, sample.picture)
        if path is None or ".." in Path(sample.picture).parts:
            return QIcon()
        if path not in self._pictures:
            self._pictures[path] = QPixmap.fromImage(read_pixels(path))
        picture = self._pictures[path]
        return QIcon(picture if sample.part is None else picture.copy(*sample.part))
