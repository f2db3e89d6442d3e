"""The decision along one thread: what obstructs it, what stops it (docs/games/memoir-44.md, 3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.memoir_44.land.contents import (
    ALWAYS,
    EVERYONE,
    HEIGHT,
    LAKE,
    SCREEN,
    Contents,
    Thing,
)
from bob_editor.rulesets.memoir_44.land.rulings import Rulings
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import Groups

LEFT, CROSSED, RIGHT = -1, 0, 1
"""On which hand of the thread an obstruction lies, in the canonical frame: pointy-top boards are its mirror image."""


class Terms(NamedTuple):
    """What decides besides the hex itself: who looks, from where to where, under which rulings.

    ``over`` is the height below which things are seen over (ruling ``hill_rule = height``), 0 for none; ``group`` is
    the contiguous height on which both ends stand, None where they don't; ``summits`` says that both are mountains.
    """

    rulings: Rulings
    skips: bool
    over: int
    group: int | None
    summits: bool
    groups: Groups
    lakes: frozenset[int]


class Obstruction(NamedTuple):
    """A contact that obstructs: its hand under the rulings in force, its number, and the things that do it."""

    contact: Contact
    contents: Contents
    hand: int
    number: int
    things: Sequence[Thing]


class Decision(NamedTuple):
    """All obstructions along a thread, in order, and what stops it.

    ``crossed`` are those that stop it by themselves, ``beside`` those that do so by lying on both sides (X3).
    """

    obstructions: list[Obstruction]
    crossed: list[Obstruction]
    beside: list[Obstruction]

    @property
    def stops(self) -> bool:
        """Whether the line is stopped."""
        return bool(self.crossed or self.beside)


def hand_of(contact: Contact, rulings: Rulings) -> int | None:
    """On which hand a contact counts; None where it is none by ruling (``corner_contact``)."""
    if contact.inside:
        return CROSSED
    if contact.corner and rulings.corner_contact != "side":
        return CROSSED if rulings.corner_contact == "blocks" else None
    return LEFT if contact.offset < 0 else RIGHT


def terms(look: Look, rulings: Rulings) -> Terms:
    """The terms of a thread under some rulings."""
    reading = look.reading
    groups = reading.groups(rulings)
    group = None
    if look.start_level and look.start_level == look.goal_level:
        here = groups.get(look.base)
        group = here if here == groups.get(look.far) else None
    higher = rulings.hill_rule == "height" and look.start_level >= look.goal_level
    return Terms(
        rulings,
        reading.skips(look.start, rulings),
        look.goal_level if higher else 0,
        group,
        rulings.hill_between_mountains == "seen_over" and look.start_level == look.goal_level == 2,
        groups,
        _lakes(look, rulings),
    )


def _lakes(look: Look, rulings: Rulings) -> frozenset[int]:
    """The numbers of the lake hexes that count, each with a neighbour that is a lake on the line as well (T26)."""
    found = set()
    for contact, contents in look.met:
        if LAKE in contents.clauses:
            hand = hand_of(contact, rulings)
            if hand == CROSSED or (hand is not None and rulings.lake_side_counts):
                found.add(look.base + contact.step)
    if len(found) < 2:
        return frozenset()
    steps = look.reading.neighbour_steps
    return frozenset(number for number in found if any(number + step in found for step in steps))


def obstructing(contents: Contents, number: int, by: Terms) -> Sequence[Thing]:
    """The things in a touched hex that obstruct."""
    if contents.off_board:
        return contents.stoppers if by.rulings.half_hex_blocks and not by.skips else ()
    seen_over = by.skips or contents.level < by.over
    if contents.plain and not seen_over:
        return contents.stoppers
    found = []
    for thing in contents.stoppers:
        clause = thing.clause
        if clause == ALWAYS:
            stops = not seen_over
        elif clause == HEIGHT:
            stops = not seen_over and contents.level > by.over and not _is_spared(contents, number, by)
        elif clause == LAKE:
            stops = not seen_over and number in by.lakes
        elif clause == SCREEN:
            stops = not by.skips or by.rulings.smoke_screen_stops_artillery
        else:
            stops = clause == EVERYONE
        if stops:
            found.append(thing)
    return found


def _is_spared(contents: Contents, number: int, by: Terms) -> bool:
    """Whether a height doesn't obstruct: it is that of both ends (T6, T30), or by ruling between mountains."""
    if by.group is not None and by.groups.get(number) == by.group:
        return True
    return by.summits and contents.level == 1


def decide(look: Look, by: Terms) -> Decision:
    """What obstructs a thread, night apart, and whether it stops it."""
    rulings, base = by.rulings, look.base
    ordinary = not (by.skips or by.over)
    obstructions = []
    for contact, contents in look.met:
        stoppers = contents.stoppers
        if not stoppers:
            continue
        hand = CROSSED if contact.inside else hand_of(contact, rulings)
        if hand is None:
            continue
        number = base + contact.step
        things = stoppers if ordinary and contents.plain else obstructing(contents, number, by)
        if things:
            obstructions.append(Obstruction(contact, contents, hand, number, things))
    crossed = [one for one in obstructions if one.hand == CROSSED]
    beside: list[Obstruction] = []
    if len(crossed) < len(obstructions):
        if rulings.opposite_sides == "facing":
            beside = _facing(look, obstructions)
        elif any(one.hand == LEFT for one in obstructions) and any(one.hand == RIGHT for one in obstructions):
            beside = [one for one in obstructions if one.hand != CROSSED]
    return Decision(obstructions, crossed, beside)


def _facing(look: Look, obstructions: list[Obstruction]) -> list[Obstruction]:
    """The obstructions beside the thread that have one across the same hexside (``opposite_sides``)."""
    steps = look.reading.neighbour_steps
    beside = [one for one in obstructions if one.hand != CROSSED]
    return [
        one
        for one in beside
        if any(other.hand != one.hand and other.number - one.number in steps for other in beside)
    ]


def is_dark(look: Look, by: Terms) -> bool:
    """Whether night hides the target (A19, ruling ``night_limits_artillery``)."""
    visibility = look.reading.visibility
    if visibility is None or look.length <= visibility:
        return False
    return not by.skips or by.rulings.night_limits_artillery


def is_blocked(look: Look, rulings: Rulings) -> bool:
    """Whether a line is blocked under some rulings."""
    by = terms(look, rulings)
    return is_dark(look, by) or (look.length > 1 and decide(look, by).stops)
