"""What the program remembers between runs: window layout, recent files, theme, first tool."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings

from bob_editor.storage.files.reading import nearest_folder
from bob_editor.storage.games.places import own_games
from bob_editor.words import LANGUAGES

LAYOUT_VERSION = 1
"""Raised whenever panels or toolbars change so that an old layout no longer fits."""

RECENT_FILES = 10
"""How many files the menu remembers."""

KEPT_DOCUMENTS = 200
"""Of how many documents it is remembered which layers are unusual, and what was chosen in a dialog."""

THEMES = ("system", "light", "dark", "contrast")


class Settings:
    """A typed face on ``QSettings``; an ini file in the user's configuration folder, or the one given."""

    def __init__(self, file: Path | None = None) -> None:
        self._store = (
            QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "bob-editor", "bob-editor")
            if file is None
            else QSettings(str(file), QSettings.Format.IniFormat)
        )

    def _text(self, key: str, default: str = "") -> str:
        value: Any = self._store.value(key, default)
        return value if isinstance(value, str) else default

    def _bytes(self, key: str) -> QByteArray:
        value: Any = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def _list(self, key: str) -> list[str]:
        value: Any = self._store.value(key, [])
        if isinstance(value, str):
            return [value] if value else []
        return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []

    # -- window -----------------------------------------------------------------------------------------------

    @property
    def geometry(self) -> QByteArray:
        """Size and place of the window; empty at the first start."""
        return self._bytes("window/geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("window/geometry", value)

    @property
    def layout(self) -> QByteArray:
        """Where panels and toolbars stand; empty at the first start or after a change of ``LAYOUT_VERSION``."""
        if self._text("window/layout_version") != str(LAYOUT_VERSION):
            return QByteArray()
        return self._bytes("window/layout")

    @layout.setter
    def layout(self, value: QByteArray) -> None:
        self._store.setValue("window/layout", value)
        self._store.setValue("window/layout_version", str(LAYOUT_VERSION))

    def dialog(self, name: str) -> QByteArray:
        """Size and place of a dialog; empty where nobody gave it any."""
        return self._bytes(f"dialogs/{name}")

    def keep_dialog(self, name: str, value: QByteArray) -> None:
        """Remember them."""
        self._store.setValue(f"dialogs/{name}", value)

    def chosen(self, name: str, document: str) -> dict[str, Any]:
        """What was last chosen in a dialog for a document, "" for any; nothing where nothing was."""
        rows = (row.partition("\t") for row in self._list(f"chosen/{name}"))
        try:
            found = json.loads(next((text for one, _, text in rows if one == document), "{}"))
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def keep_chosen(self, name: str, document: str, values: Mapping[str, Any]) -> None:
        """Remember it, of the last documents only."""
        kept = [row for row in self._list(f"chosen/{name}") if row.partition("\t")[0] != document]
        self._store.setValue(f"chosen/{name}", [f"{document}\t{json.dumps(values)}", *kept][:KEPT_DOCUMENTS])

    # -- files ------------------------------------------------------------------------------------------------

    @property
    def recent(self) -> tuple[str, ...]:
        """Absolute paths of the files last opened or saved, latest first."""
        return tuple(self._list("files/recent"))

    def add_recent(self, path: str) -> None:
        """Put a file at the head of the recent ones."""
        absolute = str(Path(path).absolute())
        kept = [absolute, *(one for one in self.recent if one != absolute)][:RECENT_FILES]
        self._store.setValue("files/recent", kept)

    def forget_recent(self, path: str) -> None:
        """Take a file out, for it can't be found any more."""
        self._store.setValue("files/recent", [one for one in self.recent if one != path])

    def clear_recent(self) -> None:
        """Forget all recent files."""
        self._store.setValue("files/recent", [])

    @property
    def reopens(self) -> bool:
        """Whether the program begins with what was open when it was left."""
        return self._text("files/reopens") == "yes"

    @reopens.setter
    def reopens(self, value: bool) -> None:
        self._store.setValue("files/reopens", "yes" if value else "no")

    @property
    def card_paper(self) -> str:
        """The paper that cards are laid out on; "" for the template's own."""
        return self._text("card/paper")

    @card_paper.setter
    def card_paper(self, value: str) -> None:
        self._store.setValue("card/paper", value)

    @property
    def folder(self) -> str:
        """The folder that file dialogs start in: of games of one's own not the place that is the program's."""
        return str(nearest_folder(self._text("files/folder", str(Path.cwd()))))

    @folder.setter
    def folder(self, value: str) -> None:
        if own_games() in Path(value).absolute().parents:
            return
        self._store.setValue("files/folder", value)

    def layers_of(self, path: str) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
        """The layers of a document that aren't shown or hidden as usual, dimmed and locked; none of one never so."""
        rows = (row.partition("\t") for row in self._list("layers/documents"))
        found = next((state for name, _, state in rows if name == path), "")
        hidden, dimmed, locked, *_ = (*found.split(";"), "", "", "")
        return tuple(frozenset(filter(None, part.split(","))) for part in (hidden, dimmed, locked))  # type: ignore[return-value]  # three of them

    def keep_layers(self, path: str, *states: frozenset[str]) -> None:
        """Remember which layers of a document aren't as usual, dimmed and locked; of the last documents only."""
        kept = [row for row in self._list("layers/documents") if row.partition("\t")[0] != path]
        if any(states):
            kept.insert(0, f"{path}\t" + ";".join(",".join(sorted(state)) for state in states))
        self._store.setValue("layers/documents", kept[:KEPT_DOCUMENTS])

    # -- looks and tools ----------------------------------------------------------------------------------------

    @property
    def theme(self) -> str:
        """``system``, ``light``, ``dark`` or ``contrast``."""
        value = self._text("look/theme", "system")
        return value if value in THEMES else "system"

    @theme.setter
    def theme(self, value: str) -> None:
        self._store.setValue("look/theme", value)

    @property
    def language(self) -> str:
        """The code of the language that the window speaks; "" for that of the system."""
        value = self._text("look/language")
        return value if value in LANGUAGES else ""

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("look/language", value)

    @property
    def night_map(self) -> bool:
        """Whether the map is painted in dark colours; the window's theme is another matter."""
        return self._text("look/night_map") == "yes"

    @night_map.setter
    def night_map(self, value: bool) -> None:
        self._store.setValue("look/night_map", "yes" if value else "no")

    @property
    def map_style(self) -> str:
        """The name of the style that maps are shown in; "" for each board's own."""
        return self._text("look/map_style")

    @map_style.setter
    def map_style(self, value: str) -> None:
        self._store.setValue("look/map_style", value)

    @property
    def tool(self) -> str:
        """The id of the tool with which a window begins; none that edits: a first click changes nothing on a board."""
        return self._text("tools/first")

    @tool.setter
    def tool(self, value: str) -> None:
        self._store.setValue("tools/first", value)

    @property
    def ruleset(self) -> str:
        """The id of the ruleset last opened; empty at the first start."""
        return self._text("tools/ruleset")

    @ruleset.setter
    def ruleset(self, value: str) -> None:
        self._store.setValue("tools/ruleset", value)

    @property
    def used_terrains(self) -> tuple[str, ...]:
        """Ids of palette rows last picked, latest first."""
        return tuple(self._list("tools/used"))

    @used_terrains.setter
    def used_terrains(self, value: tuple[str, ...]) -> None:
        self._store.setValue("tools/used", list(value))

    def write(self) -> None:
        """See to it that all is on disk."""
        self._store.sync()
