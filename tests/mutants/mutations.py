"""Small and large accidents that happen to a JSON value, each chosen by a random generator that can be begun anew."""

import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.mutants.harder import HARDER
from tests.mutants.seeds import examples, known_texts, seeds

Json = Any
Spot = tuple[Any, Any]
"""A list or object, and an index or key of it."""

HTML = "<h1>Big</h1><img src='/etc/hostname'><a href='file:///etc/passwd'>&amp;"

SPECIAL = {
    "pipe.board.json": "pipe",
    "loop.board.json": "loop",
    "folder.board.json": "folder",
    "empty.board.json": "empty",
}
"""Names of files that are none, and what lies there."""

PATHS = (
    *SPECIAL, "/etc/passwd", "/dev/zero", "/dev/random", "../../../../etc/passwd", "..", ".", "/", "~",
    "a\\b.board.json", "C:\\x.board.json",
    "\\\\server\\share\\x.board.json", "http://localhost/x.png", "file:///etc/passwd", "x" * 5000,
    "nul\0byte", "missing.board.json", "con", "x.board.json/y.board.json", "ä ö 🎲.board.json", "-rf", " ",
)  # fmt: skip

PLACES = (
    "ZZ99", "A0", "a1", "A1/A1", "A1/n", "A1/Z9", "A1/nowhere", "K-1/K0", "1.A1", "9.A1", ".A1", "1.", "A", "1",
    "A1/A2", "1.A1/1.A2", "1.A1/2.A1", "A999999999999", "B2", "C3", "D4/D5",
)  # fmt: skip


def nested(depth: int) -> Json:
    """Lists and objects in each other."""
    inner: Json = []
    for step in range(depth):
        inner = [inner] if step % 2 else {("any", "except", "of", "x-in")[step % 4]: inner}
    return inner


@cache
def odd_values() -> tuple[Json, ...]:
    """What no field expects, or few."""
    return (
        None, True, False, 0, 1, -1, 2, 3, 7, 60, 99, -99, 100, 0.5, -0.0, 1e308, -1e308, 5e-324, 10_000, 10_001,
        10**18, -(10**18), 2**63, 10**400, "", " ", "\n", "x", "x" * 10_000, "🎲" * 40, "\0",
        "\u202eabc", HTML, "{hex:A1}", "{unit:}", "{hex:", "%s", "NaN", "1", "-1", "2024-02-30", "9999999999-01-01",
        [], {}, [[]], [None], [{}], {"": None}, {"x": {}}, [""], ["A1", None], [1, "x"], [[0, 0], [1, 1]],
        [1e308, -1e308], {"hex": "A1"}, {"id": None}, {"any": []}, {"except": {"any": [{}]}},
        {"area": "x", "depth": -1}, nested(40), ["x"] * 300,
    )  # fmt: skip


def mutated(rng: random.Random, data: Json, *, times: int) -> Json:
    """A copy of a document to which so many things have happened."""
    # Without this, what two rows share would be altered in both.
    data = json.loads(json.dumps(data))
    for _ in range(times):
        rng.choice(_ACCIDENTS)(rng, data)
    return data


UNREAD = (float("nan"), float("inf"), "\ud800")
"""Values of which one makes a document no JSON."""

HEADINGS = ("format", "version", "ruleset")
"""Fields without which nothing of a document is looked at."""


def spot(rng: random.Random, data: Json) -> Spot | None:
    """A place in a document: every section is as likely as any other, however much is in it."""
    found: Spot | None = None
    while isinstance(data, dict | list) and data:
        keys = list(data) if isinstance(data, dict) else range(len(data))
        if found is None and rng.random() < 0.98:
            keys = [key for key in keys if key not in HEADINGS] or keys
        found = data, rng.choice(keys)
        data = found[0][found[1]]
        if rng.random() < 0.22:
            break
    return found


def all_spots(data: Json) -> Iterator[Spot]:
    """Every place in a document."""
    if isinstance(data, dict | list):
        for key in list(data) if isinstance(data, dict) else range(len(data)):
            yield data, key
            yield from all_spots(data[key])


def _any_text(rng: random.Random) -> str:
    return rng.choice((rng.choice(known_texts()), rng.choice(PLACES), rng.choice(PATHS)))


def _at_a_spot(happens: Callable[[random.Random, Any, Any], None]) -> Callable[[random.Random, Json], None]:
    def happen(rng: random.Random, data: Json) -> None:
        found = spot(rng, data)
        if found is not None:
            happens(rng, *found)

    return happen


def _odd(rng: random.Random, held: Any, key: Any) -> None:
    held[key] = rng.choice(odd_values() if rng.random() < 0.99 else UNREAD)


def _like_it(rng: random.Random, held: Any, key: Any) -> None:
    """Another value of the same kind."""
    value = held[key]
    if isinstance(value, bool):
        held[key] = not value
    elif isinstance(value, int | float):
        # A larger number than any float can't be divided; what isn't finite is no whole number.
        parts = (value / 3, int(value)) if abs(value) < 10**300 else ()
        held[key] = rng.choice((value + 1, value - 1, -value, value * 1000, 0, *parts))
    elif isinstance(value, str):
        held[key] = rng.choice((_any_text(rng), _any_text(rng), value + "x", value.upper(), value[:1], HTML))
    elif isinstance(value, list):
        held[key] = rng.choice((value[::-1], value * 2, value[:1], [value], [*value, None]))
    elif isinstance(value, dict):
        held[key] = rng.choice((list(value), list(value.values()), {**value, "id": _any_text(rng)}, [value]))


def _gone(rng: random.Random, held: Any, key: Any) -> None:
    del held[key]


def _twice(rng: random.Random, held: Any, key: Any) -> None:
    again = json.loads(json.dumps(held[key]))
    if isinstance(held, list):
        held.insert(rng.randrange(len(held) + 1), again)
    else:
        held[_any_text(rng)] = again


def _renamed(rng: random.Random, held: Any, key: Any) -> None:
    value = held[key]
    if isinstance(held, dict):
        del held[key]
        held[_any_text(rng)] = value


def _shuffled(rng: random.Random, held: Any, key: Any) -> None:
    value = held[key]
    if isinstance(value, list):
        rng.shuffle(value)
    elif isinstance(value, dict):
        rows = list(value.items())
        rng.shuffle(rows)
        value.clear()
        value.update(rows)


def _more(rng: random.Random, held: Any, key: Any) -> None:
    """A field that nobody knows, of another program, or of another row."""
    inner = held[key] if isinstance(held[key], dict) else held
    if isinstance(inner, dict):
        name = rng.choice(("x-other", "$schema", "comment", "id", "at", "", rng.choice(list(examples()))))
        inner[name] = rng.choice((rng.choice(odd_values()), examples().get(name), {"kept": [1, "ä"]}))


def _exampled(rng: random.Random, data: Json) -> None:
    """Fields that the document doesn't have yet, so that what comes after alters those, too."""
    if isinstance(data, dict):
        for name in rng.sample(list(examples()), 6):
            data.setdefault(name, json.loads(json.dumps(examples()[name])))


def _swapped(rng: random.Random, data: Json) -> None:
    one, other = spot(rng, data), spot(rng, data)
    if one is not None and other is not None:
        first, second = (json.dumps(held[key]) for held, key in (one, other))
        one[0][one[1]] = json.loads(second)
        # The first may have held the second, which is then out of the document.
        other[0][other[1]] = json.loads(first)


def _of_another_game(rng: random.Random, data: Json) -> None:
    if isinstance(data, dict):
        data["ruleset"] = rng.choice(("memoir-44", "last-hundred-yards", "combat-commander-pacific",
                                      "band-of-brothers-2.1", "band-of-brothers-2.2", "no-such-game"))  # fmt: skip


def _grafted(rng: random.Random, data: Json) -> None:
    """A section as another game or document has it."""
    other = rng.choice(seeds()[rng.choice(("board", "scenario", "los-suite"))])
    given = other.files[other.main]
    if isinstance(data, dict):
        name = rng.choice([key for key in given if key not in HEADINGS])
        data[name] = json.loads(json.dumps(given[name]))


def _misplaced(rng: random.Random, data: Json) -> None:
    """A place that the map doesn't have, where one stood, or a path that leads astray."""
    texts = [
        (held, key)
        for held, key in all_spots(data)
        if isinstance(held[key], str) and len(held[key]) < 60 and key not in HEADINGS
    ]
    if texts:
        held, key = rng.choice(texts)
        held[key] = rng.choice(PLACES if rng.random() < 0.7 else PATHS)


def _ring(rng: random.Random, data: Json) -> None:
    """A ring, or points that are as good as one, that crosses itself, collapses or runs far away."""
    rings = [(held, key) for held, key in all_spots(data) if _is_ring(held[key])]
    if not rings:
        return
    held, key = rng.choice(rings)
    ring = held[key]
    far = rng.choice((50, 9_999, 30_000, 1e7, 1e300))
    x, y = rng.choice(ring)
    held[key] = rng.choice((
        [[x, y]] * 3, [[x, y]] * 5, [[x, y]], [], ring[:2], ring[::-1], [*ring, *ring], [*ring, ring[0]],
        [[x, y], [x + 3, y], [x, y], [x + 3, y]], [[a, y] for a, _ in ring], [[a * far, b * far] for a, b in ring],
        [[a + far, b] for a, b in ring], [[x, y], [far, far], [far, -far], [-far, far]], [[a, b, 0] for a, b in ring],
        [[rng.uniform(-9, 40), rng.uniform(-9, 40)] for _ in range(rng.choice((5, 30, 200)))],
        [[round(a), round(b)] for a, b in ring], [[a + 1e-9 * n, b] for n, (a, b) in enumerate(ring)],
        [[x, y], [x + 4, y + 4], [x + 4, y], [x, y + 4]], [[x, None], *ring], [str(a) for a, _ in ring],
    ))  # fmt: skip
    if isinstance(held, dict) and rng.random() < 0.5:
        inner = [[a + 0.3, b + 0.2] for a, b in ring[:9]]
        held["holes"] = rng.choice(([ring], [inner], [inner, inner], [[[x, y]] * 4], [[]], [inner[:2]] * 30))


def _is_ring(value: Json) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 2
        and all(isinstance(one, list) and len(one) == 2 for one in value)
        and all(isinstance(number, int | float) for one in value for number in one)
    )


def _grid(rng: random.Random, data: Json) -> None:
    """Another size, way or edge of the board, under all that is drawn on it."""
    grids = [held[key] for held, key in all_spots(data) if key == "grid" and isinstance(held[key], dict)]
    if not grids:
        return
    grid = rng.choice(grids)
    for _ in range(rng.choice((1, 1, 2, 3))):
        name = rng.choice(("hexes", "columns", "rows", "shifted", "shift", "first_row", "edges"))
        grid[name] = rng.choice({
            "hexes": ("flat-top", "pointy-top"),
            "columns": (1, 2, 3, 7, 40, [7, 6], [1, 0], [13, 12], 0, 501, 500),
            "rows": (1, 2, 3, 7, 40, [7, 6], [1, 0], [0, 0], [3, 9], 0, 501),
            "shifted": ("even", "odd"),
            "shift": ("down", "up", "left", "right"),
            "first_row": (0, 1, 5, -3, [0, 1], [1, 0], [1, 9]),
            "edges": (dict.fromkeys(("top", "bottom", "left", "right"), "half"), {"top": "half"}, {"left": "full"}, {}),
        }[name])  # fmt: skip


def _laid(rng: random.Random, data: Json) -> None:
    """Boards of a map elsewhere, turned, cropped, twice, on top of each other or of themselves."""
    map_ = data.get("map") if isinstance(data, dict) else None
    boards = map_.get("boards") if isinstance(map_, dict) else None
    if (
        not isinstance(map_, dict)
        or not isinstance(boards, list)
        or not boards
        or not isinstance(boards[0], dict)
    ):
        return
    row = dict(rng.choice([one for one in boards if isinstance(one, dict)]))
    for _ in range(rng.choice((1, 2, 3))):
        name = rng.choice(("at", "turn", "crop", "name", "board"))
        row[name] = rng.choice({
            "at": ([0, 0], [3, 1], [6, 0], [1, 1], [0.5, 0.5], [54, 0], [54, 1], [-54, 0], [9_999, 0], [30_000, 5],
                   [1e308, 0]),
            "turn": (0, 60, 90, 120, 180, 240, 300, 360, -180, 17, 180.5),
            "crop": (None, [], ["A1"], ["A1", "B1", "B2"], "north", "A", 5, ["ZZ99"], {"x": 1}, [None], ["1.A1"]),
            "name": ("1", "2", "", "A", "1.2", "ä", "/", "A1"),
            "board": (rng.choice(PATHS), *(one.get("board") for one in boards if isinstance(one, dict)), "itself"),
        }[name])  # fmt: skip
    where = rng.choice(("replace", "add", "overlay", "many"))
    if where == "replace":
        boards[rng.randrange(len(boards))] = row
    elif where == "add":
        boards.append(row)
    elif where == "many":
        boards += [dict(row) for _ in range(rng.choice((3, 20, 120)))]
    else:
        map_["overlays"] = [row]


_ACCIDENTS: tuple[Callable[[random.Random, Json], None], ...] = (
    *[_at_a_spot(_odd)] * 6,
    *[_at_a_spot(_like_it)] * 5,
    *[_at_a_spot(_gone)] * 3,
    *[_at_a_spot(_twice)] * 2,
    _at_a_spot(_renamed),
    _at_a_spot(_shuffled),
    *[_at_a_spot(_more)] * 2,
    *[_swapped] * 2,
    *[_exampled] * 2,
    _of_another_game,
    _grafted,
    *[_misplaced] * 3,
    *[_ring] * 3,
    *[_grid] * 2,
    *[_laid] * 2,
    *HARDER,
)
