"""What a unit's movement points and a side's Operations Range allow (4.1, 5.0)."""

from collections.abc import Iterable


def may_move(points: float, costs: Iterable[float]) -> bool:
    """Whether a unit has the movement points for every hex of its way, one after the other."""
    left = points
    for cost in costs:
        left -= cost
        if left < 0:
            return False
    return True


def may_use(high: int, used: Iterable[int], cost: int) -> bool:
    """Whether a side may use another item of this cost: what it has used and this one stay within its high end.

    The low end binds only a side that wants to stop.
    """
    return sum(used) + cost <= high
