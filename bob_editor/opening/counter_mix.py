"""What the scenarios of a project use of each counter, against what its counter lists say that the box holds."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace

from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.mix import CounterMix, Look, Lot
from bob_editor.rules.cards.pieces import KINDS, Piece, PieceKind, nation_of
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.counter_lists import CounterList, ListedCounter, ListedSide

Key = tuple[str, Piece]
"""A game, and a counter whatever its number."""


class CounterFile(Record):
    """A counter list and where it is; its pictures lie beside it."""

    path: Path
    list: CounterList


def counter_mix(cards: Sequence[tuple[str, Card]], files: Iterable[CounterFile] = ()) -> CounterMix:
    """The counters of these scenarios, given by what they are called and their cards, as these lists have them."""
    lists = tuple(files)
    used: dict[Key, list[int]] = {}
    listed: dict[Key, tuple[CounterFile, int]] = {}
    known: dict[Key, Key] = {}
    for number, (_, card) in enumerate(cards):
        for piece in ruleset(card.ruleset.id).card_code().pieces(card):
            row = _row_of(piece, card.ruleset.id, lists)
            shown = (piece if row is None else _as_listed(piece, row[0].list.counters[row[1]])).alike
            key = known[card.ruleset.id, piece.alike] = (card.ruleset.id, shown)
            if row is not None:
                listed[key] = row
            used.setdefault(key, [0] * len(cards))[number] += piece.number
    found = {key: _lot(*key, tuple(numbers), listed.get(key)) for key, numbers in used.items()}
    taken = {(file.path, place) for file, place in listed.values()}
    keys = sorted(found, key=lambda key: _order(found[key]))
    found.update(_shared({key: found[key] for key in keys}))
    lots = sorted((*found.values(), *_unused(lists, taken, cards)), key=_order)
    colours = {nation: colour for file in reversed(lists) for nation, colour in file.list.colours.items()}
    order = {id(lot): place for place, lot in enumerate(lots)}
    places = {raw: order[id(found[key])] for raw, key in known.items()}
    sides = dict.fromkeys(nation_of(card, side) for _, card in cards for side in card.side_rows)
    return CounterMix(tuple(name for name, _ in cards), tuple(lots), colours, places, tuple(sides))


def begun_list(mix: CounterMix, game: str) -> CounterList:
    """A list with everything that scenarios say of a game's counters, for its designer to go on with."""
    rows = [
        ListedCounter(
            lot.piece.name,
            lot.piece.nation,
            lot.piece.mark,
            lot.piece.kind,
            lot.piece.symbol,
            front=ListedSide(lot.piece.values),
            back=ListedSide(lot.piece.back),
            says=lot.piece.flips,
        )
        for lot in mix.lots
        if lot.game == game
    ]
    return CounterList(ruleset=game, counters=tuple(rows))


def _order(lot: Lot) -> tuple[object, ...]:
    piece = lot.piece
    return (
        lot.game, KINDS.index(piece.kind), piece.nation, piece.mark, piece.symbol, piece.name, piece.values,
        piece.back, piece.flips,
    )  # fmt: skip


def _row_of(piece: Piece, game: str, lists: Sequence[CounterFile]) -> tuple[CounterFile, int] | None:
    """The row that is about a counter: the one that names most of it, the first of those."""
    found = [
        (file, place, bool(row.nation) + 2 * bool(row.mark))
        for file in lists
        if file.list.ruleset in ("", game)
        for place, row in enumerate(file.list.counters)
        if row.name.casefold() == piece.name.casefold()
        and row.nation in ("", piece.nation)
        and row.mark in ("", piece.mark)
    ]
    best = max(found, key=lambda one: one[2], default=None)
    return None if best is None else best[:2]


def _as_listed(piece: Piece, row: ListedCounter) -> Piece:
    """A counter with what its row says of it; what the row doesn't say is as the scenario has it."""
    back = piece.back if row.back.values is None else row.back.values
    other_side = row.says or piece.flips or ("other side" if row.back != ListedSide() else "")
    values = piece.values if row.front.values is None else row.front.values
    return replace(piece, name=row.name, values=values, back=back, flips=other_side)


def _lot(game: str, piece: Piece, used: tuple[int, ...], row: tuple[CounterFile, int] | None) -> Lot:
    if row is None:
        return Lot(game, piece, used)
    file, place = row
    listed = file.list.counters[place]
    return Lot(game, piece, used, listed.box, _look(listed.front), _look(listed.back), file.path, place)


def _shared(lots: Mapping[Key, Lot]) -> dict[Key, Lot]:
    """Lots of which several are one row's: each has what it needs of the row's number, and the last what is left.

    Players play one scenario at a time: what is short then may be another lot's, of which none is used there.
    """
    rows: dict[tuple[Path | None, int], list[Key]] = {}
    for key, lot in lots.items():
        if lot.box is not None:
            rows.setdefault((lot.file, lot.place), []).append(key)
    found: dict[Key, Lot] = {}
    for keys in rows.values():
        left = lots[keys[0]].box or 0
        at_once = max(map(sum, zip(*(lots[key].used for key in keys), strict=True)), default=0)
        free = sum(lots[key].needed for key in keys) - at_once
        for key in keys:
            own = left if key == keys[-1] else min(left, lots[key].needed)
            lent = min(free, max(0, lots[key].needed - own))
            found[key], left, free = replace(lots[key], box=own, lent=lent), left - own, free - lent
    return found


def _look(side: ListedSide) -> Look:
    return Look(side.art, side.figure)


def _unused(
    lists: Sequence[CounterFile], taken: set[tuple[Path, int]], cards: Sequence[tuple[str, Card]]
) -> list[Lot]:
    """The counters in the box that no scenario uses."""
    games = tuple(dict.fromkeys(card.ruleset.id for _, card in cards))
    found = []
    for file in lists:
        game = file.list.ruleset or next(iter(games), "")
        for place, row in enumerate(file.list.counters):
            if (file.path, place) not in taken and row.box:
                kind: PieceKind = next((one for one in KINDS if one == row.kind), "unit")
                piece = Piece(
                    kind, row.symbol or row.name.lower().replace(" ", "_"), row.name, row.nation, row.mark
                )
                found.append(_lot(game, _as_listed(piece, row).alike, (0,) * len(cards), (file, place)))
    return found
