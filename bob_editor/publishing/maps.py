"""The pictures of an edition's maps, in the style that its plan names, without the scans under its boards."""

from collections.abc import Iterator
from pathlib import Path

from bob_editor.publishing.edition import Edition, PublishedBoard, PublishedScenario
from bob_editor.publishing.form import LeftOut
from bob_editor.render.board.painter import USUAL_LAYERS
from bob_editor.render.card.typesetter import Amiss
from bob_editor.render.pictures.letters import letters_lacking
from bob_editor.render.pictures.picture import Picture, picture_of
from bob_editor.render.pictures.scenario import picture_of_scenario

_LAYERS = USUAL_LAYERS - {"underlay"}
"""A scan under a board is its designer's help, and often somebody else's."""


def scenario_picture(
    edition: Edition, one: PublishedScenario, *, with_counters: bool = True, with_areas: bool = True
) -> Picture:
    """A scenario's map; without markers and units, and without its areas, where they are shown by other means.

    :raises UnknownId: where there is no style of the name that is given.
    """
    look, folder = style_of_map(edition, one)
    return picture_of_scenario(
        one.printed,
        layers=_LAYERS if with_counters else _LAYERS - {"markers"},
        look=look,
        folder=folder,
        with_areas=with_areas,
        with_counters=with_counters,
        language=edition.language,
    )


def style_of_map(edition: Edition, one: PublishedScenario) -> tuple[str | None, Path | None]:
    """The name of the style that a scenario's map is painted in wherever it is shown, and where it is looked for."""
    look = edition.plan.style or one.card.board.style
    beside = (place.path.parent for place in one.boards if place.path is not None)
    return look, edition.style_folder(look, one.path.parent, *beside)


def board_picture(edition: Edition, one: PublishedBoard) -> Picture:
    """A board; raises as ``scenario_picture`` does."""
    look = edition.plan.style or one.board.style
    home = edition.style_folder(look, one.path.parent)
    return picture_of(one.board, one.game, layers=_LAYERS, look=look, folder=home)


def of_print(title: str, amiss: Amiss) -> LeftOut:
    """What is told of a card's print: that part of it is lost, or that it is longer than it may be."""
    return LeftOut(f"part of {title}" if amiss.lost else f"shortening {title} to its pages", amiss.why)


def unlettered(edition: Edition) -> Iterator[LeftOut]:
    """The boards whose names have letters that come as boxes."""
    for one in edition.boards:
        if why := letters_lacking(one.board):
            yield LeftOut(f"part of {one.title}", why)
