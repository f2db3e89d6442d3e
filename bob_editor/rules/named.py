"""What a card names, where its game says that it names something, and what of it isn't there."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.parts import sides_of
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.hex_sets import EDGE_NAMES
from bob_editor.rules.cards.meant import boards_named, miscalled_board
from bob_editor.rules.cards.names import BESIDES, ON_MAP, WITHIN, Name, named_at, names_in_set
from bob_editor.rules.cards.surplus import without_surplus
from bob_editor.rules.pieces import code_of
from bob_editor.rules.terms import Terms

Json = Any

USUAL = {
    "hex": ("units/*/at", "markers/*/at!", "changes/*/at/*!"),
    "set": ("setup_areas/*/area",),
    "side": ("units/*/side", "markers/*/side", "setup_areas/*/side", "reinforcements/*/side"),
    "marker": ("markers/*/marker!",),
    "change": ("changes/*/change!",),
    "condition": ("conditions/#",),
    "ruling": ("rulings/#",),
}
"""Where every card may name what; a game whose cards name more, or elsewhere, says so under ``names``."""


SEVERAL = 3
"""So many hexes that a cut leaves out are told with the cut, fewer one by one."""

_PLACES = (*ON_MAP, BESIDES)


class Cut(NamedTuple):
    """A cut that goes too far: where the card says it, the board's name, how many hexes are gone, of how many."""

    path: FieldPath
    board: str
    gone: int
    named: int


class _Said(NamedTuple):
    """A name, where it stands, and of what it is one; what goes with it, and by which pattern it was found."""

    path: FieldPath
    word: str
    kind: str
    gone: FieldPath
    pattern: str
    in_set: bool


@lru_cache(maxsize=4)
def every_name(card: Card) -> tuple[Name, ...]:
    """What the card names and isn't there, and every name of its game's own kinds."""
    terms = Terms(card.ruleset.said_of("unknown-reference"))
    return (*_unknown(card, terms), *_carried_out(card), *code_of(card).names(card))


@lru_cache(maxsize=4)
def words_named(card: Card) -> frozenset[str]:
    """The words of all these names."""
    return frozenset(one.word for one in every_name(card))


def unknown_names(card: Card) -> list[Name]:
    """Those of them that aren't there."""
    return [name for name in every_name(card) if name.word not in name.known]


@lru_cache(maxsize=4)
def lost_boards(card: Card) -> frozenset[str]:
    """The boards that several entries name and that the card doesn't have: that is told once, and as such."""
    unknown = unknown_names(card)
    miscalled = miscalled_board(card, unknown)
    several = (word for word, count in boards_named(card, unknown).items() if count > 1)
    return frozenset() if card.unread else frozenset((*several, *(miscalled or ())[1:]))


def cut_too_far(card: Card) -> Iterator[Cut]:
    """The cuts without which most of the hexes that the card names on that board would be there.

    Of a part that has a name several will do.
    """
    words = {name.word for name in unknown_names(card) if name.kind in _PLACES}
    for number, laid in enumerate(card.map.laid if len(words) >= SEVERAL else ()):
        if laid.place.crop is not None:
            path = (*card.board_field(number), "crop")
            whole = without_surplus(card, {path: None})
            gone = {at for word in words if (at := whole.hex(word)) is not None}
            there = [at for at in _hexes_named(card) if laid.place.name in card.boards_at(at)]
            # A part that is called by a name is cut as it was printed: whose hexes are used isn't that.
            most = len(gone) > len(there) or isinstance(laid.place.crop, str)
            if len(gone) >= SEVERAL and most:
                yield Cut(path, laid.place.name, len(gone), len(gone) + len(there))


def _hexes_named(card: Card) -> frozenset[Hex]:
    """The hexes of the map that the card names, where its game says that it does."""
    said = _said(card, Terms(card.ruleset.said_of("unknown-reference")))
    words = {one.word for one in said if one.kind in _PLACES}
    words |= {one.word for one in code_of(card).names(card) if one.kind in _PLACES}
    return frozenset(at for word in words if (at := card.hex(word)) is not None)


def _said(card: Card, terms: Terms) -> Iterator[_Said]:
    """What the card names where its game says that it does."""
    for kind, patterns in (terms.row.get("names") or USUAL).items():
        for pattern in patterns:
            for path, value, gone in named_at(card.scenario, pattern):
                for at, word, what in names_in_set(value, path) if kind == "set" else ((path, value, kind),):
                    if isinstance(word, str):
                        yield _Said(at, word, what, gone, pattern, in_set=kind == "set")


def _unknown(card: Card, terms: Terms) -> Iterator[Name]:
    """What of it isn't there."""
    lists: dict[FieldPath, frozenset[str]] = {}
    for at, word, what, gone, pattern, in_set in _said(card, terms):
        known = _known(card, terms, what, word)
        # What another edition has is no slip of the pen: the edition's own check tells of it.
        if word in (card.ruleset.data.get("leave_out") or {}).get(f"{what}s", ()):
            continue
        if known is not None and word not in known:
            goes = _from_set(card, at) if in_set else gone
            offered: tuple[str, ...] | None = None if pattern.endswith("#") else ()
            if in_set and what == "board" and known:
                # Without its board a set would be as wide as the map.
                goes, offered = (), tuple(known)
            if what == "side" and offered is not None and known:
                # What is somebody's stays: it was the name that went wrong; a list has each but once.
                if isinstance(at[-1], int) and at[:-1] not in lists:
                    lists[at[:-1]] = frozenset(card.scenario.texts(*at[:-1]))
                listed_too = lists.get(at[:-1], ())
                goes = at if isinstance(at[-1], int) else ()
                offered = tuple(one for one in known if one not in listed_too)
            yield Name(at, word, what, known, goes, offered)
        elif known is not None and what == "ruling":
            yield from _answer(card, at, word)


def _carried_out(card: Card) -> Iterator[Name]:
    """The changes and conditions that special rules go with: those that are on the card carry them out."""
    on_card = {
        "change": [str(row.get("change")) for _, row in card.scenario.changes],
        "condition": [*dict.fromkeys((*card.scenario.conditions, *card.scene.conditions))],
    }
    for kind, there in on_card.items():
        rows = card.ruleset.rows(f"{kind}s")
        # Where one on the card is none that the game has, that is told, and it may be meant.
        told = not rows.keys() >= {*there}
        for path, word, _ in named_at(card.scenario, f"rules/*/{kind}"):
            if isinstance(word, str) and word and not (told and word in rows):
                yield Name(path, word, f"{kind} of a rule", there, path)


def _from_set(card: Card, at: FieldPath) -> FieldPath:
    """What goes with a name in a hex set: with the last one that is measured from, how far goes too."""
    path = at
    while path and len(card.scenario.get(*path[:-1]) or ()) == 1:
        path = path[:-1]
        if path[-2:] == (WITHIN, "of"):
            return path[:-1]
    return at


def _answer(card: Card, path: FieldPath, name: str) -> Iterator[Name]:
    """The answer to a ruling, where it is none of those that there are."""
    answer, choices = card.scenario.get(*path), card.ruleset.rulings[name].choices
    if not any(answer == one and type(answer) is type(one) for one in choices):
        yield Name(path, str(answer), "answer", [one for one in choices if isinstance(one, str)], path)


@lru_cache(maxsize=4)
def hex_names(grid: JoinedGrid) -> frozenset[str]:
    """What the hexes of a map are called."""
    return frozenset(grid.label(at) for at in grid.hexes)


def _known(card: Card, terms: Terms, kind: str, word: str) -> Collection[str] | None:
    """The names that there are of a kind; None where nobody can tell, or it is on the map."""
    if kind in _PLACES:
        there = card.hex(word) is not None or (kind != "hex" and card.side(word) is not None)
        if card.unread or there or (kind == "edge" and word in EDGE_NAMES):
            return None
        if "/" in word:
            named = (at for half in word.split("/") if (at := card.hex(half)) is not None)
            return [card.grid.side_label(side) for at in named for side in sides_of(at)]
        return hex_names(card.grid)
    ruleset = card.ruleset
    if kind == "side":
        return terms.listed("sides") or tuple(card.side_rows) or None
    if kind == "area":
        return [row["id"] for _, row in card.scenario.setup_areas if isinstance(row.get("id"), str)]
    if kind == "board":
        return [one.name for one in (*card.scenario.boards, *card.scenario.overlays) if one.name] or None
    if kind == "objective":
        return [str(row["id"]) for _, row in card.scenario.rows("objectives") if "id" in row]
    if kind == "terrain":
        return ruleset.terrains
    return ruleset.rulings if kind == "ruling" else ruleset.rows(f"{kind}s")
