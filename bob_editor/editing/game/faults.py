"""What is wrong or odd in a game that somebody writes: where, why, and the edits that mend it."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from attrs import frozen

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import edit_of, set_of
from bob_editor.editing.game.questions import QUESTIONS, has_heights
from bob_editor.model.edit import Edit
from bob_editor.model.fields.paths import FieldPath, put_at, removed_at, value_at
from bob_editor.model.games.own_game import KEYS, OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game
from bob_editor.rules.games.names import TABLES, named_in
from bob_editor.storage.form.problems import steps_of
from bob_editor.storage.games.game_files import problems_of_game

Json = Any

_OF_TERRAIN = (
    "only-at-level", "only-with", "beside", "at-most", "paths-join", "line-ends-nowhere", "not-together",
)  # fmt: skip
"""The checks whose words are terrain, by id or tag, and nothing else."""


@frozen
class GameFault:
    """One thing: ``code`` is a word for its kind, ``path`` leads to it in the game's data, ``fixes`` mend it."""

    code: str
    severity: Severity
    message: str
    path: FieldPath
    fixes: tuple[Edit[GameDraft], ...] = ()


def faults_of(own: OwnGame, game: Game | None) -> tuple[GameFault, ...]:
    """Everything about a game, the worst first; ``game`` is what it makes, None where it breaks the schema.

    Of a game that is based on another, only what it says itself is looked at, by all that it knows.
    """
    found = [
        GameFault(one.code, Severity.ERROR, one.message, steps_of(one.pointer))
        for one in problems_of_game(own)
    ]
    if game is not None and not found:
        found += [
            *_dangling(own, game), *_doubled(own), *_base(own, game), *_without_height(own, game),
            *_unasked(own, game), *_numbers(own, game),
        ]  # fmt: skip
    return tuple(sorted(found, key=lambda one: one.severity.rank))


def _dangling(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Names of rows that aren't there; in checks a tag, or what any game has, is a name, too."""
    known = {kind: {str(one) for one in game.rows(table)} for kind, table in TABLES.items()}
    tags = set(_tags(game))
    for kind in TABLES:
        for path, name in named_in(own.data, kind):
            tagged = (
                path[-1] != "terrain" and "cases" not in path and path[0] not in ("base_terrain", "sight")
            )
            right = known[kind] | tags if tagged else known[kind]
            if name in right or not _is_strict(own, path, kind):
                continue
            offered = sorted(right)
            near = difflib.get_close_matches(name, offered, 3, 0.6)
            fixes = [_put(f"Make it {one}", path, name, one) for one in near]
            message = f"There is no {kind} “{name}”, which {_place(path)} names."
            yield GameFault("unknown-name", Severity.ERROR, message, path, (*fixes, _away(path)))


def _is_strict(own: OwnGame, path: FieldPath, kind: str) -> bool:
    """Whether a name must be that of a row or a tag: elsewhere a game may have words of its own for what it reads."""
    match path:
        case ("leave_out" | "amended" | "painting", *_):
            return False
        case (
            "checks",
            int(at),
            "of" | "never" | "with" | "near" | "one_of" | "only_on" | "not_on" | "pairs",
            *_,
        ):
            return kind == "terrain" and own.data["checks"][at].get("check") in _OF_TERRAIN
        case (_, _, "opens", *_) | (_, _, "effects", *_):
            return False
    return True


def _tags(game: Game) -> Iterator[str]:
    for table in ("terrains", "units", "markers"):
        for row in game.rows(table).values():
            yield from row.get("tags", ())


def _doubled(own: OwnGame) -> Iterator[GameFault]:
    """Two rows of one id, of which only the last counts, or of one title, which nobody can tell apart."""
    for table in dict.fromkeys((*TABLES.values(), "checks")):
        for name, severity in (("id", Severity.ERROR), ("title", Severity.WARNING)):
            # A check that games share may be named more than once; what a game calls it by must be its alone.
            values = [row.get("as" if table == "checks" else KEYS[table]) for row in own.rows(table)]
            values = values if name == "id" else [row.get("title") for row in own.rows(table)]
            for value, count in Counter(one for one in values if isinstance(one, str) and one).items():
                if count > 1:
                    at = len(values) - 1 - values[::-1].index(value)
                    where = (table, at)
                    yield GameFault(
                        f"doubled-{name}",
                        severity,
                        f"“{value}” is the {name} of {count} rows of {table}.",
                        where,
                        (_away(where, "Remove the last of them"),) if name == "id" else (),
                    )


def _base(own: OwnGame, game: Game) -> Iterator[GameFault]:
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
    del own


def _levels(game: OwnGame, low: int, high: int) -> OwnGame:
    return OwnGame(put_at(put_at(dict(game.data), ("levels", "min"), low), ("levels", "max"), high))


def _without_height(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """What counts in a game of heights without a height of its own: it is as high as the ground."""
    if game.data.get("sight") is None or not has_heights(game):
        return
    for at, row in enumerate(own.data.get("terrains", ())):
        plain = row.get("los") == "blocks" and row.get("height") is None and "by_levels" not in row
        if plain:
            title = str(row.get("title") or row.get("id"))
            fix = set_of("Give it height 1", "terrains", at, "height", value=1)
            message = f"{title} blocks, but has no height: it is no higher than the ground it stands on."
            yield GameFault("no-height", Severity.WARNING, message, ("terrains", at), (fix,))


def _unasked(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Answers about sight that no terrain, unit or level of the game can bring to bear."""
    for one in QUESTIONS:
        if (
            one.path != ("heights",)
            and value_at(own.data, one.whole_path) is not None
            and not one.matters(game)
        ):
            message = f"“{one.title}” is answered, and nothing in the game makes it matter."
            yield GameFault("no-effect", Severity.HINT, message, one.whole_path, (_away(one.whole_path),))


def _numbers(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Rule numbers that the headings lack, and headings that nothing cites."""
    if not game.rule_numbers:
        return
    cited: set[str] = set()
    for path, text in _citations(own.data, ()):
        for number in filter(None, text.split(", ")):
            cited.add(number)
            if game.has_rule(number):
                continue
            near = difflib.get_close_matches(number, sorted(game.rule_numbers), 2, 0.5)
            fixes = [_put(f"Make it {one}", path, number, one) for one in near]
            heading = edit_of(f"Add {number} to the headings", partial(_headed, number=number))
            message = f"The headings have no rule {number}, which {_place(path)} cites."
            yield GameFault("unknown-number", Severity.HINT, message, path, (*fixes, heading))
    for number in own.headings:
        if not any(one == number or one.startswith((f"{number}.", number)) for one in cited):
            yield GameFault(
                "number-without-row",
                Severity.HINT,
                f"Nothing in the game cites rule {number}.",
                ("rule_numbers",),
            )


def _headed(game: OwnGame, number: str) -> OwnGame:
    numbers = game.data.get("rule_numbers")
    more = {**numbers, number: ""} if isinstance(numbers, dict) else [*(numbers or ()), number]
    return OwnGame({**game.data, "rule_numbers": more})


def _citations(value: Json, path: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "cites" and isinstance(inner, str):
                yield (*path, name), inner
            elif name == "cites" and isinstance(inner, dict):
                yield from (((*path, name, key), one) for key, one in inner.items() if isinstance(one, str))
            elif not name.startswith("x-"):
                yield from _citations(inner, (*path, name))
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from _citations(inner, (*path, at))


def _put(label: str, path: FieldPath, old: str, new: str) -> Edit[GameDraft]:
    """An edit that puts another name in the place of one: a value, one of several numbers, or the name of a field."""

    def change(game: OwnGame) -> OwnGame:
        value = value_at(game.data, path)
        if isinstance(value, str):
            told = ", ".join(new if one == old else one for one in value.split(", "))
            return OwnGame(put_at(dict(game.data), path, told))
        inner = value_at(game.data, path[:-1])
        renamed = {new if name == old else name: one for name, one in dict(inner or {}).items()}
        return OwnGame(put_at(dict(game.data), path[:-1], renamed))

    return edit_of(label, change)


def _away(path: FieldPath, label: str = "Take it away") -> Edit[GameDraft]:
    return edit_of(label, lambda game: OwnGame(removed_at(dict(game.data), path)))


def _place(path: Iterable[str | int]) -> str:
    steps = [str(one + 1) if isinstance(one, int) else one.replace("_", " ") for one in path]
    return " ".join(steps)
