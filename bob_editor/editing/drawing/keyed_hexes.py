"""What a hex or a hexside is, said by a key: a walk over what a trace made, one by one, with the print in view."""

from collections.abc import Iterable
from functools import partial

from msgspec.structs import replace

from bob_editor.editing.drawing.terrain_edits import (
    erase_terrain,
    lay_terrain,
    put_feature,
    set_level,
    stands_on_terrain,
)
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.model.board_edits import clear_sides, with_hexes
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Terrain
from bob_editor.sheet.languages.in_window import label
from bob_editor.words import tr


def reading(ground: Ground, at: Hex) -> str:
    """What the board says of a hex now: its terrain, and its level where the game has several."""
    level = [tr("Level {level}", level=ground.level(at))] if ground.ruleset.gives_levels else []
    return f"{ground.board.grid.label(at)}: {', '.join([*_titles(ground, ground.terrain(at)), *level])}"


def keyed(ground: Ground, at: Hex, key: str) -> Edit[Board] | None:
    """What a key says of a hex: a digit its level, plus and minus the next one, a letter the terrain it begins.

    The same letter again goes on to the next terrain that it begins. None where the key says nothing, or nothing new.
    """
    if key.isdecimal():
        return _level(ground, at, int(key))
    if key in ("+", "-"):
        return _level(ground, at, ground.level(at) + (1 if key == "+" else -1))
    terrain = _begun_by(ground, at, key)
    return None if terrain is None else _terrain(ground, at, terrain)


def side_reading(ground: Ground, side: Side) -> str:
    """What the board says of a hexside now."""
    titles = _titles(ground, ground.board.side_terrain(side))
    return f"{ground.board.grid.side_label(side)}: {', '.join(titles) or tr('nothing along it')}"


def keyed_side(ground: Ground, side: Side, key: str) -> Edit[Board] | None:
    """What a key says of a hexside: a letter the feature it begins, again the next such, after the last one none."""
    found = [row.id for row in _begin_with(ground, key, "sides")]
    if not found:
        return None
    here = next((one for one in found if one in ground.board.side_terrain(side)), None)
    wanted = next(iter(found if here is None else found[found.index(here) + 1 :]), None)

    def said(board: Board) -> Board:
        bare = board if here is None else clear_sides(board, (side,), here)
        return bare if wanted is None else put_feature(bare, ground.ruleset, (side,), wanted)

    where = ground.board.grid.side_label(side)
    if wanted is None:
        return Edit(tr("Clear {where}", where=where), said)
    (title,) = _titles(ground, (wanted,))
    return Edit(tr("Paint {title} in {where}", title=title, where=where), said)


def _titles(ground: Ground, terrains: Iterable[str]) -> list[str]:
    rows = ground.ruleset.terrains
    return [label(rows[one].title) if one in rows else one for one in terrains]


def _begin_with(ground: Ground, letter: str, place: str) -> list[Terrain]:
    """The terrains of which the game puts some in such a place, and whose titles a letter begins."""
    return [
        row
        for row in ground.ruleset.terrains_in(place)
        if letter.isalpha() and label(row.title).casefold().startswith(letter.casefold())
    ]


def _level(ground: Ground, at: Hex, level: int) -> Edit[Board] | None:
    lowest, highest = ground.ruleset.levels
    if not ground.ruleset.gives_levels or not lowest <= level <= highest or level == ground.level(at):
        return None
    return Edit(
        tr("Level of {where}", where=ground.board.grid.label(at)),
        partial(set_level, ruleset=ground.ruleset, hexes=(at,), level=level),
    )


def _begun_by(ground: Ground, at: Hex, letter: str) -> str | None:
    """The terrain that a letter means: what the board has goes first, what stands on other terrain last.

    Where two lie on each other, one of which it means, that one alone is meant.
    """
    board = ground.board
    used = {piece.terrain for piece in board.artwork} | {
        one for content in board.hexes.values() for one in content.terrain_ids
    }
    rows = _begin_with(ground, letter, "hexes")
    found = [row.id for row in sorted(rows, key=lambda row: (stands_on_terrain(row), row.id not in used))]
    here = ground.terrain(at)
    shown = [place for place, one in enumerate(found) if one in here]
    rivals = [one for one in here if not stands_on_terrain(ground.ruleset.terrains.get(one))]
    if shown and len(here) > 1 and found[shown[0]] in rivals:
        return found[shown[0]]
    place = shown[-1] if shown else -1
    wanted = found[(place + 1) % len(found)] if found else None
    return None if wanted is None or (wanted,) == here else wanted


def _terrain(ground: Ground, at: Hex, terrain: str) -> Edit[Board]:
    where = ground.board.grid.label(at)
    if terrain == ground.board.base.terrain:
        return Edit(
            tr("Clear {where}", where=where), partial(erase_terrain, ruleset=ground.ruleset, hexes=(at,))
        )
    title = label(ground.ruleset.terrain(terrain).title)
    laid = partial(lay_terrain, ruleset=ground.ruleset, hexes=(at,), terrain=terrain)
    alone = terrain in ground.terrain(at)
    return Edit(
        tr("Paint {title} in {where}", title=title, where=where),
        (lambda board: laid(_with_only(board, at, terrain))) if alone else laid,
    )


def _with_only(board: Board, at: Hex, terrain: str) -> Board:
    """The board with nothing else listed in a hex: a bridge would stay on what is laid."""
    content = board.content(at)
    kept = tuple(feature for feature in content.terrain if feature.terrain == terrain)
    return with_hexes(board, {at: replace(content, terrain=kept)})
