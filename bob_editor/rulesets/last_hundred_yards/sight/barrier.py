"""One hex's barrier: what ``barriers`` finds in it and a reading keeps of it."""

from __future__ import annotations

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.images import Image

DrawnBarrier = tuple[int, tuple[Image, ...]]
"""The height of what blocks where one of its images is met, and these images."""
Barrier = tuple[int, int, int, int, bool, bool, tuple[DrawnBarrier, ...], dict[int, Reason]]
"""What blocks in a hex; a plain tuple, since it is taken apart for every hex along a thread.

The height of what blocks every thread through the hex (``ABSENT`` where nothing does), the greatest of orchards that
count there and of features at its hexsides, and the greatest of anything that may block; the hexsides with a feature
that blocks where it is crossed, as the bits of a course (``stepped``); whether an orchard stands there that counts;
whether only a full look can tell; what blocks where it is met, in the order of the reasons; and the reasons given so
far (``nearest``).
"""
