"""Web pages that work from a file and without a network: one for each scenario, with its LOS, and one for them all."""

import base64
from functools import partial
from html import escape
from pathlib import Path

from bob_editor.publishing.edition import Edition, PublishedScenario
from bob_editor.publishing.form import Form, LeftOut, Option, Outcomes, Part
from bob_editor.publishing.forms.web.page import asset, no_lines, page, policy, template_for
from bob_editor.publishing.maps import scenario_picture, unlettered
from bob_editor.publishing.options import told
from bob_editor.publishing.progress import Tell
from bob_editor.render.card.page_style import page_style
from bob_editor.render.pictures.thin import thin_picture
from bob_editor.storage.files.writing import write

OPTIONS = (Option("pixels", "Maps, px", 2400, "Pixels along a map's longer side", low=200, high=8000),)

_THUMBNAIL = 320
_PAIRS_A_HEX = 100
"""How many pairs are looked along in the time that it takes to paint a hex."""


def parts(edition: Edition) -> list[Part]:
    """``NAME.html`` for every scenario. Setting: ``pixels``, of a map's longer side."""
    pixels = int(told(OPTIONS, edition, "web")["pixels"])
    return [
        Part(partial(_page, number, pixels), one.hexes + one.hexes**2 // _PAIRS_A_HEX)
        for number, one in enumerate(edition.scenarios)
    ]


def _page(number: int, pixels: int, edition: Edition, folder: Path, tell: Tell) -> tuple[list[LeftOut], str]:
    """Write a page, and give its entry in the list of all."""
    one = edition.scenarios[number]
    why = no_lines(one) if one.has_map else "It has no map."
    name = _file(one)
    write(folder / name, page(edition, one, pixels, tell))
    return [LeftOut(one.name, why)] if why else [], _row(edition, one, name)


def finish(edition: Edition, folder: Path, outcomes: Outcomes, _tell: Tell) -> list[LeftOut]:
    """Write ``index.html``, the list of all pages."""
    write(folder / "index.html", _index(edition, [row for _, row in outcomes]))
    return [one for left_out, _ in outcomes for one in left_out]


def _file(one: PublishedScenario) -> str:
    """What a page is called: as its scenario, but for one that would be taken for the list of all."""
    return f"{'index_1' if one.slug == 'index' else one.slug}.html"  # no slug has a low line


def _row(edition: Edition, one: PublishedScenario, name: str) -> str:
    shown = ""
    if one.has_map:
        data = thin_picture(scenario_picture(edition, one), _THUMBNAIL)
        shown = f'<img alt="" src="data:image/jpeg;base64,{base64.b64encode(data).decode()}">'
    told = escape(" · ".join(filter(None, (*one.sheet.kicker, *one.sheet.byline))))
    return f'<li><a href="{name}">{shown}<b>{escape(one.title)}</b></a><span>{told}</span></li>'


def _index(edition: Edition, rows: list[str]) -> str:
    info, style, language = edition.info, asset("page.css") + _accent(edition), edition.language
    title = escape(info.title or language.title("Scenarios"))
    number = info.edition and f"{language.title('Edition')} {info.edition}"
    made = escape(" · ".join(filter(None, (*info.authors, number, info.licence))))
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{policy(script="", style=style)}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n"
        f"<header><h1>{title}</h1><p>{made}</p></header>\n<main>\n"
        '<ul class="packs">\n' + "\n".join(rows) + "\n</ul>\n</main>\n</body>\n</html>\n"
    )


def _accent(edition: Edition) -> str:
    """The accent that all pages share; none where they differ, as those of several games do."""
    found = {page_style((), template_for(edition, one)) for one in edition.scenarios}
    return found.pop() if len(found) == 1 else ""


def lacks(edition: Edition) -> str:
    """Why there are no pages."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("web", "Web pages with LOS", parts, lacks, finish, OPTIONS, notes=unlettered)
