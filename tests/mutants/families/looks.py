"""How things look: styles of maps beside a board, house styles of cards, stamps."""

import json
import random
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.stamps.library import LibraryStamp, folder_beside, rename, stamps_in_turn
from bob_editor.editing.stamps.setting import set_edit
from bob_editor.editing.stamps.varying import Turned
from bob_editor.errors import BobEditorError
from bob_editor.opening.findings import found_in
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.render.card.template import own_templates, template_of
from bob_editor.render.card.writing import export_card
from bob_editor.render.pictures.export import export_picture
from bob_editor.render.pictures.picture import picture_of
from bob_editor.render.styles.shelf import names_beside, sheet_or_default
from bob_editor.rulesets import ruleset
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.storage.documents import (
    board_text,
    read_board,
    read_json,
    read_scenario,
    read_stamp,
    write_board,
)
from bob_editor.storage.kinds.stamps import stamp_from_json, stamp_to_json
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import mutated
from tests.mutants.promises import part_of, same_again
from tests.mutants.seeds import ROOT, Seed, seeds
from tests.mutants.texts import altered

_DPI = 20

_HOUSE_STYLES = (
    """#import "/base/data.typ": *
#let head() = block(fill: colour("accent"), inset: 8pt, width: 100%, set-in("title", title, fill: white))
#let foot-line() = align(center, set-in("small", "Mill Press"))
""",
    """#import "/base/data.typ": *
#import "/base/flow.typ": *
#import "/base/signs.typ": *
#let section-head(title) = block(above: 6pt, below: 3pt, stroke: (bottom: 1pt), set-in("heading", title))
#let sections() = [#for (key, value) in d [ #set-in("body", key) ]]
""",
)

_TRICKS = (
    "#while true {}", "#let f(x) = f(x + 1)\n#f(1)", "#panic()", '#read("/etc/passwd")',
    '#image("/map.jpg", width: 1e9pt)',
    '#import "@preview/cetz:0.2.2"', '#import "/base/main.typ": *', "#set page(width: auto, height: auto)",
    "#pagebreak()",
    "#let head = 5", "#let sections() = none", '#eval("1/0")', "#1e308", "#(1, 2).at(9)", "#set text(size: 0pt)",
    '#let head() = text(font: "No such")[x]', "#set text(lang: 5)", "$ x $", "#let foot-line(a, b) = a", "#{",
    "#metadata((pages: 1)) <set>", "#let section-head(title) = hide(title)", '#state("a").update(x => x + 1)',
    "#set page(columns: 900)", "#h(1fr)" * 50, "#rotate(33deg)[" * 40 + "]" * 40, "#block(height: -5pt)[x]",
    "$" + "a/" * 2_000 + "a$", "#(" + "1+" * 50_000 + "1)", "#let head() = (" + "a" + "()" * 40_000 + ")",
)  # fmt: skip


@cache
def _cards() -> tuple[Seed, ...]:
    """The scenarios with the smallest maps, one of each game."""
    found: dict[str, Seed] = {}
    for seed in sorted(seeds()["scenario"], key=lambda one: len(json.dumps(dict(one.files)))):
        found.setdefault(seed.files[seed.main]["ruleset"], seed)
    return tuple(found.values())


def _made_house_style(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(_cards())
    text = rng.choice(_HOUSE_STYLES)
    for _ in range(rng.choice((0, 1, 1, 2))):
        lines = text.split("\n")
        lines.insert(rng.randrange(len(lines) + 1), rng.choice(_TRICKS))
        text = "\n".join(lines)
    files: dict[str, object] = {
        **seed.files,
        "own.card-template.typ": altered(rng, text) if rng.random() < 0.7 else text,
    }
    if rng.random() < 0.3:
        files["own.card-template.json"] = {"title": "Own", "columns": rng.choice((1, 2, 3)), "x-a": 1}
    return seed.main, files


def _look_at_house_style(path: Path, rng: random.Random) -> None:
    if "own" not in own_templates(path.parent):
        raise Broken("A house style isn't found")
    scenario = read_scenario(path).value
    card = card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, path))
    out = path.parent / f"out{rng.choice(('.png', '.svg', '.pdf'))}"
    export_card(out, card, card_sheet(card), template_of("own", path.parent), dpi=_DPI)


@cache
def _styles() -> tuple[object, ...]:
    shipped = sorted((ROOT / "bob_editor/render/styles/shipped").glob("*.json"))
    return tuple(json.loads(path.read_text("utf-8")) for path in shipped)


def _made_style(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(seeds()["board"])
    style: Any = mutated(rng, rng.choice(_styles()), times=rng.choice((1, 1, 2)))
    if isinstance(style, dict) and rng.random() < 0.5:
        # What is within its bounds and yet odd, of whatever is drawn there.
        ways = [one["terrain"] for one in seed.files[seed.main].get("paths", ())]
        odd = {"width": rng.choice((0, 1, 1e-9)), "across": rng.choice((0.1, 100)), "texture": "none.png"}
        style["terrains"] = dict.fromkeys(rng.sample(ways, min(2, len(ways))), odd)
    name = rng.choice(("own", "own", "painted", "ä ö", "a.b"))
    board = {
        **seed.files[seed.main],
        "style": name if rng.random() < 0.9 else rng.choice(("..", "/", "../own")),
    }
    return seed.main, {**seed.files, seed.main: board, f"styles/{name}/style.json": style}


def _look_at_style(path: Path, rng: random.Random) -> None:
    board = read_board(path).value
    names_beside(path.parent)
    sheet_or_default(board.style, path.parent)
    picture = picture_of(board, ruleset(board.ruleset), folder=path.parent)
    export_picture(
        path.parent / f"out{rng.choice(('.png', '.svg', '.pdf'))}", part_of(picture, rng), dpi=_DPI
    )


@cache
def _stamps() -> tuple[object, ...]:
    return tuple(
        json.loads(path.read_text("utf-8")) for path in sorted((ROOT / "stamps").rglob("*.stamp.json"))
    )


def _made_stamp(rng: random.Random) -> tuple[str, Files]:
    stamp: object = rng.choice(_stamps())
    game = stamp["board"]["ruleset"]  # type: ignore[index]  # an object, as all that ship
    board = rng.choice([one for one in seeds()["board"] if one.files[one.main]["ruleset"] == game])
    altered_stamp = mutated(rng, stamp, times=rng.choice((1, 1, 2, 4)))
    return "stamps/own.stamp.json", {
        "stamps/own.stamp.json": altered_stamp,
        "a.board.json": board.files[board.main],
    }


def _look_at_stamp(path: Path, rng: random.Random) -> None:
    found_in(path, "stamp")
    stamp = read_stamp(path)
    same_again(stamp_to_json(stamp.value), stamp_to_json, stamp_from_json)
    beside = path.parent.parent / "a.board.json"
    board = read_board(beside).value
    if folder_beside(beside) != path.parent:
        raise Broken("A stamp isn't looked for where it lies")
    rules = ruleset(board.ruleset)
    for one in stamps_in_turn(rules, beside):
        if one is not None and not isinstance(one, str) and one.path == path:
            at = rng.choice(board.grid.hexes)
            edit, _ = set_edit(board, one.stamp, at, Turned(rng.randrange(6), mirror=rng.random() < 0.5))
            after = edit.apply(board)
            board_text(after)
            write_board(beside, after)
            _is_renamed(one)


def _is_renamed(one: LibraryStamp) -> None:
    """With all else that stood in its file."""
    before = read_json(one.path)
    with suppress(BobEditorError):
        rename(replace(one, source="own"), "Another")
        if read_json(one.path) != {**before, "title": "Another"}:
            raise Broken("A stamp that is renamed is another")


FAMILIES = (
    Family("house-style", 1, _made_house_style, _look_at_house_style),
    Family("style", 1, _made_style, _look_at_style),
    Family("stamp", 1, _made_stamp, _look_at_stamp),
)
