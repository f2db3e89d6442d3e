from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any

from attrs import evolve

from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.parts import sides_of
from bob_editor.rules.cards.card import on_board
from bob_editor.rules.cards.hex_sets import EDGE_NAMES
from bob_editor.rules.cards.names import Name, named_at, names_in_set
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put, shared_check
from bob_editor.rules.game import game_of
from bob_editor.rules.mending import FieldPath, Fix, Scenario, all_of, drop_all, mend, scenario_edits
from bob_editor.rules.pieces import code_of, harmless, side_title
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import filled, listed

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

WORDS = {"area": "set-up area", "edge": "hex", "place": "hex"}
"""What a message calls a kind, if not by its own name."""

USUALLY = {"hex": "There is no {kind} {name}.", "*": "There is no {kind} “{name}”."}
"""What is told of a kind where the game has no words of its own under ``tells``."""

TWINS = ("id-used-twice", "duplicate-unit-id")
"""Checks that tell of two things with one id."""

PLAYED = ("map", "playable")

ON_MAP = ("hex", "place", "edge")

BESIDES = "place of a board"
"""A place of which the game's own checks tell where it is on no board, and this one where it is on several."""

WITHIN = "within"
"""The field of a hex set that says how far from another one."""

LIKE = 0.6
"""How much alike two names must be for one to be a slip of the other."""

MANY = 6
"""So many names that a message would be a list of them: it tells the first alone."""


@shared_check(Severity.ERROR, mapless=True)
def unknown_reference(card: Card, terms: Terms) -> Iterator[Finding]:
    """What a card names must be on it or on its map, or nobody can tell what is meant."""
    boards = len(card.scenario.boards) + len(card.scenario.overlays)
    for missing in card.missing if terms.flag("boards", usual=True) else ():
        why = missing.why.rstrip(".")
        yield Finding(
            terms.says("Board {board} can't be read.", board=missing.name or "?", why=why),
            at=(card.at_field(*missing.path),),
            fixes=(drop("Remove the board", missing.path),) if boards > 1 else (),
        )
    tells = terms.row.get("tells") or {}
    yield from _cuts(card) if terms.flag("cuts") else ()
    names, unknown = every_name(card), unknown_names(card)
    played = card.scenario.get(*PLAYED)
    slip = any(name.path[: len(PLAYED)] == PLAYED for name in unknown)
    if played is not None and not slip and not card.unread and not card.hexes(played):
        yield Finding(
            "The part of the map that is played on has no hex.",
            at=(card.at_field(*PLAYED),),
            fixes=(drop("Play on all of it", PLAYED),),
        )
    misnamed = _misnamed_side(card, terms, names)
    if misnamed is not None:
        yield misnamed
    # Where one side has the other's id, that is told of as such, with what mends all that names it.
    ids = [row["id"] for _, row in card.scenario.sides if isinstance(row.get("id"), str)]
    strange = {name.word for name in unknown if name.kind == "side"}
    twins = len(ids) > len({*ids}) and len(strange) == 1
    if misnamed is not None or twins:
        unknown = [name for name in unknown if name.kind != "side"]
    unknown = _without_twins(card, unknown)
    of_several: dict[tuple[str, ...], dict[FieldPath, Name]] = {}
    for name in unknown:
        having = card.boards_having(name.word) if name.kind in (*ON_MAP, BESIDES) else ()
        if having:
            of_several.setdefault(having, {}).setdefault(name.path, name)
        elif name.kind != BESIDES:
            # Of a piece of the wrong side that several entries name it is told once.
            alike = [one for one in unknown if one.whose == name.whose] if name.whose else [name]
            # And of a side that has gone from the card, whatever is of it.
            lost = name.kind == "side" and len(card.scenario.sides) == 1
            alike = [one for one in unknown if (one.kind, one.word) == ("side", name.word)] if lost else alike
            if alike[0] is not name:
                continue
            on_map = name.kind in ON_MAP
            kind = "hexside" if on_map and "/" in name.word else WORDS.get(name.kind, name.kind)
            told = tells.get(name.kind) or tells.get("*") or USUALLY["hex" if on_map else "*"]
            theirs = _fit(card, terms, _of_their_side(card, alike))
            named = _fit(card, terms, _named_so(*alike))
            named = _of_its_pieces(card, named) if name.kind == "side" else named
            fits = (*named, *theirs, *_all_sides(card, terms, name, unknown))
            several = len(alike) > 1 and (theirs or lost)
            gone = () if name.nameless or several else tuple(_gone(*alike))
            yield Finding(
                filled(told, kind=kind, name=name.word, field=name.path[-1]),
                at=(card.at_field(*name.path),),
                highlight=tuple(card.at_field(*one.path) for one in alike),
                # What is missed then goes only where nothing else will do.
                fixes=(*fits, *(_fit(card, terms, gone) if fits else gone)),
                # What is wrong besides because it is nobody's, or the other side's, is no more than that.
                surplus=alike[0].whose[0]
                if alike[0].whose and theirs
                else name.path
                if name.path[-1] == "side"
                else (),
            )
    for having, by_path in of_several.items():
        plain = tuple(by_path.values())
        words = list(dict.fromkeys(name.word for name in plain))
        shown = words if len(words) < MANY else (*words[: MANY - 1], "…")
        yield Finding(
            f"The boards {listed(having)} each have {listed(shown)}, and the card doesn't say which it means.",
            at=(card.at_field(*plain[0].path),),
            highlight=tuple(card.at_field(*name.path) for name in plain),
            fixes=tuple(
                mend(f"Take them for board {board}'s", _taken_for, names=plain, board=board)
                for board in having
            ),
        )


@lru_cache(maxsize=4)
def every_name(card: Card) -> tuple[Name, ...]:
    """What the card names and isn't there, and every name of its game's own kinds."""
    terms = Terms(card.ruleset.said_of("unknown-reference"))
    return (*_unknown(card, terms), *code_of(card).names(card))


def unknown_names(card: Card) -> list[Name]:
    """Those of them that aren't there."""
    return [name for name in every_name(card) if name.word not in name.known]


def _without_twins(card: Card, unknown: list[Name]) -> list[Name]:
    """Without a name that one of two things with one id may be meant by: that is told of them."""
    words = {name.word for name in unknown if name.kind not in (*ON_MAP, BESIDES, "side")}
    checks = [one for one in game_of(card.ruleset).checks if one.name in TWINS] if len(words) == 1 else []
    told = {fix.label for check in checks for one in check.find(card) for fix in one.fixes}
    return [name for name in unknown if name.word not in words or f"Call this one {name.word}" not in told]


def _misnamed_side(card: Card, terms: Terms, names: Sequence[Name]) -> Finding | None:
    """Where nothing names one side by its id, or it has none, and several entries one that there isn't: it is meant."""
    sides = [name for name in names if name.kind == "side"]
    named = [name for name in sides if name.word not in name.known]
    patterns = (terms.row.get("names") or USUAL).get("side", ())
    used = [word for pattern in patterns for _, word, _ in named_at(card.scenario, pattern)]
    used += [name.word for name in sides]
    ids = ((index, row.get("id")) for index, row in card.scenario.sides)
    unused = [
        (index, one)
        for index, one in ids
        if (one in card.side_rows and one not in used if isinstance(one, str) else one is None)
    ]
    words = {name.word for name in named}
    if len(named) < 2 or len(words) != 1 or len(unused) != 1 or terms.listed("sides"):
        return None
    (word,), ((index, side),) = words, unused
    path = ("sides", index, "id")
    theirs = all_of(f"Make all of them {side}", _made(card, named, side))
    no_slip = side is None or any(name.path[-1] == word for name in named)
    return Finding(
        f"A side has no id, and {len(named)} entries are of “{word}”, which isn't there."
        if side is None
        else f"Nothing is of the side “{side}”, and {len(named)} entries are of “{word}”, which isn't there.",
        at=(card.at_field(*path),),
        highlight=(card.at_field(*path), *(card.at_field(*name.path) for name in named)),
        # A field that is called by the side keeps its name.
        fixes=(
            put(f"Call the side {word}", path, word),
            *(() if no_slip else _fit(card, terms, (theirs,))),
        ),
    )


def _made(card: Card, named: Sequence[Name], side: Json) -> list[Fix]:
    """What is of one side that isn't there is made another's, and that moves first then."""
    first = [put("", ("first_side",), side)] if card.scenario.get("first_side") == named[0].word else []
    return [*first, *(put("", name.path, side) for name in named)]


def _fit(card: Card, terms: Terms, fixes: Iterable[Fix]) -> tuple[Fix, ...]:
    """The fixes that the game has nothing against: a piece isn't made the enemy's."""
    return harmless(card, fixes, *terms.listed("unless"))


def _of_its_pieces(card: Card, fixes: tuple[Fix, ...]) -> tuple[Fix, ...]:
    """The sides to which what the row names isn't unknown, if there are any."""
    known = len(unknown_names(card))
    after = (evolve(card, scenario=fix.apply(card.scenario)) for fix in fixes)
    return (
        tuple(fix for fix, then in zip(fixes, after, strict=True) if len(unknown_names(then)) < known)
        or fixes
    )


def _taken_for(scenario: Scenario, *, names: Sequence[Name], board: str) -> Scenario:
    """The card with names of hexes, in its texts too, taken for those of one board."""
    for name in names:
        word, value = on_board(board, name.word), scenario.get(*name.path)
        if name.path[-1] == name.word:  # a field that is called by the hex
            moved = scenario_edits.put(scenario, (*name.path[:-1], word), value)
            scenario = scenario_edits.remove(moved, name.path)
        else:
            scenario = scenario_edits.put(scenario, name.path, word)
        scenario = scenario_edits.retarget(scenario, "side" if "/" in word else "hex", name.word, word)
    return scenario


def _cuts(card: Card) -> Iterator[Finding]:
    """Boards that are cut to hexes that they don't have; a part that is named is its game's matter."""
    for misfit in card.map.misfits:
        place = card.map.laid[misfit.parts[0]].place
        if misfit.kind == "crop" and not isinstance(place.crop, str):
            cut = (*card.board_field(misfit.parts[0]), "crop")
            yield Finding(
                f"Board {place.name} is cut to hexes that it doesn't have.",
                at=(card.at_field(*cut),),
                fixes=(put("Take all of it", cut, None),),
            )


def _of_their_side(card: Card, alike: Sequence[Name]) -> Iterator[Fix]:
    """A piece that the other side alone names is made that side's."""
    if alike[0].whose:
        path, side = alike[0].whose
        yield put(f"Let it be of {side_title(card, side)}", path, side)


def _named_so(name: Name, *more: Name) -> Iterator[Fix]:
    """What is most like it in its place, or what else there is; a piece that several entries name is no slip.

    A piece that lost its name is the likeliest to have been meant.
    """
    if name.nameless:
        yield put(f"Call the one without a name {name.word}", name.nameless, name.word)
    if name.offered is not None and not more:
        known = {*name.known} - {*name.taken}
        near = sorted(one for one in known if one.casefold() == name.word.casefold())
        near = near or _nearest(name.word, known)
        yield from (put(f"Make it {one}", name.path, one) for one in dict.fromkeys((*near, *name.offered)))


def _nearest(word: str, known: Collection[str]) -> list[str]:
    """The one that is spelt most like it, if any is; those that share too few letters aren't looked at."""
    letters = str.maketrans("", "", word)
    shared = ((one, len(one) - len(one.translate(letters))) for one in known)
    near = (one for one, count in shared if 2 * count >= LIKE * (len(one) + len(word)))
    return get_close_matches(word, near, n=1, cutoff=LIKE)


def _all_sides(card: Card, terms: Terms, name: Name, unknown: Sequence[Name]) -> tuple[Fix, ...]:
    """Where several entries are of a side that isn't there, each side that all of them may be."""
    alike = (
        [one for one in unknown if (one.kind, one.word) == ("side", name.word)] if name.kind == "side" else []
    )
    shared = dict.fromkeys(name.offered or () if len(alike) > 1 else ())
    made = [
        (side, _made(card, alike, side))
        for side in shared
        if all(side in (one.offered or ()) for one in alike)
    ]
    return _fit(card, terms, [all_of(f"Make all of them {side}", puts) for side, puts in made])


def _gone(name: Name, *more: Name) -> Iterator[Fix]:
    """It goes, with what is nothing without it."""
    if more:
        yield drop_all("Remove it from the card", (one.gone for one in (name, *more)))
    elif name.gone:
        listed = name.gone in (name.path, name.path[:-1]) and isinstance(name.gone[-1], str)
        alone = name.gone == name.path or listed or name.gone[-1] == WITHIN
        yield drop(f"Remove it{' from the card' if alone else ', with its row'}", name.gone)


def _unknown(card: Card, terms: Terms) -> Iterator[Name]:
    """What the card names where its game says that it does, and isn't there."""
    for kind, patterns in (terms.row.get("names") or USUAL).items():
        for pattern in patterns:
            for path, value, gone in named_at(card.scenario, pattern):
                for at, word, what in names_in_set(value, path) if kind == "set" else ((path, value, kind),):
                    known = _known(card, terms, what, word) if isinstance(word, str) else None
                    # What another edition has is no slip of the pen: the edition's own check tells of it.
                    if word in (card.ruleset.data.get("leave_out") or {}).get(f"{what}s", ()):
                        continue
                    if known is not None and word not in known:
                        goes = _from_set(card, at) if kind == "set" else gone
                        offered: tuple[str, ...] | None = None if pattern.endswith("#") else ()
                        if kind == "set" and what == "board" and known:
                            # Without its board a set would be as wide as the map.
                            goes, offered = (), tuple(known)
                        if what == "side" and offered is not None and known:
                            # What is somebody's stays: it was the name that went wrong; a list has each but once.
                            listed_too = card.scenario.texts(*at[:-1]) if isinstance(at[-1], int) else ()
                            goes = at if isinstance(at[-1], int) else ()
                            offered = tuple(one for one in known if one not in listed_too)
                        yield Name(at, word, what, known, goes, offered)
                    elif known is not None and kind == "ruling":
                        yield from _answer(card, path, word)


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
def _labels(grid: JoinedGrid) -> frozenset[str]:
    """What the hexes of a map are called."""
    return frozenset(grid.label(at) for at in grid.hexes)


def _known(card: Card, terms: Terms, kind: str, word: str) -> Collection[str] | None:
    """The names that there are of a kind; None where nobody can tell, or it is on the map."""
    if kind in (*ON_MAP, BESIDES):
        there = card.hex(word) is not None or (kind != "hex" and card.side(word) is not None)
        if card.unread or there or (kind == "edge" and word in EDGE_NAMES):
            return None
        if "/" in word:
            named = (at for half in word.split("/") if (at := card.hex(half)) is not None)
            return [card.grid.side_label(side) for at in named for side in sides_of(at)]
        return _labels(card.grid)
    ruleset = card.ruleset
    if kind == "side":
        return terms.listed("sides") or tuple(card.side_rows) or None
    if kind == "area":
        return [row["id"] for _, row in card.scenario.setup_areas if isinstance(row.get("id"), str)]
    if kind == "board":
        return [one.name for one in (*card.scenario.boards, *card.scenario.overlays)]
    if kind == "objective":
        return [str(row["id"]) for _, row in card.scenario.rows("objectives") if "id" in row]
    if kind == "terrain":
        return ruleset.terrains
    return ruleset.rulings if kind == "ruling" else ruleset.rows(f"{kind}s")
