"""Nothing is dead: each function and class is named elsewhere in the program, or waits for what is listed here."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "bob_editor"

FIRE = "the fire preview, which is to say all that changes a shot"
CARDS = "the card's facts and checks, which are to tell what follows from it"
WRITING = "the window in which somebody writes a game"
PUBLIC = "what tests and scripts ask: a part of a file"
CALLED = "others' classes, which call it by this name"
WAITING = {
    "band_of_brothers_2_2/fire/total": (FIRE, {"fire_total"}),
    "bob_editor/geometry/hex_rows": (FIRE, {"in_one_row", "nearest_marker"}),
    "band_of_brothers_2_2/land/trails": (CARDS, {"trail_kind"}),
    "combat_commander_pacific/fire/cover": (FIRE, {"morale_at"}),
    "combat_commander_pacific/fire/firepower": (
        FIRE,
        {"in_range", "height_modifier", "attack_modifier", "weapon_may_fire", "may_fire", "may_form_group"},
    ),
    "combat_commander_pacific/fire/movement": (FIRE, {"exit_over"}),
    "combat_commander_pacific/land/placement": (
        CARDS,
        {"spotting_allowed", "aircraft_entry", "in_line_with"},
    ),
    "combat_commander_pacific/land/wind": (CARDS, {"after_breeze"}),
    "last_hundred_yards/cards/dyo/steps": (CARDS, {"bid_result"}),
    "last_hundred_yards/cards/force_steps": (CARDS, {"is_ambiguous", "draw_text"}),
    "last_hundred_yards/cards/score": (CARDS, {"limit_ends_mission", "controls_crossing", "holds_when_gone"}),
    "last_hundred_yards/fire/observation": (FIRE, {"observation_limit"}),
    "last_hundred_yards/fire/total": (FIRE, {"modifier_sum", "limited"}),
    "bob_editor/model/games/edits": (
        WRITING,
        {"copy_row", "move_row", "set_sight"},
    ),
    "bob_editor/rules/games/renaming": (
        WRITING,
        {"rename_check", "told_of_boards"},
    ),
    "bob_editor/render/kit/chance": ("the file that `make fresh` writes", {"scattered_file"}),
    "bob_editor/render/scenic/noise": ("the file that `make fresh` writes", {"noise_file"}),
    "bob_editor/render/scenic/veils": ("the file that `make fresh` writes", {"veils_file"}),
    "bob_editor/render/pictures/desktop_icons": ("the application that `make app` packs", {"write_icons"}),
    "bob_editor/cli/console": (CALLED, {"on_broken_pipe"}),
    "bob_editor/render/kit/style": (CALLED, {"_missing_"}),
    "ui/panels/board/palette": (PUBLIC, {"shown_ids"}),
}
"""What is reached by tests alone, by module: what it waits for, and the names."""


def unnamed() -> Iterator[tuple[str, str]]:
    """Each function or class whose name stands nowhere in the program but where it is defined, and its module."""
    modules = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    words: Counter[str] = Counter()
    for text in modules.values():
        words.update(re.findall(r"\w+", re.sub(r'"""(?:.|\n)*?"""', "", text)))
    for path, text in modules.items():
        if {"checks", "library"} & set(path.relative_to(PACKAGE).parts):
            continue  # to be there is to be registered; scripts call the library
        for node in ast.walk(ast.parse(text)):
            # Qt calls what it names in its own way.
            named = isinstance(node, ast.FunctionDef | ast.ClassDef) and not re.search(
                r"^__|[a-z][A-Z]", node.name
            )
            if named and words[node.name] <= 1:  # type: ignore[attr-defined]
                yield path.relative_to(ROOT).with_suffix("").as_posix(), node.name  # type: ignore[attr-defined]


def test_nothing_is_dead() -> None:
    """What only tests reach is listed with what it waits for; and no such list outlives its need."""
    found = set(unnamed())
    listed = {(module, name) for module, (_, names) in WAITING.items() for name in names}
    assert {
        one for one in found if not any(one[0].endswith(module) and one[1] == name for module, name in listed)
    } == set()
    assert {
        one for one in listed if not any(module.endswith(one[0]) and name == one[1] for module, name in found)
    } == set()
