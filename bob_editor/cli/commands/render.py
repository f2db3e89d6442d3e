"""``bob-editor render``: a picture of a board or scenario, with what one hex sees if asked; or a scenario's card."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.completing import OF_STYLES
from bob_editor.cli.output import warn
from bob_editor.cli.scene_options import Scene, SceneOptions
from bob_editor.cli.scenes import open_map
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.errors import BadCall
from bob_editor.storage.naming import STANDARD_INPUT

PICTURES = (".png", ".svg", ".pdf")

SMALLEST_DPI, LARGEST_DPI = 10, 2400


def render(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    out: Annotated[Path, OF_A_FILE, Parameter(name=("--out", "-o"), allow_leading_hyphen=True)],
    form: Annotated[Literal["png", "svg", "pdf"] | None, Parameter(name=("--format", "-f"))] = None,
    los: str | None = None,
    to: str | None = None,
    dpi: int = 150,
    theme: Annotated[Literal["light", "dark"] | None, Parameter(show_default=False)] = None,
    style: Annotated[str | None, OF_STYLES] = None,
    hex_mm: Annotated[float | None, Parameter(show_default=False)] = None,
    width_mm: Annotated[float | None, Parameter(show_default=False)] = None,
    layers: str | None = None,
    without: str | None = None,
    see_through: Annotated[bool, Parameter(negative="")] = False,
    bleed: float = 0.0,
    paper: Literal["a4", "a3", "a2", "a1", "a0", "a5", "letter", "legal", "tabloid"] | None = None,
    overlap: Annotated[float | None, Parameter(show_default=False)] = None,
    card: Annotated[bool, Parameter(negative="")] = False,
    template: str | None = None,
    language: str | None = None,
    scene: Scene = None,
) -> int:
    """Paint a board, or a scenario's map or card, to a PNG, SVG or PDF file, as the window shows it.

    A scenario's map has its set-up areas, markers and units on it. With --card, its card is set on pages instead; PNG
    and SVG of several pages are numbered: card-1.png, card-2.png.

    Try:

        bob-editor render mill.board.json -o mill.pdf
        bob-editor render mill.board.json -o mill.png --los E4 --dpi 300
        bob-editor render mill.board.json -o night.png --los E4 --condition visibility=3
        bob-editor render mill.board.json -o mill.pdf --paper a4 --hex-mm 25
        bob-editor render mill.board.json -o mill.svg --without dots,numbers --bleed 3
        bob-editor render dawn.scenario.json -o dawn.pdf --card --template plain

    Parameters
    ----------
    file
        A board, a scenario, or a suite (then its board or scenario).
    out
        The picture: *.png, *.svg or *.pdf; - for standard output.
    form
        With -o -: which of these it is; png, if left out. A file's name says it by itself.
    los
        A hex: shows what it sees and what not.
    to
        With --los: another hex; shows the line of sight to it and where it is stopped.
    dpi
        Dots per inch of a PNG; a hex of a map is 0.75 inches wide from side to side.
    theme
        light or dark; light, if left out.
    style
        How it is painted: painted, clean, ink, night, or the name of a style beside the file (styles/NAME/style.json);
        what the board says, if left out.
    hex_mm
        Width of a hex from side to side in millimetres; 19.05, if left out.
    width_mm
        Instead of --hex-mm: how wide the whole map is to be, in millimetres.
    layers
        What to paint, with commas between: ground, contours, artwork, paths, sides, grid, dots, labels, numbers,
        terrains (their names), markers, underlay. All but the terrains' names, if left out. In an SVG each is a
        layer of its own.
    without
        What of these to leave out.
    see_through
        Leaves out the ground and what is behind it, so that the picture can lie on another.
    bleed
        How many millimetres of land run on over each edge, to be cut off.
    paper
        Prints a PDF on sheets of this paper, as many as it takes, with marks at which to cut; a card on a4, a5 or
        letter.
    overlap
        With --paper: how many millimetres neighbouring sheets both show; 10, if left out.
    card
        Of a scenario: its card with all that it says, not its map alone.
    template
        With --card: how the card looks: classic, plain, the name of a *.card-template.json beside the scenario, or
        a file.
    language
        With --card: the language of its labels and texts, such as de; if left out, the one that it is written in.
    """
    from bob_editor.cli.named_map import our_map

    laid = scene or SceneOptions()
    suffix = _suffix(out, form, paged=card or paper is not None)
    check_dpi(dpi)
    given, file = file, our_map(file, laid.ruleset, laid.mapping)
    if to is not None and los is None:
        raise BadCall("--to goes with --los.")
    if laid.says_who and los is None:
        raise BadCall("--position and --unit go with --los.")
    if card:
        _refuse_with_card(
            los=los, theme=theme, hex_mm=hex_mm, width_mm=width_mm, layers=layers, without=without,
            see_through=see_through or None, bleed=bleed or None, overlap=overlap,
            condition=laid.condition or None, marker=laid.marker or None, change=laid.change or None,
            on_map=laid.on_map or None, ruling=laid.ruling or None, minute=laid.minute or None,
        )  # fmt: skip
        from bob_editor.cli.painting import write_card

        write_card(file, out, template or "classic", dpi=dpi, style=style, paper=paper, language=language)
        return 0
    theme = theme or "light"
    _refuse_together(
        (language is not None, "--language goes with --card."),
        (template is not None, "--template goes with --card."),
        (paper is not None and suffix != ".pdf", "--paper goes with a PDF."),
        (overlap is not None and paper is None, "--overlap goes with --paper."),
        (paper == "a5", "Maps aren't printed on a5: it goes with --card."),
        (
            paper is not None and bool(bleed),
            "--bleed goes without --paper: sheets of paper overlap; see --overlap.",
        ),
        (
            hex_mm is not None and width_mm is not None,
            "--hex-mm and --width-mm both say how large the map is.",
        ),
    )
    shown = shown_layers(layers, without)
    loaded = laid.laid(open_map(file, named=given))
    from bob_editor.cli.painting import paint_map, write_picture, write_sheets
    from bob_editor.render.pictures.export import HEX_MM, hex_mm_of
    from bob_editor.render.pictures.letters import letters_lacking

    picture = paint_map(
        loaded, file, laid, los=los, to=to, theme=theme, layers=shown, see_through=see_through, style=style
    )
    if width_mm is not None:
        hex_mm = hex_mm_of(picture, width_mm)
    hex_mm = HEX_MM if hex_mm is None else hex_mm
    if "labels" in shown and (told := letters_lacking(loaded.scene.board)):
        warn(f"{given}: {told}")
    if paper is None:
        write_picture(out, picture, suffix, dpi=dpi, hex_mm=hex_mm, bleed_mm=bleed)
    else:
        write_sheets(out, picture, paper, hex_mm=hex_mm, overlap=overlap)
    return 0


def _suffix(out: Path, form: str | None, *, paged: bool) -> str:
    """The ending of what is written, as the file's name or, for standard output, the call says.

    :raises BadCall: where neither does, or they don't go together.
    """
    if out == STANDARD_INPUT:
        _refuse_together((paged, "What has several pages goes to a file: -o pages.pdf"))
        return f".{form or 'png'}"
    _refuse_together(
        (form is not None, "--format goes with -o -; a file's name says by its ending what it is.")
    )
    if out.suffix.lower() not in PICTURES:
        raise BadCall(
            f"{out} is no picture that can be painted.",
            hint=f"Name it {', '.join('*' + end for end in PICTURES)}.",
        )
    return out.suffix.lower()


def _refuse_together(*odd: tuple[bool, str]) -> None:
    """Refuse options that don't go together.

    :raises BadCall: with the sentence of the first pair that holds.
    """
    for holds, told in odd:
        if holds:
            raise BadCall(told)


def _refuse_with_card(**given: object) -> None:
    """Refuse options of a map's picture for a card's pages.

    :raises BadCall: where one of them is given.
    """
    words = [f"--{name.replace('_', '-')}" for name, value in given.items() if value is not None]
    if words:
        raise BadCall(f"--card goes without {' and '.join(words)}.")


def shown_layers(layers: str | None, without: str | None) -> frozenset[str]:
    """The layers named, or the usual ones, without those to leave out.

    :raises BadCall: where one has no such name.
    """
    from bob_editor.render.board.painter import LAYERS, USUAL_LAYERS

    wanted, left_out = (_names(some) for some in (layers, without))
    unknown = [name for name in (*wanted, *left_out) if name not in LAYERS]
    if unknown:
        raise BadCall(f"There is no layer “{unknown[0]}”.", hint=f"There are {', '.join(LAYERS)}.")
    return frozenset(wanted if layers is not None else USUAL_LAYERS) - frozenset(left_out)


def _names(words: str | None) -> tuple[str, ...]:
    return tuple(filter(None, (word.strip() for word in (words or "").split(","))))


def check_dpi(dpi: int) -> None:
    """Refuse resolutions that nobody means.

    :raises BadCall: where one is past the limits.
    """
    if not SMALLEST_DPI <= dpi <= LARGEST_DPI:
        raise BadCall(f"--dpi {dpi} makes no sense.", hint=f"From {SMALLEST_DPI} to {LARGEST_DPI}.")
