"""What a call lays on a map before it looks: rulings, conditions, markers, changes and units."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any

from attrs import evolve, frozen
from cyclopts import Parameter

from bob_editor.errors import BadCall
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.storage.form.problems import shortened

Json = Any
Texts = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]


@Parameter(name="*")
@frozen
class SceneOptions:
    """What is laid on a map for this call.

    Parameters
    ----------
    ruling
        NAME=ANSWER, an answer to an open question of the rulebook.
    condition
        NAME=VALUE, or NAME for true: night=4, rain.
    marker
        MARKER@HEX, or a row as suites have it: smoke@F5, {"marker": "wire", "at": "F5", "facing": "n"}.
    change
        CHANGE, CHANGE@HEX or a row: shallow_river, upper_level@F6.
    on_map
        UNIT@HEX or a row, where units stand in the way: infantry@G5.
    """

    ruling: Texts = ()
    condition: Texts = ()
    marker: Texts = ()
    change: Texts = ()
    on_map: Texts = ()

    def __bool__(self) -> bool:
        """Whether anything is laid on the map."""
        return bool(self.ruling or self.condition or self.marker or self.change or self.on_map)

    def laid_on(self, loaded: LoadedMap) -> LoadedMap:
        """The map with all of it.

        :raises BadCall: where an option can't be read.
        :raises UnknownId: where the ruleset knows no such thing.
        :raises BadFile: where the map has no such hex.
        """
        if not self:
            return loaded
        from bob_editor.opening.loaded_map import suite_map
        from bob_editor.storage.documents import Suite

        scene = loaded.scene
        suite = Suite(
            title="",
            rulings=dict(parse_setting("ruling", one) for one in self.ruling),
            conditions=dict(parse_setting("condition", one, alone=True) for one in self.condition),
            markers=tuple(_rows("marker", self.marker)),
            changes=tuple(_change(row) for row in _rows("change", self.change, alone=True)),
            units=tuple(_rows("unit", self.on_map)),
        )
        laid = suite_map(suite, scene.board, scene.ruleset, loaded.path, base=scene)
        return evolve(loaded, scene=laid.scene)


def parse_setting(option: str, text: str, *, alone: bool = False) -> tuple[str, Json]:
    """The name and value of NAME=VALUE; VALUE is JSON where it can be read so, else a text, and true where it may lack.

    :raises BadCall: where it lacks.
    """
    name, equals, value = text.partition("=")
    if not equals:
        if alone and name:
            return name, True
        raise BadCall(f"--{option} {shortened(text)} has no value.", hint=f"Write --{option} NAME=VALUE.")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def _rows(name: str, texts: Iterable[str], *, alone: bool = False) -> Iterable[dict[str, Json]]:
    """Rows as suites have them, of ``name@HEX`` or of an object's JSON."""
    for text in texts:
        if text.startswith("{"):
            try:
                row = json.loads(text)
            except (ValueError, RecursionError) as error:
                raise BadCall(f"{shortened(text)} is no {name}: {error}.") from None
            if not isinstance(row, dict) or not isinstance(row.get(name), str):
                raise BadCall(f"{shortened(text)} is no {name}.", hint=f'It has a field "{name}".')
            yield row
            continue
        what, at, place = text.partition("@")
        if not what or not (place if at else alone):
            raise BadCall(f"{shortened(text)} doesn't say where.", hint=f"Write {what or name}@HEX.")
        yield {name: what, "at": place} if at else {name: what}


def _change(row: dict[str, Json]) -> dict[str, Json]:
    """A change's places are a list."""
    at = row.get("at")
    return row | {"at": [at]} if isinstance(at, str) else row
