"""The pieces and areas of a card, as its game tells of them, and what mends a piece that stands wrong."""

from collections import Counter as Tally
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.model import scenario_edits
from bob_editor.model.edit import mend
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.arrivals import groups_naming
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, CardCode, Counter, Move
from bob_editor.rules.cards.fixes import Fix, all_of, drop_all, put
from bob_editor.rules.cards.names import Name
from bob_editor.rules.cards.surplus import on_its_boards
from bob_editor.rules.game import game_of
from bob_editor.rules.tries import A_FINDING, is_left, spend
from bob_editor.rules.wording import listed, upper_first

MOST_TOLD = 1_000
"""So much of what checks tell is held against what they tell after a fix; where it is more none is tried."""

_asked: ContextVar[frozenset[str]] = ContextVar("_asked", default=frozenset())
"""The checks that are asked just now what they would tell after a fix."""


def code_of(card: Card) -> CardCode:
    """What the card's game says of its cards."""
    return game_of(card.ruleset).card_code()


@lru_cache(maxsize=4)
def pieces(card: Card) -> tuple[Counter, ...]:
    """What the card puts on the map."""
    return code_of(card).counters(card)


def moved(before: Card, after: Card) -> set[Hex]:
    """The hexes in which pieces come or go between two cards."""
    here, there = (Tally((one.at, one.symbol, one.side) for one in pieces(card)) for card in (before, after))
    return {at for at, _, _ in (here - there) + (there - here)}


@lru_cache(maxsize=4)
def setup_areas(card: Card) -> tuple[Area, ...]:
    """The set-up areas."""
    return tuple(area for area in code_of(card).areas(card) if area.kind == "setup")


def areas_for(card: Card, piece: Counter) -> tuple[Area, ...]:
    """The set-up areas of a piece: those of its side that aren't for others."""
    return tuple(
        area
        for area in setup_areas(card)
        if area.side == piece.side and (not area.only_for or piece.id in area.only_for)
    )


def places(card: Card, piece: Counter) -> tuple[Place, ...]:
    """Where a finding about a piece points."""
    return (card.at_hex(piece.at), *piece.beside)


def said_of(card: Card, piece: Counter) -> dict[str, str]:
    """What a message may say of a piece; ``Unit`` begins a sentence."""
    name = piece.name or piece.title
    return {
        "unit": name,
        "Unit": upper_first(name),
        "hex": card.grid.label(piece.at),
        "side": side_title(card, piece.side),
    }


def side_title(card: Card, side: str) -> str:
    """What a message calls a side."""
    return code_of(card).side_title(card, side) if side else "A side"


def by_hex(card: Card, of: Collection[str]) -> Mapping[Hex, list[Counter]]:
    """The pieces that count as one of these and stand by themselves, hex by hex, units before markers."""
    ordered = sorted(pieces(card), key=lambda piece: piece.kind != "unit" and "unit" not in piece.counts)
    return grouped((piece.at, piece) for piece in ordered if piece.count(of) and not piece.aboard)


def meets_enemies(card: Card, piece: Counter) -> bool:
    """Whether a unit of another side is in a piece's hex, too."""
    there = (one for one in pieces(card) if one.at == piece.at and one.kind == "unit")
    return any(one.side not in ("", piece.side) for one in there)


def mended(card: Card, piece: Counter, may: Callable[[Hex], bool]) -> Iterator[Fix]:
    """Move a piece to the nearest hex that fits, or take it off the map, as far as its game has that."""
    code = code_of(card)
    move, gone = code.moved(card, piece, may), code.removed(card, piece)
    if move is not None:
        yield move.fix
    # What a text of the card names doesn't go where it can move.
    if gone is not None and (move is None or harmless(card, [gone], "text-names-nothing")):
        yield gone


def moved_apart(card: Card, group: Sequence[Counter], who: str = "") -> tuple[Fix, ...]:
    """Move pieces to hexes of their own, the nearest that will do; nothing where they don't all find one.

    ``who`` is what the label calls them, the others if nothing is given and there are several.
    """
    found: list[Move] = []
    for piece in group:
        taken = {move.to for move in found}
        move = code_of(card).moved(card, piece, lambda at, taken=taken: at not in taken)  # type: ignore[misc]
        if move is None:
            return ()
        found.append(move)
    if len(found) == 1 and not who:
        return (found[0].fix,)
    goals = listed(card.grid.label(move.to) for move in found)
    return (all_of(f"Move {who or 'the others'} to {goals}", [move.fix for move in found]),)


def removed(card: Card, label: str, group: Sequence[Counter], first: Sequence[Fix] = ()) -> tuple[Fix, ...]:
    """Take pieces off the map, after some ``first`` fixes; nothing where one of the pieces should stay."""
    # The last rows go first, so that those before them keep their places.
    rows = sorted(group, key=lambda piece: [str(step).zfill(9) for step in piece.path], reverse=True)
    found = [fix for piece in rows if (fix := code_of(card).removed(card, piece)) is not None]
    return (all_of(label, [*first, *found]),) if len(found) == len(rows) else ()


def taken_out(card: Card, label: str, *paths: FieldPath) -> Fix:
    """Take rows out of the card, with their ids wherever no other row bears them; who is aboard stays."""
    return mend(label, _taken_out, card=card, paths=paths)


def _taken_out(scenario: Scenario, *, card: Card, paths: Sequence[FieldPath]) -> Scenario:
    ids = {scenario.text(*path, field) for path in paths for field in ("id", "unit")} - {""}
    after = drop_all("", paths).apply(scenario)
    ids -= {after.text("units", index, "id") for index, _ in after.units}
    carried = [("units", index, "mounted_on") for index, _ in after.units]
    aboard = [path for path in carried if after.text(*path) in ids]
    names = code_of(card).names(replace(card, scenario=after))
    lost = [one.gone or one.path for one in names if one.word in ids and one.word not in one.known]
    return drop_all("", [*aboard, *lost]).apply(after)


class Had(NamedTuple):
    """What a side has of something: where that is listed, and what of it is on the card, kind by kind."""

    things: str
    path: FieldPath
    kinds: Sequence[tuple[FieldPath, int | None, Sequence[FieldPath]]]

    @property
    def number(self) -> int:
        """How many are listed; where none are, those placed. Of more placed than listed other checks tell."""
        listed = [said for _, said, _ in self.kinds if said is not None]
        return sum(listed) if listed else sum(len(placed) for _, _, placed in self.kinds)

    @property
    def most_of_a_kind(self) -> int:
        """How many of one kind are listed, or else placed."""
        return max(len(placed) if said is None else said for _, said, placed in self.kinds)

    def cut(self, card: Card, most: int) -> Fix:
        """List and place so many."""
        lists, gone, left = list[Fix](), list[FieldPath](), most
        for path, said, placed in self.kinds:
            keep = min(left, len(placed) if said is None else said)
            lists += () if said is None else (put("", path, keep),)
            gone, left = [*gone, *placed[keep:]], left - keep
        label = f"Make it {most}" if lists else "Remove those too many"
        return all_of(label, [*lists, taken_out(card, "", *gone)])


def harmless(card: Card, fixes: Iterable[Fix], *names: str) -> tuple[Fix, ...]:
    """The fixes after which the game's checks of these names tell of nothing that they didn't tell of before."""
    before = _told(card, names) if is_left() else Tally()
    fixes = fixes if before.total() < MOST_TOLD else ()
    return tuple(fix for fix, told in _tried(card, fixes, names) if told <= before)


def plainest(card: Card, fixes: Iterable[Fix], *names: str) -> tuple[Fix, ...]:
    """Of several fixes the first after which these checks tell of nothing new; else the first, where there is any."""
    first: tuple[Fix, ...] = ()
    for fix in fixes:
        first = first or (fix,)
        if harmless(card, (fix,), *names):
            return (fix,)
    return first


def likeliest(card: Card, fixes: Iterable[Fix], *names: str) -> tuple[Fix, ...]:
    """Of several fixes those after which the game's checks of these names tell of least: what was meant, probably.

    None where no more may be tried, as for ``settling``: another might be likelier.
    """
    left = [(fix, told.total()) for fix, told in _all_tried(card, fixes, names)]
    return tuple(fix for fix, count in left if count == min(count for _, count in left))


def settling(card: Card, fixes: Iterable[Fix], *names: str, least: int = 2) -> tuple[Fix, ...]:
    """Of several fixes those that alone mend most faults of which the game's checks of these names tell.

    They mend so many at ``least``, and after them the checks tell of nothing that they didn't tell of before.
    """
    before = _told(card, names) if is_left() else Tally()
    if not least <= before.total() < MOST_TOLD:
        return ()
    left = [(fix, told) for fix, told in _all_tried(card, fixes, names) if told <= before]
    fewest = min((told.total() for _, told in left), default=before.total())
    return tuple(fix for fix, told in left if told.total() == fewest <= before.total() - least)


def _tried(
    card: Card, fixes: Iterable[Fix], names: Sequence[str]
) -> Iterator[tuple[Fix, Tally[tuple[str, str]]]]:
    """Each fix with what checks tell after it, as long as more may be tried."""
    given = iter(fixes)
    while is_left() and (fix := next(given, None)) is not None and spend(card.scenario):
        told = _told(_after(card, fix), names)
        spend(card.scenario, A_FINDING * told.total())
        yield fix, told


def _all_tried(
    card: Card, fixes: Iterable[Fix], names: Sequence[str]
) -> Sequence[tuple[Fix, Tally[tuple[str, str]]]]:
    """All fixes likewise; none of them where not all may be tried."""
    asked = [*fixes] if is_left() else []
    tried = [*_tried(card, asked, names)]
    return tried if len(tried) == len(asked) else ()


def _after(card: Card, fix: Fix) -> Card:
    return on_its_boards(card, fix.apply(card.scenario))


def _told(card: Card, names: Iterable[str]) -> Tally[tuple[str, str]]:
    """What checks tell of a card; one that is asked already isn't again, since its fixes may ask this one in turn."""
    asked = _asked.get()
    return _counted(card, frozenset(names) - asked, asked)


@lru_cache(maxsize=4)
def _counted(card: Card, names: frozenset[str], asked: frozenset[str]) -> Tally[tuple[str, str]]:
    checks = [one for one in game_of(card.ruleset).checks if one.name in names and one.subject != "board"]
    token = _asked.set(asked | names)
    try:
        told = (
            (check.name, one.message)
            for check in checks
            for one in (check.find(card.scene, card.ground) if check.subject == "scene" else check.find(card))
        )
        return Tally(islice(told, MOST_TOLD))
    finally:
        _asked.reset(token)


def led_on(card: Card, fix: Fix, *names: str) -> Fix:
    """A fix, and after it the first of each issue that the game's checks of these names tell of only then."""
    checks = [one for one in game_of(card.ruleset).checks if one.name in names and spend(card.scenario)]
    before = {one.message for check in checks for one in check.find(card)}
    found = [one for check in checks for one in check.find(_after(card, fix)) if one.message not in before]
    # From the last on, since what goes makes those after it move up.
    return all_of(fix.label, [fix, *(one.fixes[0] for one in reversed(found) if one.fixes)])


def called(card: Card, path: FieldPath, name: str) -> Fix:
    """Give one of two that bear an id another, and wherever the card means it by the former."""
    return mend(f"Call this one {name}", _called, card=card, path=path, name=name)


_WHOSE = (
    "counter-of-other-nation", "unit-in-two-places", "unit-not-in-force", "unit-placed-and-reinforcing",
    "unknown-company",
)  # fmt: skip
"""Checks that tell where a thing has been taken for another."""


def called_as_missing(
    card: Card, first: FieldPath, second: FieldPath, names: Callable[[Card], Iterable[Name]] | None = None
) -> tuple[Fix, ...]:
    """Where the card names one thing that isn't there, either of two that bear an id may be it.

    ``names`` are those that it names; its pieces where left out.
    """
    names = names or code_of(card).names
    missing = _missing(card, names)
    if len(missing) != 1:
        return ()
    (word,) = missing
    either = put(f"Call this one {word}", second, word), put(f"Call the other one {word}", first, word)

    def is_known(fix: Fix) -> bool:
        if not spend(card.scenario):
            return False
        return all(one.word in one.known for one in names(_after(card, fix)) if one.word == word)

    return likeliest(card, harmless(card, filter(is_known, either), *_WHOSE), *_WHOSE)


@lru_cache(maxsize=4)
def _missing(card: Card, names: Callable[[Card], Iterable[Name]]) -> frozenset[str]:
    """What a card names and isn't there; asked for each of two that bear an id."""
    found = (one for one in names(card) if one.word not in one.known)
    return frozenset(one.word for one in found if one.kind != "enemy piece")


def _coming_too(scenario: Scenario, path: FieldPath, former: str, name: str) -> Scenario:
    """The card with a unit that stands nowhere in the group that names the former, or in its place where two do."""
    if path[0] != "units" or path[-1] not in ("id", "unit") or scenario.get(*path[:-1], "at") is not None:
        return scenario
    side = scenario.text(*path[:-1], "side")
    named = [
        one
        for one in groups_naming(scenario, former)
        # By ``unit`` a group means one of its own side.
        if isinstance(scenario.get(*one), str)
        and (path[-1] == "id" or scenario.text(*one[:2], "side") == side)
    ]
    if len(named) > 1:
        return scenario_edits.put(scenario, named[-1], name)
    # A group that means one of its own side means no other by the former.
    stays = any(
        row.get(path[-1]) == former and (path[-1] == "id" or row.get("side") == side)
        for _, row in scenario.units
    )
    return scenario_edits.append(scenario, named[0][:-1], name) if named and stays else scenario


def _called(scenario: Scenario, *, card: Card, path: FieldPath, name: str) -> Scenario:
    """What is meant is the other one where that bears the id still; who is aboard is where its carrier is."""
    before, former, at = replace(card, scenario=scenario), scenario.get(*path), scenario.get(*path[:-1], "at")
    here = [(index, row) for index, row in scenario.units if at is not None and row.get("at") == at]
    if sum(row.get("id") == former for _, row in here) == 1:
        for index in (index for index, row in here if row.get("mounted_on") == former):
            scenario = scenario_edits.put(scenario, ("units", index, "mounted_on"), name)
    scenario = _coming_too(scenario_edits.put(scenario, path, name), path, str(former), name)
    there = {one.path for one in code_of(card).names(before) if one.word == former and former in one.known}
    for one in code_of(card).names(replace(card, scenario=scenario)):
        if one.path in there and one.word == former and former not in one.known:
            scenario = scenario_edits.put(scenario, one.path, name)
    # A weapon is borne by one: of several bearers the last has the one that is called otherwise.
    bearers = [
        one.path
        for one in code_of(card).names(replace(card, scenario=scenario))
        if "weapon" in one.path and one.word == former and {former, name} <= {*one.known}
    ]
    return scenario_edits.put(scenario, bearers[-1], name) if len(bearers) > 1 else scenario
