"""Lays out what the manual's site is built from: pages that are written, and those made of data and of code."""

import shutil
import sys
from pathlib import Path

import bob_editor
from bob_editor.cli.main import make_app
from bob_editor.manual.manual import manual
from bob_editor.manual.page import table
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.desk.command_table import COMMANDS

ROOT = Path(__file__).resolve().parents[1]
DIRECTIVE = """
(library-reference)=
## Every name

```{{eval-rst}}
{text}
```
"""


def lay_out(folder: Path) -> None:
    """Fill a folder with all pages and pictures; what was there goes."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for page in manual(all_rulesets().values()).pages.values():
        path = folder / f"{page.name}.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text(page.text, "utf-8")
    (folder / "generated" / "command-line.md").write_text(command_line(), "utf-8")
    (folder / "generated" / "keys.md").write_text(keys(), "utf-8")
    with (folder / "library.md").open("a", encoding="utf-8") as library:
        library.write(DIRECTIVE.format(text="\n".join(entries())))
    index = folder / "index.md"
    index.write_text(
        index.read_text("utf-8").replace(
            "\nlibrary\n", "\ngenerated/command-line\nlibrary\ngenerated/keys\n"
        ),
        "utf-8",
    )


def command_line() -> str:
    """Every command with its options, as `--help` has them."""
    return (
        make_app(whole=True)
        .generate_docs(output_format="markdown")
        .replace("# bob-editor\n", "# Command line\n", 1)
        .replace("*.", "\\*.")  # endings of files, no emphasis
    )


def keys() -> str:
    """The window's commands with their keys."""
    rows = [
        (f"`{', '.join(one.keys)}`" if one.keys else "", one.text.replace("&", ""), one.does)
        for one in COMMANDS
    ]
    return f"# Commands and keys\n\n{table(('Keys', 'Command', 'What it does'), rows)}\n"


def entries() -> list[str]:
    """A directive of autodoc for each public name."""
    lines = []
    for name in bob_editor.__all__:
        if name.startswith("__"):
            continue
        value = getattr(bob_editor, name)
        if isinstance(value, type):
            lines += [f".. autoclass:: bob_editor.{name}", "   :members:", "   :show-inheritance:", ""]
        else:
            kind = "autofunction" if callable(value) else "autodata"
            lines += [f".. {kind}:: bob_editor.{name}", ""]
    return lines


if __name__ == "__main__":
    lay_out(Path(sys.argv[1]))
