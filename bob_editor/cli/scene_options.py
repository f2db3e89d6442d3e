"""The options that all commands about lines of sight share: how a map is read, and what is laid on it for a call."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Group, Parameter
from msgspec.structs import replace

from bob_editor.cli.completing import (
    OF_CHANGES,
    OF_CONDITIONS,
    OF_MARKERS,
    OF_POSITIONS,
    OF_RULESETS,
    OF_RULINGS,
    OF_UNITS,
    OF_UNITS_PLACED,
)
from bob_editor.errors import BadCall
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.rules.los.scene import End
from bob_editor.storage.form.problems import shortened

Json = Any
Texts = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]

_LAID = Group("Laid on the map", sort_key=90)


@Parameter(name="*", group=_LAID)
@dataclass(frozen=True)  # which cyclopts reads
class LaidOptions:
    """What is laid on a map for this call, and how who looks is taken.

    Parameters
    ----------
    condition
        NAME=VALUE, or NAME for true: visibility=4, rain.
    marker
        MARKER@HEX, or a row as suites have it: smoke@F5, {"marker": "wire", "at": "F5", "facing": "n"}.
    change
        CHANGE, CHANGE@HEX or a row: shallow_river, upper_level@F6.
    on_map
        UNIT@HEX or a row, where units stand in the way: infantry@G5.
    position
        Where who looks is in his hex, as E4:cave says it.
    unit
        What looks: a unit of the ruleset's.
    minute
        When it is looked, on a card whose light changes: minutes after the start.
    mapping
        A *.mapping.json: what terrain the words of a foreign file mean.
    """

    condition: Annotated[Texts, OF_CONDITIONS] = ()
    marker: Annotated[Texts, OF_MARKERS] = ()
    change: Annotated[Texts, OF_CHANGES] = ()
    on_map: Annotated[Texts, OF_UNITS_PLACED] = ()
    position: Annotated[str | None, OF_POSITIONS] = None
    unit: Annotated[str | None, OF_UNITS] = None
    minute: Annotated[int, Parameter(show_default=False)] = 0
    mapping: Path | None = None

    @property
    def lays(self) -> bool:
        """Whether it lays anything on the map."""
        return bool(self.condition or self.marker or self.change or self.on_map or self.minute)

    @property
    def says_who(self) -> bool:
        """Whether it says anything of who looks."""
        return self.position is not None or self.unit is not None

    def looker(self, loaded: LoadedMap) -> End | None:
        """How who looks is taken where nothing more is said of him; None for the plain ground.

        :raises UnknownId: where the ruleset has no such position or unit.
        """
        if not self.says_who:
            return None
        from bob_editor.opening.ends import must_know

        must_know("position", self.position, loaded.scene.ruleset, "ends")
        must_know("unit", self.unit, loaded.scene.ruleset, "units")
        return End(loaded.scene.board.grid.hexes[0], self.position, self.unit)

    def laid_on(self, loaded: LoadedMap, rulings: tuple[str, ...] = ()) -> LoadedMap:
        """The map with all of it.

        :raises BadCall: where an option can't be read.
        :raises UnknownId: where the ruleset knows no such thing.
        :raises UnknownPlace: where the map has no such hex.
        """
        if not (rulings or self.lays):
            return loaded
        from bob_editor.opening.calls import laid_for_call, with_minute

        laid = laid_for_call(
            loaded.scene,
            rulings=dict(parse_setting("ruling", one) for one in rulings),
            conditions=dict(parse_setting("condition", one, alone=True) for one in self.condition),
            markers=self.marker,
            changes=self.change,
            units=self.on_map,
        )
        return replace(loaded, scene=with_minute(laid, self.minute))

    def opened(self, path: Path, ruleset: str | None, rulings: tuple[str, ...] = ()) -> LoadedMap:
        """The map of a file, a foreign one too, read by a ruleset if one is named, with all of it.

        :raises BobEditorError: where it can't be read, or an option makes no sense.
        """
        from bob_editor.cli.named_map import our_map
        from bob_editor.cli.scenes import open_map

        ours = our_map(path, ruleset, self.mapping)
        return self.laid_on(open_map(ours, ruleset=ruleset, named=path), rulings)


@Parameter(name="*", group=_LAID)
@dataclass(frozen=True)
class SceneOptions(LaidOptions):
    """How a map is read, and what is laid on it for this call.

    Parameters
    ----------
    ruling
        NAME=ANSWER, an answer to an open question of the rulebook.
    ruleset
        The game to read the map by, another edition than its own; the one that a foreign map is for.
    """

    ruling: Annotated[Texts, OF_RULINGS] = ()
    ruleset: Annotated[str | None, OF_RULESETS] = None

    def map_of(self, path: Path) -> LoadedMap:
        """The map of a file, read and laid on as the options say.

        :raises BobEditorError: where it can't be read, or an option makes no sense.
        """
        return self.opened(path, self.ruleset, self.ruling)

    def laid(self, loaded: LoadedMap) -> LoadedMap:
        """A map that was opened already, with what is laid on it.

        :raises BobEditorError: where an option makes no sense.
        """
        from bob_editor.cli.scenes import read_by

        return self.laid_on(read_by(loaded, self.ruleset), self.ruling)


Scene = Annotated[SceneOptions | None, Parameter(show_default=False)]


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
