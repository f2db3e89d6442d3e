from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve

from bob_editor.rules.cards.card import on_board
from bob_editor.rules.cards.meant import (
    board_of,
    meant_hexes,
    miscalled_board,
    names_board,
    nearest_name,
    renamed,
)
from bob_editor.rules.cards.names import BESIDES, ON_MAP, WITHIN, Name, named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, fields_in, put, shared_check
from bob_editor.rules.game import game_of
from bob_editor.rules.mending import FieldPath, Fix, Scenario, all_of, drop_all, mend, scenario_edits
from bob_editor.rules.named import USUAL, every_name, lost_boards, unknown_names
from bob_editor.rules.pieces import harmless, likeliest, side_title
from bob_editor.rules.terms import Terms
from bob_editor.rules.wording import as_value, filled, listed

Json = Any

WORDS = {"area": "set-up area", "edge": "hex", "place": "hex"}
"""What a message calls a kind, if not by its own name."""

USUALLY = {"hex": "There is no {kind} {name}.", "*": "There is no {kind} “{name}”."}
"""What is told of a kind where the game has no words of its own under ``tells``."""

CARRIED_OUT = {
    "change of a rule": "The rule goes with the change “{name}”, which the card doesn't make.",
    "condition of a rule": "The rule goes with the condition “{name}”, which the card doesn't set.",
}
"""What is told of a special rule that the card doesn't carry out."""

DEFINED = {"counter": "unit_types"}
"""What a card defines under a name, by the kind of the names that mean it."""

LISTED = (*DEFINED, "area", "piece", "unit")
"""Kinds of names of what stands on the card, and may have gone from it."""

TWINS = ("id-used-twice", "duplicate-unit-id")
"""Checks that tell of two things with one id."""

PLAYED = ("map", "playable")

MANY = 6
"""So many names that a message would be a list of them: it tells the first alone."""


@shared_check(Severity.ERROR, mapless=True)
def unknown_reference(card: Card, terms: Terms) -> Iterator[Finding]:
    """What a card names must be on it or on its map, or nobody can tell what is meant."""
    boards = len(card.scenario.boards) + len(card.scenario.overlays)
    for missing in card.missing if terms.flag("boards", usual=True) else ():
        why, named = missing.why.rstrip("."), names_board(card.scenario, missing.name)
        yield Finding(
            terms.says("Board {board} can't be read.", board=missing.name or "?", why=why),
            at=card.at_field(*missing.path),
            fixes=drop("Remove the board", missing.path) if boards > 1 and not named else (),
        )
    tells = terms.row.get("tells") or {}
    yield from _cuts(card) if terms.flag("cuts") else ()
    names, unknown = every_name(card), unknown_names(card)
    played = card.scenario.get(*PLAYED)
    slip = any(name.path[: len(PLAYED)] == PLAYED for name in unknown)
    if played is not None and not slip and not card.unread and not card.hexes(played):
        yield Finding(
            "The part of the map that is played on has no hex.",
            at=card.at_field(*PLAYED),
            fixes=drop("Play on all of it", PLAYED),
        )
    yield from _of_boards(card, unknown)
    misnamed = _misnamed_side(card, terms, names)
    if misnamed is not None:
        yield misnamed
    # Where one side has the other's id, that is told of as such, with what mends all that names it.
    ids = [row["id"] for _, row in card.scenario.sides if isinstance(row.get("id"), str)]
    strange = {name.word for name in unknown if name.kind == "side"}
    twins = len(ids) > len({*ids}) and len(strange) == 1
    if misnamed is not None or twins:
        unknown = [name for name in unknown if name.kind != "side"]
    gone_boards = lost_boards(card)
    unknown = [name for name in _without_twins(card, unknown) if board_of(name) not in gone_boards]
    of_several: dict[tuple[str, ...], dict[FieldPath, Name]] = {}
    for name in unknown:
        having = card.boards_having(name.word) if name.kind in (*ON_MAP, BESIDES) else ()
        if having:
            of_several.setdefault(having, {}).setdefault(name.path, name)
        elif name.kind != BESIDES:
            # Of a piece of the wrong side that several entries name it is told once.
            alike = [one for one in unknown if one.whose == name.whose] if name.whose else [name]
            # And of what has gone from the card, such as a side, whatever is of it.
            gone_side = name.kind == "side" and len(card.scenario.sides) == 1
            if gone_side or (name.kind in LISTED and not name.whose):
                alike = [one for one in unknown if (one.kind, one.word) == (name.kind, name.word)]
            if alike[0] is not name:
                continue
            on_map = name.kind in ON_MAP
            kind = "hexside" if on_map and "/" in name.word else WORDS.get(name.kind, name.kind)
            told = (
                tells.get(name.kind)
                or CARRIED_OUT.get(name.kind)
                or tells.get("*")
                or USUALLY["hex" if on_map else "*"]
            )
            theirs = _fit(card, terms, _of_their_side(card, alike))
            near = _fit(card, terms, (*_set(card, name), *_defined_as(card, name), *_named_so(*alike)))
            if on_map:
                near = likeliest(card, near, *terms.listed("unless"))[:1]
            elif name.kind == "side":
                near = () if card.scenario.get("first_side") == name.word else naming_most(card, near)
            fits = (*near, *theirs, *_all_sides(card, terms, name, unknown))
            mends = near and (on_map or name.path[-1] in ("side", "condition")) and len(alike) == 1
            meant = near[0] if mends else None
            stays = name.nameless or (len(alike) > 1 and (theirs or gone_side))
            gone = () if stays else tuple(_gone(*alike))
            # What is missed then goes only where nothing else will do.
            fits = (*fits, *(_fit(card, terms, gone) if fits else gone))
            yield Finding(
                filled(told, kind=kind, name=as_value(name.word), field=name.path[-1]),
                at=card.at_field(*name.path),
                highlight=(card.at_field(*one.path) for one in alike),
                severity=Severity.WARNING if name.kind in CARRIED_OUT else None,
                fixes=likeliest(card, fits, *terms.listed("unless")) if theirs else fits,
                # What is wrong besides because it is nobody's, or the other side's, is no more than that.
                surplus=alike[0].whose[0]
                if alike[0].whose and theirs
                else name.path
                if name.path[-1] == "side" or meant is not None
                else (),
                instead=meant,
            )
    yield from _on_several(card, terms, of_several)


def _of_boards(card: Card, unknown: Sequence[Name]) -> Iterator[Finding]:
    """Boards that aren't there; of one that nothing names what was meant, of two with one name that is told."""
    miscalled, names = miscalled_board(card, unknown), [one.name for one in card.scenario.boards]
    for word in sorted(lost_boards(card)):
        paths = [name.path for name in unknown if board_of(name) == word]
        if miscalled is None:
            yield Finding(
                f"There is no board “{word}”.",
                at=(card.at_field(*paths[0]),),
                highlight=tuple(card.at_field(*path) for path in paths),
            )
        elif names.count(names[miscalled[0]]) == 1:
            path = ("map", "boards", miscalled[0], "name")
            idle = f"Nothing is on the board “{names[miscalled[0]]}”"
            yield Finding(
                f"{idle if names[miscalled[0]] else 'A board has no name'}, and there is no board “{word}”.",
                at=(card.at_field(*path),),
                highlight=tuple(card.at_field(*one) for one in (path, *paths)),
                fixes=(put(f"Call the board {word}", path, word),),
                surplus=path,
                instead=word,
            )


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
        at=card.at_field(*path),
        highlight=(card.at_field(*path), *(card.at_field(*name.path) for name in named)),
        # A field that is called by the side keeps its name.
        fixes=(
            put(f"Call the side {word}", path, word),
            *(() if no_slip else _fit(card, terms, (theirs,))),
        ),
        surplus=path,
        instead=word,
    )


def _made(card: Card, named: Sequence[Name], side: Json) -> list[Fix]:
    """What is of one side that isn't there is made another's, and that moves first then."""
    first = [put("", ("first_side",), side)] if card.scenario.get("first_side") == named[0].word else []
    return [*first, *(put("", name.path, side) for name in named)]


def _fit(card: Card, terms: Terms, fixes: Iterable[Fix]) -> tuple[Fix, ...]:
    """The fixes that the game has nothing against: a piece isn't made the enemy's."""
    return harmless(card, fixes, *terms.listed("unless"))


def naming_most(card: Card, fixes: tuple[Fix, ...]) -> tuple[Fix, ...]:
    """The fixes after which least of what the card names isn't there."""
    after = [len(unknown_names(evolve(card, scenario=fix.apply(card.scenario)))) for fix in fixes]
    return tuple(fix for fix, count in zip(fixes, after, strict=True) if count == min(after))


def _on_several(
    card: Card, terms: Terms, of_several: Mapping[tuple[str, ...], Mapping[FieldPath, Name]]
) -> Iterator[Finding]:
    """Names without a board that several boards have; of what stands wrong on one it isn't taken for that one's."""
    for having, by_path in of_several.items():
        plain = tuple(by_path.values())
        words = list(dict.fromkeys(name.word for name in plain))
        shown = words if len(words) < MANY else (*words[: MANY - 1], "…")
        fixes = [
            mend(f"Take them for board {board}'s", _taken_for, names=plain, board=board) for board in having
        ]
        yield Finding(
            f"The boards {listed(having)} each have {listed(shown)}, and the card doesn't say which it means.",
            at=(card.at_field(*plain[0].path),),
            highlight=tuple(card.at_field(*name.path) for name in plain),
            fixes=_fit(card, terms, fixes) or tuple(fixes),
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
                at=card.at_field(*cut),
                fixes=put("Take all of it", cut, None),
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
    known = {*name.known} - {*name.taken, ""}
    near: Sequence[str] = sorted(one for one in known if one.casefold() == name.word.casefold())
    near = (
        near
        or (meant_hexes(name.word, known) if name.kind in ON_MAP else ())
        or nearest_name(name.word, known)
    )
    if name.offered is None and name.kind in ON_MAP:
        yield from (mend(f"Make it {one}", renamed, path=name.path, word=one) for one in near)
    elif name.offered is not None and not more:
        offered = dict.fromkeys((*near, *filter(None, name.offered)))
        yield from (put(f"Make it {one}", name.path, one) for one in offered)
    elif more and name.kind in LISTED:
        every = [(one, [put("", other.path, one) for other in (name, *more)]) for one in near]
        yield from (all_of(f"Make all of them {one}", puts) for one, puts in every)


def _set(card: Card, name: Name) -> Iterator[Fix]:
    """A condition that a special rule goes with is set, where it is one that holds or doesn't."""
    row = card.ruleset.rows("conditions").get(name.word, {}) if name.path[-1] == "condition" else {}
    if fields_in(row.get("value")).get("type") == "boolean":
        yield put("Let it hold", ("conditions", name.word), True)


def _defined_as(card: Card, name: Name) -> Iterator[Fix]:
    """What the card defines by a name like it, and never names, is called so."""
    table = DEFINED.get(name.kind, "")
    used = {one.word for one in every_name(card)}
    for one in nearest_name(name.word, [one for one in card.scenario.table(table) if one not in used]):
        yield mend(f"Call {one} {name.word}", renamed, path=(table, one), word=name.word)


def _all_sides(card: Card, terms: Terms, name: Name, unknown: Sequence[Name]) -> tuple[Fix, ...]:
    """Where several entries are of a side that isn't there, each side that all of them may be."""
    alike = (
        [one for one in unknown if (one.kind, one.word) == ("side", name.word)] if name.kind == "side" else []
    )
    first = card.scenario.get("first_side") == name.word
    shared = dict.fromkeys(name.offered or () if len(alike) > 1 or (alike and first) else ())
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
