"""What mends names on a card that aren't there: what is like them, what they are of, or that they go."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.cards.card import Card, on_board
from bob_editor.rules.cards.fixes import drop, put
from bob_editor.rules.cards.meant import meant_hexes, nearest_name, renamed
from bob_editor.rules.cards.names import ON_MAP, WITHIN, Name, named_at
from bob_editor.rules.cards.rows import fields_in
from bob_editor.rules.mending import FieldPath, Fix, Scenario, all_of, drop_all, mend, scenario_edits
from bob_editor.rules.named import hex_names, unknown_names, words_named
from bob_editor.rules.pieces import harmless, likeliest, side_title
from bob_editor.rules.terms import Terms
from bob_editor.rules.tries import is_left, spend

Json = Any

DEFINED = {"counter": "unit_types"}
"""What a card defines under a name, by the kind of the names that mean it."""

LISTED = (*DEFINED, "area", "piece", "unit")
"""Kinds of names of what stands on the card, and may have gone from it."""


def fitting(card: Card, terms: Terms, fixes: Iterable[Fix]) -> tuple[Fix, ...]:
    """The fixes that the game has nothing against: a piece isn't made the enemy's."""
    return harmless(card, fixes, *terms.listed("unless"))


def near_hexes(card: Card, path: FieldPath, among: Sequence[Json], *checks: str) -> tuple[Fix, ...]:
    """What a hex that isn't there may be: one slip from it, in no list with it, and what checks tell least of."""
    label = card.scenario.get(*path)
    meant = meant_hexes(label, hex_names(card.grid)) if isinstance(label, str) else ()
    fixes = (put(f"Make it {one}", path, one) for one in meant if one not in among)
    return () if card.hex(label) else likeliest(card, fixes, *checks)


def naming_most(card: Card, fixes: tuple[Fix, ...]) -> tuple[Fix, ...]:
    """The fixes after which least of what the card names isn't there."""
    after = [
        (fix, len(unknown_names(replace(card, scenario=fix.apply(card.scenario)))))
        for fix in fixes
        if spend(card.scenario)
    ]
    fewest = min((count for _, count in after), default=0)
    return tuple(fix for fix, count in after if count == fewest)


def of_another_side(card: Card, named: Sequence[Name], side: Json) -> list[Fix]:
    """What is of one side that isn't there is made another's, and that moves first then."""
    first = [put("", ("first_side",), side)] if card.scenario.get("first_side") == named[0].word else []
    return [*first, *(put("", name.path, side) for name in named)]


def taken_for(board: str, names: Sequence[Name]) -> Fix:
    """Names of hexes, in the card's texts too, are taken for those of one board."""
    return mend(f"Take them for board {board}'s", _taken_for, names=names, board=board)


def _taken_for(scenario: Scenario, *, names: Sequence[Name], board: str) -> Scenario:
    for name in names:
        word, value = on_board(board, name.word), scenario.get(*name.path)
        if name.path[-1] == name.word:  # a field that is called by the hex
            moved = scenario_edits.put(scenario, (*name.path[:-1], word), value)
            scenario = scenario_edits.remove(moved, name.path)
        else:
            scenario = scenario_edits.put(scenario, name.path, word)
        scenario = scenario_edits.retarget(scenario, "side" if "/" in word else "hex", name.word, word)
    return scenario


class Missed(Record, dict=True):
    """Names on a card that aren't there and are told of at once, and what may mend them.

    The ``namesakes`` of the first are all of its kind and word that aren't there, itself among them.
    """

    card: Card
    terms: Terms
    alike: Sequence[Name]
    namesakes: Sequence[Name]

    @property
    def name(self) -> Name:
        """The first of them."""
        return self.alike[0]

    @property
    def on_map(self) -> bool:
        """Whether it names a hex or hexside."""
        return self.name.kind in ON_MAP

    @cached_property
    def of_their_side(self) -> tuple[Fix, ...]:
        """A piece that the other side alone names is made that side's."""
        if not self.name.whose:
            return ()
        path, side = self.name.whose
        return self._fit((put(f"Let it be of {side_title(self.card, side)}", path, side),))

    @cached_property
    def near(self) -> tuple[Fix, ...]:
        """What is like it: the likeliest hex, what the card defines, or, of sides, those that know all that is its."""
        if not is_left():
            return ()
        found = self._fit((*self._set_so(), *self._defined_so(), *self._named_so()))
        if self.on_map:
            return likeliest(self.card, found, *self.terms.listed("unless"))[:1]
        if self.name.kind == "side":
            return () if self._moves_first else naming_most(self.card, found)
        return found

    @cached_property
    def all_of_a_side(self) -> tuple[Fix, ...]:
        """Where several entries are of a side that isn't there, each side that all of them may be."""
        if self.name.kind != "side":
            return ()
        named = self.namesakes
        shared = dict.fromkeys(self.name.offered or () if len(named) > 1 or self._moves_first else ())
        return self._fit(
            all_of(f"Make all of them {side}", of_another_side(self.card, named, side))
            for side in shared
            if all(side in (one.offered or ()) for one in named)
        )

    @property
    def gone(self) -> tuple[Fix, ...]:
        """They go, with what is nothing without them."""
        gone = self.name.gone
        if self.name.kind == "condition":
            rules = named_at(self.card.scenario, "rules/*/condition")
            going = (path for path, word, _ in rules if word == self.name.word)
            return (drop_all("Remove it from the card", (gone, *going)),)
        if len(self.alike) > 1:
            return (drop_all("Remove it from the card", (one.gone for one in self.alike)),)
        if not gone:
            return ()
        listed = gone in (self.name.path, self.name.path[:-1]) and isinstance(gone[-1], str)
        alone = gone == self.name.path or listed or gone[-1] == WITHIN
        return (drop(f"Remove it{' from the card' if alone else ', with its row'}", gone),)

    @property
    def _moves_first(self) -> bool:
        return bool(self.card.scenario.get("first_side") == self.name.word)

    def _fit(self, fixes: Iterable[Fix]) -> tuple[Fix, ...]:
        return fitting(self.card, self.terms, fixes)

    def _named_so(self) -> Iterator[Fix]:
        """What is most like it in its place, or what else there is; a piece that several entries name is no slip.

        A piece that lost its name is the likeliest to have been meant.
        """
        name = self.name
        if name.nameless:
            yield put(f"Call the one without a name {name.word}", name.nameless, name.word)
        near = self._like_it()
        if name.offered is None and self.on_map:
            yield from (mend(f"Make it {one}", renamed, path=name.path, word=one) for one in near)
        elif name.offered is not None and len(self.alike) == 1:
            offered = dict.fromkeys((*near, *filter(None, name.offered)))
            yield from (put(f"Make it {one}", name.path, one) for one in offered)
        elif len(self.alike) > 1 and name.kind in LISTED:
            for one in near:
                yield all_of(f"Make all of them {one}", [put("", other.path, one) for other in self.alike])

    def _like_it(self) -> Sequence[str]:
        """Names known to them all: the same in capitals, for a hex one slip from it, or the one spelt most like it.

        Where all other units stand elsewhere it is the one that is left.
        """
        name = self.name
        known = set.intersection(*({*one.known} - {*one.taken, ""} for one in self.alike))
        return (
            sorted(one for one in known if one.casefold() == name.word.casefold())
            or (meant_hexes(name.word, known) if self.on_map else ())
            or nearest_name(name.word, known)
            or (
                sorted(known)
                if len(known) == 1 == len(self.alike) and name.taken and self._all_units(known)
                else ()
            )
        )

    def _all_units(self, known: set[str]) -> bool:
        return known <= {row["id"] for _, row in self.card.scenario.units if isinstance(row.get("id"), str)}

    def _set_so(self) -> Iterator[Fix]:
        """A condition that a special rule goes with is set, where it is one that holds or doesn't."""
        if self.name.path[-1] == "condition":
            row = self.card.ruleset.rows("conditions").get(self.name.word, {})
            if fields_in(row.get("value")).get("type") == "boolean":
                yield put("Let it hold", ("conditions", self.name.word), True)

    def _defined_so(self) -> Iterator[Fix]:
        """What the card defines by a name like it, and never names, is called so."""
        table = DEFINED.get(self.name.kind, "")
        used = words_named(self.card)
        unused = [one for one in self.card.scenario.table(table) if one not in used]
        for one in nearest_name(self.name.word, unused):
            yield mend(f"Call {one} {self.name.word}", renamed, path=(table, one), word=self.name.word)
