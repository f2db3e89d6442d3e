"""Commands that run for hours: they end at a time or when they are broken off, and say all the same what came of it."""

import argparse
import math
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

EVERY = 60.0
"""Seconds after which a run says how far it is."""


class Leave:
    """When a run is to end; ``tell`` says on standard error how far it is, once a minute."""

    def __init__(self, minutes: float = math.inf) -> None:
        self._until = time.monotonic() + 60 * minutes
        self._told = time.monotonic()

    @property
    def over(self) -> bool:
        """Whether nothing more is to be begun."""
        return time.monotonic() >= self._until

    def now(self) -> None:
        """Begin nothing more."""
        self._until = 0.0

    def tell(self, said: Callable[[], str]) -> None:
        """Say how far it is, where nothing was said for a minute."""
        if time.monotonic() - self._told >= EVERY:
            self._told = time.monotonic()
            print(said(), file=sys.stderr, flush=True)


def add_minutes(parser: argparse.ArgumentParser) -> None:
    """The option by which a run ends after some time."""
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin nothing more after so long")


@contextmanager
def broken_off(leave: Leave) -> Iterator[None]:
    """What goes on in it may be broken off, by Ctrl-C or by a system that ends it: what was found by then is told."""

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    except KeyboardInterrupt:
        leave.now()
        print("Broken off.", file=sys.stderr, flush=True)
    finally:
        signal.signal(signal.SIGTERM, before)
