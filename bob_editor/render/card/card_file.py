"""A card and its template as the file that the typesetter reads: data only, in which no text is ever markup."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from bob_editor.render.card.leads import Leads, lead
from bob_editor.render.card.shortening import Cleaner, shortened
from bob_editor.render.card.template import Template
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.unit_signs import sign_svg
from bob_editor.sheet.blocks import Block, CardSheet, Forces, MapPicture, Section, Text
from bob_editor.sheet.languages import capital, language_of

Json = Any

CUT = "cut"
"""The field that tells whether anything of the card was too long to be printed whole."""

ALONE = Leads()
"""A card by itself, whose map nobody leads to."""


def card_file(card: Mapping[str, Json], scale: float) -> str:
    """The file's text, of a size."""
    return json.dumps({**card, "scale": scale}, ensure_ascii=False)


def card_data(
    sheet: CardSheet,
    template: Template,
    colours: SideColours,
    *,
    ratio: float | None,
    picture: str,
    leads: Leads = ALONE,
) -> Mapping[str, Json]:
    """What the file holds, be it of what size; under ``CUT`` whether the card was too long.

    ``picture`` is the map's file, "" for none; ``ratio`` its height to its width.
    """
    language = language_of(sheet.language)
    whole = list(ordered(sheet, template))
    sections = [shortened(one, language) for one in whole]
    told = [_section(one) for one in sections]
    hexes = lead(told, leads)
    drawn = {"file": picture if ratio else "", "ratio": ratio or 0}
    data = {
        "title": sheet.title,
        "kicker": sheet.kicker,
        "byline": sheet.byline,
        "tags": sheet.tags,
        "authors": sheet.authors,
        "language": sheet.language,
        "words": {
            "continued": language.say("(continued)"),
            "map": capital(language.say("Map of {title}", title=sheet.title)),
        },
        "sides": {side: colours.of(side).name() for side in sheet.sides},
        "nobody": colours.of("").name(),
        "key": leads.key,
        "template": _settings(template),
        "map": None
        if "map" in template.leave_out
        else _map_of(sheet, drawn, {} if leads.elsewhere else hexes),
        "plate": _map_of(sheet, drawn, hexes) if leads.elsewhere else None,
        "sections": told,
    }
    pairs = sorted(set(_signs(sections))) if template.counters else ()
    signs = {in_print(f"{symbol}|{side}"): sign_svg(symbol, colours.of(side)) for symbol, side in pairs}
    cleaner = Cleaner()
    return {**cleaner.clean(data), "signs": signs, CUT: cleaner.cut or sections != whole}


def ordered(sheet: CardSheet, template: Template) -> Iterator[Section]:
    """The sections in the template's order, without those it leaves out, and without the map."""
    kept = [one for one in sheet.sections if one.id not in template.leave_out]
    order = template.order
    rest = [one.id for one in kept if one.id not in order]
    names = [name for place in order for name in (rest if place == "*" else [place])]
    if "*" not in order:
        names += rest
    for name in dict.fromkeys(names):
        for one in kept:
            if one.id == name and any(not isinstance(block, MapPicture) for block in one.blocks):
                yield one


def _settings(template: Template) -> Mapping[str, Json]:
    found = {name: value for name, value in to_builtins(template).items() if name not in ("style", "given")}
    return {**found, "paper": template.paper_mm, "colours": template.inks}


def _map_of(sheet: CardSheet, drawn: Mapping[str, Json], hexes: Mapping[str, Json]) -> Json:
    """The map's legend with its picture, and the hexes on it that texts lead to."""
    section = sheet.section("map")
    blocks = section.blocks if section is not None else ()
    found = next((one for one in blocks if isinstance(one, MapPicture)), None)
    return None if found is None else {**to_builtins(found), **drawn, "hexes": hexes}


def _section(section: Section) -> Json:
    return {"id": section.id, "title": section.title, "blocks": [_block(one) for one in section.blocks]}


def _block(block: Block) -> Json:
    found = {"type": type(block).__name__.lower(), **to_builtins(block)}
    if isinstance(block, Forces):
        for force in found["forces"]:
            force["pairs"] = force["pairs"]["rows"]
    return found


def _signs(sections: list[Section]) -> Iterator[tuple[str, str]]:
    """The symbol and side of every counter that has a sign."""
    for section in sections:
        for block in section.blocks:
            if isinstance(block, Forces):
                for force in block.forces:
                    for group in force.groups:
                        for entry in group.entries:
                            yield entry.symbol, force.side
            elif isinstance(block, Text) and block.symbol:
                yield block.symbol, ""
