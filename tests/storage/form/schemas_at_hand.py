"""The shipped schemas, and what they say against a value."""

import json
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from bob_editor.storage.form.schemas import CARDS, KINDS

ROOT = Path(__file__).resolve().parents[3]
NAMES = (*KINDS, *CARDS, "card")
SCHEMAS: dict[str, dict[str, Any]] = {
    name: json.loads((ROOT / "schemas" / f"{name}.schema.json").read_text(encoding="utf-8")) for name in NAMES
}
REGISTRY: Registry[Any] = Registry().with_resources(
    [(f"{name}.schema.json", Resource.from_contents(schema)) for name, schema in SCHEMAS.items()],
)
SUITES = sorted((ROOT / "tests" / "rulesets").glob("*/*.los.json"))


def validator(name: str) -> Draft202012Validator:
    """A validator of one of the shipped schemas."""
    return Draft202012Validator(SCHEMAS[name], registry=REGISTRY)


def complaints(name: str, value: Any) -> list[str]:
    """What a schema says against a value: path and message of each error."""
    return [f"{error.json_path}: {error.message}" for error in validator(name).iter_errors(value)]


def read(path: Path) -> Any:
    """The JSON value of a file."""
    return json.loads(path.read_text(encoding="utf-8"))
