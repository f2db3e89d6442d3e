"""The Qt binding doesn't wear Python out."""

import sys

from PySide6.QtCore import QObject

CALLS = 500


def test_void_calls_keep_none_alive() -> None:
    """A call that returns nothing takes no reference to None with it.

    PySide6 6.12.0 did, at nearly every such call: after some 6,000, Python 3.11 died with ``none_dealloc``.
    """
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("hex")
    assert sys.getrefcount(None) > before - CALLS / 2
