"""The scenarios' maps and the boards as pictures: PNG, and SVG with a named group for each layer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bob_editor.publishing.edition import Edition, PublishedBoard, PublishedScenario
from bob_editor.publishing.form import Form, LeftOut
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.board.painter import ALL_LAYERS
from bob_editor.render.pictures.export import HEX_MM, export_picture
from bob_editor.render.pictures.picture import Picture, picture_of
from bob_editor.render.pictures.scenario import picture_of_scenario

_LAYERS = ALL_LAYERS - {"underlay"}
"""A scan under a board is its designer's help, and often somebody else's."""


def make(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``scenarios/NAME`` and ``boards/NAME`` as PNG and SVG. Settings: ``dpi``, ``hex_mm``."""
    dpi = edition.number("maps", "dpi", 150, 10, 2400)
    hex_mm = edition.number("maps", "hex_mm", HEX_MM, 1, 200)
    left_out: list[LeftOut] = []
    wanted: list[tuple[Path, Callable[[], Picture]]] = []
    for scenario in edition.scenarios:
        if not scenario.card.map.laid:
            left_out.append(LeftOut(scenario.name, "It has no map."))
            continue
        wanted.append((folder / "scenarios" / scenario.slug, _of_scenario(edition, scenario)))
    wanted += [(folder / "boards" / one.slug, _of_board(edition, one)) for one in edition.boards]
    for number, (path, picture) in enumerate(wanted):
        path.parent.mkdir(exist_ok=True)
        made = picture()
        for half, suffix in enumerate((".png", ".svg")):
            progress = share(tell, 2 * number + half, 2 * len(wanted))
            export_picture(
                path.with_name(path.name + suffix), made, dpi=dpi, hex_mm=hex_mm, progress=progress
            )
    return left_out


def _of_scenario(edition: Edition, one: PublishedScenario) -> Callable[[], Picture]:
    look = edition.plan.style or one.card.scene.board.style
    beside = (place.path.parent for place in one.boards if place.path is not None)
    home = edition.style_folder(look, one.path.parent, *beside)
    return lambda: picture_of_scenario(one.card, layers=_LAYERS, look=look, folder=home)


def _of_board(edition: Edition, one: PublishedBoard) -> Callable[[], Picture]:
    look = edition.plan.style or one.board.style
    home = edition.style_folder(look, one.path.parent)
    return lambda: picture_of(one.board, one.game, layers=_LAYERS, look=look, folder=home)


FORM = Form("maps", "Maps as pictures", make)
