"""What all that a line meets comes to, by the plain reading."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.rules.los.told.plain.lines import At, Edge
from tests.rules.los.told.plain.rows import Rules, Thing


class Met(NamedTuple):
    """A thing that counts, where, on which hand; ``pair`` is what it faces another of."""

    thing: Thing
    place: At | Edge
    hand: int
    pair: object
    shadow: bool
    second: bool = False


class Verdict(NamedTuple):
    """What a line comes to."""

    verdict: str
    blind: bool
    hindrance: int


BLOCKED = Verdict("blocked", False, 0)


class Deciding:
    """Puts what is met together as the rules say."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def decided(self, met: list[Met]) -> Verdict:
        """Of all that is met."""
        lines = [self._comes_to(one) for one in self._lines(met)]
        blocked = all if self.rules.said("along", "better") == "better" else any
        if blocked(total is None for total in lines):
            return BLOCKED
        open_ = [total for total in lines if total is not None]
        best = min(open_) if self.rules.said("along", "better") == "better" else max(open_)
        return Verdict("hindered" if best else "clear", False, best)

    def _lines(self, met: list[Met]) -> list[list[Met]]:
        along = self.rules.said("along", "better")
        if along == "either":
            return [met]
        crossed = [one for one in met if not one.hand]
        if along == "facing":
            return [[*crossed, *self._facing([one for one in met if one.hand and one.pair is not None])]]
        return [[*crossed, *(one for one in met if one.hand == hand)] for hand in (-1, 1)]

    def _facing(self, beside: list[Met]) -> Iterator[Met]:
        for pair in dict.fromkeys(one.pair for one in beside):
            left, right = (
                [one for one in beside if one.pair == pair and one.hand == hand] for hand in (-1, 1)
            )
            if not left or not right:
                continue
            open_ = [hand for hand in (left, right) if not any(one.thing.blocks for one in hand)]
            if not open_:
                yield from (one for one in (*left, *right) if one.thing.blocks)
            else:
                yield from min(open_, key=self._weight)

    def _weight(self, hand: list[Met]) -> tuple[int, list[str]]:
        values = [self._single(one.thing) for one in hand]
        highest = self.rules.of(self.rules.hindrance, "add", "sum") == "highest"
        return (max(values) if highest else sum(values)), sorted(one.thing.id for one in hand)

    def _comes_to(self, met: list[Met]) -> int | None:
        """How much hinders; None where it is blocked."""
        kinds = Counter(one.thing for one in met if one.second)
        met = [one for one in met if not one.second or kinds[one.thing] > 1]
        if any(one.thing.blocks for one in met):
            return None
        groups: dict[str, list[Met]] = {}
        for one in met:
            groups.setdefault(self._hindrance(one.thing)[0], []).append(one)
        rules, total = self.rules, 0
        for group, members in groups.items():
            said = rules.hindering[group][2]
            count = len({one.place for one in members})
            if "blocks_at" in said and count >= said["blocks_at"]:
                return None
            per = said.get("per_hexes", 1)
            own = [self._hindrance(one.thing)[1]["value"] for one in members]
            amount = sum(own) if per == 1 else self._groups(count, said) * rules.most_of(group)
            total += min(amount, said.get("at_most", amount))
        if rules.of(rules.hindrance, "add", "sum") == "highest":
            total = max((self._single(one.thing) for one in met), default=0)
        limit = rules.of(rules.hindrance, "blocks_at", None)
        return None if limit is not None and total >= limit else total

    def _groups(self, count: int, said: Mapping[str, Any]) -> int:
        whole, rest = divmod(count, said["per_hexes"])
        return int(whole + (rest > 0 and said.get("round", "up") == "up"))

    def _hindrance(self, thing: Thing) -> tuple[str, Mapping[str, Any], Mapping[str, Any]]:
        return self.rules.hindering["unit/" if thing.kind == "unit" else thing.id]

    def _single(self, thing: Thing) -> int:
        group, own, said = self._hindrance(thing)
        value = own["value"] if said.get("per_hexes", 1) == 1 else self.rules.most_of(group)
        return int(min(value, said.get("at_most", value)))
