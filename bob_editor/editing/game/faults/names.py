"""Names of rows that aren't there, and rows that share a name."""

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain, count
from typing import Any

from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.faults.fault import GameFault, away, place_words, renamed
from bob_editor.model.fields.paths import FieldPath
from bob_editor.model.games.own_game import KEYS, OwnGame
from bob_editor.rules.check import Severity
from bob_editor.rules.game import Game
from bob_editor.rules.games.merging import key_of
from bob_editor.rules.games.names import TABLES, named_in
from bob_editor.rules.games.row_words import OF_TERRAIN
from bob_editor.rules.merged_checks import hides_another

Json = Any

_OF_TERRAIN = frozenset(name for name, _ in OF_TERRAIN)
"""The checks whose words are terrain, by id or tag, and nothing else."""


def unknown_names(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Names of rows that aren't there; in checks a tag, or what any game has, is a name, too."""
    known = {kind: {str(one) for one in game.rows(table)} for kind, table in TABLES.items()}
    tags = set(_tags(game))
    for kind in TABLES:
        for path, name in named_in(own.data, kind):
            tagged = (
                path[-1] != "terrain" and "cases" not in path and path[0] not in ("base_terrain", "sight")
            )
            right = known[kind] | tags if tagged else known[kind]
            if ("hindrance", "with") in (path[2:4], path[3:5]):
                right |= known["marker"]
            if name in right or not _is_strict(own, path, kind):
                continue
            offered = sorted(right)
            near = difflib.get_close_matches(name, offered, 3, 0.6)
            fixes = [renamed(f"Make it {one}", path, name, one) for one in near]
            message = f"There is no {kind} “{name}”, which {place_words(path)} names."
            # A path, a band or a tile is nothing without its terrain.
            whole = path[:-1] if path[-1] == "terrain" else path
            yield GameFault("unknown-name", Severity.ERROR, message, path, (*fixes, away(whole)))


def unknown_fields(own: OwnGame, game: Game) -> Iterator[GameFault]:
    """Fields that a change of a card doesn't have, by which it is said when two are one or what it needs."""
    amended = (own.data.get("amended") or {}).get("changes", ())
    for before, rows in (((), own.rows("changes")), (("amended",), amended)):
        for at, row in enumerate(rows):
            whole = game.rows("changes").get(str(row.get("id")), row)
            known = [str(one.get("name")) for one in whole.get("fields", ())]
            for key in ("once", "one_of"):
                for place, name in enumerate(row.get(key) or ()):
                    if name in known:
                        continue
                    path = (*before, "changes", at, key, place)
                    near = difflib.get_close_matches(name, known, 3, 0.6)
                    fixes = (*(renamed(f"Make it {one}", path, name, one) for one in near), away(path))
                    message = (
                        f"A card's change “{whole.get('title', whole.get('id'))}” has no field “{name}”."
                    )
                    yield GameFault("unknown-field", Severity.ERROR, message, path, fixes)


def unknown_to_base(own: OwnGame, base: Game | None) -> Iterator[GameFault]:
    """What a game doesn't take over of the one that it is based on, and that one hasn't."""
    if base is None:
        return
    for table, names in (own.data.get("leave_out") or {}).items():
        if table.startswith("x-") or table == "overlays":
            continue
        rows = {str(key_of(table, row)) for row in base.data.get(table, ())}
        known = {check.name for check in base.checks} if table == "checks" else rows
        for at, name in enumerate(names):
            if name not in known:
                path = ("leave_out", table, at)
                near = difflib.get_close_matches(name, sorted(known), 3, 0.6)
                fixes = (*(renamed(f"Make it {one}", path, name, one) for one in near), away(path))
                message = f"{base.title} has no “{name}” among its {table} that could be left out."
                yield GameFault("unknown-name", Severity.WARNING, message, path, fixes)


def _is_strict(own: OwnGame, path: FieldPath, kind: str) -> bool:
    """Whether a name must be that of a row or a tag: elsewhere a game may have words of its own for what it reads."""
    match path:
        case ("leave_out" | "painting", *_) | ("amended", _, _, "id" | "in"):
            return False
        case ("amended", *of_row):
            return _is_strict(own, tuple(of_row), kind)
        case (
            "checks",
            int(at),
            "of" | "never" | "with" | "near" | "but" | "one_of" | "only_on" | "not_on" | "pairs",
            *_,
        ):
            return kind == "terrain" and own.data["checks"][at].get("check") in _OF_TERRAIN
        case (_, _, "hindrance", "with", *_):
            return kind == "terrain"
        case (_, _, "opens", *_) | (_, _, "effects", *_):
            return False
    return True


def taken_checks(own: OwnGame) -> Iterator[GameFault]:
    """Checks of the game's own that are called as one of every game, of which one alone is run then."""
    left = (own.data.get("leave_out") or {}).get("checks", ())
    called = {row.get("as") for row in own.rows("checks")}
    for at, row in enumerate(own.rows("checks")):
        name = row.get("as")
        if name in left or not hides_another(row):
            continue
        path = ("checks", at, "as")
        names = chain((f"own-{name}",), (f"own-{name}-{number}" for number in count(2)))
        free = next(one for one in names if one not in called)
        message = f"Every game has a check “{name}”: one of the two is lost."
        yield GameFault(
            "taken-name",
            Severity.ERROR,
            message,
            path,
            (set_of(f"Give it the name {free}", *path, value=free),),
        )


def _tags(game: Game) -> Iterator[str]:
    for table in ("terrains", "units", "markers"):
        for row in game.rows(table).values():
            yield from row.get("tags", ())


def _id_of(table: str, row: Mapping[str, Json]) -> Json:
    """What a row is told by; a check that games share may be named more than once, but called by one name once only.

    What looks at trials bears the name of what looks at cards for the same.
    """
    if table != "checks":
        return row.get(KEYS[table])
    return None if row.get("trial") else row.get("as")


def doubled(own: OwnGame) -> Iterator[GameFault]:
    """Two rows of one id, of which only the last counts, or of one title, which nobody can tell apart."""
    for table in dict.fromkeys((*TABLES.values(), "checks")):
        for name, severity in (("id", Severity.ERROR), ("title", Severity.WARNING)):
            values = [_id_of(table, row) if name == "id" else row.get("title") for row in own.rows(table)]
            for value, number in Counter(one for one in values if isinstance(one, str) and one).items():
                if number > 1:
                    at = len(values) - 1 - values[::-1].index(value)
                    where = (table, at)
                    yield GameFault(
                        f"doubled-{name}",
                        severity,
                        f"“{value}” is the {name} of {number} rows of {table}.",
                        where,
                        (away(where, "Remove the last of them"),) if name == "id" else (),
                    )
