"""Who may be where: what a terrain or marker keeps out, what lets in all the same, and what no marker stands on.

An effect of a row that keeps units out names their classes under ``bars``; a row that takes such effects away in its
hex, such as a road or a bridge, names under ``opens`` whose. Every check, fix and joined map asks here.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal

from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import named

ALL = "all"
"""Every class of units, or every row."""


class Bar(Record):
    """What one effect keeps out.

    ``classes``: of units; ``spares``: those among them that it lets in; ``beside``: what must be in the hex as well.
    ``set_up``: who may begin the game there all the same; where it is empty nobody may, though something lets them in.
    """

    classes: frozenset[str]
    spares: frozenset[str] = frozenset()
    beside: frozenset[str] = frozenset()
    set_up: frozenset[str] | None = None

    def hits(self, unit: Collection[str]) -> bool:
        """Whether it keeps out a unit of these classes."""
        barred = ALL in self.classes or not self.classes.isdisjoint(unit)
        return barred and self.spares.isdisjoint(unit)

    def lets_begin(self, unit: Collection[str], *, opened: bool) -> bool:
        """Whether a unit that it keeps out may be set up there; ``opened`` is whether something lets it in."""
        if self.set_up is None:
            return opened
        return not self.set_up.isdisjoint(unit) or (opened and bool(self.set_up))


class Entry(Record):
    """What a ruleset's rows say about entering: the bars of each, and whose bars each takes away."""

    bars: Mapping[str, tuple[Bar, ...]]
    opens: Mapping[str, frozenset[str]]
    tags: Mapping[str, frozenset[str]]

    def barring(
        self, there: Collection[str], unit: Collection[str], *, set_up: bool = False
    ) -> tuple[str, ...]:
        """What keeps a unit of these classes out of a hex, of all that is ``there`` and in that order.

        ``set_up`` asks whether it may begin the game there, not whether it may come in.
        """
        opened = self._opened(there)
        found = (
            one
            for one, bar in self._bars(there)
            if bar.hits(unit)
            and not (bar.lets_begin(unit, opened=one in opened) if set_up else one in opened)
        )
        return tuple(dict.fromkeys(found))

    def shut(self, there: Collection[str]) -> Iterator[tuple[str, frozenset[str]]]:
        """Each thing in a hex that keeps anybody out, and whom; nothing that something there takes away."""
        opened = self._opened(there)
        yield from ((one, bar.classes) for one, bar in self._bars(there) if one not in opened)

    def _bars(self, there: Collection[str]) -> Iterator[tuple[str, Bar]]:
        for one in there:
            yield from ((one, bar) for bar in self.bars.get(one, ()) if bar.beside <= set(there))

    def _opened(self, there: Collection[str]) -> frozenset[str]:
        opened = frozenset[str]().union(*(self.opens.get(one, ()) for one in there))
        return frozenset(one for one in there if not opened.isdisjoint((ALL, one, *self.tags.get(one, ()))))


def refused(ruleset: Ruleset, marker: str, there: Collection[str]) -> frozenset[str]:
    """The terrain in a hex that a marker can't be on by its row (``not_on``); none where ``unless_on`` is there too."""
    row = ruleset.rows("markers").get(marker, {})
    wrong = named(ruleset, row.get("not_on", ())).intersection(there)
    return wrong if named(ruleset, row.get("unless_on", ())).isdisjoint(there) else frozenset()


@lru_cache(maxsize=32)
def entry(ruleset: Ruleset, of: Literal["land", "markers"] = "land") -> Entry:
    """What a ruleset's terrains and changes say about entering, or its markers: one may have the id of a terrain."""
    land = {terrain: row.row for terrain, row in ruleset.terrains.items()}
    rows = ruleset.rows("markers") if of == "markers" else {**ruleset.rows("changes"), **land}
    bars = {name: tuple(_bars_of(row.get("effects", ()))) for name, row in rows.items()}
    return Entry(
        {name: found for name, found in bars.items() if found},
        {name: frozenset(row["opens"]) for name, row in rows.items() if row.get("opens")},
        {name: frozenset(row.get("tags", ())) for name, row in rows.items()},
    )


def _bars_of(effects: Iterable[Mapping[str, Any]]) -> Iterator[Bar]:
    for effect in effects:
        if effect.get("bars"):
            set_up = effect.get("set_up")
            yield Bar(
                frozenset(effect["bars"]),
                frozenset(effect.get("spares", ())),
                frozenset(effect.get("with", ())),
                None if set_up is None else frozenset(set_up),
            )
