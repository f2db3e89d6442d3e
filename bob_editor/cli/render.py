"""``bob-editor render``: a picture of a board, with what one hex sees if asked."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.scenes import open_map, parse_end, sight_of
from bob_editor.errors import BadCall

PICTURES = (".png", ".svg", ".pdf")

SMALLEST_DPI, LARGEST_DPI = 10, 2400


def render(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    out: Annotated[Path, Parameter(name=("--out", "-o"))],
    los: str | None = None,
    to: str | None = None,
    dpi: int = 150,
    theme: Literal["light", "dark"] = "light",
    hex_mm: Annotated[float | None, Parameter(show_default=False)] = None,
    paper: Literal["a4", "a3", "a2", "a1", "a0", "letter", "legal", "tabloid"] | None = None,
    overlap: float = 10.0,
) -> int:
    """Paint a board to a PNG, SVG or PDF file, as the window shows it.

    Try:

        bob-editor render mill.board.json -o mill.pdf
        bob-editor render mill.board.json -o mill.png --los E4 --dpi 300
        bob-editor render mill.board.json -o mill.pdf --paper a4 --hex-mm 25

    Parameters
    ----------
    file
        A board, or a suite (then its board).
    out
        The picture: *.png, *.svg or *.pdf.
    los
        A hex: shows what it sees and what not.
    to
        With --los: another hex; shows the line of sight to it and where it is stopped.
    dpi
        Dots per inch of a PNG; a hex is 0.75 inches wide from side to side.
    theme
        light or dark.
    hex_mm
        Width of a hex from side to side in millimetres; 19.05, if left out.
    paper
        Prints a PDF on sheets of this paper, as many as it takes, with marks at which to cut.
    overlap
        With --paper: how many millimetres neighbouring sheets both show.
    """
    if out.suffix.lower() not in PICTURES:
        raise BadCall(
            f"{out} is no picture that can be painted.",
            hint=f"Name it {', '.join('*' + end for end in PICTURES)}.",
        )
    check_dpi(dpi)
    if to is not None and los is None:
        raise BadCall("--to goes with --los.")
    if paper is not None and out.suffix.lower() != ".pdf":
        raise BadCall("--paper goes with a PDF.", hint="Name it *.pdf.")
    loaded = open_map(file)
    scene = loaded.scene
    field = thread = None
    if los is not None:
        sight = sight_of(scene)
        start = parse_end(los, loaded)
        if to is None:
            field = sight.field(start)
        else:
            goal = parse_end(to, loaded)
            thread = (start, goal, sight.trace(start, goal))
    from bob_editor.render.export import HEX_MM, export_picture, picture_of
    from bob_editor.render.sheets import PAPERS, Paper, print_sheets

    picture = picture_of(scene.board, scene.ruleset, los=field, thread=thread, scene=scene, theme=theme)
    if paper is None:
        export_picture(out, picture, dpi=dpi, hex_mm=hex_mm or HEX_MM)
        print(f"Wrote {out}.")
        return 0
    plan = print_sheets(out, picture, Paper(PAPERS[paper], hex_mm=hex_mm or HEX_MM, overlap=overlap))
    count = len(plan.sheets)
    print(f"Wrote {out}: {count} {'sheet' if count == 1 else f'sheets, {plan.rows} × {plan.columns}'}.")
    return 0


def check_dpi(dpi: int) -> None:
    """Refuse resolutions that nobody means.

    :raises BadCall: where one is past the limits.
    """
    if not SMALLEST_DPI <= dpi <= LARGEST_DPI:
        raise BadCall(f"--dpi {dpi} makes no sense.", hint=f"From {SMALLEST_DPI} to {LARGEST_DPI}.")
