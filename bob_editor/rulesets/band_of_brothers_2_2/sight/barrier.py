"""One hex's barrier: what ``barriers`` finds in it and a reading keeps of it."""

from __future__ import annotations

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.pieces.obstacles import Mark

Barrier = tuple[int, int, Mark | None, int, int, int, dict[int, Reason]]
"""What blocks in a hex; a plain tuple, since it is taken apart for every hex along a thread.

The core and shell (``hulls``, ``touching``) of all that reaches the height, its mark (None where nothing does), the
hexsides with a hedgerow that blocks and those that only a full look can tell, as the bits of a course (``stepped``;
``ALWAYS`` among the latter where the hex's shape depends on who is adjacent), the core from which on the usual reason
is the one, and that reason by distance from the start, as far as it was given.
"""
