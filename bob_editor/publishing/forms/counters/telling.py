"""What the box must hold against what each scenario uses: a table for spreadsheets, and a page with every counter."""

import base64
import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from html import escape

from bob_editor.render.counters.faces import CounterFaces, Side
from bob_editor.render.counters.writing import whose_in
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rulesets import ruleset
from bob_editor.sheet.languages import Language

_HEADS = ("Game", "Kind", "Nation", "Name", "Mark", "Values", "other side")
_SUMS = ("Needed", "In the box", "Lacking", "Spare")
_ABOUT = (
    "What the box must hold is the most that any one scenario uses. Markers that a game lays and takes up during "
    "play aren't counted, only what a card lists."
)
_FACE_PX = 112
_STYLE = (
    ":root{color-scheme:light dark}body{font:15px/1.45 system-ui,sans-serif;margin:2rem auto;"
    "max-width:76rem;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{padding:.25rem .6rem;text-align:left;"
    "border-bottom:1px solid #8886;vertical-align:middle}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}"
    "tfoot td,tfoot th{font-weight:600;border-top:2px solid #888}img{display:block;width:56px;height:56px}"
    "small{font-weight:400}"
    ".faces{display:flex;gap:3px}.lack{color:#b3261e;font-weight:600}small{opacity:.75}.wide{overflow-x:auto}"
    "@media(prefers-color-scheme:dark){.lack{color:#ff8a80}}@media print{body{margin:0;max-width:none}}"
)


def box_csv(mix: CounterMix, language: Language) -> str:
    """A line a counter and a line of sums; a letter before a sign that spreadsheets would reckon with."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    heads, sums = (map(language.title, names) for names in (_HEADS, _SUMS))
    table.writerow(_plain([*heads, *mix.scenarios, *sums]))
    for lot in mix.lots:
        table.writerow(_plain([*_words(lot, language), *map(str, lot.used), *_numbers(lot)]))
    told = [str(sum(lot.used[place] for lot in mix.lots)) for place in range(len(mix.scenarios))]
    table.writerow([language.title("Sum"), *[""] * (len(_HEADS) - 1), *told, *_sums(mix.lots)])
    return out.getvalue()


def _plain(cells: Iterable[str]) -> list[str]:
    return [f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell for cell in cells]


def _words(lot: Lot, language: Language) -> list[str]:
    piece = lot.piece
    kind = language.lower(language.title(piece.kind.capitalize()))
    back = ", ".join(f"{name} {value}" for name, value in piece.back)
    values = ", ".join(f"{name} {value}" for name, value in piece.values)
    other = f"{piece.flips}: {back}" if piece.flips and back else piece.flips
    title = ruleset(lot.game).title if lot.game else ""
    return [title, kind, whose_in(piece, language), piece.name, piece.mark, values, other]


def _numbers(lot: Lot) -> list[str]:
    if lot.box is None:
        return [str(lot.needed), "", "", ""]
    return [str(lot.needed), str(lot.box), str(lot.lacking), str(max(0, lot.box - lot.needed))]


def _sums(lots: Sequence[Lot]) -> list[str]:
    """Sums of what is needed, and of the box where the box is known of all of them."""
    held = [(lot, lot.box) for lot in lots if lot.box is not None]
    needed = str(sum(lot.needed for lot in lots))
    if not held:
        return [needed, "", "", ""]
    spare = sum(max(0, box - lot.needed) for lot, box in held)
    return [needed, str(sum(box for _, box in held)), str(sum(lot.lacking for lot, _ in held)), str(spare)]


def box_page(title: str, mix: CounterMix, faces: CounterFaces, language: Language) -> str:
    """The page: a table a game, each counter shown on both sides."""
    heading = escape(language.say("{title}: counters", title=title) if title else language.title("Counters"))
    tables = "\n".join(_table(mix, game, faces, language) for game in mix.games)
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head>\n<meta charset="utf-8">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
        'img-src data:">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{heading}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{heading}</h1>\n"
        f"<p>{escape(language.say(_ABOUT), quote=False)}</p>\n{tables}\n</body>\n</html>\n"
    )


def _table(mix: CounterMix, game: str, faces: CounterFaces, language: Language) -> str:
    lots = [lot for lot in mix.lots if lot.game == game]
    own = [place for place in range(len(mix.scenarios)) if any(lot.used[place] for lot in lots)]
    heads = "".join(f'<th scope="col" class="n">{escape(mix.scenarios[place])}</th>' for place in own)
    sums = "".join(f'<th scope="col" class="n">{language.title(name)}</th>' for name in _SUMS)
    rows = "\n".join("".join(_row(lot, own, faces, language)) for lot in lots)
    told = [str(sum(lot.used[place] for lot in lots)) for place in own]
    foot = "".join(f'<td class="n">{value}</td>' for value in (*told, *_sums(lots)))
    title = escape(ruleset(game).title if game else language.title("Counters"))
    return (
        f'<h2>{title}</h2>\n<div class="wide"><table>\n<thead><tr><th></th>'
        f'<th scope="col">{language.title("Counter")}</th>{heads}{sums}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n'
        f'<tfoot><tr><td></td><th scope="row">{language.title("Sum")}</th>{foot}</tr></tfoot>\n</table></div>'
    )


def _row(lot: Lot, own: Sequence[int], faces: CounterFaces, language: Language) -> Iterator[str]:
    _, kind, nation, name, mark, values, other = _words(lot, language)
    sides: tuple[Side, ...] = ("front", "back") if lot.piece.flips else ("front",)
    shown = "".join(
        f'<img alt="" src="data:image/png;base64,{base64.b64encode(faces.png(lot, side, _FACE_PX)).decode()}">'
        for side in sides
    )
    about = " · ".join(filter(None, (nation, kind, values, other)))
    called = f"{name} {mark}".strip()
    yield f'<tr><td><div class="faces">{shown}</div></td>'
    yield f'<th scope="row">{escape(called)}<br><small>{escape(about)}</small></th>'
    for place in own:
        yield f'<td class="n">{lot.used[place] or "–"}</td>'
    for number, value in enumerate(_numbers(lot)):
        lack = " lack" if number == 2 and lot.lacking else ""
        yield f'<td class="n{lack}">{value}</td>'
    yield "</tr>"
