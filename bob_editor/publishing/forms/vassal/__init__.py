"""A module for VASSAL: boards with their grids, counters as pieces, a set-up a scenario, and the cards as charts."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from attrs import evolve, frozen

from bob_editor.errors import BadCall
from bob_editor.publishing.edition import Edition, PublishedScenario
from bob_editor.publishing.form import Form, LeftOut, Outcomes, Part
from bob_editor.publishing.forms.vassal import build_file
from bob_editor.publishing.forms.vassal.build_file import MAP
from bob_editor.publishing.forms.vassal.counters import PROTOTYPES, Pieces
from bob_editor.publishing.forms.vassal.pieces import boards_on, saved, stack
from bob_editor.publishing.forms.vassal.tables import Scale, Table, board_table, map_table
from bob_editor.publishing.maps import board_picture, scenario_picture
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.card.template import template_of
from bob_editor.render.card.writing import set_card
from bob_editor.render.pictures.export import png_in_memory
from bob_editor.render.pictures.faces import Faces
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.table import on_table
from bob_editor.storage.files.writing import write_bytes

HEX_PX = 112
"""Pixels across a hex."""

_CARD_DPI = 100
_MARGIN = 2.2
"""Units of table around a map: half hexes at its edge are whole places for pieces."""


@frozen
class Drawn:
    """A map or board as a picture, and the pages of its card, ``without`` which it is for the reason given."""

    png: bytes
    scale: Scale
    pages: tuple[bytes, ...] = ()
    without: str = ""


def parts(edition: Edition) -> list[Part]:
    """``ID.vmod``. Settings: ``hex_px``, the pixels across a hex, made even."""
    hex_px = _hex_px(edition)
    maps = [one for one in enumerate(edition.scenarios) if one[1].has_map]
    found = [Part(partial(_map, number, hex_px), 2 * one.hexes) for number, one in maps]
    return found + [
        Part(partial(_board, number, hex_px), one.hexes) for number, one in enumerate(edition.boards)
    ]


def _hex_px(edition: Edition) -> int:
    return 2 * round(edition.number("vassal", "hex_px", HEX_PX, 24, 300) / 2)


def _map(number: int, hex_px: int, edition: Edition, _folder: Path, tell: Tell) -> Drawn:
    one = edition.scenarios[number]
    picture = evolve(
        on_table(scenario_picture(edition, one, with_counters=False, with_areas=False), _MARGIN), title=""
    )
    png = png_in_memory(picture, hex_px, progress=share(tell, 0, 2))
    try:
        return Drawn(png, _scale(picture, hex_px), tuple(_card(edition, one)))
    except BadCall as error:
        return Drawn(png, _scale(picture, hex_px), without=str(error))


def _board(number: int, hex_px: int, edition: Edition, _folder: Path, tell: Tell) -> Drawn:
    picture = evolve(board_picture(edition, edition.boards[number]), title="")
    return Drawn(png_in_memory(picture, hex_px, progress=tell), _scale(picture, hex_px))


def finish(edition: Edition, folder: Path, outcomes: Outcomes) -> list[LeftOut]:
    """Put the module together."""
    hex_px = _hex_px(edition)
    maps = [one for one in edition.scenarios if one.has_map]
    left_out = [LeftOut(one.name, "It has no map.") for one in edition.scenarios if not one.has_map]
    files: dict[str, bytes] = {}
    tables: dict[str, Table] = {}
    pieces, taken = Pieces(hex_px), set[str]()
    charts: list[tuple[str, bytes]] = []
    drawn = iter(outcomes)
    for one, picture in zip(maps, drawn, strict=False):
        title = _own(one.title, one.slug, taken)
        image = f"map-{one.slug}.png"
        files[f"images/{image}"] = picture.png
        areas = one.game.card_code().areas(one.card)
        tables[one.slug] = map_table(title, image, _size(picture.png), one.card.grid, areas, picture.scale)
        pieces.take(one)
        charts += [
            (title if not page else f"{title} {page + 1}", png) for page, png in enumerate(picture.pages)
        ]
        if picture.without:
            left_out.append(LeftOut(one.name, f"Its card isn't among the charts: {picture.without}"))
    boards = []
    for board, picture in zip(edition.boards, drawn, strict=True):
        image = f"board-{board.slug}.png"
        files[f"images/{image}"] = picture.png
        title = _own(board.title, board.slug, taken)
        boards.append(board_table(title, image, _size(picture.png), board.board.grid, picture.scale))
    every = [*tables.values(), *boards]
    left_out += [
        LeftOut(f"{table.name}: {name}", "VASSAL can't count its hexes as they are printed.")
        for table in every
        for name in table.unnamed
    ]
    info = edition.info
    version = info.edition or "1"
    sides = dict.fromkeys(
        one.game.card_code().side_title(one.card, side) for one in maps for side in one.card.side_rows
    )
    data = build_file.metadata(version, info.title, info.title)
    setups = []
    for one in maps:
        setups.append((tables[one.slug].name, f"{one.slug}.vsav"))
        game = {"savedGame": _game(one, tables[one.slug], pieces), "moduledata": data}
        game["savedata"] = build_file.metadata(version, one.title)
        files[f"{one.slug}.vsav"] = _zip(game)
    files |= {f"images/{name}": png for name, png in pieces.images.items()}
    files |= {f"images/card-{number}.png": png for number, (_, png) in enumerate(charts, 1)}
    root = build_file.begun(info.title, version, info.title, list(sides), pieces.next_number)
    build_file.add_prototypes(root, PROTOTYPES)
    build_file.add_map(root, every)
    build_file.add_palette(root, pieces.tabs)
    build_file.add_charts(
        root, [(title, f"card-{number}.png") for number, (title, _) in enumerate(charts, 1)]
    )
    build_file.add_setups(root, setups)
    whole = {"moduledata": data, "buildFile.xml": build_file.text_of(root), **files}
    write_bytes(folder / f"{info.id}.vmod", _zip(whole))
    return left_out


def lacks(edition: Edition) -> str:
    """Why there is no module."""
    return "" if edition.scenarios or edition.boards else "There is no scenario or board in the folder."


def _game(one: PublishedScenario, table: Table, pieces: Pieces) -> bytes:
    """The game as it stands when a scenario begins: markers lie below units."""
    faces = Faces(one.card)
    stacks: dict[tuple[int, int], list[str]] = {}
    commands: list[str] = []
    counters = one.game.card_code().counters(one.card)
    for counter in sorted(counters, key=lambda one: one.kind == "unit"):
        at = table.spots[counter.at]
        for _ in range(max(1, counter.number)):
            piece_id = str(1000 + len(commands))
            commands.append(pieces.placed(one, faces, counter, at, piece_id))
            stacks.setdefault(at, []).append(piece_id)
    commands += [stack(f"stack-{x}-{y}", MAP, x, y, members) for (x, y), members in stacks.items()]
    return saved([*commands, boards_on(MAP, [(table.name, 0, 0)])])


def _card(edition: Edition, one: PublishedScenario) -> Iterator[bytes]:
    template = template_of(edition.plan.template or "classic", one.path.parent)
    yield from set_card(one.card, one.sheet, template, dpi=_CARD_DPI).written("png", dpi=_CARD_DPI)


def _scale(picture: Picture, hex_px: int) -> Scale:
    return Scale(picture.area.left(), picture.area.top(), hex_px)


def _size(png: bytes) -> tuple[int, int]:
    """How wide and high a picture is."""
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


def _own(title: str, slug: str, taken: set[str]) -> str:
    """A board's name that no other has."""
    found = title if title not in taken else f"{title} ({slug})"
    taken.add(found)
    return found


def _zip(files: dict[str, bytes]) -> bytes:
    """A zip that doesn't tell when or where it was made."""
    holder = io.BytesIO()
    with zipfile.ZipFile(holder, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            archive.writestr(entry, content)
    return holder.getvalue()


FORM = Form("vassal", "Module for VASSAL", parts, lacks, finish)
