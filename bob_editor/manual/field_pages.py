"""The fields of a game's card, page by page as its form has them."""

from collections.abc import Iterator

from bob_editor.editing.card.form import CardForm, card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.manual.page import Page, bullets, heading, made, plain
from bob_editor.manual.places import field_place, page_of
from bob_editor.rules.game import Game

_KINDS = {
    "longtext": "text", "word": "number or text", "switch": "yes or no", "choice": "one of a list",
    "hexset": "a set of hexes", "hexes": "hexes", "places": "hexes or hexsides", "hex": "a hex",
    "place": "a hex or hexside", "side": "a hexside", "checks": "some of a list", "texts": "texts",
    "numbers": "numbers", "names": "names", "sequence": "a list", "group": "fields", "table": "rows",
    "keyed": "values by name", "json": "JSON", "either": "one of several forms", "range": "from and to",
    "translations": "texts by language", "counter": "a counter", "area": "an area", "board": "a board",
}  # fmt: skip


def fields_page(game: Game) -> Page:
    """Every field of the game's cards: what it is for, how it is entered, and the rule it follows."""
    form: CardForm = card_form(game)
    parts = [f"The card of a {form.called.lower()}, in the order in which its form is filled in."]
    for page in form.pages:
        cited = f" \\[{plain(page.cites)}\\]" if page.cites else ""
        parts.append(heading(2, f"{plain(page.title)}{cited}"))
        for path, field in page.fields:
            place = field_place(game.id, map(str, path))
            parts += [heading(3, plain(field.title), place), bullets(_field("/".join(map(str, path)), field))]
    return made(page_of("fields", game.id), f"The card of {game.title}", parts)


def _field(path: str, field: CardField) -> Iterator[str]:
    yield f"`{path}`: {_KINDS.get(field.kind, field.kind)}{', required' if field.required else ''}."
    if field.help:
        yield _sentence(field)
    if field.choices and len(field.choices) <= 40:
        yield f"One of {', '.join(plain(words) for _, words in field.choices)}."
    inner = field.fields or (field.item.fields if field.item is not None else ())
    for one in inner:
        yield f"{plain(one.title)} (`{one.name}`){', required' if one.required else ''}. {_sentence(one)}".rstrip()


def _sentence(field: CardField) -> str:
    cited = f" \\[{plain(field.cites)}\\]" if field.cites else ""
    return f"{plain(field.help).removesuffix('.')}{cited}." if field.help else ""
