"""A map's lines of sight in numbers, as text, as JSON, and hex by hex as CSV."""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import to_builtins

from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.surveys.statistics import AreaSight, SightStatistics

Json = Any

MOST_NAMED = 8
"""Hexes that a line of text names."""


def numbers_json(statistics: SightStatistics, areas: Mapping[str, AreaSight]) -> dict[str, Json]:
    """The numbers as JSON. Shares are of all lines, ranges in hexes; ``areas`` are a scenario's."""
    longest = statistics.longest
    return {
        "hexes": len(statistics.hexes),
        "lines": statistics.lines,
        "clear": statistics.clear,
        "hindered": statistics.hindered,
        "blocked": statistics.lines - statistics.open,
        "blind": statistics.blind,
        "open_share": round(statistics.open / max(1, statistics.lines), 4),
        "mean_field": round(statistics.mean_field, 2),
        "mean_range": round(statistics.mean_range, 2),
        "longest": None
        if longest is None
        else {"from": longest.start, "to": longest.goal, "range": longest.range},
        "most_seeing": list(statistics.most_seeing(MOST_NAMED)),
        "least_seen": list(statistics.least_seen(MOST_NAMED)),
        "dead_ground": list(statistics.dead_ground),
        "by_range": [to_builtins(one) for one in statistics.by_range],
        "areas": {name: to_builtins(one) for name, one in areas.items()},
    }


def numbers_csv(statistics: SightStatistics) -> str:
    """A row for each hex: how many others it sees, from how many it is seen, and how far it sees."""
    sink = io.StringIO()
    rows = csv.writer(sink, lineterminator="\n")
    rows.writerow(("hex", "sees", "seen_from", "farthest", "hexes"))
    columns = (statistics.sees.tolist(), statistics.seen_from.tolist(), statistics.farthest.tolist())
    for at, sees, seen_from, farthest in zip(statistics.hexes, *columns, strict=True):
        rows.writerow((at, sees, seen_from, farthest, len(statistics.hexes) - 1))
    return sink.getvalue()


def numbers_text(title: str, statistics: SightStatistics, areas: Mapping[str, AreaSight]) -> Iterator[str]:
    """The numbers as lines to read."""
    yield f"{title}: {_hexes(len(statistics.hexes))}, {statistics.lines:,} lines of sight both ways"
    lines = max(1, statistics.lines)
    yield (
        f"  open {statistics.open / lines:.1%}: clear {statistics.clear / lines:.1%}, "
        f"hindered {statistics.hindered / lines:.1%}"
    )
    closed = statistics.lines - statistics.open
    yield f"  blocked {closed / lines:.1%}, of which in a shadow only {statistics.blind / lines:.1%}"
    yield f"  a hex sees {statistics.mean_field:.1f} others on average, {statistics.mean_range:.1f} hexes away"
    if statistics.longest is not None:
        one = statistics.longest
        yield f"  the longest open line: {one.start} to {one.goal}, {_hexes(one.range)}"
    sees, seen_from = (
        dict(zip(statistics.hexes, values.tolist(), strict=True))
        for values in (statistics.sees, statistics.seen_from)
    )
    yield f"  most is seen from {_named(statistics.most_seeing(MOST_NAMED), sees)}"
    yield f"  least seen are {_named(statistics.least_seen(MOST_NAMED), seen_from)}"
    dead = statistics.dead_ground
    if dead:
        more = f" and {len(dead) - MOST_NAMED} more" if len(dead) > MOST_NAMED else ""
        yield f"  seen from beside at most: {', '.join(dead[:MOST_NAMED])}{more}"
    for name, area in areas.items():
        see = "sees" if area.hexes == 1 else "see"
        yield f"  {name}: {_hexes(area.hexes)} {see} {area.sees} others, and not {area.dead}"
        for other, seen in area.exposed.items():
            yield f"    of {other} {seen} of {areas[other].hexes}"


def _hexes(number: int) -> str:
    return f"{number:,} hex{'' if number == 1 else 'es'}"


def _named(hexes: Iterable[str], counts: Mapping[str, int]) -> str:
    return ", ".join(f"{at} ({counts[at]})" for at in hexes)


def areas_of(card: Card) -> dict[str, AbstractSet[End]]:
    """Where the sides of a card set up or come in, each area by its side and title: who looks from its hexes."""
    found: dict[str, AbstractSet[End]] = {}
    for area in game_of(card.ruleset).card_code().areas(card):
        if area.kind in ("setup", "entry"):
            name = f"{area.side}: {area.title}" if area.side else area.title
            here = frozenset(End(at, side=area.side or None) for at in area.hexes)
            found[name] = found.get(name, frozenset()) | here
    return found
