"""Counters to print and cut out, front and back, and what the box must hold against what each scenario uses."""

from __future__ import annotations

from pathlib import Path

from bob_editor.errors import TooLarge
from bob_editor.opening.counter_mix import begun_list
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut
from bob_editor.publishing.forms.counters.telling import box_csv, box_page
from bob_editor.publishing.mix import mix_of
from bob_editor.publishing.progress import Tell, share
from bob_editor.publishing.setting import Json, Setting, told
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.counters.sheet import SheetPlan, paper_of
from bob_editor.render.counters.writing import Printed, counter_sheets
from bob_editor.render.pictures.sheets import PAPERS
from bob_editor.rules.cards.mix import Lot
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write, write_bytes
from bob_editor.storage.kinds.counter_lists import counter_list_to_json

_PAPERS = tuple((name, name.upper() if len(name) == 2 else name.title()) for name in PAPERS)
_TURNED = (
    ("long", "Turned over the long edge"),
    ("short", "Turned over the short edge"),
    ("fold", "Folded and glued"),
)

SETTINGS = (
    Setting("paper", "Paper", "a4", among=_PAPERS),
    Setting("landscape", "Landscape", default=False),
    Setting("size", "Counter", 16, 8, 60, "mm", tip="The side of a counter after cutting"),
    Setting("bleed", "Bleed", 1, 0, 5, "mm", tip="How far a counter's colour runs on beyond the cut"),
    Setting("gap", "Gap", 2, 0, 20, "mm", tip="Between two counters; twice the bleed at least"),
    Setting("margin", "Margin", 8, 3, 50, "mm", tip="Blank at the edges of the paper, for what printers can't reach"),
    Setting("turned", "Backs", "long", among=_TURNED, tip="How the two sides of a sheet come together"),
    Setting(
        "print", "Print", "needed",
        among=(("needed", "What scenarios need"), ("box", "All that the box holds")),
        tip="What the box holds is told by a counter list, *.counters.json",
    ),
)  # fmt: skip


def make(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``counters.pdf``, ``.csv`` and ``.html``; ``GAME.counters.json``, too, where there is no list yet."""
    said = told(SETTINGS, edition, "counters")
    plan = _plan(said)
    share(tell, 0, 2)(0, 1)
    mix = mix_of(edition)
    faces = CounterFaces(mix)
    write(folder / "counters.csv", box_csv(mix))
    write(folder / "counters.html", box_page(edition.info.title, mix, faces))
    games = [
        (
            ruleset(game).title,
            [
                Printed(lot, number)
                for lot in mix.lots
                if lot.game == game and (number := _number(lot, said["print"]))
            ],
        )
        for game in mix.games
    ]
    if all(lot.file is None for lot in mix.lots):
        for game in mix.games:
            write(folder / f"{game}.counters.json", dumps(counter_list_to_json(begun_list(mix, game))))
    if not any(lots for _, lots in games):
        return [LeftOut("counters.pdf", "No scenario uses a counter.")]
    title = edition.info.title
    try:
        pdf = counter_sheets(
            title, games, faces, plan, authors=edition.info.authors, progress=share(tell, 1, 2)
        )
    except TooLarge as error:
        return [LeftOut("counters.pdf", f"{error} {error.hint}")]
    write_bytes(folder / "counters.pdf", pdf)
    return [LeftOut(name, "This picture of a counter can't be read.") for name in faces.unread]


def _number(lot: Lot, printed: str) -> int:
    return max(lot.needed, lot.box or 0) if printed == "box" else lot.needed


def _plan(said: dict[str, Json]) -> SheetPlan:
    paper = paper_of(said["paper"], landscape=said["landscape"])
    return SheetPlan(paper, *(said[name] for name in ("size", "bleed", "gap", "margin", "turned")))


def lacks(edition: Edition) -> str:
    """Why there are no counters."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("counters", "Counters to cut out", make, lacks, SETTINGS)
