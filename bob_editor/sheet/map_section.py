"""The map on the card: what its outlines mean, the boards that it is made of, and what lies on it."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.rules.cards.code import Area, CardCode
from bob_editor.rules.game import game_of
from bob_editor.sheet.area_titles import area_title
from bob_editor.sheet.blocks import Block, LegendRow, Line, MapPicture, Pairs, Words
from bob_editor.sheet.value_words import CardWords, told

Json = Any

_KINDS: Mapping[str, str] = {
    "setup": "sets up", "entry": "comes in", "objective": "objective", "exit": "leaves", "note": "",
}  # fmt: skip


_FEW = 3
"""So many hexes are told by their labels."""


def map_picture(words: CardWords, code: CardCode) -> MapPicture | None:
    """The map with its legend; None where no board can be read and nothing is drawn."""
    areas = [area for area in code.areas(words.card) if area.hexes]
    alike: dict[tuple[str, str, str], list[Area]] = {}
    for area in areas:
        alike.setdefault((area.kind, area.side, area.title), []).append(area)
    boards = board_line(words)
    if not words.card.grid.parts and not boards:
        return None
    return MapPicture(tuple(_legend_row(some, words) for some in alike.values()), boards)


def _legend_row(areas: list[Area], words: CardWords) -> LegendRow:
    """Areas of one title: a few hexes by their labels, many by their number."""
    grid, first = words.card.grid, areas[0]
    hexes = sorted({at for area in areas for at in area.hexes}, key=grid.position)
    shown = (
        ", ".join(grid.label(at) for at in hexes)
        if len(hexes) <= _FEW
        else words.language.say("{count:,} hexes", count=len(hexes))
    )
    told = [words.sides.get(first.side, ""), words.language.say(_KINDS[first.kind]), shown]
    title = area_title(first, words.language, words.card)
    return LegendRow(first.kind, first.side, title, " · ".join(one for one in told if one))


def board_line(words: CardWords) -> Line:
    """The boards and overlays by name, with how each is turned and what of it is used; then what else the map says."""
    found = list(_boards(words))
    field = words.root.part("map")
    for name, value in words.card.scenario.table("map").items():
        if name not in ("boards", "overlays") and value is not False:
            part = field.part(name)
            shown = () if value is True else (Words(" "), *words.line(value, part))
            found += (Words(" · ") if found else Words(""), Words(part.title), *shown)
    return tuple(found)


def _boards(words: CardWords) -> Line:
    found: list[Words] = []
    scenario, card = words.card.scenario, words.card
    missing = {one.path: one.why for one in card.missing}
    say = words.language.say
    for section, head in (("boards", ""), ("overlays", say("overlay "))):
        for index, row in scenario.rows("map", section):
            if found:
                found.append(Words(" · "))
            found.append(Words(f"{head}{_title(section, index, row, words)}"))
            notes = []
            if row.get("turn"):
                notes.append(say("turned {turn}°", turn=row["turn"]))
            crop = row.get("crop")
            if isinstance(crop, list | tuple) and crop:
                notes.append(say("{count} of its hexes", count=len(crop)))
            elif isinstance(crop, str):
                notes.append(say("part {name}", name=crop))
            if ("map", section, index) in missing:
                notes.append(say("can't be read"))
            if notes:
                found.append(Words(f" ({', '.join(notes)})"))
    board = str(game_of(card.ruleset).card_layout().get("board_called") or "Board")
    many = "s" if len(scenario.boards) > 1 else ""
    return (
        (Words(say("{board}: ", board=words.language.title(f"{board}{many}")), bold=True), *found)
        if found
        else ()
    )


def _title(section: str, index: int, row: Mapping[str, Json], words: CardWords) -> str:
    """A board's name on the map and its own title, where it can be read."""
    number = index + (len(words.card.scenario.boards) if section == "overlays" else 0)
    laid = [one.path for one in words.card.missing]
    name = str(row.get("name") or "")
    if ("map", section, index) in laid:
        return name or str(row.get("board", ""))
    before = sum(1 for path in laid if _number(path, words) < number)
    place = number - before
    boards = words.card.map.laid
    title = boards[place].board.title if 0 <= place < len(boards) else ""
    return f"{name} {title}".strip() or str(row.get("board", ""))


def _number(path: tuple[str | int, ...], words: CardWords) -> int:
    index = path[2] if len(path) > 2 and isinstance(path[2], int) else 0
    return index + (len(words.card.scenario.boards) if path[1] == "overlays" else 0)


def marker_blocks(words: CardWords) -> Iterator[Block]:
    """The markers by kind and owner, with where they lie."""
    kinds: dict[tuple[str, str], list[Mapping[str, Json]]] = {}
    for _, row in words.card.scenario.markers:
        side = row.get("side")
        kinds.setdefault((str(row.get("marker", "")), side if isinstance(side, str) else ""), []).append(row)
    field = words.root.part("markers").part(0)
    rows = []
    for (kind, side), alike in kinds.items():
        line: list[Words] = [Words(f"{len(alike)} × "), *((words.side(side), Words(": ")) if side else ())]
        for number, row in enumerate(alike):
            line += (Words(", "),) if number else ()
            line += words.line(row.get("at", "?"), field.part("at"))
            rest = {
                key: one
                for key, one in told(row).items()
                if key not in ("marker", "side", "at") and not words.is_secret(field.part(key))
            }
            if rest:
                line += (Words(" ("), *words.details(rest, field, between=", ", inner=True), Words(")"))
        rows.append((words.name(kind), tuple(line)))
    if rows:
        yield Pairs(tuple(rows))
