"""What joined boards are by their rules: whose terrain counts in a hex that two of them show, and what each prints."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from bob_editor.model.board import Base, Feature, HexContent
from bob_editor.model.joining import JoinedMap, first_board, join
from bob_editor.model.laid_boards import Laid
from bob_editor.rules.land.entry import entry
from bob_editor.rules.land.faces import has_bands, printed_terrain
from bob_editor.rules.land.tile_shapes import flipped
from bob_editor.rules.ruleset import Ruleset, Terrain

RULING = "seam_hex_terrain"
"""The ruling that a ruleset may ask: ``worse`` (for movement) or ``first_board``."""

NO_ENTRY = 99.0


def joined(laid: Sequence[Laid], ruleset: Ruleset, rulings: Mapping[str, Any], *, named: bool) -> JoinedMap:
    """The map of some boards by the rulings of these, and before them by those of a card."""
    own = {name: answer for one in reversed(laid) for name, answer in one.board.rulings.items()}
    choose = chosen_by(ruleset, {**own, **rulings})
    return join(
        [_as_printed(one, laid[0].board.base, ruleset) for one in laid],
        ruleset.id,
        choose=choose,
        half_turn=partial(flipped, left_right=True, top_bottom=True),
        named=named,
    )


def _as_printed(one: Laid, base: Base, ruleset: Ruleset) -> Laid:
    """A board on a map that is printed as another: where its own face prints something else it lists that."""
    board = one.board
    if board.base.face == base.face or not (has_bands(board.base, ruleset) or has_bands(base, ruleset)):
        return one
    there = replace(board, base=base)
    prints = {
        at: (printed_terrain(board, ruleset, at), printed_terrain(there, ruleset, at))
        for at in board.grid.hexes
        if not board.content(at).terrain
    }
    said = {
        at: replace(board.content(at), terrain=(Feature(own),))
        for at, (own, other) in prints.items()
        if own != other
    }
    return replace(one, board=replace(board, hexes={**board.hexes, **said}))


def chosen_by(ruleset: Ruleset, answers: Mapping[str, Any]) -> Callable[[Sequence[HexContent]], int]:
    """How a ruleset chooses among what the boards list for a seam hex; without a ruling the first board's counts."""
    if RULING not in ruleset.rulings or ruleset.ruling(RULING, answers) != "worse":
        return first_board

    def worse(contents: Sequence[HexContent]) -> int:
        costs = [_cost(ruleset, content) for content in contents]
        return costs.index(max(costs))

    return worse


def _cost(ruleset: Ruleset, content: HexContent) -> tuple[float, float, int]:
    """How hard a hex is to enter: for infantry, then for vehicles, then by its height."""
    rows = [ruleset.terrains[name] for name in content.terrain_ids if name in ruleset.terrains]
    return (_points(ruleset, rows, "infantry"), _points(ruleset, rows, "vehicle"), content.level or 0)


def _points(ruleset: Ruleset, rows: Sequence[Terrain], unit: str) -> float:
    """Movement points that the effects of a hex's terrains name; 1 where they name none."""
    if entry(ruleset).barring([row.id for row in rows], (unit,)):
        return NO_ENTRY
    named = (
        effect["value"] for row in rows for effect in row.effects if effect["what"] == f"{unit} movement"
    )
    return max((float(value) for value in named if isinstance(value, int | float)), default=1.0)
