"""How near to its dot a thread surely meets what lies in a hex, by the key that counts."""

from bob_editor.rules.los.pieces.hulls import WHOLE_HEX, core
from bob_editor.rules.los.pieces.touch_tables import KeyedHull, cores_by_key
from bob_editor.rules.los.pieces.touching import TouchHull

HALF = tuple((x // 2, y // 2, w) for x, y, w in WHOLE_HEX)


def test_what_has_a_higher_key_counts_for_every_lesser_one() -> None:
    """But for what has a key above those that have cores."""
    small, large = KeyedHull(3, TouchHull(HALF)), KeyedHull(1, TouchHull(WHOLE_HEX))
    whole, half = core(WHOLE_HEX), core(HALF)
    assert whole > half > 0
    assert cores_by_key((small, large), 5) == [whole, whole, half, half, 0, 0]
    assert cores_by_key((small._replace(key=99),), 5) == [half] * 5 + [0]
    assert cores_by_key((), 2) == [0, 0, 0]
