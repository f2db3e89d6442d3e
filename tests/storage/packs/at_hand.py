"""A project folder and what becomes of it, for tests."""

import json
from pathlib import Path
from typing import Any

from bob_editor.storage.packs import build, read_project

GRID = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}

CONTENT = {"ruleset": "band-of-brothers-2.2", "grid": GRID, "base": {"terrain": "open_ground", "level": 0}}

HEAD = {"title": "Mill country", "authors": ["A. Designer"], "licence": "CC-BY-4.0", "edition": "2"}

PICTURE = b"\x89PNG\r\n\x1a\n\0\r\n"


def board(name: str, **fields: Any) -> dict[str, Any]:
    return {
        "format": "bob-editor/board",
        "version": 1,
        "id": name,
        "title": name.title(),
        **CONTENT,
        **fields,
    }


def scenario(*boards: str, overlays: tuple[str, ...] = (), **fields: Any) -> dict[str, Any]:
    def placed(paths: tuple[str, ...]) -> list[dict[str, Any]]:
        return [{"board": path, "name": str(at), "at": [12 * at, 0]} for at, path in enumerate(paths)]

    return {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "dawn",
        "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
        "map": {"boards": placed(boards)} | ({"overlays": placed(overlays)} if overlays else {}),
        **fields,
    }


def suite(of: Any) -> dict[str, Any]:
    return {"format": "bob-editor/los-suite", "version": 1, "board": of, "checks": []}


def put(folder: Path, files: dict[str, Any]) -> Path:
    """Write files: bytes and texts as they are, anything else as JSON."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return folder


FLAT: dict[str, Any] = {
    "pack.json": HEAD,
    "mill.board.json": board("mill", underlay={"image": "scan.png"}),
    "farm.board.json": board("farm"),
    "dawn.scenario.json": scenario("mill.board.json", overlays=("farm.board.json",)),
    "mill.los.json": suite("mill.board.json"),
    "dawn.los.json": suite("dawn.scenario.json"),
    "inside.los.json": suite(CONTENT | {"underlay": {"image": "./scan.png"}}),
    "scan.png": PICTURE,
    "README.md": "Two boards.\r\nOne battle.\r\n",
    "LICENSE": "Do as you like.\n",
}


def made(folder: Path, out: Path) -> Path:
    build(read_project(folder), out)
    return out


def faults(folder: Path) -> dict[str, str]:
    """The code of each fault of a project, by file."""
    return {fault.file: fault.code for fault in read_project(folder).faults}
