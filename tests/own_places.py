"""What a user has of his own: tests find nothing there, and leave nothing."""

import os

NOTHING_OWN = {
    f"BOB_EDITOR_{what}": os.path.join(os.devnull, what.lower())  # noqa: PTH118 - as in the environment
    for what in ("CHARTS", "GAMES", "STAMPS", "TEMPLATES")
}
"""By the variable that names each place one below a file: not even the system's administrator makes any there."""
