"""What decides a line of sight, in the reasons that the program itself gives, with their rules."""

import re
from collections.abc import Mapping

from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.blocks import Line, Words
from bob_editor.sheet.languages import ENGLISH, Language

_MINUS = re.compile(r"(?<!\S)-(?=\d)")

_CLEAR = ("clear", "line", "adjacent", "ignores_los", "looked_over", "crossed")
_HINDERS = ("hindrance",)
_BLOCKS = (
    "obstacle",
    "crest",
    "contour",
    "blind_hex",
    "depression",
    "height",
    "ridge",
    "unit",
    "off_map",
    "off_board",
)

GROUPS: Mapping[str, str] = {
    "clear": "Seen",
    "blocks": "Out of sight",
    "hinders": "Hindered",
    "other": "Also looked at",
}


class SightGroup(Record):
    """Reasons that go together, under a heading."""

    title: str
    lines: tuple[Line, ...]


def sight_reminder(rules: Ruleset, language: Language = ENGLISH) -> tuple[SightGroup, ...]:
    """The reasons of a ruleset in groups; none where it has no line of sight rule."""
    found: dict[str, list[Line]] = {name: [] for name in GROUPS}
    for row in rules.rows("reasons").values():
        kind, text = str(row.get("kind", "")), language.say(str(row.get("text", "")))
        group = (
            "clear"
            if kind in _CLEAR
            else "hinders"
            if kind in _HINDERS
            else "blocks"
            if kind in _BLOCKS
            else "other"
        )
        cites = str(row.get("cites") or "")
        number = (Words(f" [{rules.cited(cites)}]", sense="rule"),) if cites else ()
        found[group].append((Words(_MINUS.sub("−", text[:1].upper() + text[1:])), *number))
    return tuple(
        SightGroup(language.title(GROUPS[name]), tuple(lines)) for name, lines in found.items() if lines
    )
