"""In which hexes a trace is unsure, so that they are looked at."""

from bob_editor.editing.trace.proposals import Proposal
from bob_editor.editing.trace.unsure import unsure_hexes
from bob_editor.geometry.grid import Grid
from bob_editor.render.kit.proportions import Proportions


def test_a_hex_that_is_alike_in_parts_is_listed() -> None:
    """The most alike first; not one that an outline holds, nor one that hardly looks so."""
    grid = Grid(4, 4)
    alike = [0.05, 0.3, 0.6, *[0.0] * (len(grid.hexes) - 3)]
    found = unsure_hexes(grid, (), alike)
    assert [(one.hexes, one.why) for one in found] == [
        ((grid.hexes[place],), "alike in parts") for place in (2, 1)
    ]
    corners = [grid.frame.from_true((x, y)) for x, y in _around(Proportions(grid.frame).dot(grid.hexes[2]))]
    held = Proposal("artwork", "palm", ring=tuple(corners), hexes=(grid.hexes[2],))
    listed = {one.hexes: one.why for one in unsure_hexes(grid, (held,), alike)}
    assert listed[(grid.hexes[1],)] == "alike in parts"
    assert listed.get((grid.hexes[2],)) != "alike in parts"


def _around(dot: tuple[float, float]) -> list[tuple[float, float]]:
    x, y = dot
    return [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]
