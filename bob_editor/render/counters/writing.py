"""Sheets of counters as a PDF at true scale, set by Typst of the faces' drawings."""

import json
import tempfile
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from bob_editor.records import Record
from bob_editor.render.card.fonts import compiler_in, typesetter_there
from bob_editor.render.card.typesetter import DATE
from bob_editor.render.counters.faces import CounterFaces, Side
from bob_editor.render.counters.sheet import TOLD, SheetPlan
from bob_editor.render.kit.lettering import in_print
from bob_editor.render.pictures.export import Progress, untold
from bob_editor.rules.cards.mix import Lot
from bob_editor.rules.cards.pieces import Piece
from bob_editor.rules.wording import counted
from bob_editor.sheet.languages import ENGLISH, Language, capital

Json = Any


class Printed(Record):
    """A counter and how many of it are printed."""

    lot: Lot
    number: int


def counter_sheets(
    title: str,
    games: Sequence[tuple[str, Sequence[Printed]]],
    faces: CounterFaces,
    plan: SheetPlan,
    *,
    authors: Sequence[str] = (),
    language: Language = ENGLISH,
    progress: Progress = untold,
) -> bytes:
    """The PDF of all counters, each game's on sheets of its own, its backs on the page behind or beside the fold.

    ``language`` is that of what stands beside the counters; what stands on them is said in it already.

    :raises BadCall: where the typesetter isn't installed.
    :raises TooLarge: where they take too many sheets.
    """
    typesetter_there()
    plan.sheets(sum(one.number for _, printed in games for one in printed))
    total = sum(len(printed) for _, printed in games) + 1
    with tempfile.TemporaryDirectory(prefix="counters-") as name:
        folder = Path(name)
        rows: list[Json] = []
        keys: dict[tuple[int, Side], int] = {}
        done = 0
        for _, printed in games:
            for one in printed:
                for side in _SIDES:
                    keys[id(one), side] = len(rows)
                    file = f"face-{len(rows)}.svg"
                    (folder / file).write_bytes(faces.svg(one.lot, side, plan.bleed / plan.size))
                    rows.append({"file": file, "says": in_print(_said(one.lot, side, language))})
                done += 1
                progress(done, total)
        data = {
            "title": in_print(title),
            "language": language.code,
            "authors": [in_print(one) for one in authors],
            "paper": plan.paper,
            "outer": plan.size + 2 * plan.bleed,
            "faces": rows,
            "sheets": [
                sheet
                for game, printed in games
                for sheet in _sheets(title, game, printed, keys, plan, language)
            ],
        }
        (folder / "sheets.json").write_text(json.dumps(data, ensure_ascii=False), "utf-8")
        source = resources.files("bob_editor.render.counters") / "sheets.typ"
        (folder / "sheets.typ").write_text(source.read_text("utf-8"), "utf-8")
        compiler = compiler_in(folder, "sheets.typ")
        found = compiler.compile(format="pdf", timestamp=DATE)
    progress(total, total)
    assert isinstance(found, bytes)
    return found


_SIDES: tuple[Side, ...] = ("front", "back")


def _sheets(
    title: str,
    game: str,
    printed: Sequence[Printed],
    keys: dict[tuple[int, Side], int],
    plan: SheetPlan,
    language: Language,
) -> Iterator[Json]:
    """The pages of one game: a sheet's fronts, then its backs, or both on one."""
    every = [one for one in printed for _ in range(one.number)]
    number = plan.sheets(len(every))
    for sheet in range(number):
        here = every[sheet * plan.room : (sheet + 1) * plan.room]
        told = language.say("sheet {number} of {count}", number=sheet + 1, count=number)
        counters = language.sentence(counted(len(here), "counter"))
        name = f"{title} · {game} · {told} · {counters} · {language.say(TOLD[plan.turned])}"
        fronts = [
            _put(keys[id(one), "front"], *plan.front(place), plan, turned=False)
            for place, one in enumerate(here)
        ]
        backs = [
            _put(keys[id(one), "back"], *plan.back(place), plan, turned=plan.upside_down)
            for place, one in enumerate(here)
        ]
        if plan.folded:
            yield _page(
                name, [*fronts, *backs], [*plan.marks(len(here)), *plan.marks(len(here), backs=True)], plan
            )
        else:
            yield _page(
                language.say("{sheet} · front", sheet=name), fronts, list(plan.marks(len(here))), plan
            )
            yield _page(
                language.say("{sheet} · back", sheet=name),
                backs,
                list(plan.marks(len(here), backs=True)),
                plan,
            )


def _page(says: str, counters: list[Json], marks: list[Any], plan: SheetPlan) -> Json:
    wide, high = plan.paper
    folds = [(wide / 2, plan.margin, wide / 2, high - plan.margin - 8)] if plan.folded else []
    foot = (max(plan.margin, min(plan.corner[0], wide / 3)), high - plan.margin - 5)
    return {"says": in_print(says), "counters": counters, "marks": marks, "folds": folds, "foot": foot}


def _put(face: int, x: float, y: float, plan: SheetPlan, *, turned: bool) -> Json:
    return {"face": face, "x": x - plan.bleed, "y": y - plan.bleed, "turned": turned}


def whose_in(piece: Piece, language: Language) -> str:
    """A counter's nation in a language."""
    return capital(language.sentence(piece.whose))


def _said(lot: Lot, side: Side, language: Language) -> str:
    """What a face says, for who hears the page read."""
    piece = lot.piece
    values = piece.back if side == "back" and piece.flips else piece.values
    told = [whose_in(piece, language), piece.name, piece.mark, *(f"{name} {value}" for name, value in values)]
    return ", ".join(
        filter(None, (*told, "" if side == "front" else piece.flips or language.say("other side")))
    )
