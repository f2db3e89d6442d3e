"""Maps and counters as pictures for virtual tables, with where everything stands, and as two of them keep games.

A package for Tabletop Playground holds its pictures; saves of Tabletop Simulator name theirs by address.
"""

import csv
import io
import re
from pathlib import Path

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Option, Part
from bob_editor.publishing.forms.tabletop.placing import Placed, Sides, Table, placed
from bob_editor.publishing.forms.tabletop.playground import Package
from bob_editor.publishing.forms.tabletop.simulator import save
from bob_editor.publishing.maps import scenario_picture, unlettered
from bob_editor.publishing.mix import mix_of, spoken
from bob_editor.publishing.options import told
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.pictures.export import HEX_MM, export_picture, mm_per_unit
from bob_editor.rules.cards.mix import CounterMix
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write, write_bytes

OPTIONS = (
    Option("hex_mm", "Hex, mm", HEX_MM, "Across a hex from side to side", low=5, high=100),
    Option(
        "dpi", "Maps, dpi", 150, "Fewer where a map had more dots than graphics cards take", low=30, high=600
    ),
    Option("size", "Counter, mm", 16, "The side of a counter", low=5, high=60),
    Option("counter_px", "Counters, px", 256, "Pixels across a counter's picture", low=32, high=1024),
    Option("playground", "Package", True, "Also a package for Tabletop Playground, with the pictures in it"),
    Option("address", "Address", "", "Where the pictures will be, as https://example.org/mill/"),
)

MOST_PX = 8192
"""Pixels along a picture's longer side: what graphics cards take as one."""

MOST_COUNTERS = 5000
"""Counters of one scenario that a virtual table is laid with."""

_ADDRESS = re.compile(r"(?:https?://[\w.:-]+|file://)/[^\s\"<>\\]*")


def parts(edition: Edition) -> list[Part]:
    """Maps, counters and tables of what stands where, as one part: the pictures share their counters."""
    return [Part(_tabletop, sum(one.hexes for one in edition.scenarios))]


def _tabletop(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``maps/NAME.png``, ``counters/NUMBER-SIDE.png``, ``places/NAME.csv``, ``maps.csv`` and ``counters.csv``.

    With an address, ``simulator/NAME.json``; where it is wanted, ``playground/``, a package.
    """
    said = told(OPTIONS, edition, "tabletop")
    hex_mm, size, address = said["hex_mm"], said["size"], _address(said["address"])
    mix = spoken(mix_of(edition), edition)
    faces = CounterFaces(mix)
    files = _write_counters(folder, mix, faces, int(said["counter_px"]))
    left_out = [LeftOut(name, "This picture of a counter can't be read.") for name in faces.unread]
    package = Package(folder / "playground", edition.info.title, folder) if said["playground"] else None
    if package is not None:
        for sides in files:
            package.add(sides, size, size)
    maps = [["name", "title", "picture", "width_mm", "height_mm", "hex_mm"]]
    for number, one in enumerate(edition.scenarios):
        progress = share(tell, number, len(edition.scenarios))
        if not one.has_map:
            left_out.append(LeftOut(one.name, "It has no map."))
            continue
        if sum(lot.used[number] for lot in mix.lots) > MOST_COUNTERS:
            left_out.append(LeftOut(one.name, f"It has more than {MOST_COUNTERS:,} counters."))
            continue
        picture = replace(scenario_picture(edition, one, with_counters=False, with_areas=False), title="")
        area, per_unit = picture.area, mm_per_unit(hex_mm)
        table = Table(area.left(), area.top(), area.width() * per_unit, area.height() * per_unit, per_unit)
        fine = min(said["dpi"], MOST_PX * 25.4 / max(table.wide, table.high))
        name = f"maps/{one.slug}.png"
        (folder / "maps").mkdir(exist_ok=True)
        export_picture(folder / name, picture, dpi=fine, hex_mm=hex_mm, progress=progress)
        maps.append([one.slug, one.title, name, f"{table.wide:.2f}", f"{table.high:.2f}", f"{hex_mm:g}"])
        things = placed(one, number, mix, table, size)
        _write_places(folder, one.slug, things, mix, files)
        if package is not None:
            package.add_state(one.slug, Sides(one.title, name, name), table, things, files, hex_mm)
        if address:
            (folder / "simulator").mkdir(exist_ok=True)
            counters = [Sides(sides.name, address + sides.front, address + sides.back) for sides in files]
            data = save(one.title, address + name, table, things, counters, size)
            write(folder / "simulator" / f"{one.slug}.json", dumps(data))
    write(folder / "maps.csv", _csv(maps))
    if not address:
        left_out.append(
            LeftOut(
                "The save for Tabletop Simulator",
                "It names pictures by address: say where they will be as Address, under How it is made in the window,"
                " or as address of tabletop in project.json.",
            )
        )
    return left_out


def _address(found: str) -> str:
    """Where the folder will be found, with a slash at its end; "" where nobody says."""
    if found and not _ADDRESS.fullmatch(found):
        raise BadFile(
            f"project.json sets address of tabletop to {found!r}, which is none.",
            hint="Write it as https://example.org/mill/ or file:///C:/games/mill/.",
        )
    return f"{found.rstrip('/')}/" if found else ""


def _write_counters(folder: Path, mix: CounterMix, faces: CounterFaces, pixels: int) -> list[Sides]:
    """The pictures of every counter, and the table that says which is which; both sides by lot."""
    (folder / "counters").mkdir()
    rows = [["number", "kind", "nation", "name", "mark", "needed", "front", "back"]]
    files: list[Sides] = []
    for number, lot in enumerate(mix.lots, start=1):
        front = back = f"counters/{number:03}-front.png"
        write_bytes(folder / front, faces.png(lot, "front", pixels))
        if lot.piece.flips:
            back = f"counters/{number:03}-back.png"
            write_bytes(folder / back, faces.png(lot, "back", pixels))
        piece = lot.piece
        files.append(Sides(f"{piece.name} {piece.mark}".strip(), front, back))
        rows.append(
            [str(number), piece.kind, piece.nation, piece.name, piece.mark, str(lot.needed), front, back]
        )
    write(folder / "counters.csv", _csv(rows))
    return files


def _write_places(folder: Path, slug: str, things: list[Placed], mix: CounterMix, files: list[Sides]) -> None:
    rows = [["counter", "name", "mark", "nation", "hex", "x_mm", "y_mm", "layer", "turned", "picture"]]
    for one in things:
        piece = mix.lots[one.lot].piece
        place = [one.hex, f"{one.x:.2f}", f"{one.y:.2f}", str(one.layer), f"{one.turned:g}"]
        rows.append([str(one.lot + 1), piece.name, piece.mark, piece.nation, *place, files[one.lot].front])
    (folder / "places").mkdir(exist_ok=True)
    write(folder / "places" / f"{slug}.csv", _csv(rows))


def _csv(rows: list[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


def lacks(edition: Edition) -> str:
    """Why there is nothing for a table."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("tabletop", "For virtual tables", parts, lacks, options=OPTIONS, notes=unlettered)
