"""What a row of a game says, in sentences: terrain, markers, units."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from bob_editor.model.foreign import without_foreign
from bob_editor.rules.game import Game
from bob_editor.rules.games.answers import is_same_between
from bob_editor.rules.games.choices import BETWEEN
from bob_editor.rules.games.row_words import HIGHER, LEVEL, LOWER, WHOSE
from bob_editor.rules.ruleset import Terrain
from bob_editor.words import mark

Json = Any
Say = Callable[..., str]
"""Looks a text up in the page's language, with the values that have their place in it."""

WHERE = {
    "hexes": mark("in hexes"), "sides": mark("on hexsides"), "paths": mark("as paths"),
    "artwork": mark("as drawn artwork"), "base": mark("as the ground of boards"),
}  # fmt: skip
_ENDS = {
    "neither": mark("It hinders in neither end’s own hex."), "target": mark("It hinders in the target’s own hex, too."),
    "start": mark("It hinders in the hex of who looks, too."),
    "both": mark("It hinders in the own hexes of both ends, too."),
}  # fmt: skip
_SIDES = {
    ("own_side", "clear"): mark("At one’s own hex it does nothing."),
    ("own_side", "blocks"): mark("At one’s own hex it does what it does elsewhere."),
    ("own_side", "target"): mark(
        "At the target’s own hex it does what it does elsewhere, at one’s own nothing."
    ),
    ("side_along", "counts"): mark("It counts where lines run along it."),
    ("side_along", "nothing"): mark("It doesn’t count where lines run along it."),
    ("side_on", "higher"): mark("Its height is counted from the higher of its hexes."),
    ("side_on", "lower"): mark("Its height is counted from the lower of its hexes."),
}
_PAIRS = {
    "always": mark("always"), "never": mark("never"), "lower_end": mark("as a side of the lower end’s hex"),
    "not_higher_end": mark("unless it is a side of the higher end’s hex"),
    "closer": mark("no farther from the lower end"), "second": mark("as the second of its kind"),
}  # fmt: skip


_BOUNDS = {
    "seen_within": (mark("Seen from beside it alone."), mark("Seen from {hexes} hexes at most.")),
    "sees_within": (mark("Sees what is beside it alone."), mark("Sees {hexes} hexes at most.")),
}
_OF_KINDS = {
    "kinds_seen_within": (
        mark("{kind}: seen in it from beside it alone."), mark("{kind}: seen in it from {hexes} hexes at most."),
    ),
    "kinds_see_within": (
        mark("{kind}: sees what is beside it alone."), mark("{kind}: sees {hexes} hexes at most from it."),
    ),
}  # fmt: skip
"""How far one sees by a row: one hex, and so many."""
_LIT = {
    0: mark("In its hex targets are seen however dark it is."),
    1: mark("In its hex and beside it targets are seen however dark it is."),
}

_USUAL = (mark("line of sight"), mark("movement"), mark("cover"), mark("entry"))
"""What rows of charts are about as a rule."""


def does(game: Game, los: str) -> str:
    """What a row's word does to a line, where data tells of that: *blocks*, *hinders*, or "" for neither."""
    sight = game.data.get("sight")
    if sight is None:
        return ""
    word = (sight.get("words") or {}).get(los, los)
    return word if word in ("blocks", "hinders") else ""


def terrain_told(game: Game, one: Terrain, say: Say) -> Iterator[str]:
    """Where terrain stands, what it does to lines, and what else."""
    where = ", ".join(say(words) for place, words in WHERE.items() if place in one.places)
    yield f"{where[:1].upper()}{where[1:]}." if where else ""
    yield from _in_the_way(game, one, say)
    yield from effects_told(game, one.row, say)


def sight_in_short(game: Game, one: Terrain, say: Say) -> str:
    """What terrain does to lines, in one go, where data tells of that; "" for nothing."""
    word = does(game, one.los)
    verb = {"blocks": mark("Blocks."), "hinders": mark("Hinders.")}.get(word)
    return " ".join((*((say(verb),) if verb else ()), *_in_the_way(game, one, say)))


def _in_the_way(game: Game, one: Terrain, say: Say) -> Iterator[str]:
    word = does(game, one.los)
    if word:
        whole = say(mark("fills its hex")) if one.whole_hex else ""
        told = ", ".join(filter(None, (high(one.height, say), whole)))
        if told:
            yield f"{told[:1].upper()}{told[1:]}."
    if word == "hinders" and one.row.get("hindrance") is None:
        yield from _hindrance({}, say)
    yield from _during(game, one.row, say)
    yield from sight_told(one.row, say)
    yield from _bounds_of_kinds(game, one.row, say)


def _during(game: Game, row: Mapping[str, Json], say: Say) -> Iterator[str]:
    """While which condition alone a row counts, where it names one."""
    name = row.get("while")
    if isinstance(name, str):
        title = game.rows("conditions").get(name, {}).get("title") or name
        yield say(mark("It counts only while this holds: {condition}."), condition=title)


def _bounds_of_kinds(game: Game, row: Mapping[str, Json], say: Say) -> Iterator[str]:
    """How far one sees by it of kinds of units, those with a tag by their titles."""
    for name, (near, words) in _OF_KINDS.items():
        said = without_foreign(row.get(name) or {})
        for one, hexes in said.items():
            titles = [
                str(unit.get("title") or kind)
                for kind, unit in game.rows("units").items()
                if kind == one or (kind not in said and one in unit.get("tags", ()))
            ]
            if titles and isinstance(hexes, int):
                yield say(near if hexes == 1 else words, kind=", ".join(titles), hexes=hexes)


def row_told(game: Game, row: Mapping[str, Json], say: Say) -> Iterator[str]:
    """What any other row says: in the designer's words, its height, what it does to lines, its counter, the chart."""
    text = str(row.get("text") or "").strip()
    if text:
        yield f"{text[:1].upper()}{text[1:]}".rstrip(".") + "."
    told = high(row.get("height") or 0, say)
    if told:
        yield f"{told[:1].upper()}{told[1:]}."
    word = does(game, str(row.get("los", "")))
    if word:
        yield say(mark("Blocks.")) if word == "blocks" else say(mark("Hinders."))
    yield from _during(game, row, say)
    yield from sight_told(row, say)
    yield from _bounds_of_kinds(game, row, say)
    if isinstance(row.get("lights"), int):
        lit = mark("Within {hexes} hexes of it targets are seen however dark it is.")
        yield say(_LIT.get(row["lights"], lit), hexes=row["lights"])
    if row.get("reveals") is True:
        yield say(mark("In its hex targets are seen from however far, whatever terrain says."))
    if row.get("light") == "nothing":
        yield say(mark("Light does nothing to it."))
    counter = row.get("counter")
    values = counter.get("values") if isinstance(counter, Mapping) else None
    if isinstance(values, Mapping) and values:
        yield (
            ", ".join(f"{name} {value}" for name, value in values.items() if not name.startswith("x-")) + "."
        )
    yield from effects_told(game, row, say)


def high(height: Json, say: Say) -> str:
    """A height in words, "" for none."""
    if not height:
        return ""
    return (
        say(mark("1 level high")) if height == 1 else say(mark("{height} levels high"), height=f"{height:g}")
    )


def sight_told(row: Mapping[str, Json], say: Say) -> Iterator[str]:
    """What a row says of sight otherwise than the game's answers, and how it hinders."""
    yield from _hindrance(row.get("hindrance"), say)
    between = between_words(row.get("between"), say)
    if between:
        yield say(mark("From above it hides: {what}."), what=between)
    ties = row.get("ties") or {}
    for name, choices, words in (
        ("higher", HIGHER, mark("As high as the higher end: {what}.")),
        ("level", LEVEL, mark("As high as both ends: {what}.")),
        ("lower", LOWER, mark("As high as the lower end: {what}.")),
    ):
        told = dict(choices).get(ties.get(name)) if isinstance(ties.get(name), str) else None
        if told:
            yield say(words, what=say(told))
    whose = dict(WHOSE).get(row["of"]) if isinstance(row.get("of"), str) else None
    if whose:
        yield say(mark("Whose are in the way: {whose}."), whose=say(whose))
    if row.get("inside") == "nothing":
        yield say(mark("One sees through it between two hexes of it that hang together."))
    raised = row.get("eye")
    if isinstance(raised, int | float) and raised:
        higher = mark("One sees and is seen {levels} levels higher in it.")
        lower = mark("One sees and is seen {levels} levels lower in it.")
        yield say(higher if raised > 0 else lower, levels=f"{abs(raised):g}")
    for name, (near, words) in _BOUNDS.items():
        if isinstance(row.get(name), int):
            yield say(near if row[name] == 1 else words, hexes=row[name])
    yield from (say(words) for (name, value), words in _SIDES.items() if row.get(name) == value)
    levels = row.get("by_levels")
    if isinstance(levels, Mapping):
        pairs = [f"{pair}: {say(_PAIRS[word])}" for pair, word in levels.items() if word in _PAIRS]
        yield say(mark("In the way between levels {pairs}."), pairs="; ".join(pairs))


def between_words(value: Json, say: Say) -> str:
    """What something hides from above."""
    usual = next((one.words for one in BETWEEN if is_same_between(one.value, value)), "")
    if usual:
        return say(usual)
    match value:
        case {"hexes": int(count)}:
            return say(mark("{count} hexes behind it"), count=count)
        case {"formula": dict(terms)}:
            given = {"base": 0, "rise": 0, "drop": 0, "per": 0, "least": 0, **terms}
            parts = [str(given["base"])]
            rise = say(mark("+ {number} × its rise over the lower end"), number=given["rise"])
            parts += [rise] if given["rise"] else []
            drop = say(mark("− {number} × the drop from the higher end to it"), number=given["drop"])
            parts += [drop] if given["drop"] else []
            per = say(mark("+ 1 for each {number} hexes from the higher end"), number=given["per"])
            parts += [per] if given["per"] else []
            words = mark("So many hexes behind it: {sum}; {least} at least")
            if terms.get("most") is not None:
                words = mark("So many hexes behind it: {sum}; {least} at least, {most} at most")
            return say(words, sum=" ".join(parts), least=given["least"], most=terms.get("most"))
        case {"table": _}:
            return say(mark("As many hexes behind it as its table says"))
    return ""


def _hindrance(said: Json, say: Say) -> Iterator[str]:
    if not isinstance(said, Mapping):
        return
    value, per = said.get("value", 1), said.get("per_hexes", 1)
    each = say(mark("Each counts {value}"), value=value)
    if per != 1:
        words = mark("Each {per} hexes count {value}, a rest as well")
        if said.get("round") == "down":
            words = mark("Each {per} hexes count {value}, a rest doesn’t")
        each = say(words, per=per, value=value)
    most = say(mark(", at most {most} on a line"), most=said["at_most"]) if said.get("at_most") else ""
    full = say(mark("; {number} of them block"), number=said["blocks_at"]) if said.get("blocks_at") else ""
    yield f"{each}{most}{full}." if value or not full else f"{full.removeprefix('; ')}."
    if said.get("ends") in _ENDS:
        yield say(_ENDS[said["ends"]])


def effects_told(game: Game, row: Mapping[str, Json], say: Say) -> Iterator[str]:
    """The rows of the chart about a thing, in the designer's words; what most charts tell of in the page's."""
    for effect in row.get("effects") or ():
        value = effect.get("value")
        amount = "" if value is None or isinstance(value, bool) else str(value)
        what = str(effect.get("what", "")).replace("_", " ")
        said = " ".join(filter(None, (say(what) if what in _USUAL else what, amount)))
        text = ": ".join(filter(None, (said, str(effect.get("text") or ""))))
        other = effect.get("cites") and effect["cites"] != row.get("cites")
        cites = f" [{game.cited(str(effect['cites']))}]" if other else ""
        yield f"{text[:1].upper()}{text[1:]}{cites}."
