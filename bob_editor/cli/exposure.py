"""``bob-editor exposure``: for every hex of a map, from how many others it is seen."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
from attrs import frozen
from cyclopts import Parameter

from bob_editor.cli.output import progress, text_sink
from bob_editor.cli.render import PICTURES, check_dpi
from bob_editor.cli.scenes import open_map, sight_of
from bob_editor.errors import BadCall
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import CLEAR, HINDERED

if TYPE_CHECKING:
    import numpy.typing as npt

    from bob_editor.rules.los.scene import Scene


@frozen(eq=False)
class Exposure:
    """For each hex, in board order: how many others see it without and with hindrance."""

    clear: npt.NDArray[np.int64]
    hindered: npt.NDArray[np.int64]


def exposure(
    map_file: Annotated[Path, Parameter(name="MAP")],
    /,
    *,
    out: Annotated[Path | None, Parameter(name=("--out", "-o"))] = None,
    dpi: int = 150,
) -> int:
    """Count for every hex from how many others it is seen: where cover lies, and where none does.

    As values: hex, seen_from, clear, hindered, hexes (how many others there are). Or as a picture.

    Try:

        bob-editor exposure mill.board.json
        bob-editor exposure mill.board.json -o exposure.png

    Parameters
    ----------
    map_file
        A board or a suite.
    out
        The file to write: *.csv, *.png, *.svg or *.pdf. Left out: the values to standard output.
    dpi
        Dots per inch of a PNG.
    """
    if out is not None and out.suffix.lower() not in (".csv", *PICTURES):
        raise BadCall(
            f"{out} is neither values nor a picture.",
            hint=f"Name it *.csv, {', '.join('*' + ending for ending in PICTURES)}.",
        )
    check_dpi(dpi)
    scene = open_map(map_file).scene
    seen = exposure_of(scene)
    if out is not None and out.suffix.lower() != ".csv":
        from bob_editor.render.exposure import export_exposure

        export_exposure(out, scene, (seen.clear + seen.hindered).tolist(), dpi=dpi)
        print(f"Wrote {out}.")
        return 0
    grid = scene.board.grid
    with text_sink(out) as sink:
        rows = csv.writer(sink, lineterminator="\n")
        rows.writerow(("hex", "seen_from", "clear", "hindered", "hexes"))
        for at, clear, hindered in zip(grid.hexes, seen.clear.tolist(), seen.hindered.tolist(), strict=True):
            rows.writerow((grid.label(at), clear + hindered, clear, hindered, len(grid.hexes) - 1))
    return 0


def exposure_of(scene: Scene) -> Exposure:
    """Look from every hex at every other, and count by the hex that is looked at."""
    sight = sight_of(scene)
    hexes = scene.board.grid.hexes
    clear = np.zeros(len(hexes), dtype=np.int64)
    hindered = np.zeros(len(hexes), dtype=np.int64)
    with progress("Looking", len(hexes)) as advance:
        for place, at in enumerate(hexes):
            codes = sight.field(End(at)).codes
            clear += codes == CLEAR
            hindered += codes == HINDERED
            clear[place] -= codes[place] == CLEAR
            hindered[place] -= codes[place] == HINDERED
            advance(1)
    return Exposure(clear, hindered)
