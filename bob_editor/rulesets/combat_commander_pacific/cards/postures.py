"""What posture, faction and night make of a side's cards (1.1, 12.3, 17, 18.1)."""

from typing import Final

HAND_SIZES: Final = {"invader": 7, "attacker": 6, "recon": 5, "defender": 4, "banzai": 3}
"""How many cards a side holds by its posture (1.1, 17)."""
DISCARDS: Final = {"us": 5, "commonwealth": 4, "japan": 3}
"""How many cards a side may discard by its faction (12.3)."""
NIGHT_DISCARDS: Final = 2
"""How many it may at night, whatever its faction (18.1)."""
SPOILS_OF_DEFENCE: Final = 1
"""Victory points of a Defender at each time advance (13.1.2c, 17.3)."""


def hand_size(posture: object) -> int | None:
    """How many cards a side of this posture holds; None where there is no such posture."""
    return HAND_SIZES.get(posture) if isinstance(posture, str) else None


def discard_limit(faction: object, *, night: bool = False) -> int | None:
    """How many cards a side of this faction may discard; None where there is no such faction."""
    if not isinstance(faction, str) or faction not in DISCARDS:
        return None
    return NIGHT_DISCARDS if night else DISCARDS[faction]


def control_swing(worth: int) -> int:
    """How far the score moves when an open objective changes hands: one side loses what the other gains (14.3.4)."""
    return 2 * worth
