"""Pieces that are to stand square to the line that they cross, such as a bridge to its river.

Directions are those of ``rules.land.tile_shapes``; an axis is in degrees from the first, counter-clockwise, 0 to 179.
"""

from msgspec.structs import replace

from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.land.stands import features_with
from bob_editor.rules.land.tile_shapes import AXES, MOST_TURNS, links_at, turned_tile
from bob_editor.rules.tags import named, title_of, titles_of

LEAST = 60
"""Degrees at least between a piece and the line under it."""


@shared_check(Severity.HINT, subject="board", asked=True)
def piece_along_line(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A piece stands square to the line that it crosses, or nearly; one that lies along it leads to where it began."""
    board, rules = ground.board, ground.ruleset
    lines = named(rules, terms.listed("with"))
    for at, feature in features_with(board, named(rules, terms.of())):
        lies, runs = _axis_of_piece(feature), _axis(links_at(board, at, lines))
        # Of an orientation that there isn't another check tells.
        known = 1 <= (feature.orientation or 1) <= MOST_TURNS
        if not known or lies is None or runs is None or _between(lies, runs) >= LEAST:
            continue
        turns = range(1, MOST_TURNS + 1)
        axes = {turn: _axis_of_piece(replace(feature, orientation=turn)) or 0 for turn in turns}
        square = max(turns, key=lambda turn: _between(axes[turn], runs))
        name = title_of(rules, feature.terrain)
        message = terms.says(
            "The {terrain} in {hex} lies along what it crosses.",
            terrain=name, needed=titles_of(rules, tuple(sorted(lines))), hex=ground.label(at), place=ground.label(at),
        )  # fmt: skip
        label = terms.text("make") or f"Turn the {name}"
        turn = mend(label, turned_tile, at=at, terrain=feature.terrain, orientation=square)
        yield Finding(message, ground.at_hex(at), turn)


def _axis(links: frozenset[int]) -> int | None:
    """How a tile with two links lies; None with fewer or more."""
    if len(links) != 2:
        return None
    # The line between the middles of two hexsides at a and b degrees stands square to their bisector.
    return (30 * sum(links) + 90) % 180


def _axis_of_piece(feature: Feature) -> int | None:
    """How a piece lies, one that turns by twelfths level at first; None where the board doesn't say."""
    if feature.orientation is None:
        return None
    if AXES.get(feature.terrain) == -2:
        return (90 - 30 * (feature.orientation - 1)) % 180
    return -60 * (feature.orientation - 1) % 180


def _between(first: int, second: int) -> int:
    """The angle between two axes, 0 to 90 degrees."""
    apart = abs(first - second) % 180
    return min(apart, 180 - apart)
