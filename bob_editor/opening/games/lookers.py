"""Whose lines a change of a game's rules may change, when it doesn't change anyone's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.fields.paths import FieldPath, value_at
from bob_editor.rules.game import Game, sight_of
from bob_editor.rules.games.names import TABLES, named_in
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sides import side_name
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.compared import Comparison, compared

Json = Any
Said = dict[FieldPath, Json]
"""What a game says, by where: rows by their ids."""

_SEEN = ("seen_within", "kinds_seen_within", "reveals")
"""Fields that say from how far a kind of unit is seen."""

_OWN_BOUNDS = ("sees_within", "seen_within")
"""Fields of a kind's own row that bound how far it sees and is seen."""

_IN_THE_WAY = ("sight", "terrains", "markers", "units", "rulings")
"""What tells of a game what is in the way of lines, and how high it is."""


class Looker(NamedTuple):
    """Whose lines they are: those of a kind of unit, a position or a side by its title, or of nobody in particular.

    ``seen`` says that it is looked at, and not who looks. ``during`` is the condition that is put in force, ``value``
    what it is then.
    """

    title: str = ""
    position: str | None = None
    unit: str | None = None
    side: str | None = None
    seen: bool = False
    during: str = ""
    value: Json = True

    @property
    def text(self) -> str:
        """It in words; "" for nobody in particular."""
        return f"{self.title} as the target" if self.seen else self.title

    def start(self, place: Hex) -> End:
        """Who looks from a hex."""
        return End(place) if self.seen else self._at(place)

    def goal(self, place: Hex) -> End:
        """What is looked at in a hex."""
        return self._at(place) if self.seen else End(place)

    def scene(self, scene: Scene) -> Scene:
        """What a scene is for it."""
        if not self.during:
            return scene
        return replace(scene, conditions={**scene.conditions, self.during: self.value})

    def compared(self, old: Sight, new: Sight) -> Comparison | None:
        """Its lines by two sights of one map; None where these can't tell them all at once."""
        sights: list[Sight] = []
        for one in (old, new):
            of_it = one.under(self.scene(one.scene)) if self.during else one
            found = of_it.aimed(self._at(one.scene.board.grid.hexes[0])) if self.seen else of_it
            if found is None:
                return None
            sights.append(found)
        return compared(*sights)

    def _at(self, place: Hex) -> End:
        return End(place, self.position, self.unit, side=self.side)


ANYONE = Looker()


def seeing_otherwise(old: Game, new: Game, scene: Scene) -> Iterator[Looker]:
    """Of whom both games say something, and not the same, about seeing and being seen on a map."""
    yield from _ends(old, new, scene)
    yield from _sides(old, new, scene)
    for name, row in _in_both(old, new, "condition"):
        if not scene.holds(name) and _during(old, name) != _during(new, name):
            yield Looker(str(row.get("title") or name), during=name, value=_some_value(row))


def _ends(old: Game, new: Game, scene: Scene) -> Iterator[Looker]:
    """The kinds of units and the positions, and the same as targets, where what they see isn't as they are seen."""
    both_ways = all(_is_reciprocal(game, scene) for game in (old, new))
    for kind in ("unit", "end"):
        for name, row in _in_both(old, new, kind):
            before, after = (_said_of(game, kind, name) for game in (old, new))
            changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
            title = str(row.get("title") or name)
            looker = Looker(title, unit=name) if kind == "unit" else Looker(title, position=name)
            of_target = {path for path in changed if any(field in path for field in _SEEN)}
            if changed - of_target:
                yield looker
            bounded = any(said.get((one,)) is not None for said in (before, after) for one in _OWN_BOUNDS)
            if of_target or (changed and (bounded or not both_ways)):
                yield looker._replace(seen=True)


def _is_reciprocal(game: Game, scene: Scene) -> bool:
    """Whether lines from a kind that nothing bounds are those to it, the other way round."""
    lights = {name for name, row in game.rows("markers").items() if row.get("lights") is not None}
    lit = any(one.marker in lights for one in scene.markers)
    of_sides = _whose_counts(game) and bool(scene.units)
    return not lit and not of_sides and sight_of(Scene(scene.board, game)).is_reciprocal


def _sides(old: Game, new: Game, scene: Scene) -> Iterator[Looker]:
    """The sides that have units on the map, where it counts whose are in the way."""
    differs = _parts(old, _IN_THE_WAY) != _parts(new, _IN_THE_WAY)
    if differs and any(_whose_counts(game) for game in (old, new)):
        for side in dict.fromkeys(one.side for one in scene.units if one.side):
            yield Looker(side_name(scene.side_names, side), side=side)


def _whose_counts(game: Game) -> bool:
    said = ((game.data.get("sight") or {}).get("units") or {}, *game.rows("units").values())
    return any(row.get("of", "all") != "all" for row in said)


def _in_both(old: Game, new: Game, kind: str) -> Iterator[tuple[str, Mapping[str, Json]]]:
    known = old.rows(TABLES[kind])
    return ((name, row) for name, row in new.rows(TABLES[kind]).items() if name in known)


def _said_of(game: Game, kind: str, name: str) -> Said:
    """What a game says about how a kind of unit or a position sees and is seen."""
    row = game.rows(TABLES[kind])[name]
    names = {name, *row.get("tags", ())}
    said: Said = {(one,): row.get(one) for one in _OWN_BOUNDS}
    for path, one in named_in(game.data, kind):
        if one in names and (path[0] == "sight" or path[2] in ("kinds_see_within", "kinds_seen_within")):
            said[_by_id(game, path)] = value_at(game.data, path)
    if any(path[0] == "sight" for path in said):  # what hides nothing from other eyes may hide from its own
        said |= _parts(game, _IN_THE_WAY)
    if any(field in path and value is not None for path, value in said.items() for field in _SEEN):
        said |= _of_markers(game, "reveals")
    return _with_answers(game, said)


def _parts(game: Game, names: Iterable[str]) -> Said:
    return {(name,): game.data.get(name) for name in names}


def _with_answers(game: Game, said: Said) -> Said:
    """What is said, and the rulings to which it may be left."""
    return said | _parts(game, ("rulings",)) if any(value is not None for value in said.values()) else said


def _of_markers(game: Game, field: str) -> Said:
    said = ((name, row.get(field)) for name, row in game.rows("markers").items())
    return {("markers", name, field): value for name, value in said if value is not None}


def _during(game: Game, name: str) -> Said:
    """What a game says of sight while a condition is in force, and not elsewhere."""
    row = game.rows("conditions")[name]
    said: Said = {("light",): row.get("light")}
    for path, one in named_in(game.data, "condition"):
        if one == name and path[0] == "sight":
            said[path] = value_at(game.data, path)
        elif one == name and path[-1] == "while":
            said[_by_id(game, path[:2])] = value_at(game.data, path[:2])
    if any(path[0] == "sight" for path in said):
        said |= _of_markers(game, "lights")
    return _with_answers(game, said)


def _by_id(game: Game, path: FieldPath) -> FieldPath:
    return path if path[0] == "sight" else (path[0], value_at(game.data, (*path[:2], "id")), *path[2:])


def _some_value(row: Mapping[str, Json]) -> Json:
    """A value that a condition may have: of numbers the least that is something."""
    asked = row.get("value") or {}
    match asked.get("type"):
        case "integer":
            return max(asked.get("minimum", 1), 1)
        case "string":
            return next(iter(asked.get("choices", ())), "")
    return True
