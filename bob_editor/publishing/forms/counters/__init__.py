"""Counters to print and cut out, front and back, and what the box must hold against what each scenario uses."""

from __future__ import annotations

from pathlib import Path

from bob_editor.opening.counter_mix import begun_list
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut
from bob_editor.publishing.forms.counters.telling import box_csv, box_page
from bob_editor.publishing.mix import mix_of
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.counters.sheet import TURNS, SheetPlan, Turned, paper_of
from bob_editor.render.counters.writing import Printed, counter_sheets
from bob_editor.render.pictures.sheets import PAPERS
from bob_editor.rules.cards.mix import Lot
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write, write_bytes
from bob_editor.storage.kinds.counter_lists import counter_list_to_json

_PRINTED = ("needed", "box")


def make(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``counters.pdf``, ``counters.csv``, ``counters.html``; ``GAME.counters.json`` where there is no list yet.

    Settings: ``paper``, ``landscape``, ``size``, ``bleed``, ``gap`` and ``margin`` in millimetres, ``turned`` (over the
    ``long`` or ``short`` edge, or ``fold``), ``print`` (what scenarios ``needed``, or all that the ``box`` holds).
    """
    plan, printed = _plan(edition), edition.setting("counters", "print", "needed", among=_PRINTED)
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
                if lot.game == game and (number := _number(lot, printed))
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
    pdf = counter_sheets(title, games, faces, plan, authors=edition.info.authors, progress=share(tell, 1, 2))
    write_bytes(folder / "counters.pdf", pdf)
    return [LeftOut(name, "This picture of a counter can't be read.") for name in faces.unread]


def _number(lot: Lot, printed: str) -> int:
    return max(lot.needed, lot.box or 0) if printed == "box" else lot.needed


def _plan(edition: Edition) -> SheetPlan:
    paper = edition.setting("counters", "paper", "a4", among=tuple(PAPERS))
    landscape = edition.setting("counters", "landscape", default=False)
    turned: Turned = edition.setting("counters", "turned", "long", among=TURNS)
    bleed = edition.number("counters", "bleed", 1, 0, 5)
    return SheetPlan(
        paper_of(paper, landscape=landscape),
        edition.number("counters", "size", 16, 8, 60),
        bleed,
        edition.number("counters", "gap", 2 * bleed, 0, 20),
        edition.number("counters", "margin", 8, 3, 50),
        turned,
    )


def lacks(edition: Edition) -> str:
    """Why there are no counters."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("counters", "Counters to cut out, and what the box holds", make, lacks)
