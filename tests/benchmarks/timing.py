"""How long something takes, where a machine has other work to do as well.

The processor's time of this process is taken, everything is timed round by round, and what is compared is compared
within a round: where the machine's speed changes, the ratios still hold.
"""

import gc
from collections.abc import Callable, Iterable
from time import process_time


def seconds(work: Callable[[], object]) -> float:
    """The seconds that something takes."""
    begun = process_time()
    work()
    return process_time() - begun


def settle() -> None:
    """Have the collector pass by all that is there, so that it doesn't walk through it while something is timed."""
    gc.collect()
    gc.freeze()


def percentile(figures: Iterable[float], share: float) -> float:
    """The figure below which such a share of them lies."""
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
