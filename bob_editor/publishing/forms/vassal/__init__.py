"""A module for VASSAL: boards with their grids, counters as pieces, a set-up a scenario, and the cards as charts."""

import io
import zipfile
from functools import partial
from pathlib import Path
from typing import IO

from msgspec.structs import replace

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Option, Outcomes, Part
from bob_editor.publishing.forms.vassal import build_file
from bob_editor.publishing.forms.vassal.build_file import MAP
from bob_editor.publishing.forms.vassal.counters import Pieces, side_name
from bob_editor.publishing.forms.vassal.drawn import drawn_board, drawn_map
from bob_editor.publishing.forms.vassal.extension import Extended
from bob_editor.publishing.forms.vassal.game import begun_game
from bob_editor.publishing.forms.vassal.tables import Names, Table, board_table, map_table
from bob_editor.publishing.maps import unlettered
from bob_editor.publishing.options import told
from bob_editor.publishing.progress import Tell
from bob_editor.records import Record
from bob_editor.storage.files.writing import replacing

OPTIONS = (
    Option("hex_px", "Hex, px", 112, "Pixels across a hex, made even", low=24, high=300),
    Option("extends", "Module to extend", "", "The name of the module; none, where it is one of its own"),
    Option("extends_version", "Its version", "0", "Of the module that is extended"),
    Option("extends_map", "Its map", MAP, "What the map of that module is called"),
)


def parts(edition: Edition) -> list[Part]:
    """``ID.vmod``, or ``ID.vmdx`` where it extends a module.

    Settings: ``hex_px``, the pixels across a hex, made even; ``extends``, the name of the module that is extended,
    with ``extends_version`` and ``extends_map``, the name of its map.
    """
    hex_px = _hex_px(edition)
    maps = [one for one in enumerate(edition.scenarios) if one[1].has_map]
    found = [Part(partial(drawn_map, number, hex_px), 2 * one.hexes) for number, one in maps]
    return found + [
        Part(partial(drawn_board, number, hex_px), one.hexes) for number, one in enumerate(edition.boards)
    ]


def _hex_px(edition: Edition) -> int:
    return 2 * round(float(told(OPTIONS, edition, "vassal")["hex_px"]) / 2)


def _extended(edition: Edition) -> Extended:
    said = told(OPTIONS, edition, "vassal")
    return Extended(said["extends"], said["extends_version"], said["extends_map"])


def finish(edition: Edition, folder: Path, outcomes: Outcomes, tell: Tell) -> list[LeftOut]:
    """Put the module together."""
    extended = _extended(edition)
    maps = [one for one in edition.scenarios if one.has_map]
    left_out = [LeftOut(one.name, "It has no map.") for one in edition.scenarios if not one.has_map]
    files: dict[str, bytes] = {}
    tables: dict[str, Table] = {}
    pieces = Pieces(_hex_px(edition), edition.language, extended.map, extended.id_of(edition))
    taken = set[str]()
    charts: list[tuple[str, bytes]] = []
    drawn = iter(outcomes)
    for number, (one, picture) in enumerate(zip(maps, drawn, strict=False)):
        tell(number, len(maps))
        title = _own(one.title, one.slug, taken)
        image = f"map-{one.slug}.png"
        files[f"images/{image}"] = picture.png
        areas = one.game.card_code().areas(one.printed)
        table = map_table(title, image, picture.size, one.card.grid, areas, picture.scale)
        names = Names(zone.name for zone in table.zones)
        zones = tuple(row.zone(names, picture.scale) for row in picture.rows)
        tables[one.slug] = replace(table, zones=(*zones, *table.zones))
        pieces.take(one, [stack.counter for row in picture.rows for stack in row.stacks])
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
        boards.append(board_table(title, image, picture.size, board.board.grid, picture.scale))
    every = [*tables.values(), *boards]
    left_out += [
        LeftOut(f"{table.name}: {name}", "VASSAL can't count its hexes as they are printed.")
        for table in every
        for name in table.unnamed
    ]
    waits = {
        one.slug: [
            (stack, picture.scale.spot(stack.x, stack.y)) for row in picture.rows for stack in row.stacks
        ]
        for one, picture in zip(maps, outcomes, strict=False)
    }
    games = {one.slug: begun_game(one, tables[one.slug], waits[one.slug], pieces) for one in maps}
    tell(1, 1)
    _write(edition, folder, _Content(tables, boards, games, pieces, charts, files))
    return left_out


class _Content(Record):
    """What a module holds: tables and games by the scenarios' names, boards by themselves, pieces, charts and files."""

    tables: dict[str, Table]
    boards: list[Table]
    games: dict[str, bytes]
    pieces: Pieces
    charts: list[tuple[str, bytes]]
    files: dict[str, bytes]


def _write(edition: Edition, folder: Path, content: _Content) -> None:
    """Write the module, or the extension."""
    extended, info = _extended(edition), edition.info
    version, pieces, files = info.edition or "1", content.pieces, content.files
    sides = dict.fromkeys(
        side_name(one, side) for one in edition.scenarios if one.has_map for side in one.card.side_rows
    )
    data = build_file.metadata(version, info.title, info.title)
    if extended.name:
        data = build_file.metadata(extended.version, "", extended.name)
    for slug, game in content.games.items():
        title = content.tables[slug].name
        saved = {"savedGame": game, "moduledata": data, "savedata": build_file.metadata(version, title)}
        files[f"{slug}.vsav"] = _zip(saved)
    charts = [(title, f"card-{number}.png", png) for number, (title, png) in enumerate(content.charts, 1)]
    files |= {f"images/{name}": png for name, png in pieces.images.items()}
    files |= {f"images/{name}": png for _, name, png in charts}
    said = edition.language.title
    root = build_file.begun(info.title, version, info.title, list(sides), pieces.next_number, said)
    build_file.add_prototypes(root, pieces.prototypes)
    build_file.add_map(root, [*content.tables.values(), *content.boards], said)
    build_file.add_palette(root, pieces.tabs, said)
    build_file.add_charts(root, [(title, name) for title, name, _ in charts], said)
    build_file.add_setups(root, [(content.tables[slug].name, f"{slug}.vsav") for slug in content.games], said)
    whole = {"moduledata": data}
    if extended.name:
        root = extended.graft(root, edition, version)
        whole["extensiondata"] = build_file.metadata(version, info.title, extends=True)
    whole |= {"buildFile.xml": build_file.text_of(root), **files}
    with replacing(folder / f"{info.id}.{'vmdx' if extended.name else 'vmod'}") as part:
        _zip_into(part, whole)


def lacks(edition: Edition) -> str:
    """Why there is no module."""
    return "" if edition.scenarios or edition.boards else "There is no scenario or board in the folder."


def _own(title: str, slug: str, taken: set[str]) -> str:
    """A board's name that no other has."""
    found = title if title not in taken else Names(taken).own(f"{title} ({slug})")
    taken.add(found)
    return found


def _zip(files: dict[str, bytes]) -> bytes:
    holder = io.BytesIO()
    _zip_into(holder, files)
    return holder.getvalue()


def _zip_into(file: IO[bytes] | Path, files: dict[str, bytes]) -> None:
    """Write a zip that doesn't tell when or where it was made."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.create_system, entry.external_attr = 3, 0o100644 << 16
            archive.writestr(entry, content)


FORM = Form("vassal", "Module for VASSAL", parts, lacks, finish, OPTIONS, notes=unlettered)
