"""Further accidents: values at their limits, odd letters, ids that collide, degenerate outlines, paths that jump."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from tests.mutants.seeds import known_texts

Json = Any
Accident = Callable[[random.Random, Json], None]

LIMITS = (
    -100, -99, 98, 99, 100, 127, 128, 255, 256, 257, 9_999, 10_000, 10_001, -9_999, -10_000, -10_001, 19_999, 65_536,
    2**31 - 1, 2**31, -(2**31), 2**53, 2**53 + 1, 2**63 - 1, 2**64, 10**15, 10**16, 1e15, 1e16, 1e22, 1.7e308,
    0.0005, 0.00049, 0.0015, 1e-9, 1e-320, -0.0, 1.0, 2.0, -1.0, 0.1 + 0.2, 2.675, 0.25, 0.2499, 8, 8.001, -360, 360.5,
)  # fmt: skip

LETTERS = (
    "\u202e", "\u2066", "\u200f", "\u200d", "\ufeff", "\u2028", "\u2029", "\x00", "\x07", "\x1b[31m", "\x7f", "\x85",
    "e" + "\u0301" * 300, "\u0e33" * 50, "🏴\U000e0067\U000e0062\U000e007f", "\U0010ffff", "\ufffe", "ﷺ" * 30, "ß",
    "İ", "ﬀ", "Å", "A\u030a", "\xa0", "\t", "\r\n", "{0}", "%(x)s", "${x}", "\\", "'\"`", "</text>]]>", "&#0;", "<b>",
    "a" * 100_000,
)  # fmt: skip


def _spots(data: Json, fits: Callable[[Json], bool]) -> Iterator[tuple[Any, Any]]:
    row = [data]
    while row:
        held = row.pop()
        if isinstance(held, dict | list):
            for key in list(held) if isinstance(held, dict) else range(len(held)):
                if fits(held[key]) and key not in ("format", "version", "ruleset"):
                    yield held, key
                row.append(held[key])


def _one(rng: random.Random, data: Json, fits: Callable[[Json], bool]) -> tuple[Any, Any] | None:
    found = list(_spots(data, fits))
    if not found:
        return None
    # A number of a ring is as good as any other of it: fields come first.
    names = sorted({str(key) for _, key in found if isinstance(key, str)})
    if names and rng.random() < 0.7:
        name = rng.choice(names)
        found = [one for one in found if str(one[1]) == name]
    return rng.choice(found)


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_text(value: Json) -> bool:
    return isinstance(value, str)


def _is_ring(value: Json) -> bool:
    return (
        isinstance(value, list)
        and len(value) > 2
        and all(isinstance(one, list) and len(one) == 2 and all(map(_is_number, one)) for one in value)
    )


def _is_list(value: Json) -> bool:
    return isinstance(value, list) and bool(value)


def number_at_a_limit(rng: random.Random, data: Json) -> None:
    """At a limit, just beyond it, or written otherwise."""
    found = _one(rng, data, _is_number)
    if found is not None:
        held, key = found
        value = held[key]
        held[key] = rng.choice(
            (rng.choice(LIMITS), rng.choice(LIMITS), float(value) if abs(value) < 1e300 else 0, -value)
        )


def odd_letters(rng: random.Random, data: Json) -> None:
    """In one text, or in each."""
    letters = rng.choice(LETTERS)
    found = _one(rng, data, _is_text)
    if rng.random() < 0.25 and len(letters) < 100:
        for held, key in list(_spots(data, _is_text)):
            held[key] += letters
    elif found is not None:
        held, key = found
        text = held[key]
        held[key] = rng.choice((letters, text + letters, letters + text, text[:2] + letters + text[2:]))


def ids_collide(rng: random.Random, data: Json) -> None:
    """A row again whose id differs in case or in its spelling alone; a field again under such a name."""
    found = _one(rng, data, lambda value: isinstance(value, dict) and bool(value))
    if found is None:
        return
    held, key = found
    row = json.loads(json.dumps(held[key]))
    spelled = rng.choice(
        (str.upper, str.title, str.swapcase, lambda text: text + " ", lambda text: text + "\u200b", str)
    )
    for name in row:
        if name in ("id", "name", "at", "hex", "title", "unit", "code") and isinstance(row[name], str):
            row[name] = spelled(row[name])
    if isinstance(held, list):
        held.insert(rng.randrange(len(held) + 1), row)
    else:
        held[spelled(str(key))] = row


def _with_holes(rng: random.Random, ring: Json) -> Json:
    (x, y), (u, v) = ring[0], ring[len(ring) // 2]
    small = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]
    middle = [(x + u) / 2, (y + v) / 2]
    return rng.choice((
        [ring[::-1]], [small], [small, small[::-1]], [[[a + 100, b] for a, b in small]],
        [[[a / 2, b / 2] for a, b in ring]],
        [[middle, [middle[0] + 0.001, middle[1]], [middle[0], middle[1] + 0.001]]], [[middle, middle, ring[0]]],
        [[ring[0], ring[1], middle]], [small[:3]] * 40, [[[-50, -50], [90, -50], [90, 90], [-50, 90]]], [small, 5],
        [None],
    ))  # fmt: skip


def outline_degenerates(rng: random.Random, data: Json) -> None:
    """Spikes, points in a line or on each other, edges along hexsides, holes outside, on and beyond the ring."""
    found = _one(rng, data, _is_ring)
    if found is None:
        return
    held, key = found
    ring = held[key]
    x, y = ring[0]
    spike = rng.randrange(len(ring))
    a, b = ring[spike]
    held[key] = rng.choice((
        [*ring[: spike + 1], [a + 7, b], *ring[spike:]], [*ring[: spike + 1], [a + 5000, b + 3], *ring[spike:]],
        [point for point in ring for _ in (0, 1)], [*ring, *ring[::-1]], [[x + n, y] for n in range(9)],
        [[x + n, y + n] for n in (0, 3, 1, 2)], [[x + 3 * n, y + (n % 2)] for n in range(6)],
        [[x, y], [x + 3, y + 1], [x + 6, y], [x + 3, y + 1.0]], [[x, y], [x + 0.001, y], [x, y + 0.001]],
        [[x, y], [x + 4, y], [x + 4, y + 4], [x + 2, y], [x, y + 4]], [*ring, [x, y], [x, y]],
        [[-10_000, -10_000], [10_000, -10_000], [10_000, 10_000], [-10_000, 10_000]],
        [[a + 0.0005, b - 0.0005] for a, b in ring], [[round(a / 3) * 3, round(b)] for a, b in ring],
        [[x + 20 * ((n * 7) % 13) / 13, y + 20 * ((n * 5) % 11) / 11] for n in range(60)],
        [*ring[:2], [None, 1], *ring[2:]],
        [*ring, True], [[a, b, 1] if n == spike else [a, b] for n, (a, b) in enumerate(ring)],
    ))  # fmt: skip
    if isinstance(held, dict) and rng.random() < 0.5:
        held["holes"] = _with_holes(rng, ring)


def list_jumps(rng: random.Random, data: Json) -> None:
    """A path, or any list, that jumps, goes back, stands still, or has an entry of another kind among the others."""
    found = _one(rng, data, _is_list)
    if found is None:
        return
    held, key = found
    row = held[key]
    place = rng.randrange(len(row))
    other: Json = rng.choice(
        (None, 5, "?", "", [], {}, True, "ZZ99", rng.choice(known_texts()), row[-1], {"x-a": 1}, 1.5, [[]])
    )
    held[key] = rng.choice((
        [*row[:place], other, *row[place:]], [*row[:place], other, *row[place + 1 :]], row + row[::-1],
        [one for one in row for _ in (0, 1)], row[::2] + row[1::2], row[:1] * 3, [row[0], row[-1]], row[:place],
        [other] * 3,
    ))  # fmt: skip


def rules_contradict(rng: random.Random, data: Json) -> None:
    """A ruleset based on itself, that leaves out what it needs, or says a thing twice; elsewhere rows of another id."""
    if not isinstance(data, dict):
        return
    tables = [
        name for name, rows in data.items() if isinstance(rows, list) and rows and isinstance(rows[0], dict)
    ]
    ids = [row["id"] for name in tables for row in data[name] if isinstance(row, dict) and "id" in row]
    if data.get("format") == "bob-editor/ruleset" and rng.random() < 0.5:
        data["based_on"] = rng.choice(
            ("mutant", "memoir-44", "band-of-brothers-2.1", "last-hundred-yards", "no-such")
        )
    if rng.random() < 0.5 and tables:
        gone = {rng.choice(tables): rng.sample(ids, min(len(ids), 4)) for _ in range(2)}
        data["leave_out"] = (
            gone if rng.random() < 0.8 else rng.choice(([], {"terrains": None}, {"x": ["y"]}, 5))
        )
    for name in rng.sample(tables, min(len(tables), 2)):
        row = rng.choice(data[name])
        if isinstance(row, dict) and ids:
            what = rng.choice(list(row))
            rng.choice((
                lambda row=row, what=what: row.pop(what), lambda row=row: row.update(id=rng.choice(ids)),
                lambda name=name: data.update({name: []}), lambda name=name: data[name].extend(data[name][:2]),
                lambda name=name: data.pop(name),
            ))()  # fmt: skip


HARDER: tuple[Accident, ...] = (
    *[number_at_a_limit] * 4,
    *[odd_letters] * 3,
    *[ids_collide] * 3,
    *[outline_degenerates] * 4,
    *[list_jumps] * 4,
    rules_contradict,
)
