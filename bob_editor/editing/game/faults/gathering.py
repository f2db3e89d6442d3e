"""Everything that is wrong or odd in a game: where, why, and the edits that mend it."""

import difflib
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from bob_editor.editing.game.edits import edit_of, set_of
from bob_editor.editing.game.faults.fault import GameFault, away, renamed
from bob_editor.editing.game.faults.idle_checks import idle_checks
from bob_editor.editing.game.faults.names import (
    doubled,
    taken_checks,
    unknown_fields,
    unknown_names,
    unknown_to_base,
)
from bob_editor.editing.game.faults.numbers import strange_numbers
from bob_editor.editing.game.faults.sight import wrong_sight
from bob_editor.editing.game.fields.tables import OF_HEXES
from bob_editor.editing.game.looks import fresh_style, suggested
from bob_editor.model.fields.paths import FieldPath, put_at, value_at
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game
from bob_editor.rules.games.questions import QUESTIONS, has_heights, has_lines, units_count
from bob_editor.rules.games.sight_words import NOTHING, words_of_code
from bob_editor.rules.los.told.things import levels_of
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.games.game_files import problems_of_game


def faults_of(own: OwnGame, game: Game | None, base: Game | None = None) -> tuple[GameFault, ...]:
    """Everything about a game, the worst first; ``game`` is what it makes, None where it makes none.

    Of a game that is based on another, ``base``, what it says itself is looked at, by all that it knows.
    """
    found = [
        GameFault(one.code, Severity.ERROR, one.message, steps_of(one.pointer))
        for one in problems_of_game(own)
    ]
    if not found:
        found += wrong_sight(own, base)
    if game is not None and not found:
        found += [
            *_untitled(own), *unknown_names(own, game), *unknown_fields(own, game), *unknown_to_base(own, base),
            *doubled(own), *taken_checks(own), *idle_checks(own, game),
            *_base(game), *_turned_pairs(own), *_turned_bounds((), own.data),
            *_without_meaning(own, game), *_without_word(own, game), *_unknown_to_code(own, base),
            *_passed_over_by_code(own, base), *_reveals_nothing(own, game),
            *_in_no_hex(own, game), *_without_height(own, game), *_without_tags(game), *_without_style(own, game),
            *_unasked(own, game), *strange_numbers(own, game),
        ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: one.severity.rank))


def _untitled(own: OwnGame) -> Iterator[GameFault]:
    """A title of nothing: an empty line wherever games are listed."""
    title = own.data.get("title")
    if isinstance(title, str) and not title.strip():
        yield GameFault("no-title", Severity.WARNING, "The game has no title.", ("title",))


def _turned_pairs(own: OwnGame) -> Iterator[GameFault]:
    """What hexsides do between two levels that are named the higher first, where nothing looks for it."""
    for at, row in enumerate(own.data.get("terrains", ())):
        said = row.get("by_levels") or {}
        for pair in said:
            lower, higher = (0, 0) if pair.startswith("x-") else levels_of(pair)
            if lower <= higher:
                continue
            path, right = ("terrains", at, "by_levels", pair), f"{higher}-{lower}"
            message = f"“{pair}” names the higher level first, so it holds for no line."
            turned = {right if one == pair else one: what for one, what in said.items()}
            fix = away(path) if right in said else set_of(f"Make it {right}", *path[:-1], value=turned)
            yield GameFault("turned-levels", Severity.WARNING, message, path, (fix,))


_BOUNDS = (("least", "most"), ("minimum", "maximum"), ("from", "to"))


def _turned_bounds(path: FieldPath, value: Any) -> Iterator[GameFault]:
    """Two bounds between which no number lies: of shadows, checks, conditions, fields and charts."""
    inner: Iterable[tuple[str | int, Any]] = ()
    if isinstance(value, Mapping):
        inner = [(name, one) for name, one in value.items() if not name.startswith("x-")]
    elif isinstance(value, list | tuple):
        inner = enumerate(value)
    for step, one in inner:
        yield from _turned_bounds((*path, step), one)
    for first, last in _BOUNDS if isinstance(value, Mapping) else ():
        # a check of what lies beside asks for one of it where it doesn't say how many
        low, high = value.get(first, 1 if value.get("check") == "beside" else None), value.get(last)
        if isinstance(low, int) and isinstance(high, int) and low > high:
            message = f"No number is at least {low} and at most {high}."
            fix = set_of("Turn them round", *path, value={**value, first: high, last: low})
            yield GameFault("turned-bounds", Severity.WARNING, message, path, (fix,))


def _base(game: Game) -> Iterator[GameFault]:
    """The ground of new boards, which must be terrain that may be that."""
    base = game.terrains.get(str(game.data.get("base_terrain") or ""))
    if base is not None and "base" not in base.places:
        fit = [one for one in game.terrains.values() if "base" in one.places][:3]
        yield GameFault(
            "base-terrain",
            Severity.ERROR,
            f"{base.title} is the ground of new boards, and isn't terrain that may be a board's ground.",
            ("base_terrain",),
            tuple(set_of(f"Make it {one.title}", "base_terrain", value=one.id) for one in fit),
        )
    low, high = game.levels
    if low > high:
        right = edit_of("Turn them round", lambda game: _levels(game, high, low))
        yield GameFault(
            "levels", Severity.ERROR, f"Ground goes from level {low} up to {high}.", ("levels",), (right,)
        )


def _levels(game: OwnGame, low: int, high: int) -> OwnGame:
    return OwnGame(put_at(put_at(dict(game.data), ("levels", "min"), low), ("levels", "max"), high))


def _without_meaning(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Words for what a row does to sight that the rule doesn't know: it passes them over."""
    sight = game.data.get("sight")
    if sight is None:
        return
    known = {"blocks", "hinders", "clear", "none", *(sight.get("words") or {})}
    for table in ("terrains", "markers"):
        for at, row in enumerate(own.data.get(table, ())):
            word = row.get("los")
            if word is None or word in known:
                continue
            title = str(row.get("title") or row.get("id"))
            message = f"The rule of sight doesn't know the word “{word}”, which {title} has: it does nothing."
            near = difflib.get_close_matches(word, sorted(known), 1, 0.5)
            fixes = tuple(renamed(f"Make it {one}", (table, at, "los"), word, one) for one in near)
            yield GameFault("unknown-word", Severity.WARNING, message, (table, at, "los"), fixes)


def _whole_rows(own: OwnGame, game: Game, table: str) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The game's own rows by place, with what they take over from those of the game that it is based on."""
    rows = game.rows(table)
    return ((at, rows.get(str(row.get("id")), row)) for at, row in enumerate(own.data.get(table, ())))


_AT_ENDS = ("target", "start", "both")
_HOW_IT_HIDES = ("hindrance", "between", "ties", "by_levels", "own_side", "side_along", "side_on", "inside")


def _without_word(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """What says how it hides or hinders, and not that it does: nothing looks at it."""
    for table in ("terrains", "markers") if game.data.get("sight") is not None else ():
        for at, row in _whole_rows(own, game, table):
            said = next((name for name in _HOW_IT_HIDES if name in row), None)
            if said is None or row.get("los", "none") != "none":
                continue
            title = str(row.get("title") or row.get("id"))
            message = (
                f"{title} says how it hides or hinders, and neither blocks nor hinders: it does nothing."
            )
            severity = Severity.HINT if "los" in row else Severity.WARNING
            words = ("hinders",) if said == "hindrance" else ("blocks", "hinders")
            fixes = tuple(set_of(f"Make it {one}", table, at, "los", value=one) for one in words)
            yield GameFault("no-word", severity, message, (table, at, said), fixes)


def _in_no_hex(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """What rows on hexsides alone say of who stands in their hex: nobody does."""
    for at, row in _whole_rows(own, game, "terrains") if game.data.get("sight") is not None else ():
        its = own.data["terrains"][at]
        said: list[FieldPath] = [(name,) for name in sorted(OF_HEXES) if name in its]
        said += [("hindrance", "ends")] if value_at(its, ("hindrance", "ends")) in _AT_ENDS else []
        if row.get("in") == ["sides"] and said:
            path: FieldPath = ("terrains", at, *said[0])
            title = str(row.get("title") or row.get("id"))
            message = f"{title} lies on hexsides alone: what it says of its hex does nothing."
            yield GameFault("no-hex", Severity.HINT, message, path, (away(path),))


def _unknown_to_code(own: OwnGame, base: Game | None) -> Iterator[GameFault]:
    """Words for what a row does that the code of another game, by which this one sees, doesn't know."""
    for table in ("terrains", "markers"):
        known = words_of_code(own, base, table)
        for at, row in enumerate(own.data.get(table, ()) if known else ()):
            word = row.get("los")
            if word is None or word in known or word in NOTHING:
                continue
            title = str(row.get("title") or row.get("id"))
            message = f"The rule of sight doesn't know the word “{word}”, which {title} has: it does nothing."
            path = (table, at, "los")
            fixes = (
                renamed(f"Have it do what {like} does", path, word, one)
                for one, like in known.items()
                if one not in NOTHING
            )
            yield GameFault("unknown-word", Severity.WARNING, message, path, tuple(islice(fixes, 3)))


_TOLD = frozenset({"while", *OF_HEXES, *_HOW_IT_HIDES}) - {"hindrance"}
"""What rows say of sight that is looked at where data tells how it works."""


def _passed_over_by_code(own: OwnGame, base: Game | None) -> Iterator[GameFault]:
    """What rows say of sight in the words of data, where a game sees by the code of another."""
    if base is None or own.data.get("sight") is not None or base.data.get("sight") is not None:
        return
    for table in ("terrains", "markers"):
        known = {name for row in base.data.get(table, ()) for name in row}
        for at, row in enumerate(own.data.get(table, ())):
            for name in sorted(_TOLD.intersection(row) - known):
                title = str(row.get("title") or row.get("id"))
                message = f"The rule of sight of {base.title} doesn't look at “{name}”, which {title} has."
                path = (table, at, name)
                yield GameFault("no-effect", Severity.HINT, message, path, (away(path),))


_DARK = {"conditions", "ruling"}
"""By what of ``visibility`` it may be dark."""


def _reveals_nothing(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Markers that light where no condition bounds how far one sees, or reveal where one sees into all there is."""
    visibility = value_at(game.data, ("sight", "visibility"))
    if game.data.get("sight") is None:
        return
    every = (row for table in ("terrains", "markers", "units") for row in game.data.get(table, ()))
    does = {
        "lights": isinstance(visibility, Mapping) and visibility.keys() & _DARK,
        "reveals": any({"seen_within", "kinds_seen_within"} & row.keys() for row in every),
    }
    for at, row in enumerate(own.data.get("markers", ())):
        title = str(row.get("title") or row.get("id"))
        found = {
            "lights": f"{title} lights, and no condition bounds how far one sees: it does nothing.",
            "reveals": f"{title} reveals, and nothing says from how near one is seen: it does nothing.",
        }
        for name, message in found.items():
            if row.get(name, False) is not False and not does[name]:
                path = ("markers", at, name)
                yield GameFault("no-effect", Severity.HINT, message, path, (away(path),))


def _without_height(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """What counts in a game of heights without a height of its own: it is as high as the ground."""
    if game.data.get("sight") is None or not has_lines(game):
        return
    if value_at(game.data, ("sight", "heights")) is False:
        return
    flat = () if has_heights(game) else (set_of("Let heights not count", "sight", "heights", value=False),)
    units = value_at(game.data, ("sight", "units")) or {}
    heights = (units.get("height"), *(row.get("height") for row in game.rows("units").values()))
    if units_count(game) and not any(heights) and "ties" not in units:
        message = (
            "Units are in the way, but have no height: whoever stands as high as they do looks over them."
        )
        high = set_of("Give them height 1", "sight", "units", "height", value=1)
        yield GameFault("no-height", Severity.WARNING, message, ("sight", "units"), (*flat, high))
    below = value_at(game.data, ("sight", "hindrance", "below")) or "ignored"
    for table in ("terrains", "markers"):
        for at, row in _whole_rows(own, game, table):
            title = str(row.get("title") or row.get("id"))
            if row.get("height") is not None or "by_levels" in row:
                continue
            if row.get("los") == "blocks":
                message = f"{title} blocks, but has no height: it is no higher than the ground it stands on."
            elif row.get("los") == "hinders" and below == "ignored":
                message = (
                    f"{title} hinders, but has no height: one looks over it from the ground it stands on."
                )
            else:
                continue
            fix = set_of("Give it height 1", table, at, "height", value=1)
            yield GameFault("no-height", Severity.WARNING, message, (table, at), (*flat, fix))


def _without_style(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Terrain of hexes that nobody sees on a map; hexsides and paths have a plain line, boards their ground."""
    for at, row in _whole_rows(own, game, "terrains"):
        if "style" not in row and {"hexes", "artwork"} & {*row["in"]} and "base" not in row["in"]:
            title = str(row.get("title") or row.get("id"))
            look = suggested(row, title).get("style") or fresh_style(())
            fix = set_of("Give it a look", "terrains", at, "style", value=look)
            message = f"{title} has no style: it isn't seen on the map."
            yield GameFault("no-style", Severity.HINT, message, ("terrains", at), (fix,))


def _without_tags(game: Game) -> Iterator[GameFault]:
    """Units that are in the way by a tag, where none has any."""
    units = value_at(game.data, ("sight", "units")) or {}
    had = {tag for row in game.rows("units").values() for tag in row.get("tags", ())}
    if units.get("count") != "tagged":
        return
    if not had:
        message = "Only units with a tag are in the way, and no kind of unit has one."
        yield GameFault("no-tag", Severity.WARNING, message, ("units",))
        return
    for at, tag in enumerate(units.get("tags", ())):
        if tag not in had:
            path = ("sight", "units", "tags", at)
            near = difflib.get_close_matches(tag, sorted(had), 1, 0.6)
            fixes = (*(renamed(f"Make it {one}", path, tag, one) for one in near), away(path))
            message = f"Units with the tag “{tag}” are in the way, and no kind of unit has it."
            yield GameFault("no-tag", Severity.WARNING, message, path, fixes)


def _unasked(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Answers about sight that no terrain, unit or level of the game can bring to bear."""
    for one in QUESTIONS:
        if (
            one.path != ("heights",)
            and value_at(own.data, one.whole_path) is not None
            and not one.matters(game)
        ):
            message = f"“{one.title}” is answered, and nothing in the game makes it matter."
            yield GameFault("no-effect", Severity.HINT, message, one.whole_path, (away(one.whole_path),))
