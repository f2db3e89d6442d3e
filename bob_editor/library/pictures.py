"""Pictures of maps for scripts: a file, or its bytes. Importing this loads Qt."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bob_editor.errors import BadCall
from bob_editor.library.painting import Painting
from bob_editor.library.words import must_be_text
from bob_editor.render.board.painter import LAYERS, USUAL_LAYERS
from bob_editor.render.kit.gui import PAINTING
from bob_editor.render.pictures.export import HEX_MM, picture_bytes
from bob_editor.render.pictures.picture import Picture, picture_of
from bob_editor.storage.files.writing import write_bytes


def painted(
    painting: Painting,
    path: str | Path | None,
    *,
    form: str = "png",
    dpi: float = 150,
    hex_mm: float = HEX_MM,
    bleed_mm: float = 0.0,
    **how: Any,
) -> Path | bytes:
    """Paint a map to a file, or to bytes where no path is given."""
    kind = f".{form}" if path is None else Path(path).suffix.lower()
    how = {name: value for name, value in how.items() if name not in ("los", "to", "laid")}
    with PAINTING:
        data = picture_bytes(kind, picture_for(painting, **how), dpi=dpi, hex_mm=hex_mm, bleed_mm=bleed_mm)
    if path is None:
        return data
    write_bytes(path, data)
    return Path(path)


def picture_for(
    painting: Painting,
    *,
    theme: str = "light",
    style: str | None = None,
    layers: Iterable[str] | None = None,
    without: Iterable[str] = (),
    see_through: bool = False,
) -> Picture:
    """The picture of a map, with the field of a hex or a line on it.

    :raises BadCall: where there is no such layer.
    """
    if style is not None:
        must_be_text(style=style)
    kept = shown_layers(layers, without)
    scene = painting.scene
    if painting.card is not None:
        from bob_editor.render.pictures.scenario import picture_of_scenario

        return picture_of_scenario(
            painting.card, los=painting.field, thread=painting.thread, theme=theme, layers=kept,
            see_through=see_through, look=style, folder=painting.folder,
        )  # fmt: skip
    return picture_of(
        scene.board, scene.ruleset, los=painting.field, thread=painting.thread, scene=scene, theme=theme, layers=kept,
        see_through=see_through, look=style, folder=painting.folder,
    )  # fmt: skip


def shown_layers(layers: Iterable[str] | None, without: Iterable[str]) -> frozenset[str]:
    """The layers named, or the usual ones, without those to leave out.

    :raises BadCall: where one has no such name.
    """
    wanted, left_out = None if layers is None else _each(layers), _each(without)
    unknown = [name for name in (*(wanted or ()), *left_out) if name not in LAYERS]
    if unknown:
        raise BadCall(f"There is no layer “{unknown[0]}”.", hint=f"There are {', '.join(LAYERS)}.")
    return frozenset(USUAL_LAYERS if wanted is None else wanted) - frozenset(left_out)


def _each(layers: Any) -> tuple[Any, ...]:
    return tuple(layers) if isinstance(layers, Iterable) and not isinstance(layers, str) else (layers,)
