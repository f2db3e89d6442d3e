"""A check that fails is an issue of its own, and takes neither the other checks nor the opening of a file down."""

import logging
from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.errors import Cancelled
from bob_editor.rules.check import Check, Finding, Severity

FAILED = Check(
    "check-failed",
    Severity.ERROR,
    cites="",
    why="A check that fails has seen only part of what it looks after. All other checks were made.",
    find=lambda *_: (),
)
"""What a check that fails is told as."""


def found_by(check: Check, *what: object) -> Iterator[tuple[Check, Finding]]:
    """What a check finds, each with the check that it is told as: ``FAILED`` where the check itself fails.

    What it found before it failed stands.

    :raises Cancelled: where the user stopped the checking.
    """
    try:
        for finding in check.find(*what):
            yield check, finding
    except Cancelled:
        raise
    except Exception as error:  # whatever it is, it must not hide what the others find
        logging.getLogger(__name__).exception("The check %s failed", check.name)
        told = (
            f"The check “{check.name}” failed with {type(error).__name__}, so what it looks after isn't known here. "
            "Please report this, together with the file."
        )
        yield replace(FAILED, subject=check.subject), Finding(told, failed=check.name)
