"""What stands in a hex, as nested unions by height."""

from shapely.geometry import box

from bob_editor.geometry.shapes import HEX
from bob_editor.rules.los.pieces.obstacles import Layer, shape_of


def test_high_ground_is_united_once() -> None:
    """Ninety levels of one plateau are one area; what stands on it, or beside it, is another."""
    levels = [Layer(HEX, level, "", ground=True) for level in range(90)]
    wood, house = box(-100, -100, 100, 100), box(2000, 2000, 2100, 2100)
    shape = shape_of([*levels, Layer(wood, 90.5, "woods"), Layer(house, 50.5, "house")])
    above, ground, *_ = shape.rungs
    assert above.areas == (wood,)
    assert all(one.areas is ground.areas for one in shape.rungs if 51 <= one.height < 90)
    assert all(len(one.areas) == 2 for one in shape.rungs if one.height < 51)
    mark = shape.mark(51)
    assert mark is not None
    assert [one.height for one in mark.higher] == [90.5, *range(89, 51, -1)]
    assert mark.ground is not None
    assert mark.ground.hulls == mark.hulls
