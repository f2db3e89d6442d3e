"""Schemas in one file each: what an editor of JSON holds a document to without knowing where the others lie.

Where names are given, what a ruleset names (terrain, markers, checks …) is offered with what it is: the places of
``schema_names`` are written once for each ruleset, and the document's field ``ruleset`` leads to its own.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.storage.form.answers import ANSWERS
from bob_editor.storage.form.schema_names import NAMED, Named, Names, merged, place_named
from bob_editor.storage.form.schemas import CARDS, KINDS, file_name, look_up

Json = Any

_URN = "urn:bob-editor:schema:"
"""What ids of schemas began with; documents and programs may still name them so."""


def bundled(kind: str, names: Mapping[str, Names] | None = None, *, ruleset: str = "") -> dict[str, Any]:
    """The schema of a kind of document with all that it refers to; every reference in it leads to a place in it.

    ``names`` are what rulesets name, by ruleset; with ``ruleset`` it is the schema of that game's documents alone.

    :raises UnknownId: where there is no such kind.
    """
    kind = kind.removeprefix(_URN).removesuffix(":1")
    if kind not in (*KINDS, *CARDS):
        raise UnknownId(
            f"There is no schema “{kind}”.", hint=f"Take {', '.join((*KINDS, *CARDS, *ANSWERS))}."
        )
    return _Bundle(names or {}, ruleset).of(kind)


class _Bundle:
    """A schema on its way into one file.

    A definition has a copy for each ruleset and place that it is asked for in, if any name hangs on these: ``mode`` is
    the ruleset, ``any`` where the document doesn't say, or empty where nothing is offered; ``place`` is where on a
    board its terrain stands.
    """

    def __init__(self, names: Mapping[str, Names], ruleset: str) -> None:
        self._names = names
        self._only = ruleset
        self._defs: dict[str, Json] = {}
        self._named: dict[str, frozenset[str]] = {}

    @cached_property
    def _all(self) -> Names:
        return merged(self._names)

    def of(self, kind: str) -> dict[str, Any]:
        """The whole."""
        root = look_up(f"{file_name(kind)}#")
        heading: dict[str, Json] = {
            key: root[key] for key in ("$schema", "title", "description") if key in root
        }
        body = self._reference(f"{file_name(kind)}#", self._only or "any", "")
        return {**heading, "type": "object", **body, "$defs": dict(sorted(self._defs.items()))}

    def _reference(self, address: str, mode: str, place: str) -> dict[str, str]:
        """A reference to a definition's copy, which is made if it isn't there yet."""
        reached = self._reached(address)
        mode = mode if reached else ""
        place = place if mode and "terrain" in reached else ""
        file, _, pointer = address.partition("#")
        short = "_".join(pointer.removeprefix("/$defs/").split("/")).strip("_")
        steps = (file.removesuffix(".schema.json"), short, mode, place)
        name = ".".join(step for step in steps if step)
        if name not in self._defs:
            self._defs[name] = True  # so that one that holds itself ends
            branches = self._branches(address, name) if mode == "any" else {}
            self._defs[name] = branches or self._copy(look_up(address), address, mode, place)
        return {"$ref": f"#/$defs/{name}"}

    def _branches(self, address: str, name: str) -> dict[str, Json]:
        """A schema that leads to the copy of the ruleset that the document names; empty where it names none."""
        schema = look_up(address)
        said = schema.get("properties", {}).get("ruleset")
        mine = [one for one in self._names if self._takes(address, one)] if said else []
        if not mine:
            return {}
        self._defs[f"{name}.other"] = self._copy(schema, address, "", "")
        offered = [{"const": one, "description": f"{self._names[one].title}."} for one in mine]
        ruleset = {"description": said["description"], "anyOf": [*offered, {"type": "string"}]}
        return {
            "type": "object",
            "properties": {"ruleset": ruleset},
            "allOf": [
                *({"if": _is_of(one), "then": self._reference(address, one, "")} for one in mine),
                {"if": {"not": _is_of(*mine)}, "then": {"$ref": f"#/$defs/{name}.other"}},
            ],
        }

    def _takes(self, address: str, ruleset: str) -> bool:
        """Whether a ruleset's documents are held to a schema: a game's card to that of its own game alone."""
        file = address.partition("#")[0].removesuffix(".schema.json")
        return file not in CARDS or self._names[ruleset].card == file

    def _copy(self, value: Json, address: str, mode: str, place: str) -> Json:
        """A schema as it stands in the bundle; ``address`` is its own."""
        if isinstance(value, list):
            kept = (
                self._copy(one, f"{address}/{at}", mode, place)
                for at, one in enumerate(value)
                if self._holds(one, mode)
            )
            return list(kept)
        if not isinstance(value, dict):
            return value
        if mode in self._names and address.endswith("/properties/ruleset") and "description" in value:
            return {"description": value["description"], "const": mode}
        reference = value.get("$ref")
        if isinstance(reference, str):
            file = address.partition("#")[0]
            target = file + reference if reference.startswith("#") else reference
            target = target if "#" in target else f"{target}#"
            own = {key: one for key, one in value.items() if key != "$ref"}
            copied = self._copy(own, address, mode, place)
            return {**copied, **self._reference(target, mode, place)}
        found = {
            key: self._copy(one, f"{address}/{key}", mode, place_named(address, key) or place)
            for key, one in value.items()
            if key not in ("$schema", "$defs")
        }
        found, named = _strict(found), NAMED.get(address)
        if named is not None and mode:
            found = named.offer(found, self._names.get(mode, self._all), place)
        return found

    def _holds(self, branch: Json, mode: str) -> bool:
        """Whether a branch for some rulesets may hold; the copy of one has no use for those of others."""
        asked = branch.get("if", {}) if isinstance(branch, dict) and self._names else {}
        others = asked.get("not", {}).get("properties", {}).get("ruleset", {}).get("enum")
        mine = asked.get("properties", {}).get("ruleset", {}).get("enum")
        return (mine is None or mode in mine) and (others is None or mode not in others)

    def _reached(self, address: str) -> frozenset[str]:
        """Which sorts of names stand in a schema and in all that it refers to."""
        if not self._names:
            return frozenset()
        if address not in self._named:
            waiting, seen, found = [address], set[str](), set[str]()
            while waiting:
                at = waiting.pop()
                if at in seen:
                    continue
                seen.add(at)
                found |= {one.sort for one in _named_within(at)}
                waiting += _referred(look_up(at), at.partition("#")[0])
            self._named[address] = frozenset(found)
        return self._named[address]


def _is_of(*rulesets: str) -> dict[str, Json]:
    return {"properties": {"ruleset": {"enum": list(rulesets)}}, "required": ["ruleset"]}


def _named_within(address: str) -> list[Named]:
    """The named places in the text of a schema; those of its definitions aren't in it."""
    whole = address.endswith("#")
    return [
        one
        for at, one in NAMED.items()
        if at.startswith(address) and not (whole and at.startswith(f"{address}/$defs/"))
    ]


def _referred(value: Json, file: str) -> list[str]:
    if isinstance(value, list):
        return [address for one in value for address in _referred(one, file)]
    if not isinstance(value, dict):
        return []
    found = [address for key, one in value.items() if key != "$defs" for address in _referred(one, file)]
    reference = value.get("$ref")
    if isinstance(reference, str):
        target = file + reference if reference.startswith("#") else reference
        found.append(target if "#" in target else f"{target}#")
    return found


_OF_TYPE = {
    "string": ("pattern", "minLength", "maxLength"),
    "array": ("items", "minItems", "maxItems", "uniqueItems"),
    "integer": ("minimum", "maximum"),
    "number": ("minimum", "maximum", "exclusiveMinimum"),
    "object": (
        "properties",
        "required",
        "additionalProperties",
        "patternProperties",
        "propertyNames",
        "maxProperties",
    ),
}


def _strict(schema: dict[str, Json]) -> dict[str, Json]:
    """A schema of several types as one for each, which strict validators want."""
    kinds = schema.get("type")
    if not isinstance(kinds, list):
        return schema
    ours = {key for keys in _OF_TYPE.values() for key in keys}
    rest = {key: one for key, one in schema.items() if key != "type" and key not in ours}
    each = [
        {"type": kind, **{key: schema[key] for key in _OF_TYPE.get(kind, ()) if key in schema}}
        for kind in kinds
    ]
    return {**rest, "allOf": [{"anyOf": each}]} if "anyOf" in rest else {**rest, "anyOf": each}
