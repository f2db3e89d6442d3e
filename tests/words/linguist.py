"""Writes a language's tables anew, as Qt Linguist would: ``python -m tests.words.linguist``, or ``make words``.

What is new in the code comes in unfinished, what is gone from it goes, all else stays as it is. What the rules' layers
say has tables of its own, plain ones, in which null stands for what isn't finished.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from bob_editor.words import LANGUAGES
from bob_editor.words.table import Table, read_table
from tests.words.said_texts import all_said
from tests.words.texts import ROOT, Text, texts

FOLDER = ROOT / "bob_editor/words"
SAID = ROOT / "bob_editor/editing/said"


@cache
def found() -> dict[str, Text]:
    """The texts of the code by their English; one that a number chooses anywhere has its forms everywhere."""
    return {text.source: text for text in sorted(texts(), key=lambda one: bool(one.one))}


def written(code: str, table: Table, wanted: Mapping[str, Text]) -> str:
    """The table of a language with just what is wanted of it, in the order of the English."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{code}" sourcelanguage="en">',
        "<context>",
        "    <name>bob_editor</name>",
    ]
    for source, text in sorted(wanted.items()):
        forms = table.forms.get(source, ())
        lines.append('    <message numerus="yes">' if text.one else "    <message>")
        lines.append(f"        <source>{escape(source)}</source>")
        if text.one:
            mark = "" if forms else ' type="unfinished"'
            lines.append(f"        <translation{mark}>")
            lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in forms or ("", "")]
            lines.append("        </translation>")
        elif source in table.texts:
            lines.append(f"        <translation>{escape(table.texts[source])}</translation>")
        else:
            lines.append('        <translation type="unfinished"></translation>')
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def write_anew(path: Path) -> int:
    """Write a table anew; how many texts it lacks."""
    wanted = found()
    table = read_table(path.read_bytes()) if path.exists() else Table({}, {})
    path.write_text(written(path.stem, table, wanted), "utf-8")
    return sum(one.source not in (table.forms if one.one else table.texts) for one in wanted.values())


def write_said(folder: Path) -> int:
    """Write the tables of what the rules' layers say in a language anew; how many texts they lack."""
    missing = 0
    for room, wanted in all_said().items():
        path = folder / f"{room}.json"
        known = json.loads(path.read_text("utf-8")) if path.exists() else {}
        table = {text: known.get(text) for text in sorted(wanted)}
        path.write_text(json.dumps(table, ensure_ascii=False, indent=1) + "\n", "utf-8")
        missing += sum(told is None for told in table.values())
    return missing


if __name__ == "__main__":
    for language in LANGUAGES.keys() - {"en"}:
        missing = write_anew(FOLDER / f"{language}.ts")
        print(f"{language}.ts lacks {missing} texts: finish what is marked as unfinished.")
        missing = write_said(SAID / language)
        print(f"{SAID.name}/{language} lacks {missing} texts: finish what is null.")
