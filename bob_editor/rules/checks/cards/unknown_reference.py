from collections.abc import Mapping, Sequence
from typing import Any

from bob_editor.geometry.grouped import grouped
from bob_editor.records import Record
from bob_editor.rules.cards.meant import board_of, miscalled_board, names_board
from bob_editor.rules.cards.names import BESIDES, ON_MAP, Name, named_at
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, likeliest, put, shared_check
from bob_editor.rules.game import game_of
from bob_editor.rules.mended_names import LISTED, Missed, fitting, of_another_side, taken_for
from bob_editor.rules.mending import FieldPath, all_of
from bob_editor.rules.named import USUAL, cut_too_far, every_name, lost_boards, unknown_names
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

TWINS = ("id-used-twice", "duplicate-unit-id")
"""Checks that tell of two things with one id."""

PLAYED = ("map", "playable")

MANY = 6
"""So many names that a message would be a list of them: it tells the first alone."""


@shared_check(Severity.ERROR, mapless=True)
def unknown_reference(card: Card, terms: Terms) -> Iterator[Finding]:
    """What a card names must be on it or on its map, or nobody can tell what is meant."""
    yield from _unread(card, terms) if terms.flag("boards", usual=True) else ()
    yield from _cuts(card) if terms.flag("cuts") else ()
    yield from _cut_too_far(card)
    unknown = unknown_names(card)
    yield from _nothing_played(card, unknown)
    yield from _of_boards(card, unknown)
    misnamed = _misnamed_side(card, terms)
    if misnamed is not None:
        yield misnamed
    if misnamed is not None or _bears_the_others_id(card, unknown):
        unknown = [name for name in unknown if name.kind != "side"]
    gone_boards = lost_boards(card)
    unknown = [name for name in _without_twins(card, unknown) if board_of(name) not in gone_boards]
    alike_by = _alike(card, unknown)
    of_several: dict[tuple[str, ...], dict[FieldPath, Name]] = {}
    for name in unknown:
        having = card.boards_having(name.word) if name.kind in (*ON_MAP, BESIDES) else ()
        if having:
            of_several.setdefault(having, {}).setdefault(name.path, name)
        elif name.kind != BESIDES:
            alike = alike_by.told_at_once(name)
            if alike[0] is name:
                yield _missed(card, terms, alike, alike_by.word[name.kind, name.word])
    yield from _on_several(card, terms, of_several)


def _unread(card: Card, terms: Terms) -> Iterator[Finding]:
    """Boards that can't be read."""
    boards = len(card.scenario.boards) + len(card.scenario.overlays)
    for missing in card.missing:
        why, named = missing.why.rstrip("."), names_board(card.scenario, missing.name)
        yield Finding(
            terms.says("Board {board} can't be read.", board=missing.name or "?", why=why),
            at=card.at_field(*missing.path),
            fixes=drop("Remove the board", missing.path) if boards > 1 and not named else (),
        )


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


def _cut_too_far(card: Card) -> Iterator[Finding]:
    """Boards that are cut to a part without most of the hexes that the card names."""
    for cut in cut_too_far(card):
        whole = put("Take all of it", cut.path, None)
        yield Finding(
            f"Board {cut.board} is cut so that {cut.gone} of the {cut.named} hexes that the card names are gone.",
            at=card.at_field(*cut.path),
            fixes=whole,
            surplus=cut.path,
            instead=(whole,),
        )


def _nothing_played(card: Card, unknown: Sequence[Name]) -> Iterator[Finding]:
    """A part of the map that is played on without a hex, unless that comes of a name in it."""
    played = card.scenario.get(*PLAYED)
    slip = any(name.path[: len(PLAYED)] == PLAYED for name in unknown)
    if played is not None and not slip and not card.unread and not card.hexes(played):
        yield Finding(
            "The part of the map that is played on has no hex.",
            at=card.at_field(*PLAYED),
            fixes=drop("Play on all of it", PLAYED),
        )


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
                instead=(word,),
            )


def _misnamed_side(card: Card, terms: Terms) -> Finding | None:
    """Where nothing names one side by its id, or it has none, and several entries one that there isn't: it is meant."""
    sides = [name for name in every_name(card) if name.kind == "side"]
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
    theirs = all_of(f"Make all of them {side}", of_another_side(card, named, side))
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
            *(() if no_slip else fitting(card, terms, (theirs,))),
        ),
        surplus=path,
        instead=(word,),
    )


def _bears_the_others_id(card: Card, unknown: Sequence[Name]) -> bool:
    """Whether one side has the other's id: that is told of as such, with what mends all that names it."""
    ids = [row["id"] for _, row in card.scenario.sides if isinstance(row.get("id"), str)]
    strange = {name.word for name in unknown if name.kind == "side"}
    return len(ids) > len({*ids}) and len(strange) == 1


def _without_twins(card: Card, unknown: list[Name]) -> list[Name]:
    """Without a name that one of two things with one id may be meant by: that is told of them."""
    words = {name.word for name in unknown if name.kind not in (*ON_MAP, BESIDES, "side")}
    checks = [one for one in game_of(card.ruleset).checks if one.name in TWINS] if len(words) == 1 else []
    told = {fix.label for check in checks for one in check.find(card) for fix in one.fixes}
    return [name for name in unknown if name.word not in words or f"Call this one {name.word}" not in told]


class _Alike(Record):
    """Names that aren't there, by kind and word, and by the side whose piece they name for another's."""

    card: Card
    word: Mapping[tuple[str, str], Sequence[Name]]
    whose: Mapping[Any, Sequence[Name]]

    def told_at_once(self, name: Name) -> Sequence[Name]:
        """The names of which it is told once: a piece of the wrong side, or what has gone from the card."""
        if _all_of_the_only_side(self.card, name) or (name.kind in LISTED and not name.whose):
            return self.word[name.kind, name.word]
        return self.whose[name.whose] if name.whose else [name]


def _alike(card: Card, unknown: Sequence[Name]) -> _Alike:
    by_word = grouped(((name.kind, name.word), name) for name in unknown)
    return _Alike(card, by_word, grouped((name.whose, name) for name in unknown))


def _all_of_the_only_side(card: Card, name: Name) -> bool:
    return name.kind == "side" and len(card.scenario.sides) == 1


def _missed(card: Card, terms: Terms, alike: Sequence[Name], namesakes: Sequence[Name]) -> Finding:
    """What is told of names that aren't there: of the first, with what mends them all."""
    name, missed = alike[0], Missed(card, terms, alike, namesakes)
    theirs, near = missed.of_their_side, missed.near
    mends = near and (missed.on_map or name.path[-1] in ("side", "condition")) and len(alike) == 1
    meant = near[0] if mends else None
    fits = (*near, *theirs, *missed.all_of_a_side)
    stays = name.nameless or (len(alike) > 1 and (theirs or _all_of_the_only_side(card, name)))
    gone = () if stays else missed.gone
    # What is missed then goes only where nothing else will do.
    fixes = (*fits, *(fitting(card, terms, gone) if fits else gone))
    # What is wrong besides because it is nobody's, or the other side's, is no more than that.
    nobodys = name.path if name.path[-1] == "side" or meant is not None else ()
    kind = "hexside" if missed.on_map and "/" in name.word else WORDS.get(name.kind, name.kind)
    tells = terms.row.get("tells") or {}
    usual = tells.get("*") or USUALLY["hex" if missed.on_map else "*"]
    told = tells.get(name.kind) or CARRIED_OUT.get(name.kind) or usual
    return Finding(
        filled(told, kind=kind, name=as_value(name.word), field=name.path[-1]),
        at=card.at_field(*name.path),
        highlight=(card.at_field(*one.path) for one in alike),
        severity=Severity.WARNING if name.kind in CARRIED_OUT else None,
        fixes=likeliest(card, fixes, *terms.listed("unless")) if theirs else fixes,
        surplus=name.whose[0] if name.whose and theirs else nobodys,
        instead=None if meant is None else (meant,),
    )


def _on_several(
    card: Card, terms: Terms, of_several: Mapping[tuple[str, ...], Mapping[FieldPath, Name]]
) -> Iterator[Finding]:
    """Names without a board that several boards have; of what stands wrong on one it isn't taken for that one's."""
    for having, by_path in of_several.items():
        plain = tuple(by_path.values())
        words = list(dict.fromkeys(name.word for name in plain))
        shown = words if len(words) < MANY else (*words[: MANY - 1], "…")
        fixes = tuple(taken_for(board, plain) for board in having)
        yield Finding(
            f"The boards {listed(having)} each have {listed(shown)}, and the card doesn't say which it means.",
            at=(card.at_field(*plain[0].path),),
            highlight=tuple(card.at_field(*name.path) for name in plain),
            fixes=fitting(card, terms, fixes) or fixes,
        )
