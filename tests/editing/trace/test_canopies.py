"""Levels beneath woods that look another way on a hill, and a scan that is darker to one side."""

import numpy as np
from msgspec.structs import replace
from shapely.affinity import translate

from bob_editor.editing.trace.hills.levels import trace_levels
from bob_editor.editing.trace.hills.light import in_even_light
from bob_editor.editing.trace.outlines import in_true, trimmed
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import areas_of, union
from bob_editor.model.board import Contour
from bob_editor.rules.land.cut_rings import area_of, hex_area

GRID = Grid(10, 8)
GROUND, HILL, TOP = (150, 180, 110), (200, 180, 120), (170, 120, 70)
LOW_WOODS, HIGH_WOODS = (40, 90, 50), (62, 92, 44)


def _columns(letters: str) -> set[Hex]:
    return {at for at in GRID.hexes if GRID.label(at)[0] in letters}


def _named(names: str) -> set[Hex]:
    return {GRID.hex(name) for name in names.split()}


def _sheet(*painted: tuple[set[Hex], tuple[int, int, int]]) -> Sheet:
    sheet = Sheet(GRID, np.full((300, 340, 3), GROUND, dtype=np.uint8), -2.5, -2.5, 10.0)
    for hexes, colour in painted:
        sheet.pixels[np.isin(sheet.hexes, [GRID.index[at] for at in hexes])] = colour
    return sheet


def _over(name: str, level: int) -> Stroke:
    return Stroke((GRID.centre(GRID.hex(name)),), 0.5, level)


def test_woods_that_look_another_way_on_the_hill_tell_where_it_ends() -> None:
    """One stroke over high woods does, as woods with bare ground all around show how they look down there.

    Far from all that is seen of the hill a like look is a shade.
    """
    hill = _columns("EFGHIJ")
    far_off = _named("A8 B8")
    wide = _columns("DEFGHI") | _named("C8") | far_off
    grove = _named("A4 A5 B4")
    sheet = _sheet((hill, HILL), (wide | grove, LOW_WOODS), (hill & wide | far_off, HIGH_WOODS))
    woods = in_true(union(hex_area(GRID.frame, at) for at in wide | grove), sheet)
    picks = [_over("C2", 0), _over("J5", 1)]
    for more, unlike in (([], True), ([_over("F4", 1)], False)):
        found = trace_levels(sheet, [*picks, *more], Settings(), covers=[woods]).proposals
        held = {at for one in found for at in one.hexes}
        assert (held != hill) == unlike


def test_a_cloud_over_woods_is_no_hill() -> None:
    """Woods that are lighter, of the same hue, may be anywhere: they end where the ground around says."""
    hill, wide, grove = _columns("HIJ"), _columns("DEFGHI"), _named("A4 A5 B4")
    sheet = _sheet((hill, HILL), (grove, LOW_WOODS), (wide, (46, 98, 56)))
    woods = in_true(union(hex_area(GRID.frame, at) for at in wide | grove), sheet)
    picks = [_over("C2", 0), _over("J5", 1), _over("H4", 1)]
    traced = trace_levels(sheet, picks, Settings(), covers=[woods])
    assert not _columns("DE") & {at for one in traced.proposals for at in one.hexes}
    hidden = {at for one in traced.unsure if one.why == "its level is hidden" for at in one.hexes}
    assert hidden >= _columns("EF"), "all beneath woods between two levels are listed"


def test_woods_that_look_as_much_another_way_on_one_level_tell_nothing() -> None:
    """Where low woods are of both looks, one of them says no more than chance would."""
    hill, wide, high = _columns("HIJ"), _columns("DEFGHI"), _columns("HI")
    groves = (_named("A4 A5 B4"), LOW_WOODS), (_named("A1 B1 A2"), HIGH_WOODS)
    sheet = _sheet((hill, HILL), (wide, LOW_WOODS), (high, HIGH_WOODS), *groves)
    every = wide.union(*(grove for grove, _ in groves))
    woods = in_true(union(hex_area(GRID.frame, at) for at in every), sheet)
    traced = trace_levels(sheet, [_over("C2", 0), _over("J5", 1), _over("H4", 1)], Settings(), covers=[woods])
    hidden = {at for one in traced.unsure if one.why == "its level is hidden" for at in one.hexes}
    assert hidden >= _columns("EF")


def test_ground_between_bushes_tells_how_high_it_is() -> None:
    """What shows between them has a tint, wherever the crest line runs beneath."""
    hill, bushes = _columns("DEFGHIJ"), _columns("CDEFGH")
    sheet = _sheet((hill, HILL))
    rows, columns = np.mgrid[0:300, 0:340]
    crowns = ((rows // 4 + columns // 4) % 2 == 0) & np.isin(sheet.hexes, [GRID.index[at] for at in bushes])
    sheet.pixels[crowns] = LOW_WOODS
    cover = in_true(union(hex_area(GRID.frame, at) for at in bushes), sheet)
    unlike = replace(_over("F4", 0), unlike=True)
    for more, told in (([unlike], True), ([], True)):
        strokes = [_over("A5", 0), _over("J5", 1), *more]
        found = trace_levels(sheet, strokes, Settings(), covers=[cover]).proposals
        assert ({at for one in found for at in one.hexes} == hill) == told


def test_a_hidden_crest_line_keeps_within_the_higher_hex() -> None:
    """Beneath woods it is somewhere: not in hexes whose dots it leaves below, which it would hide from above."""
    hill, woods = _columns("GHIJ"), _columns("EFG") | _named("D2 D5 D6 H8")
    sheet = _sheet((hill, HILL), (woods, LOW_WOODS))
    covers = [in_true(union(hex_area(GRID.frame, at) for at in woods), sheet)]
    (crest,) = trace_levels(sheet, [_over("B5", 0), _over("J5", 1)], Settings(), covers=covers).proposals
    low = woods - set(crest.hexes)
    assert low != woods
    area = area_of(Contour(1, crest.ring, crest.holes), GRID.frame)
    assert not area.intersects(union(hex_area(GRID.frame, at) for at in low).buffer(-1))


def test_a_higher_crest_line_keeps_within_the_lower_as_that_is_trimmed() -> None:
    """What is cut off the lower one at a hexside is none of the higher one's either."""
    top = _named("F3 F4 F5 G4 G5 E4")
    woods = _named("E1 E2 E5 E6 F2 F3 F4 F8 G1 G6 H3 H7")
    sheet = _sheet((_columns("EFG"), HILL), (top, TOP), (woods, LOW_WOODS))
    covers = [in_true(union(hex_area(GRID.frame, at) for at in woods), sheet)]
    levels = {"B4": 0, "J5": 0, "E3": 1, "E4": 2, "F3": 2, "F4": 2}
    picks = [_over(name, level) for name, level in levels.items()]
    found = trace_levels(sheet, picks, Settings(), covers=covers).proposals
    low, high = (
        union(area_of(Contour(level, one.ring, one.holes), GRID.frame) for one in found if one.level == level)
        for level in (1, 2)
    )
    assert high.area > 0
    assert high.difference(low).area == 0


def test_strokes_of_one_level_even_out_the_light() -> None:
    """Ground that is lighter to the right is of one tint then; a stroke alone tells nothing."""
    sheet = _sheet()
    light = np.linspace(0.75, 1.0, 340)[None, :, None]
    sheet.pixels[:] = (sheet.pixels * light).astype(np.uint8)
    strokes = [_over(name, 0) for name in ("A4", "D2", "E6", "J3", "I7")]
    before, one, many = (
        float(each.colours[..., 0].std())
        for each in (sheet, in_even_light(sheet, strokes[:1]), in_even_light(sheet, strokes))
    )
    assert one == before
    assert many < before / 3


def test_what_reaches_a_little_into_the_next_hex_is_kept() -> None:
    """Lines of sight meet it; what a scan can't tell from the hex line goes."""
    sheet = _sheet()
    at = GRID.hex("D4")
    cell = hex_area(GRID.frame, at)
    _, top, _, bottom = cell.bounds
    for reach, stays in ((0.001, False), (0.008, True)):
        far = reach * (bottom - top)
        more = areas_of(cell.union(translate(cell, 0, far)))
        kept = trimmed(more, (at,), sheet)
        assert (kept.difference(cell).area > 0) == stays
