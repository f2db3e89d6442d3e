import re
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Feature, HexContent
from bob_editor.model.foreign import Foreign
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Place, Severity, Terms, shared_check
from bob_editor.rules.mending import Board, Edit, board_edits, mend, partial


@shared_check(Severity.ERROR, subject="board", asked=True)
def hex_name_invalid(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A hex is named by the letter of its column and the number of its row, and no two hexes by one name."""
    board = ground.board
    for key, entry in board.unplaced.get("hexes", {}).items():
        if key.startswith("x-"):  # another program's field, that is carried along
            continue
        at = _meant(board.grid, key)
        free = at is not None and at not in board.hexes
        label = ground.label(at) if at is not None else ""
        fixes = [mend("Remove the entry", board_edits.drop_unplaced, section="hexes", key=key)]
        if at is not None and free:
            fixes.insert(
                0, Edit(f"Take it for {label}", partial(_renamed, key=key, entry=entry, at=at), safe=True)
            )
        twice = f"names {label} a second time" if at is not None and not free else "is no hex name"
        place = Place("heading", key, near=(at,) if at is not None else ())
        yield Finding(f"“{key}” {twice}.", at=place, fixes=fixes)


def _meant(grid: Grid, key: str) -> Hex | None:
    """The hex that a malformed name probably means: ``c4``, ``C 4`` and ``C04`` mean C4."""
    match = re.fullmatch(r"\s*([A-Za-z]+)[\s.-]*0*([1-9][0-9]*)\s*", key)
    at = grid.hex_anywhere(match.group(1).upper() + match.group(2)) if match else None
    return at if at is not None and at in grid else None


def _renamed(board: Board, key: str, entry: Any, at: Hex) -> Board:
    """The board with the entry under the hex's right name, and with whatever else it says."""
    row = dict(entry) if isinstance(entry, dict) else {}
    listed, level = row.pop("terrain", ()), row.pop("level", None)
    features = [
        dict(one) if isinstance(one, dict) else {"terrain": one}
        for one in (listed if isinstance(listed, list | tuple) else [listed])
    ]
    terrain = tuple(
        Feature(one.pop("terrain"), foreign=Foreign(one.items()))
        for one in features
        if isinstance(one.get("terrain"), str)
    )
    content = HexContent(terrain, level if isinstance(level, int) else None, Foreign(row.items()))
    return board_edits.with_hexes(board_edits.drop_unplaced(board, "hexes", key), {at: content})
