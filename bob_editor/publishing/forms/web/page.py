"""A scenario's page: one HTML file with its map, its card and its lines of sight, which asks for nothing else."""

import base64
import hashlib
import json
import re
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Board
from bob_editor.publishing.edition import Edition, PublishedScenario
from bob_editor.publishing.forms.cards import DEFAULT
from bob_editor.publishing.maps import scenario_picture, style_of_map
from bob_editor.publishing.progress import Tell, share
from bob_editor.publishing.tables.packed_sight import packed_sight
from bob_editor.render.card.page_style import page_style, signs
from bob_editor.render.card.template import Template as CardTemplate
from bob_editor.render.card.template import template_of
from bob_editor.render.pictures.thin import FACE, counter_faces, thin_picture
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.sheet.hypertext import card_html, heading_html
from bob_editor.sheet.languages import ENGLISH, Language

Json = Any

MOST_HEXES = 10_000
"""Hexes of a map with lines of sight: 100 million pairs, as many bytes in the reader's memory."""

_SAID = re.compile(r"\[\[([^\[\]]+)\]\]|\bsay\('((?:[^'\\\\]|\\\\.)+)'")

_SCRIPT = ("hexes", "view", "inflate", "sight", "counters", "hands", "keys", "controls", "begin")
"""The files of the script, in their order: each may use what stands before it."""


@cache
def asset(name: str) -> str:
    """A file that the pages are made of."""
    return (Path(__file__).parent / name).read_text("utf-8")


@cache
def script_of_maps() -> str:
    """What pages with a map do. A window has names of its own, such as top, so these are kept apart from them."""
    files = "\n".join(asset(f"script/{name}.js") for name in _SCRIPT)
    return f"'use strict';\n(() => {{\n{files}}})();\n"


def no_lines(one: PublishedScenario, language: Language = ENGLISH) -> str:
    """Why a scenario's page has no lines of sight, "" where it has."""
    if one.game.sight is None:
        return language.say("{game} has no line of sight rule.", game=one.game.title)
    if len(one.card.grid.hexes) > MOST_HEXES:
        return language.say(
            "The map has more than {count:,} hexes, too many for a table of lines of sight.",
            count=MOST_HEXES,
        )
    return ""


def asked_for(text: str) -> list[str]:
    """The labels that a file of the pages says: ``[[Whole map]]`` in HTML, ``say('none')`` in a script."""
    return [one or other for one, other in _SAID.findall(text)]


def _spoken(html: str, language: Language) -> str:
    return _SAID.sub(lambda found: escape(language.say(found[1])), html)


def policy(*, script: str, style: str) -> str:
    """What a page may do: run this script, use this style, show the pictures in it; nothing else."""
    scripts, styles = (
        "'none'"
        if not text
        else f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
        for text in (script, style)
    )
    return (
        f"default-src 'none'; script-src {scripts}; style-src {styles}; img-src data:; base-uri 'none'; "
        "form-action 'none'"
    )


def page(edition: Edition, one: PublishedScenario, pixels: int, tell: Tell) -> str:
    """The page's text; the same scenario gives the same."""
    drawn, data, script, language = "", "{}", "", edition.language
    if one.has_map:
        picture = scenario_picture(edition, one, with_counters=False)
        area = (picture.area.x(), picture.area.y(), picture.area.width(), picture.area.height())
        x, y, wide, high = (f"{value:.3f}" for value in area)
        drawn = Template(_spoken(asset("map.html"), language)).substitute(
            title=escape(language.title("Map of {title}").format(title=one.title), quote=True),
            box=f"{x} {y} {wide} {high}", x=x, y=y, wide=wide, high=high,
            picture=_base64(thin_picture(picture, pixels, lambda: share(tell, 0, 2)(0, 0))),
        )  # fmt: skip
        look = sheet_of(*style_of_map(edition, one))
        data = _json(_map_data(one, area, look, language, share(tell, 1, 2)))
        script = script_of_maps()
    template = template_for(edition, one)
    style = asset("page.css") + page_style(one.sheet.sides, template)
    return Template(asset("page.html")).substitute(
        language=language.code, title=escape(one.title), policy=policy(script=script, style=style),
        style=style, script=script, map=drawn, data=data, heading=heading_html(one.sheet),
        card=card_html(one.sheet, signs(one.sheet.sides, template)),
        pack=escape(edition.info.title or language.title("All scenarios")),
    )  # fmt: skip


def template_for(edition: Edition, one: PublishedScenario) -> CardTemplate:
    """What a scenario's printed card looks like, whose colours its page has."""
    return template_of(edition.plan.template or DEFAULT, one.path.parent).suited(one.game)


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")


def _json(data: Json) -> str:
    """JSON that no HTML reader takes for an end of the script or for a comment."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _map_data(
    one: PublishedScenario, area: tuple[float, ...], look: Sheet, language: Language, tell: Tell
) -> Json:
    card, grid = one.printed, one.card.grid
    faces, laid = counter_faces(card, look)
    why = no_lines(one, language)
    sight = (
        None if why or one.game.sight is None else packed_sight(one.game.sight(card.scene), tell, language)
    )
    words = {one: language.say(one) for one in asked_for(script_of_maps())} if language.table else {}
    return {
        "pointy": grid.frame.pointy,
        "parity": grid.frame.parity,
        "area": [round(value, 3) for value in area],
        "words": words,
        "hexes": _hexes(one, language),
        "face": FACE,
        "faces": [_base64(face) for face in faces],
        "counters": [
            [lying.face, round(lying.x, 3), round(lying.y, 3), one.called(one.titled(lying.counter).title)]
            for lying in laid
        ],
        "why": why,
        "classes": [] if sight is None else [list(row) for row in sight.classes],
        "los": "" if sight is None else sight.text,
        "bytes": 1 if sight is None else sight.table.itemsize,
        "reasoned": 0 if sight is None else sight.reasoned,
    }


def _hexes(one: PublishedScenario, language: Language) -> Json:
    """Each hex's names, coordinates, and what lies there in words."""
    card, grid = one.printed, one.card.grid
    code = game_of(card.ruleset).card_code()
    lying, board = code.lying(card.scene), code.pictured(card.scene)
    ground = Ground(board, card.ruleset)
    rows = card.ruleset.terrains

    def title(terrain: str) -> str:
        row = rows.get(terrain)
        if row is None:
            return terrain
        name = language.title(row.title)
        return f"{name} [{card.ruleset.cited(row.cites)}]" if row.cites else name

    sides = _side_terrain(board)
    found = []
    for at in grid.hexes:
        words = [title(terrain) for terrain in dict.fromkeys(lying(at))] or [language.say("open ground")]
        words += [
            language.say(
                "hexside {name} {terrain}", name=language.say(name), terrain=", ".join(map(title, terrain))
            )
            for name, terrain in sides(at)
        ]
        told = language.say("{words}; level {level}", words=", ".join(words), level=ground.level(at))
        found.append([list(grid.names(at)), at.q, at.r, told])
    return found


def _side_terrain(board: Board) -> Callable[[Hex], list[tuple[str, tuple[str, ...]]]]:
    """What stands on the hexsides of a hex, by their names."""
    names = board.grid.frame.side_names
    return lambda at: [
        (names[way], tuple(terrain)) for way in range(6) if (terrain := board.side_terrain(side_of(at, way)))
    ]
