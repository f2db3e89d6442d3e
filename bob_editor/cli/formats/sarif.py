"""Issues as SARIF 2.1.0, which code hosts show beside the lines of a change."""

import hashlib
import os
import re
from collections import Counter
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, metadata
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import quote

from bob_editor import __version__
from bob_editor.cli.choosing import ABOUT
from bob_editor.cli.formats.regions import region
from bob_editor.opening.findings import Found

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "hint": "note"}

Change = Callable[[Found], tuple[str, str] | None]
"""A safe fix of an issue: what it is called, and the whole new text of its file; None where it has none."""


def sarif(
    found: Sequence[Found], change: Change = lambda _: None, *, command: str = "check"
) -> dict[str, Any]:
    """Return a SARIF log with one run: the issues, the checks they come from, and what mends them.

    By its ``command`` code hosts keep runs apart: of one and the same they hold the last alone.
    """
    rules: dict[str, dict[str, Any]] = {}
    for one in found:
        rules.setdefault(one.code, _rule(one))
    places = {code: place for place, code in enumerate(rules)}
    prints = _fingerprints(found)
    driver = {
        "name": "bob-editor",
        "fullName": f"bob-editor {__version__}",
        "version": __version__,
        "semanticVersion": __version__,
        "informationUri": home() or "urn:bob-editor",
        "rules": list(rules.values()),
    }
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "columnKind": "unicodeCodePoints",
                "originalUriBaseIds": {"ROOT": {"uri": f"{Path.cwd().as_uri()}/"}},
                "automationDetails": {"id": f"bob-editor/{command}/"},
                "results": [
                    _result(one, places[one.code], prints[number], change(one))
                    for number, one in enumerate(found)
                ],
            }
        ],
    }


def home() -> str:
    """Where the distribution says that the project is at home; "" where it doesn't."""
    try:
        links = metadata("bob-editor").get_all("Project-URL") or ()
    except PackageNotFoundError:
        links = ()
    known = dict(link.split(", ", 1) for link in links if ", " in link)
    return str(known.get("Homepage", os.environ.get("BOB_EDITOR_HOME", ""))).rstrip("/")


def _rule(one: Found) -> dict[str, Any]:
    room, _, name = one.code.rpartition("/")
    title = re.sub(r"[-_]|(?<=[a-z])(?=[A-Z])", " ", name).capitalize()
    told = one.why or f"It is about {ABOUT.get(room, 'what the check of this name looks for.')}"
    rule: dict[str, Any] = {
        "id": one.code,
        "name": "".join(word.capitalize() for word in title.split()),
        "shortDescription": {"text": _spoken(f"{title}.")},
        "fullDescription": {"text": _spoken(told)},
        "messageStrings": {"default": {"text": "{0}."}},
        "defaultConfiguration": {"level": _LEVELS[one.severity]},
        "help": {
            "text": _spoken(
                f"{told} Rule {one.rule}." if one.rule else f"{told} See: bob-editor explain {one.code}"
            )
        },
        "helpUri": help_uri(one.code),
        "properties": {"tags": [one.code.partition("/")[0]], "precision": "very-high"},
    }
    return rule


def _spoken(text: str) -> str:
    """A text as a message of SARIF says it, in which braces stand for arguments (section 3.11.5)."""
    return text.replace("{", "{{").replace("}", "}}")


def help_uri(code: str) -> str:
    """Where a check is explained: in the project's papers where they have an address, else by a name of its own."""
    from bob_editor.rulesets import ships

    if not home():
        return f"urn:bob-editor:check:{quote(code, safe='')}"
    game = code.partition("/")[0]
    page = f"bob_editor/rulesets/{re.sub(r'[^a-z0-9]', '_', game)}/README.md#checks"
    return f"{home()}/blob/main/{page if ships(game) else 'docs/how-checks-work.md'}"


def _result(one: Found, rule: int, fingerprint: str, change: tuple[str, str] | None) -> dict[str, Any]:
    place = region(one)
    shown = {"startLine": place.line, "startColumn": place.column}
    shown |= {"endLine": place.end_line, "endColumn": place.end_column}
    location: dict[str, Any] = {
        "physicalLocation": {"artifactLocation": _artifact(one.file), "region": shown},
    }
    if one.places:
        location["logicalLocations"] = [{"name": place, "fullyQualifiedName": place} for place in one.places]
    told = (f"{one.at}: {one.message}" if one.at else one.message).removesuffix(".")
    # A message of SARIF ends with a full stop, so what is asked last stands in brackets.
    told = re.sub(r"; ([^;]*\?)$", r" (\1)", told)
    result: dict[str, Any] = {
        "ruleId": one.code,
        "ruleIndex": rule,
        "level": _LEVELS[one.severity],
        "message": {"id": "default", "text": _spoken(f"{told}."), "arguments": [told]},
        "locations": [location],
        "partialFingerprints": {"issue/v1": fingerprint},
    }
    if change is not None:
        label, after = change
        result["fixes"] = [
            {"description": {"text": _spoken(f"{label}.")}, "artifactChanges": [_replaced(one.file, after)]}
        ]
    if one.accepted is not None:
        result["suppressions"] = [{"kind": "inSource", "justification": one.accepted}]
    return result


def _replaced(file: str, after: str) -> dict[str, Any]:
    """The lines of a file that a fix changes, and what they become."""
    # Lines as SARIF and editors count them: a text may hold other signs at which Python parts lines.
    raw = Path(file).read_bytes().decode("utf-8-sig")
    before, lines = (list(StringIO(text)) for text in (raw.replace("\r\n", "\n"), after))
    same = 0
    while same < min(len(before), len(lines)) and before[same] == lines[same]:
        same += 1
    last = 0
    while last < min(len(before), len(lines)) - same and before[-1 - last] == lines[-1 - last]:
        last += 1
    deleted = {"startLine": same + 1, "startColumn": 1, "endLine": len(before) - last + 1, "endColumn": 1}
    if not last and before and not before[-1].endswith("\n"):
        # There is no line behind the last to begin at.
        deleted |= {"endLine": len(before), "endColumn": len(before[-1]) + 1}
    # Between its lines come those of the file, whatever its own line ends are.
    ending = "\r\n" if 2 * raw.count("\r\n") > raw.count("\n") else "\n"
    inserted = "".join(lines[same : len(lines) - last]).replace("\n", ending)
    return {
        "artifactLocation": _artifact(file),
        "replacements": [{"deletedRegion": deleted, "insertedContent": {"text": inserted}}],
    }


def _fingerprints(found: Sequence[Found]) -> list[str]:
    """What an issue is known by from run to run, wherever its line has moved to."""
    seen: Counter[tuple[str, str, str]] = Counter()
    prints = []
    for one in found:
        key = (one.file, one.code, one.at)
        seen[key] += 1
        told = "\n".join((Path(one.file).as_posix(), one.code, one.at, str(seen[key])))
        prints.append(hashlib.sha256(told.encode(errors="surrogateescape")).hexdigest()[:32])
    return prints


def _artifact(file: str) -> dict[str, Any]:
    """A relative path stays relative, for the reader to resolve in its own checkout."""
    path = Path(file)
    if path.is_absolute():
        return {"uri": path.as_uri()}
    return {"uri": quote(path.as_posix(), errors="surrogateescape"), "uriBaseId": "ROOT"}
