"""The form of a card: its pages and their fields, as the ruleset's schema and ``card.json`` have them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.card import form_schema
from bob_editor.editing.card.form_field import CardField
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.game import called, game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages import Language
from bob_editor.sheet.languages.in_window import label, of_window
from bob_editor.storage.form.schemas import card_address

Json = Any

HIDDEN = ("format", "version", "ruleset", "imported")
"""What the program writes itself."""


class Page(Record, eq=False):
    """A page of the form: its title, the rules it is about, and its fields with their paths."""

    title: str
    fields: tuple[tuple[FieldPath, CardField], ...]
    cites: str = ""

    def holds(self, path: FieldPath) -> bool:
        """Whether a path leads to a field of this page or into one."""
        return any(path[: len(own)] == own for own, _ in self.fields)

    def holds_parts_of(self, path: FieldPath) -> bool:
        """Whether fields of this page are parts of what a path leads to."""
        return any(own[: len(path)] == path and own != path for own, _ in self.fields)


class CardForm(Record, eq=False, dict=True):
    """The form of a ruleset's cards."""

    pages: tuple[Page, ...]
    called: str = "Scenario"
    """What the game calls what the card is of."""

    @cached_property
    def switched(self) -> tuple[FieldPath, ...]:
        """The paths of groups that count by being there."""
        return tuple(
            (*own, one.name)
            for page in self.pages
            for own, field in page.fields
            if field.kind == "group"
            for one in field.fields
            if one.switched
        )

    @cached_property
    def named(self) -> frozenset[str]:
        """The addresses of ids that fields of the card name, such as ``units/unit``."""
        return frozenset(
            address_of(one.split("/"))
            for page in self.pages
            for _, field in page.fields
            for inner in _all_in(field)
            for one in inner.of
        )

    def page_of(self, path: FieldPath) -> int | None:
        """The place of the page that shows what a path leads to."""
        return next((at for at, page in enumerate(self.pages) if page.holds(path)), None)

    def field_at(self, path: FieldPath) -> CardField | None:
        """The field of a path, of one of its rows or values too; None where the card has no such field."""
        for page in self.pages:
            for own, top in page.fields:
                if path[: len(own)] == own:
                    return _inside(top, path[len(own) :])
        return None


def address_of(steps: Iterable[str]) -> str:
    """Where ids stand, whichever rows they stand in: ``sides/weapons/id``."""
    return "/".join(step for step in steps if step != "*")


def _all_in(field: CardField, depth: int = 5) -> Iterator[CardField]:
    """A field and all that is in it; hex sets hold others of their kind without end."""
    yield field
    if depth and field.kind in ("group", "table", "keyed", "sequence", "either"):
        for one in field.fields or ((field.item,) if field.item is not None else ()):
            yield from _all_in(one, depth - 1)


def _inside(top: CardField, steps: FieldPath) -> CardField | None:
    found: CardField | None = top
    for step in steps:
        if found is None:
            return None
        if found.kind == "table":
            # A step into a row: the row's own fields are the table's.
            found = replace(found, kind="group") if isinstance(step, int) or found.keyed else None
        elif found.kind == "group":
            found = next((one for one in found.fields if one.name == step), None)
        elif found.kind in ("keyed", "sequence"):
            found = found.item
        else:
            return found
    return found


def card_form(ruleset: Ruleset) -> CardForm:
    """The form of a ruleset's cards: pages as its ``card.json`` has them, fields that those leave out at the end.

    It is in the window's language, and made once for a ruleset.
    """
    return _card_form(ruleset, of_window())


@lru_cache(maxsize=4)
def _card_form(ruleset: Ruleset, _spoken: Language) -> CardForm:
    layout: Mapping[str, Json] = game_of(ruleset).card_layout()
    reader = form_schema.SchemaReader(ruleset, layout)
    top = reader.fields_of(card_address(ruleset.id))
    by_name = {one.name: one for one in top if one.name not in HIDDEN}
    pages = []
    shown: set[str] = set()
    for row in layout.get("pages") or ():
        fields = tuple(_named(by_name, row.get("fields") or ()))
        shown |= {str(path[0]) for path, _ in fields if len(path) == 1}
        if fields:
            pages.append(
                Page(label(str(row.get("title", ""))), fields, ruleset.cited(str(row.get("cites", ""))))
            )
    left = [one for name, one in by_name.items() if name not in shown]
    pages += _pages_of(left, first=not pages)
    return CardForm(tuple(pages), called(ruleset))


def _named(by_name: Mapping[str, CardField], names: Iterable[str]) -> Iterator[tuple[FieldPath, CardField]]:
    """The fields of a page, each named by its path from the card, such as ``victory/text``."""
    for name in names:
        first, *rest = str(name).split("/")
        found = by_name.get(first)
        for step in rest:
            inner = () if found is None else found.fields
            found = next((one for one in inner if one.name == step), None)
        if found is not None:
            yield (first, *rest), found


def _pages_of(fields: Iterable[CardField], *, first: bool) -> list[Page]:
    """Pages where nothing lays them out: one for all plain fields, one for each of the others."""
    fields = list(fields)
    small = tuple(
        ((one.name,), one) for one in fields if one.plain or one.kind in ("longtext", "json", "either")
    )
    alone = [one for one in fields if all(one is not other for _, other in small)]
    large = [Page(one.title, (((one.name,), one),), one.cites) for one in alone]
    general = [Page(label("General" if first else "More"), small)] if small else []
    return general + large if first else large + general
