"""What every test may rely on."""

from __future__ import annotations

import os

# Before anything imports Qt: tests paint off screen, unless whoever runs them asks to watch.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
