"""The one list of subcommands: their names, the groups that help shows them in, and where each is carried out.

Imports nothing of the program: whoever only asks whether a word is a subcommand waits for none of them.
"""

from typing import NamedTuple


class Subcommand(NamedTuple):
    """A word of the command line and the function behind it, or several by a second word.

    ``functions`` has the function's name by the second word; "" where there is none.
    """

    name: str
    group: str
    module: str
    functions: dict[str, str]
    told: str = ""
    """What it is for, where several functions tell of their own part only."""


_MAKING = "Make and correct"
_SIGHT = "Lines of sight"
_PICTURES = "Pictures and rules"
_PUBLISHING = "Publishing"

SUBCOMMANDS = (
    Subcommand(
        "new",
        _MAKING,
        "bob_editor.cli.commands.new",
        {"board": "board", "scenario": "scenario"},
        "Write a fresh valid board or scenario.",
    ),
    Subcommand("check", _MAKING, "bob_editor.cli.commands.check", {"": "check"}),
    Subcommand("fix", _MAKING, "bob_editor.cli.commands.fix", {"": "fix"}),
    Subcommand("convert", _MAKING, "bob_editor.cli.commands.convert", {"": "convert"}),
    Subcommand("texts", _MAKING, "bob_editor.cli.commands.texts", {"": "texts"}),
    Subcommand("los", _SIGHT, "bob_editor.cli.commands.los", {"": "los"}),
    Subcommand("exposure", _SIGHT, "bob_editor.cli.commands.exposure", {"": "exposure"}),
    Subcommand("stats", _SIGHT, "bob_editor.cli.commands.stats", {"": "stats"}),
    Subcommand("compare", _SIGHT, "bob_editor.cli.commands.compare", {"": "compare"}),
    Subcommand("test", _SIGHT, "bob_editor.cli.commands.test", {"": "run_suites"}),
    Subcommand("render", _PICTURES, "bob_editor.cli.commands.render", {"": "render"}),
    Subcommand("rules", _PICTURES, "bob_editor.cli.commands.rules", {"": "rules"}),
    Subcommand("explain", _PICTURES, "bob_editor.cli.commands.explain", {"": "explain"}),
    Subcommand("schema", _PICTURES, "bob_editor.cli.commands.schema", {"": "schema"}),
    Subcommand("completion", _PICTURES, "bob_editor.cli.commands.completion", {"": "completion"}),
    Subcommand("diff", _PUBLISHING, "bob_editor.cli.commands.diff", {"": "diff"}),
    Subcommand("publish", _PUBLISHING, "bob_editor.cli.commands.publish", {"": "publish"}),
    Subcommand(
        "pack",
        _PUBLISHING,
        "bob_editor.cli.commands.pack",
        {"build": "build", "verify": "verify", "unpack": "unpack", "update": "update", "index": "index"},
        "Share a project folder as one file: make, verify, unpack and list packs, and bring unpacked ones up to date.",
    ),
)
"""In the order of help, group by group."""

NAMES = tuple(subcommand.name for subcommand in SUBCOMMANDS)
