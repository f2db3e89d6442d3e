"""From decisions to answers: the reasons in order along the thread, each with its card and the ruling it hangs on."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bob_editor.rules.los.answer import Answer, Modifier, Reason, seen_through
from bob_editor.rules.los.reasons import Reasons, stopped_by
from bob_editor.rules.wording import in_sentence
from bob_editor.rulesets.memoir_44.land.contents import HEIGHT, LAKE, NOTHING, RIM, Contents, Thing
from bob_editor.rulesets.memoir_44.sight.decision import CROSSED as CROSSED_HAND
from bob_editor.rulesets.memoir_44.sight.decision import LEFT, RIGHT, Decision, Obstruction, decide, hand_of
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.rulesets.memoir_44.sight.terms import Terms

OBSTRUCTS = {
    "obstacle": "{title} at {at} is in the way.",
    "height": "{title} at {at} is not one of contiguous hills at the height of both ends.",
    "unit": "A unit at {at} is in the way: {title}.",
    "marker": "{title} at {at} is in the way.",
    "special_rule": "A rule of the scenario stops lines of sight at {at}.",
    "off_board": "The half hex outside the board at {at} counts as an obstruction.",
}
SECOND_CARD = {
    "unit": "{title} at {at} doesn't hide the unit in it from a line.",
    "special_rule": "{title} at {at} stops lines by that rule.",
}
LAKE_TEXT = "{title} at {at} adjoins another lake on the line."
CROSSED = {
    HEIGHT: "{title} at {at} is met and doesn't obstruct.",
    LAKE: "{title} at {at} is met; one lake alone doesn't obstruct.",
}
BEARS_ON = {
    "opposite_sides": ("hexside",), "half_hex_blocks": ("off_board", "hexside"),
    "corner_contact": ("hexside", "obstacle", "unit", "marker"), "hill_rule": ("height",),
    "built_hill_joins": ("height",), "erg_joins_hills": ("height",), "hill_between_mountains": ("height",),
    "lake_side_counts": ("obstacle", "hexside"), "smoke_screen_stops_artillery": ("marker", "crossed"),
    "night_limits_artillery": ("visibility", "ignores_los"), "destroyer_ignores_los": ("ignores_los",),
}  # fmt: skip
"""The kinds of reasons that a ruling bears on, the likeliest first; else it stands with the answer's first reason."""


def answer_dark(look: Look, rulings: list[str]) -> Answer:
    """The answer where night hides the target (A19)."""
    text = f"It is night: {look.length} hexes is beyond the visibility of {look.reading.visibility}."
    reason = Reason("visibility", "A19", text, look.reading.label(look.far), distance=look.length)
    return Answer("blocked", look.length, naming(look, [reason], rulings))


NEAR_BY = (
    (Reason("adjacent", "X2", "A hex sees itself."),),
    (Reason("adjacent", "X2", "Adjacent hexes see each other."),),
)
"""Why a hex and itself, and neighbours, see each other (X2)."""


def answer_blocked(look: Look, decision: Decision, rulings: list[str]) -> Answer:
    """The answer for a stopped line: every cause of every hex that stops it, and X3 where a pair does."""
    if rulings:
        return Answer("blocked", look.length, naming(look, reasons_that_stop(look, decision), rulings))
    nearest = _stopping(decision)[0]
    first = _obstruct(look.reading, nearest)[0] if decision.crossed else _pair(look, decision.beside)
    return stopped_by(look.length, first, _others_that_stop, (look, decision))


def _stopping(decision: Decision) -> list[Obstruction]:
    """The obstructions that stop a line, in order along it."""
    if not decision.beside:
        return decision.crossed
    beside = {one.number for one in decision.beside}
    return [one for one in decision.obstructions if one.hand == CROSSED_HAND or one.number in beside]


def reasons_that_stop(look: Look, decision: Decision) -> list[Reason]:
    """Why a line is stopped; a pair on both sides of it comes first where nothing stops it by itself."""
    reasons: list[Reason] = []
    if decision.beside and not decision.crossed:
        reasons.append(_pair(look, decision.beside))
    for one in _stopping(decision):
        reasons += _obstruct(look.reading, one)
    if decision.beside and decision.crossed:
        reasons.append(_pair(look, decision.beside))
    return reasons


def _others_that_stop(asked: tuple[Look, Decision], _: Reason) -> tuple[Reason, ...]:
    return tuple(reasons_that_stop(*asked)[1:])


def answer_clear(
    look: Look, by: Terms, decision: Decision, rulings: list[str], modifiers: Sequence[Modifier]
) -> Answer:
    """The answer for a free line: what it rests on, what it grazes, and what it meets on its way."""
    if not (rulings or by.skips):
        reasons = Reasons(FREE, _others_met, (look, by, decision))
        return seen_through(look.length, reasons, 0, modifiers)
    begun = [_needs_none(look, by) if by.skips else FREE]
    named = naming(look, begun + met_without_stopping(look, by, decision), rulings)
    return seen_through(look.length, named, 0, modifiers)


def _others_met(asked: tuple[Look, Terms, Decision], _: Reason) -> tuple[Reason, ...]:
    return tuple(met_without_stopping(*asked))


def met_without_stopping(look: Look, by: Terms, decision: Decision) -> list[Reason]:
    """What a free line grazes, and what it meets on its way."""
    reasons: list[Reason] = []
    obstructing = {one.number: one for one in decision.obstructions}
    for contact, contents in look.met:
        number = look.base + contact.step
        grazed = obstructing.get(number)
        if grazed is not None:
            reasons += [_graze(look, grazed, thing) for thing in grazed.things if not thing.beside]
        if not by.skips and not contents.clauses & RIM and hand_of(contact, by.rulings) is not None:
            stopping = () if grazed is None else grazed.things
            reasons += [
                _crossed(look, number, contents, thing, contact.from_start)
                for thing in contents.things
                if not thing.beside and thing not in stopping
            ]
    return reasons


FREE = Reason("line", "X1", "Nothing stops the straight line between the centres of the two hexes.")


def _needs_none(look: Look, by: Terms) -> Reason:
    """Why a unit needs no LOS, and what would stop infantry."""
    unit = look.start.unit or ""
    row = look.reading.scene.ruleset.rows("units")[unit]
    text = f"{row['title']} needs no line of sight"
    other = decide(look, replace(by, skips=False))
    stopping = dict.fromkeys(
        f"{in_sentence(thing.title)} at {look.reading.label(one.number)}"
        for one in (*other.crossed, *other.beside)
        for thing in one.things
        if not thing.beside
    )
    text += f"; infantry would be stopped by {', '.join(stopping)}." if stopping else "."
    return Reason("ignores_los", row["cites"], text, look.reading.label(look.base), unit)


def _obstruct(reading: MapReading, one: Obstruction) -> list[Reason]:
    """The causes in one hex."""
    near = one.contact.from_start
    if one.things is one.contents.stoppers:
        return worded(reading, one.number, near)
    return [_obstructs(reading, one.number, near, thing) for thing in one.things]


def worded(reading: MapReading, number: int, near: int) -> list[Reason]:
    """The causes in a hex where all that may obstruct does, so far from the start; put into words once."""
    key = number << 12 | near
    found = reading.worded.get(key)
    if found is None:
        stoppers = (reading.hexes[number] or NOTHING).stoppers
        found = reading.worded[key] = [_obstructs(reading, number, near, thing) for thing in stoppers]
    return found


def _obstructs(reading: MapReading, number: int, near: int, thing: Thing) -> Reason:
    at = reading.label(number)
    text = SECOND_CARD[thing.kind] if thing.beside else OBSTRUCTS[thing.kind]
    if thing.clause == LAKE:
        text = LAKE_TEXT
    words = text.format(title=thing.title, at=at)
    level = reading.levels[number] or None
    return Reason(thing.kind, thing.cites, words, at, thing.id, height=level, distance=near)


def _graze(look: Look, one: Obstruction, thing: Thing) -> Reason:
    """An obstruction on one side only (X3)."""
    at = look.reading.label(one.number)
    along = "touches a corner of" if one.contact.corner else "runs along the side of"
    text = f"The line {along} {at} ({in_sentence(thing.title)}); its other side is open."
    level = one.contents.level or None
    return Reason("hexside", "X3", text, at, thing.id, height=level, distance=one.contact.from_start)


def _crossed(look: Look, number: int, contents: Contents, thing: Thing, near: int) -> Reason:
    """Something on the line that doesn't obstruct."""
    at = look.reading.label(number)
    kind = "height" if thing.clause == HEIGHT else "crossed"
    text = CROSSED.get(thing.clause, "{title} at {at} doesn't obstruct.").format(title=thing.title, at=at)
    if kind == "height" and contents.level == look.start_level == look.goal_level:
        text = f"{thing.title} at {at} is part of the height that both ends stand on."
    return Reason(kind, thing.cites, text, at, thing.id, height=contents.level or None, distance=near)


def _pair(look: Look, beside: list[Obstruction]) -> Reason:
    """Obstructions on both sides of the line (X3), named where the first two face each other, else at the nearest."""
    reading, steps = look.reading, look.reading.neighbour_steps
    left = [one for one in beside if one.hand == LEFT]
    right = [one for one in beside if one.hand == RIGHT]
    facing = next(((a, b) for a in left for b in right if b.number - a.number in steps), None)
    first, second = facing or (left[0], right[0])
    labels = reading.label(first.number), reading.label(second.number)
    nearest = min(first.contact.from_start, second.contact.from_start)
    at = labels[first.contact.from_start > nearest]
    if facing and first.contents.clauses & RIM:
        at = labels[0]
    elif facing:
        at = labels[1] if second.contents.clauses & RIM else "/".join(sorted(labels))
    names = (
        f"{at} ({in_sentence(one.things[0].title)})" for at, one in zip(labels, (first, second), strict=True)
    )
    text = f"The line is obstructed on both sides: {' and '.join(names)}."
    return Reason("hexside", "X3", text, at, distance=nearest)


def naming(look: Look, reasons: list[Reason], rulings: Iterable[str]) -> tuple[Reason, ...]:
    """An answer's reasons, of a list of its own; each ruling that it hangs on is named with one on which it bears."""
    for ruling in rulings:
        place = _aptest(look, reasons, ruling)
        if place is not None:
            reasons[place] = reasons[place]._replace(ruling=ruling)
        else:
            first = reasons[0]
            question = look.reading.scene.ruleset.rulings[ruling].question
            reasons.append(first._replace(text=f"This hangs on a ruling as well: {question}", ruling=ruling))
    return tuple(reasons)


def _aptest(look: Look, reasons: list[Reason], ruling: str) -> int | None:
    """The place of the first of the reasons on which a ruling bears, else of the first; of none that names another."""
    free = [(place, reason) for place, reason in enumerate(reasons) if reason.ruling is None]
    corners: list[str] = []
    if ruling == "corner_contact":
        corners = [look.reading.label(look.base + one.step) for one in look.contacts if one.corner]
    rim = ruling == "half_hex_blocks"
    for place, reason in free:
        if reason.at in corners or (rim and reason.terrain == "off_board"):
            return place
    for kind in BEARS_ON[ruling]:
        for place, reason in free:
            if reason.kind == kind:
                return place
    return free[0][0] if free else None
