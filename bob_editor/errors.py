"""What can fail without being a bug.

::

    BobEditorError                what was asked for can't be done: what, why, what to do
    ├── UnknownPlace              a hex, hexside or direction that the board doesn't have
    ├── UnknownRuleset            no ruleset of that id is installed
    ├── UnknownId                 a terrain, marker, change, condition or ruling the ruleset doesn't name
    ├── BadFile                   a file that can't be read at all, or can't be written
    │   ├── TooLarge              a file, map or pack past the limits of the format
    │   ├── NoGrid                a drawing without a grid, for which dots may be named (``exchange.dots``)
    │   └── UnfitPack             a pack that can't be made, or must not be opened (``storage.packs``)
    ├── BadCall                   a command line or dialog asked for something that makes no sense
    │   └── NotInstalled          or that wants a package which isn't installed (``extras``)
    └── Cancelled                 the user stopped long work

A document that merely breaks a rule raises nothing: that is an issue (``bob_editor.rules``).
May import nothing of this package.
"""

LONGEST = 2_000
"""Letters of what is told of one thing at most: a document may call it by a text of megabytes."""


def cut(message: str) -> str:
    """A message as far as anybody reads it."""
    return message if len(message) <= LONGEST else f"{message[: LONGEST - 1]}…"


class BobEditorError(Exception):
    """Something asked for can't be done; ``str()`` is one sentence for the user, ``hint`` says what to do."""

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(cut(message))
        self.hint = hint
        if hint:
            self.add_note(hint)  # a script that catches nothing shows it, too


class UnknownPlace(BobEditorError):
    """A hex, hexside or direction that the board doesn't have."""


class UnknownRuleset(BobEditorError):
    """No ruleset of that id is installed."""


class UnknownId(BobEditorError):
    """A terrain, marker, change, condition or ruling that the ruleset doesn't name."""


class BadFile(BobEditorError):
    """A file that can't be read at all, or can't be written."""


class TooLarge(BadFile):
    """A file, map or pack past a limit of the format (docs/formats.md, section 7)."""


class BadCall(BobEditorError):
    """A command line or dialog asked for something that makes no sense."""


class NotInstalled(BadCall):
    """Something asked for wants a package that isn't installed; the hint names the extra that brings it."""


class Cancelled(BobEditorError):
    """The user stopped long work; nothing was changed."""
