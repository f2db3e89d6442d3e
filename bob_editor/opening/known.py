"""What a ruleset knows, and what of a file or a call it doesn't: ids, conditions and what they may be, answers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from bob_editor.errors import BadCall, UnknownId
from bob_editor.rules.ruleset import Ruleset, may_be
from bob_editor.storage.form.card_schemas import form_of_condition
from bob_editor.storage.form.problems import Problem, quoted
from bob_editor.storage.form.schemas import fits, look_up, problems_in
from bob_editor.storage.kinds.suites import Row

Json = Any

INCOMPLETE = "schema/change-incomplete"
"""The code of a change that lacks what its game says it needs."""


def must_know(ruleset: Ruleset, table: str, names: Iterable[str], file: str) -> None:
    """Refuse ids that a table of the ruleset doesn't have; one without conditions takes those that games share.

    :raises UnknownId: with the nearest that it has.
    """
    rows = ruleset.rows(table)
    taken = rows or (_every_condition() if table == "conditions" else ())
    for name in names:
        if name not in taken and not name.startswith("x-"):
            one = table.removesuffix("s")
            raise UnknownId(
                f"{file} has the {one} {quoted(name)}, which {ruleset.title} doesn't know.",
                hint=_meant(name, rows),
            )


def _every_condition() -> Mapping[str, Json]:
    """Those that games share: what one edition has, the map read by another may say."""
    return look_up("scenario.schema.json#/$defs/conditions/properties")


def must_fit(conditions: Mapping[str, Any], ruleset: Ruleset) -> None:
    """Refuse values that the ruleset's conditions can't have.

    :raises BadCall: with what they may be.
    """
    rows = ruleset.rows("conditions")
    for name, value in conditions.items():
        if name in rows and not may_be(rows[name]["value"], value):
            raise BadCall(
                f"The condition {name} can't be {quoted(value)}.",
                hint=f"It is {what_may_be(rows[name]['value'])}.",
            )


def misfits(conditions: Row, ruleset: Ruleset) -> Iterator[Problem]:
    """What is wrong with a suite's conditions, of which its schema knows no more than the names.

    Those that games share are as cards have them, unless they are what the game's own row says.
    """
    rows, shared = ruleset.rows("conditions"), _every_condition()
    for name, value in conditions.items():
        own, form = form_of_condition(rows.get(name, {})), shared.get(name, {})
        another = own.get("type", "") not in ("", form.get("type", "string"))
        # Of an object no row says what is in it.
        is_own = own.get("type", "object") != "object" and fits(value, own)
        yield from problems_in(value, own if another or is_own or not form else form, f"/conditions/{name}")


def lacks(change: Row, ruleset: Ruleset) -> tuple[str, ...]:
    """The fields that a change needs and hasn't, such as its hexes: without one of them it means nothing.

    Of terrain an empty list is said, too: none is left there. Of several of which one will do it is the first.
    """
    fields, either = _fields_of(change, ruleset)
    none: tuple[Json, ...] = (None, "", [], {})

    def is_said(name: str, kind: str) -> bool:
        value = change.get(name)
        return value not in none or (kind == "terrain" and value == [])

    missing = [str(one["name"]) for one in fields if not is_said(one["name"], one.get("type", ""))]
    needed = {one["name"] for one in fields if one.get("required")}
    none_of = (
        either[:1] if all(name in missing or change.get(name, False) is False for name in either) else ()
    )
    return (*(name for name in missing if name in needed), *none_of)


def _fields_of(change: Row, ruleset: Ruleset) -> tuple[Sequence[Json], Sequence[str]]:
    """The fields that a change may have, and those of which it has one at least."""
    row = ruleset.rows("changes").get(str(change.get("change")), {})
    return row.get("fields") or (), row.get("one_of") or ()


def incomplete_changes(changes: Iterable[tuple[int, Row]], ruleset: Ruleset) -> Iterator[tuple[int, str]]:
    """Changes that lack something without which their game can't tell what they change, by number, in words."""
    for number, change in changes:
        for name in lacks(change, ruleset)[:1]:
            _, either = _fields_of(change, ruleset)
            yield (
                number,
                f"Change {number + 1} needs one of “{', '.join(either)}”, and means nothing without."
                if name in either
                else f"Change {number + 1} lacks “{name}”, and means nothing without.",
            )


def what_may_be(said: Mapping[str, Any]) -> str:
    """What a condition's row allows, in words."""
    if said["type"] == "boolean":
        return "true or false"
    if said["type"] == "object":
        return "an object"
    if said["type"] == "string":
        return " or ".join(map(quoted, said.get("choices", ()))) or "a text"
    bounds = [
        f"{words} {said[name]}" for name, words in (("minimum", "from"), ("maximum", "to")) if name in said
    ]
    return " ".join(("a whole number", *bounds))


def must_know_rulings(ruleset: Ruleset, rulings: Row, file: str) -> None:
    """Refuse answers to rulings that the ruleset doesn't ask or offer.

    :raises UnknownId: for the first.
    """
    for _, why in ruling_faults(ruleset, rulings, file):
        raise why


def ruling_faults(ruleset: Ruleset, rulings: Row, file: str) -> Iterator[tuple[str, UnknownId]]:
    """The answers to rulings that the ruleset doesn't ask or offer, each with why it is none."""
    for name, answer in rulings.items():
        if name.startswith("x-") or name in ruleset.data.get("rulings_gone", ()):
            continue
        ruling = ruleset.rulings.get(name)
        if ruling is None:
            told = f"{file} answers the ruling {quoted(name)}, which {ruleset.title} doesn't ask."
            yield name, UnknownId(told, hint=_meant(name, ruleset.rulings))
        elif answer not in ruling.choices:
            told = f"{file} answers the ruling {name} with {quoted(answer)}, which is none of its choices."
            yield (
                name,
                UnknownId(told, hint=f"Choose {' or '.join(quoted(choice) for choice in ruling.choices)}."),
            )


_FEW = 8
"""So many names are all told where none is like the one that was written."""


def _meant(name: str, known: Iterable[str]) -> str:
    names = list(known)
    near = get_close_matches(name.lower(), names, n=1)
    if near:
        return f"Is {near[0]} meant?"
    few = len(names) <= _FEW
    return f"It knows {', '.join(names) or 'none'}." if few else "The command “rules” lists what it knows."
