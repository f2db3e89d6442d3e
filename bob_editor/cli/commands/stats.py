"""``bob-editor stats``: a map's lines of sight in numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.output import print_json, told_progress
from bob_editor.cli.scenes import card_in, is_scenario, open_map, sight_of


def stats(
    map_file: Annotated[Path, Parameter(name="MAP")],
    /,
    *,
    form: Annotated[Literal["text", "json", "csv"], Parameter(name=("--format", "-f"))] = "text",
) -> int:
    """Count a map's lines of sight: the share that is open, how long they are, who sees most and who is seen least.

    Of a scenario also, for each area in which a side sets up or comes in, what is seen from it and what isn't.

    Try:

        bob-editor stats mill.board.json
        bob-editor stats dawn.scenario.json --format json

    Parameters
    ----------
    map_file
        A board, scenario or suite.
    form
        text, json, or csv: hex by hex how many it sees, from how many it is seen, and how far it sees.
    """
    from bob_editor.publishing.tables.sight_numbers import areas_of, numbers_csv, numbers_json, numbers_text
    from bob_editor.rules.los.surveys.statistics import sight_of_areas, sight_statistics

    loaded = open_map(map_file)
    grid = loaded.scene.board.grid
    sight = sight_of(loaded.scene)
    with told_progress("Looking") as tell:
        statistics = sight_statistics(sight, progress=tell)
    areas = sight_of_areas(sight, areas_of(card_in(map_file))) if is_scenario(map_file) else {}
    if form == "json":
        print_json(numbers_json(statistics, grid, areas))
    elif form == "csv":
        print(numbers_csv(statistics, grid), end="")
    else:
        for line in numbers_text(loaded.scene.board.title, statistics, grid, areas):
            print(line)
    return 0
