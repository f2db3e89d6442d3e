from collections.abc import Mapping

from bob_editor.geometry.parts import Side, side_between, sides_of
from bob_editor.rules.checking import Card, Finding, Ground, Hex, Iterator, Severity, scenario_check
from bob_editor.rules.tags import tagged, title_of, titles_of
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PATHS

Shown = tuple[tuple[int, "Hex"], ...]


@scenario_check(Severity.ERROR, cites="20.7a")
def seam_hex_differs(card: Card) -> Iterator[Finding]:
    """Where two sectors join, the halves of a hex are of one ground, level and terrain.

    What crosses the joint goes on beyond it, and a hexside that both show has the same on both. An overlay is no half:
    what it lies on counts no more.
    """
    grounds = [Ground(one.board, card.ruleset) for one in card.map.laid]
    owners = card.grid.owners
    seams = {at: shown for at, shown in card.map.fitting_seams() if len(shown) == len(owners[at])}
    for at, shown in seams.items():
        halves = [_half(grounds[number], own) for number, own in shown]
        if len(set(halves)) > 1:
            first, second = list(dict.fromkeys(halves))[:2]
            yield Finding(
                f"The halves of {card.grid.label(at)} disagree: {first} against {second}.", at=card.at_hex(at)
            )
    order = card.grid.index
    for ends, sides in _shared_sides(seams):
        here, beyond = sorted(ends, key=order.__getitem__)
        there = [tuple(sorted(grounds[number].board.side_terrain(side))) for number, side in sides]
        if len(set(there)) > 1:
            names = [titles_of(card.ruleset, terrain) or "nothing" for terrain in there]
            label = card.grid.side_label(sides_of(here)[here.direction_to(beyond) or 0])
            yield Finding(
                f"The halves of {label} disagree: {names[0]} against {names[1]}.",
                at=card.at_hex(here),
                highlight=(card.at_hex(here), card.at_hex(beyond)),
            )
    board = card.ground.board
    for path in board.paths if len(grounds) > 1 else ():
        for before, end in (path.through[1::-1], path.through[-2:]) if len(path.through) > 1 else ():
            ahead = end.neighbour(before.direction_to(end) or 0)
            own, other = ({id(part) for part, _ in owners.get(at, ())} for at in (end, ahead))
            leads_on = any(board.has_path(at, path.terrain) for at in end.neighbours() if at != before)
            housed = tagged(card.ruleset, "building").intersection(card.ground.terrain(end))
            if own and other and not (own & other or leads_on or housed):
                yield Finding(
                    f"The {title_of(card.ruleset, path.terrain)} of {card.grid.label(end)} stops at the joint "
                    f"with {card.grid.label(ahead)}.",
                    at=card.at_hex(end),
                    highlight=(card.at_hex(end), card.at_hex(ahead)),
                )


def _half(ground: Ground, own: Hex) -> str:
    """What one board says of its half of a hex, in words."""
    lines = [kind for kind in PATHS if ground.board.has_path(own, kind)]
    terrain = dict.fromkeys([*sorted(ground.board.listed_terrain(own)), *lines])
    return f"{titles_of(ground.ruleset, tuple(terrain))} on level {ground.level(own)}"


def _shared_sides(seams: Mapping[Hex, Shown]) -> Iterator[tuple[tuple[Hex, Hex], list[tuple[int, Side]]]]:
    """The hexsides along a joint: the two hexes, and the hexside as each board has it."""
    for at, shown in seams.items():
        for direction in range(3):
            beyond = at.neighbour(direction)
            others = dict(seams.get(beyond, ()))
            sides = [
                (number, side)
                for number, own in shown
                if number in others and (side := side_between(own, others[number])) is not None
            ]
            if len(sides) > 1:
                yield (at, beyond), sides
