"""Documents that a schema allows and nobody writes: made of the schema alone, all of its fields at once or none."""

import json
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from bob_editor.opening.ruleset_names import names_of
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.form import schemas
from bob_editor.storage.form.bundles import bundled
from bob_editor.storage.form.problems import steps_of
from tests.mutants.patterns import sample_of

Json = Any
Schema = Mapping[str, Any]

WAYS = ("all", "least", "longest", "any", "any")
"""All fields at once, those alone without which it is none, all of them as long as they may be, or as chance has it."""

DEEPEST = 6
"""From so deep on only what must be there is."""

MANY, LETTERS = 8, 300
"""Entries and letters of the longest, where more may be: floods are another family's."""

_LONG = "W", "ä ", "{hex:A1} ", "🎲", "<b>", "a\n"
"""What long texts are made of."""

_SHORT = "", "A1", "north", "Ä & <b>", "\u202eabc", "{unit:x}"

KNOT = 2, 6
"""Numbers of a point, without handles and with them."""

ROUNDS = 6
"""So often is taken out what a schema refuses of what was made of its parts."""


@cache
def _schema(kind: str, ruleset: str) -> Schema:
    return bundled(kind, names_of([all_rulesets()[ruleset]]), ruleset=ruleset)


def strange(rng: random.Random, kind: str, ruleset: str) -> dict[str, Json]:
    """A document of a kind, of a game, in which as little as can be breaks its schema."""
    schema = _schema(kind, ruleset)
    made = json.loads(json.dumps(_Maker(rng, schema, rng.choice(WAYS)).value(schema, 0)))
    if "ruleset" in made:
        made["ruleset"] = ruleset
    return without_breaches(kind, made)


def without_breaches(kind: str, made: dict[str, Json]) -> dict[str, Json]:
    """A document without what its schema refuses, as far as it can do without."""
    for _ in range(ROUNDS):
        places = {tuple(map(str, steps_of(one.pointer))) for one in schemas.validate(kind, made)} - {()}
        if not places:
            break
        for place in sorted(places, reverse=True, key=lambda steps: [step.zfill(9) for step in steps]):
            _take_out(made, place)
    return made


def _take_out(data: Json, place: tuple[str, ...]) -> None:
    *steps, last = place
    for step in steps:
        match data:
            case list():
                data = data[int(step)]
            case dict():
                data = data.get(step)
    if isinstance(data, list) and int(last) < len(data):
        del data[int(last)]
    elif isinstance(data, dict):
        data.pop(last, None)


class _Maker:
    """Makes values of the parts of one schema."""

    def __init__(self, rng: random.Random, root: Schema, way: str) -> None:
        self._rng, self._root, self._way = rng, root, way

    def value(self, schema: Json, depth: int) -> Json:
        """A value that a part of the schema allows, as far as its keywords can be told one by one."""
        rng, one = self._rng, self._whole(schema)
        if "const" in one:
            return one["const"]
        if "enum" in one:
            return rng.choice(one["enum"])
        if one.get("examples") and rng.random() < (0.3 if self._way != "longest" else 0):
            return rng.choice(one["examples"])
        kind = one.get("type") or ("object" if "properties" in one else "string")
        match rng.choice(kind) if isinstance(kind, list) else kind:
            case "object":
                return dict(self._fields(one, depth))
            case "array":
                entries = [self.value(form, depth + 1) for form in self._entries(one, depth)]
                once = {json.dumps(entry, sort_keys=True): entry for entry in entries}
                return [*once.values()] if one.get("uniqueItems") else entries
            case "integer" | "number" as what:
                return self._number(one, whole=what == "integer")
            case "boolean":
                return rng.random() < 0.5
            case "null":
                return None
        return self._text(one)

    def _whole(self, schema: Json) -> dict[str, Any]:
        """A part with what it refers to, and one of its alternatives."""
        if not isinstance(schema, Mapping):
            return {"type": self._rng.choice(("string", "integer", "object", "boolean"))}
        found = dict(schema)
        for key in ("$ref", "anyOf", "oneOf", "allOf", "then"):
            given = found.pop(key, ())
            if key == "$ref":
                parts = [self._referred(given)] if given else []
            elif key == "then":
                parts = [given] if given and self._rng.random() < 0.5 else []
            else:
                parts = list(given) if key == "allOf" else [self._rng.choice(given)] if given else []
            for part in map(self._whole, parts):
                fields = {**part.get("properties", {}), **_real(found.get("properties", {}))}
                required = [*part.get("required", ()), *found.get("required", ())]
                found = {**part, **found, "required": required} | ({"properties": fields} if fields else {})
        return found

    def _referred(self, reference: str) -> Json:
        data: Json = self._root
        for step in reference.removeprefix("#").split("/")[1:]:
            data = data[step.replace("~1", "/").replace("~0", "~")]
        return data

    def _fields(self, one: Schema, depth: int) -> Iterator[tuple[str, Json]]:
        share = {"all": 1.0, "longest": 1.0, "least": 0.0}.get(self._way, 0.4) if depth < DEEPEST else 0.0
        for name, form in one.get("properties", {}).items():
            if form is not False and (name in one.get("required", ()) or self._rng.random() < share):
                yield name, self.value(form, depth + 1)
        more = one.get("additionalProperties")
        if isinstance(more, Mapping) and share:
            names = self._whole(one.get("propertyNames", {}))
            names = self._whole(names.get("else", names))
            for _ in range(self._count(one.get("minProperties", 0), one.get("maxProperties", 4))):
                yield self._text(names), self.value(more, depth + 1)
        if "^x-" in one.get("patternProperties", {}) and self._rng.random() < 0.1:
            yield "x-strange", {"kept": [1, None, "ä"]}

    def _entries(self, one: Schema, depth: int) -> Iterator[Json]:
        given = one.get("prefixItems", ())
        yield from given
        least = max(0, one.get("minItems", 0) - len(given))
        if "items" in one and one["items"] is not False:
            most = one.get("maxItems", 4) if depth < DEEPEST else least
            yield from (one["items"] for _ in range(self._count(least, max(least, most))))

    def _count(self, least: int, most: int) -> int:
        if (least, most) == KNOT:
            return self._rng.choice(KNOT)
        if self._way == "longest":
            return max(least, min(most, self._rng.choice((3, MANY))))
        return least if self._way == "least" else self._rng.randint(least, max(least, min(most, 4)))

    def _number(self, one: Schema, *, whole: bool) -> Json:
        least, most = one.get("minimum", -(10**6)), one.get("maximum", 10**6)
        least, most = one.get("exclusiveMinimum", least), one.get("exclusiveMaximum", most)
        between = self._rng.uniform(least, most)
        found = self._rng.choice((least, most, between, min(most, least + 1)))
        return int(found) if whole else found

    def _text(self, one: Schema) -> str:
        least, most = one.get("minLength", 0), min(one.get("maxLength", 200), LETTERS)
        if "pattern" in one:
            if _is_label(one["pattern"]) and self._rng.random() < 0.9:
                return f"{self._rng.choice('ABCDEFG')}{self._rng.randint(1, 7)}"
            return sample_of(self._rng, one["pattern"], longest=self._way == "longest")[:most]
        if self._way == "longest":
            return self._rng.choice(_LONG)[: most or 1] * (most // 10) or "W"
        return self._rng.choice(_SHORT).ljust(least, "x")[:most]


def _real(fields: Schema) -> dict[str, Any]:
    """The fields of which a schema says more than that they may be there."""
    return {name: form for name, form in fields.items() if form is not True}


def _is_label(pattern: str) -> bool:
    """Whether a pattern allows the names of hexes, most of which lie on no board."""
    return re.fullmatch(pattern, "B2") is not None and r"\1{0,9}" in pattern
