"""A style as its file says it: what it leaves out is as in the style that it is based on."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bob_editor.records import Record

Json = Any


class Sheet(Record, eq=False):
    """One style. ``data`` is its file's, complete; ``folder`` is where its pictures lie, None for a shipped one."""

    name: str
    data: Mapping[str, Json]
    folder: Path | None = None

    @property
    def title(self) -> str:
        """Its name for people."""
        return str(self.data.get("title") or self.name)

    @property
    def theme(self) -> str | None:
        """Which of a ruleset's two sets of colours it always takes; None: that which is asked for."""
        return self.data.get("theme")

    def way(self, subject: str, game: str) -> str:
        """How something is painted (roads, woods …) in a game; "" for plainly."""
        ways = {**self.data.get("ways", {}), **self._game(game).get("ways", {})}
        return str(ways.get(subject, ""))

    def row(self, game: str, terrain: str, pattern: str) -> dict[str, Json]:
        """What it says of a terrain: by its pattern, by its id, and by its id in one game."""
        return {
            **self.data.get("patterns", {}).get(pattern, {}),
            **self.data.get("terrains", {}).get(terrain, {}),
            **self._game(game).get("terrains", {}).get(terrain, {}),
        }

    def levels(self, game: str) -> tuple[Mapping[str, Json], ...]:
        """The colours of levels that it has of its own in a game."""
        return tuple(self._game(game).get("levels", self.data.get("levels", ())))

    def inks(self) -> Mapping[str, str]:
        """The inks that it has of its own."""
        return dict(self.data.get("inks", {}))

    def number(self, name: str, otherwise: float) -> float:
        """One of its measures."""
        return float(self.data.get("measures", {}).get(name, otherwise))

    def colours(self, name: str) -> tuple[str, ...]:
        """One of its lists of colours, such as those of roofs; empty where it has none."""
        return tuple(self.data.get("palettes", {}).get(name, ()))

    def _game(self, game: str) -> Mapping[str, Json]:
        found: Mapping[str, Json] = self.data.get("games", {}).get(game, {})
        return found


def based(data: Mapping[str, Json], on: Mapping[str, Json]) -> dict[str, Json]:
    """A style's data upon another's: objects are joined member by member, all else is replaced."""
    joined = dict(on)
    for key, value in data.items():
        below = joined.get(key)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            joined[key] = based(value, below)
        else:
            joined[key] = value
    return joined
