"""The scenarios' cards as PDF, a file each."""

from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Part
from bob_editor.publishing.maps import of_print, style_of_map, unlettered
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.card.map_image import MapImage
from bob_editor.render.card.template import template_of, with_settings
from bob_editor.render.card.typesetter import Amiss
from bob_editor.render.card.writing import export_card
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import sheet_of

DEFAULT = "classic"

SETTINGS = ("paper", "bleed", "crop_marks")
"""What a project may set of its cards' paper, whichever template they have."""


def parts(edition: Edition) -> list[Part]:
    """``NAME.pdf`` for every scenario. Settings: those of ``SETTINGS``, as templates have them."""
    settings = edition.plan.settings.get("cards", {})
    own = {name: settings[name] for name in SETTINGS if settings.get(name) not in (None, "")}
    alike: dict[object, list[int]] = {}
    for number, one in enumerate(edition.scenarios):
        alike.setdefault((one.card.ruleset.id, *(laid.path for laid in one.boards)), []).append(number)
    return [
        Part(partial(_cards, tuple(numbers), own), sum(edition.scenarios[one].hexes for one in numbers))
        for numbers in alike.values()
    ]


def _cards(
    numbers: Sequence[int], own: Mapping[str, Any], edition: Edition, folder: Path, tell: Tell
) -> list[LeftOut]:
    """Cards on the same boards, whose ground is painted once."""
    left: list[LeftOut] = []
    painted: deque[MapImage] = deque(maxlen=1)
    looks: dict[tuple[str | None, Path | None], Sheet] = {}
    for done, number in enumerate(numbers):
        one = edition.scenarios[number]
        template = template_of(edition.plan.template or DEFAULT, one.path.parent)
        template = with_settings(template, own, "of the cards in project.json")
        progress = share(tell, done, len(numbers))
        path = folder / f"{one.slug}.pdf"
        amiss: list[Amiss] = []
        wanted = style_of_map(edition, one)
        look = looks[wanted] = looks.get(wanted) or sheet_of(*wanted)
        export_card(
            path,
            one.printed,
            one.sheet,
            template,
            progress=progress,
            tell=amiss.append,
            look=look,
            painted=painted,
        )
        left += [of_print(one.sheet.title, told) for told in amiss]
    return left


def lacks(edition: Edition) -> str:
    """Why there are no cards."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("cards", "Cards to print", parts, lacks, notes=unlettered)
