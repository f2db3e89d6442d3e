"""Holds JSON against the shipped schemas, whole or only the part that changed."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from types import MappingProxyType
from typing import Any
from urllib.parse import quote, unquote

from bob_editor.errors import BadFile
from bob_editor.storage.form.problems import Problem, Steps, steps_of
from bob_editor.storage.form.thinning import thinned
from bob_editor.storage.shipped import shipped

Json = Any

KINDS = (
    "board", "los-suite", "scenario", "stamp", "counters", "pack", "project", "ruleset", "style", "mapping",
    "playtests", "scenario-template", "publication", "pack-index",
)  # fmt: skip

CARDS = tuple(
    f"scenario-{game}"
    for game in ("band-of-brothers", "combat-commander-pacific", "last-hundred-yards", "memoir-44")
)
"""The schemas of the games' scenario cards; ``scenario`` leads to one of them by the ruleset that the card names."""

_ROOTS = {
    "board": "the board", "los-suite": "the suite", "scenario": "the scenario", "stamp": "the stamp",
    "counters": "the list",
    "pack": "the pack", "project": "the project", "style": "the style", "mapping": "the mapping",
    "playtests": "the playtests", "scenario-template": "the template", "publication": "the publication",
    "pack-index": "the index",
}  # fmt: skip


_ENDING = ".schema.json"

_LEADS = re.compile(rf'"\$ref": "([\w-]+{re.escape(_ENDING)})')
"""A reference to another schema's file, in a schema's JSON."""


def file_name(kind: str) -> str:
    """The name of a kind's schema: its file's, by which the others refer to it wherever they lie together."""
    return f"{kind}{_ENDING}"


def validate(
    kind: str, data: Json, tell: Callable[[int, int], object] = lambda _done, _total: None
) -> list[Problem]:
    """What in a document breaks the schema of its kind: at most ``MOST_PROBLEMS``, then one that says there are more.

    ``kind`` is one of ``KINDS``, or ``board-content``: a board as a suite may hold it, without its headings. ``tell``
    hears of a board's hexes how many are done, of how many.
    """
    from bob_editor.storage.form import holding

    lighter = thinned(data) if kind in ("board", "board-content", "los-suite", "stamp") else data
    named = data.get("ruleset") if kind == "scenario" and isinstance(data, dict) else None
    # Held to its own card at once, a scenario's breaches are named where they are, not as a wrong choice of schema.
    root = card_address(named) if isinstance(named, str) else _root(kind)
    held = holding.validator(root, _with_those_it_leads_to)
    errors = (
        holding.errors_of_board(held, lighter, tell) if kind == "board" else holding.errors(held, lighter)
    )
    return holding.problems_of(errors, root=_ROOTS.get(kind, "the file"))


def load_what_holds() -> None:
    """Load what ``validate`` needs, as it does when first asked: for whoever has time for one of the two only."""
    from bob_editor.storage.form import holding  # noqa: F401


_own_cards: dict[str, str] = {}
"""By ruleset the address of the schema of its cards, where its own data says what these have."""

_made: dict[str, dict[str, Any]] = {}
"""Schemas that were made of data, by the name of the file that they would be."""

_MOST_KEPT = 64
"""Schemas that are kept at once: more than are shipped, and fewer than somebody makes who writes a card's form."""

_lent: ContextVar[Mapping[str, str]] = ContextVar("_lent", default=MappingProxyType({}))
"""Addresses by ruleset that win for a while, for whoever lent them alone."""

_asked: list[Callable[[], object]] = []


def know_card(ruleset: str, schema: tuple[str, dict[str, Any]] | None) -> None:
    """Hold a ruleset's cards to a schema that was made of its data, or None: to that of every card.

    ``schema`` is what its file would be called, another name for another schema, and what it says.
    """
    former = _own_cards.pop(ruleset, "").removesuffix("#")
    if all(f"{former}#" != other for other in _own_cards.values()):
        _made.pop(former, None)
    if schema is not None:
        _made[schema[0]] = schema[1]
        _own_cards[ruleset] = f"{schema[0]}#"


@contextmanager
def cards_lent(cards: Mapping[str, tuple[str, dict[str, Any]] | None]) -> Iterator[None]:
    """Hold the cards of these rulesets, within, to schemas given as to ``know_card``, whatever else is known."""
    given = {name: schema for name, schema in cards.items() if schema is not None}
    new = {schema[0]: schema[1] for schema in given.values() if schema[0] not in _made}
    _made.update(new)
    addresses = {name: f"{given[name][0]}#" if name in given else shipped_card(name) for name in cards}
    token = _lent.set({**_lent.get(), **addresses})
    try:
        yield
    finally:
        _lent.reset(token)
        for name in new:
            if f"{name}#" not in _own_cards.values():
                _made.pop(name, None)


def ask_for_cards(ask: Callable[[], object]) -> None:
    """Have the games read before a card of one that isn't known is held to a schema."""
    _asked[:] = [ask]


def card_address(ruleset: str) -> str:
    """The address of the schema that a ruleset's scenario cards are held to: a file's name and a JSON pointer in it."""
    found = shipped_card(ruleset)
    if ruleset not in _lent.get() and found == shipped_card(""):
        for ask in _asked:
            ask()
    return known_card(ruleset)


def known_card(ruleset: str) -> str:
    """The same address, as far as it is known without reading any game."""
    return _lent.get().get(ruleset) or _own_cards.get(ruleset, shipped_card(ruleset))


def shipped_card(ruleset: str) -> str:
    """The address of the schema that ships for a ruleset's cards; that of every card, where none does."""
    schema = _schema("scenario")
    for branch in schema["allOf"]:
        named = branch.get("if", {}).get("properties", {}).get("ruleset", {}).get("enum", ())
        if ruleset in named:
            return f"{branch['then']['$ref']}#"
    return f"{file_name('scenario')}#/$defs/card"


def look_up(address: str) -> dict[str, Any]:
    """The schema at an address, with nothing of it resolved; for forms that are made of it."""
    return dict(_look_up(address))


def validate_part(kind: str, pointer: str, data: Json, *, ruleset: str = "") -> list[Problem]:
    """What in one part of a document breaks the schema of the document's kind, or nothing where the schema is silent.

    ``pointer`` is the JSON pointer of the part and ``data`` the part itself. What hangs on its surroundings (a field
    that is required beside it) isn't looked at. Of a scenario, ``ruleset`` says whose card it is.
    """
    from bob_editor.storage.form import holding

    steps = steps_of(pointer)
    root = card_address(ruleset) if kind == "scenario" else _root(kind)
    held = (holding.validator(part, _with_those_it_leads_to) for part in _parts(root, steps))
    errors = (error for one in held for error in holding.errors(one, data))
    return holding.problems_of(errors, prefix=steps, root=_ROOTS.get(kind, "the file"))


def problems_in(value: Json, schema: Mapping[str, Json], pointer: str) -> list[Problem]:
    """What in one part of a document, at this JSON pointer, breaks a schema that refers to no other."""
    from bob_editor.storage.form import holding

    return holding.problems_in(value, schema, steps_of(pointer))


def keywords() -> frozenset[str]:
    """What a schema may ask for: a breach is called by it."""
    from bob_editor.storage.form import holding

    return holding.KEYWORDS


def fits(value: Json, schema: Mapping[str, Json]) -> bool:
    """Whether a value is as a schema says that refers to no other."""
    from bob_editor.storage.form import holding

    return holding.fits(value, schema)


@lru_cache(maxsize=_MOST_KEPT)
def _schema(kind: str) -> dict[str, Any]:
    if file_name(kind) in _made:
        return _made[file_name(kind)]
    try:
        schema: dict[str, Any] = json.loads(_text(kind))
    except ValueError as error:
        raise _unreadable(kind) from error
    return schema


def _text(kind: str) -> str:
    """What a schema says, as its file does."""
    if file_name(kind) in _made:
        return json.dumps(_made[file_name(kind)])
    try:
        return (shipped("schemas") / file_name(kind)).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise _unreadable(kind) from error


def _unreadable(kind: str) -> BadFile:
    path = shipped("schemas") / file_name(kind)
    return BadFile(f"The shipped schema {path} can't be read.", hint="Install bob-editor again.")


@lru_cache(maxsize=_MOST_KEPT)
def _files(name: str) -> list[str]:
    """The names of a schema's file and of those that it leads to."""
    found = [name]
    for one in found:
        leads = dict.fromkeys(_LEADS.findall(_text(one.removesuffix(_ENDING))))
        found += [other for other in leads if other not in found]
    return found


def _with_those_it_leads_to(name: str) -> dict[str, dict[str, Any]]:
    """The schema of a file and those that it refers to, by the names of their files."""
    return {one: _schema(one.removesuffix(_ENDING)) for one in _files(name)}


@lru_cache(maxsize=_MOST_KEPT)
def said(kind: str) -> bytes:
    """What stands for all that a kind's schema says, with those that it leads to."""
    texts = (_text(one.removesuffix(_ENDING)) for one in _files(file_name(kind)))
    return hashlib.sha256("\0".join(texts).encode()).digest()


def _root(kind: str) -> str:
    """The address of a kind's schema."""
    name, place = ("board", "#/$defs/content") if kind == "board-content" else (kind, "#")
    return f"{file_name(name)}{place}"


def _parts(root: str, steps: Steps) -> list[str]:
    """Addresses of the schemas that a part of a document must fulfil, whose own schema is at ``root``."""
    at = [root]
    for step in steps:
        at = [
            inner
            for reference in at
            for outer in _with_references(reference)
            for inner in _inside(outer, step)
        ]
    return at


def _with_references(reference: str) -> Iterator[str]:
    """A schema and all that it refers to and that hold for the same value."""
    yield reference
    schema = _look_up(reference)
    if "$ref" in schema:
        address = schema["$ref"]
        yield from _with_references(
            reference.partition("#")[0] + address if address.startswith("#") else address
        )
    if schema.get("if") == {"type": "object"}:
        # Only an object has parts, so for a part this condition holds.
        yield from _with_references(f"{reference}/then")


def _inside(reference: str, step: str | int) -> Iterator[str]:
    """Addresses of the schemas for one member of what a schema describes."""
    schema = _look_up(reference)
    if isinstance(step, int) and "items" in schema:
        yield f"{reference}/items"
    name = str(step)
    if name in schema.get("properties", ()):
        yield f"{reference}/properties/{_escaped(name)}"
    elif not name.startswith("x-") and isinstance(schema.get("additionalProperties"), dict):
        yield f"{reference}/additionalProperties"


def _look_up(reference: str) -> dict[str, Any]:
    name, _, pointer = reference.partition("#")
    found: Json = _schema(name.removesuffix(_ENDING))
    for step in steps_of(unquote(pointer)):
        found = found[step if isinstance(found, list) else str(step)]
    return found if isinstance(found, dict) else {}


def _escaped(name: str) -> str:
    return quote(name.replace("~", "~0").replace("/", "~1"))
