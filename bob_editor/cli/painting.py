"""What ``bob-editor render`` paints: the map of a board or scenario, a card; asked for only then, since it loads Qt."""

from pathlib import Path

from msgspec.structs import replace

from bob_editor.cli.files import must_exist
from bob_editor.cli.output import warn, write_out
from bob_editor.cli.scene_options import SceneOptions
from bob_editor.cli.scenes import card_in, is_scenario, sight_of
from bob_editor.errors import BadCall
from bob_editor.opening.ends import end_of
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.render.card.template import PAPERS as CARD_PAPERS
from bob_editor.render.card.template import template_of
from bob_editor.render.card.writing import export_card
from bob_editor.render.pictures.export import picture_bytes
from bob_editor.render.pictures.picture import Picture, picture_of
from bob_editor.render.pictures.scenario import picture_of_scenario
from bob_editor.render.pictures.sheets import PAPERS, Paper, print_sheets
from bob_editor.render.styles.shelf import sheet_of, sheet_or_default
from bob_editor.rules.cards.translations import missing
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.sheet.card_sheet import card_sheet, in_language, labels_for
from bob_editor.storage.naming import STANDARD_INPUT


def paint_map(
    loaded: LoadedMap,
    file: Path,
    laid: SceneOptions,
    *,
    los: str | None,
    to: str | None,
    theme: str,
    layers: frozenset[str],
    see_through: bool,
    style: str | None,
) -> Picture:
    """The map of a board, suite or scenario, with what the hex ``los`` sees or the thread from it to another.

    A scenario on which more lies than its card says is painted as a suite of it is, without its areas.
    """
    field, thread = _looked(loaded, laid, los, to)
    card = card_in(file) if loaded.suite is None and is_scenario(file) else None
    if card is not None and card.scene.is_laid_as(loaded.scene):
        return picture_of_scenario(
            card, los=field, thread=thread, theme=theme, folder=file.parent, layers=layers,
            see_through=see_through, look=style,
        )  # fmt: skip
    scene = loaded.scene
    return picture_of(
        scene.board, scene.ruleset, los=field, thread=thread, scene=scene, theme=theme,
        folder=loaded.board_folder, layers=layers, see_through=see_through, look=style,
    )  # fmt: skip


def _looked(
    loaded: LoadedMap, laid: SceneOptions, los: str | None, to: str | None
) -> tuple[FieldOfView | None, tuple[End, End, Answer] | None]:
    if los is None:
        return None, None
    sight, start = sight_of(loaded.scene), end_of(los, loaded, position=laid.position, unit=laid.unit)
    if to is None:
        return sight.field(start), None
    goal = end_of(to, loaded)
    return None, (start, goal, sight.trace(start, goal))


def write_picture(
    out: Path, picture: Picture, suffix: str, *, dpi: int, hex_mm: float, bleed_mm: float
) -> None:
    """A picture of one page, to a file or standard output."""
    write_out(out, picture_bytes(suffix, picture, dpi=dpi, hex_mm=hex_mm, bleed_mm=bleed_mm, name=out.name))
    if out != STANDARD_INPUT:
        print(f"Wrote {out}.")


def write_sheets(out: Path, picture: Picture, paper: str, *, hex_mm: float, overlap: float | None) -> None:
    """A picture on as many sheets of paper as it takes."""
    sheet = Paper(PAPERS[paper], hex_mm=hex_mm)
    plan = print_sheets(out, picture, sheet if overlap is None else replace(sheet, overlap=overlap))
    count = len(plan.sheets)
    print(f"Wrote {out}: {count} {'sheet' if count == 1 else f'sheets, {plan.rows} × {plan.columns}'}.")


def write_card(
    file: Path,
    out: Path,
    template: str,
    *,
    dpi: int,
    style: str | None,
    paper: str | None,
    language: str | None,
) -> None:
    """A scenario's card, set on pages.

    :raises BadCall: where the file is no scenario, or cards aren't printed on the paper.
    """
    if not is_scenario(file):
        raise BadCall(f"{file} is no scenario, and only these have cards.")
    look = template_of(template, must_exist(file).parent)
    if paper is not None:
        if paper not in CARD_PAPERS:
            raise BadCall(f"A card isn't printed on {paper}.", hint=f"Take {', '.join(CARD_PAPERS)}.")
        look = replace(look, paper=paper)
    card = card_in(file)
    labels = labels_for(card, language)
    for text in missing(card.scenario, labels.code):
        warn(f"{file}: not in {labels.code}: {text}")
    sheet = card_sheet(card, language=labels)
    card = in_language(card, labels)
    # A style that is asked for must be there; one that a board names may be gone.
    painted, why = (
        (sheet_of(style, file.parent), "") if style else sheet_or_default(card.board.style, file.parent)
    )
    if why:
        warn(f"{file}: {why}")
    written = export_card(
        out,
        card,
        sheet,
        look,
        dpi=dpi,
        tell=lambda amiss: warn(f"{file}: {amiss.why}"),
        look=painted,
    )
    print(f"Wrote {', '.join(map(str, written))}.")
