"""The scenarios' maps and the boards as pictures: PNG, and SVG with a named group for each layer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut
from bob_editor.publishing.maps import board_picture, scenario_picture
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.pictures.export import HEX_MM, export_picture
from bob_editor.render.pictures.picture import Picture


def make(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``scenarios/NAME`` and ``boards/NAME`` as PNG and SVG. Settings: ``dpi``, ``hex_mm``."""
    dpi = edition.number("maps", "dpi", 150, 10, 2400)
    hex_mm = edition.number("maps", "hex_mm", HEX_MM, 1, 200)
    left_out: list[LeftOut] = []
    wanted: list[tuple[Path, Callable[[], Picture]]] = []
    for one in edition.scenarios:
        if one.has_map:
            wanted.append((folder / "scenarios" / one.slug, partial(scenario_picture, edition, one)))
        else:
            left_out.append(LeftOut(one.name, "It has no map."))
    wanted += [(folder / "boards" / one.slug, partial(board_picture, edition, one)) for one in edition.boards]
    for number, (path, picture) in enumerate(wanted):
        path.parent.mkdir(exist_ok=True)
        made = picture()
        for half, suffix in enumerate((".png", ".svg")):
            progress = share(tell, 2 * number + half, 2 * len(wanted))
            export_picture(
                path.with_name(path.name + suffix), made, dpi=dpi, hex_mm=hex_mm, progress=progress
            )
    return left_out


FORM = Form("maps", "Maps as pictures", make)
