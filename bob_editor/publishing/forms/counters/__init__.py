"""Counters to print and cut out, front and back, and what the box must hold against what each scenario uses."""

from pathlib import Path

from bob_editor.errors import TooLarge
from bob_editor.opening.counter_mix import begun_list
from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Option, Part
from bob_editor.publishing.forms.counters.telling import box_csv, box_page
from bob_editor.publishing.mix import mix_of, spoken
from bob_editor.publishing.options import Json, told
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.counters.sheet import SheetPlan, paper_of
from bob_editor.render.counters.writing import Printed, counter_sheets
from bob_editor.render.pictures.sheets import PAPERS
from bob_editor.rules.cards.mix import Lot
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.writing import write, write_bytes
from bob_editor.storage.kinds.counter_lists import counter_list_to_json
from bob_editor.storage.naming import COUNTERS
from bob_editor.words import mark

_PAPERS = {name: name.upper() if len(name) == 2 else name.title() for name in PAPERS}
_TURNED = {
    "long": mark("Turned over the long edge"),
    "short": mark("Turned over the short edge"),
    "fold": mark("Folded and glued"),
}
_PRINT = {"needed": mark("What scenarios need"), "box": mark("All that the box holds")}

OPTIONS = (
    Option("paper", "Paper", "a4", choices=_PAPERS),
    Option("landscape", "Landscape", default=False),
    Option("size", "Counter, mm", 16, "The side of a counter after cutting", low=8, high=60),
    Option("bleed", "Bleed, mm", 1, "How far a counter's colour runs on beyond the cut", high=5),
    Option("gap", "Gap, mm", 2, "Between two counters; twice the bleed at least", high=20),
    Option(
        "margin",
        "Margin, mm",
        8,
        "Blank at the edges of the paper, for what printers can't reach",
        low=3,
        high=50,
    ),
    Option("turned", "Backs", "long", "How the two sides of a sheet come together", _TURNED),
    Option(
        "print", "Print", "needed", "What the box holds is told by a counter list, *.counters.json", _PRINT
    ),
)


def parts(edition: Edition) -> list[Part]:
    """``counters.pdf``, ``.csv`` and ``.html``; ``GAME.counters.json``, too, where there is no list yet."""
    return [Part(_counters, sum(one.hexes for one in edition.scenarios))]


def _counters(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    """Write ``counters.pdf``, ``.csv`` and ``.html``; ``GAME.counters.json``, too, where there is no list yet."""
    said = told(OPTIONS, edition, "counters")
    plan = _plan(said)
    share(tell, 0, 2)(0, 1)
    listed, language = mix_of(edition), edition.language
    mix = spoken(listed, edition)
    faces = CounterFaces(mix)
    write(folder / "counters.csv", box_csv(mix, language))
    write(folder / "counters.html", box_page(edition.info.title, mix, faces, language))
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
            write(folder / f"{game}{COUNTERS}", dumps(counter_list_to_json(begun_list(listed, game))))
    if not any(lots for _, lots in games):
        return [LeftOut("counters.pdf", "No scenario uses a counter.")]
    title = edition.info.title
    try:
        pdf = counter_sheets(
            title,
            games,
            faces,
            plan,
            authors=edition.info.authors,
            language=language,
            progress=share(tell, 1, 2),
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


FORM = Form("counters", "Counters to cut out", parts, lacks, options=OPTIONS)
