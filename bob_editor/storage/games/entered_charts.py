"""The user's charts on disk: one file in his configuration folder, for all rulesets; in no pack.

``BOB_EDITOR_CHARTS`` names another file. Where it can't be read, the rulesets are as they ship, and the log says so.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.storage.own_folders import own_folder

VARIABLE = "BOB_EDITOR_CHARTS"
FORMAT = "bob-editor/charts"

Charts = Mapping[str, Mapping[str, Mapping[str, Mapping[str, Any]]]]
"""The user's values by ruleset, chart, row and column."""


def charts_file() -> Path:
    """Where the user's charts are kept."""
    return own_folder("charts.json", VARIABLE, settings=True)


def entered_charts() -> Charts:
    """What the user has entered, by ruleset; nothing where there is no file.

    :raises BadFile: where the file isn't of this format.
    """
    charts: Charts = _without_x(charts_as_written().get("charts", {}))
    return charts


def charts_as_written() -> dict[str, Any]:
    """All that the file says, with fields that begin with ``x-``; nothing where there is no file.

    :raises BadFile: where the file isn't of this format.
    """
    path = charts_file()
    if not path.exists():
        return {}
    # Imported when there is something to read: few users have charts, and everybody waits for the window.
    from bob_editor.storage.files.reading import read_json  # noqa: PLC0415 - as said

    data: Any = read_json(path)
    charts = data.get("charts") if isinstance(data, dict) and data.get("format") == FORMAT else None
    if not isinstance(charts, dict) or not all(map(_is_entered, _without_x(charts).values())):
        raise BadFile(f"{path} holds no charts.", hint="Remove it and enter the charts anew.")
    return dict(data)


def _without_x(said: Any) -> Any:
    if not isinstance(said, dict):
        return said
    return {key: _without_x(one) for key, one in said.items() if not key.startswith("x-")}


def _is_entered(found: object) -> bool:
    """Whether this is values by chart, row and column."""
    return isinstance(found, dict) and all(
        isinstance(cells, dict) and all(isinstance(row, dict) for row in cells.values())
        for cells in found.values()
    )


def charts_text(charts: Charts, written: Mapping[str, Any]) -> str:
    """The file's text for these charts; what it said besides, as it was ``written``, stays.

    Rulesets and charts without a value are left out.
    """
    full = _over(written.get("charts", {}), charts)
    return (
        json.dumps({"format": FORMAT, "version": 1, **written, "charts": full}, indent=2, ensure_ascii=False)
        + "\n"
    )


def _over(written: Any, now: Mapping[str, Any]) -> dict[str, Any]:
    """Values in the place of those that were written, among fields that begin with ``x-``; nothing that is empty."""
    written = written if isinstance(written, dict) else {}
    kept = {key: one for key, one in written.items() if key.startswith("x-")}
    for key in dict.fromkeys((*written, *now)):
        one = now.get(key, {} if isinstance(written.get(key), dict) else None)
        if isinstance(one, Mapping):
            one = _over(written.get(key), one) or None
        if key not in kept and one is not None:
            kept[key] = one
    return kept
