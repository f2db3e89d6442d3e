"""``bob-editor stats``: a map's lines of sight in numbers, and what the playtests of a scenario or a folder say."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bob_editor.cli.files import must_exist
from bob_editor.cli.output import harmless, print_json, told_progress
from bob_editor.cli.scene_options import Scene, SceneOptions
from bob_editor.cli.scenes import card_in, is_scenario, sight_of
from bob_editor.errors import BadCall, BadFile


def stats(
    map_file: Annotated[Path, Parameter(name="MAP")],
    /,
    *,
    form: Annotated[Literal["text", "json", "csv"], Parameter(name=("--format", "-f"))] = "text",
    laid: Scene = None,
) -> int:
    """Count a map's lines of sight: the share that is open, how long they are, who sees most and who is seen least.

    Of a scenario also, for each area in which a side sets up or comes in, what is seen from it and what isn't; and how
    often each side won the games in its *.playtests.json, with the interval in which the true share lies in 95 of 100
    cases (Wilson's). Of a folder only that, for each of its scenarios.

    Try:

        bob-editor stats mill.board.json
        bob-editor stats dawn.scenario.json --format json
        bob-editor stats mill.board.json --condition visibility=4
        bob-editor stats mill-country

    Parameters
    ----------
    map_file
        A board, scenario or suite, a map in a foreign format, - for standard input, or a project's folder.
    form
        text, json, or csv: hex by hex how many it sees, from how many it is seen, and how far it sees.
    """
    if must_exist(map_file).is_dir():
        if laid is not None:
            raise BadCall(
                "Of a folder only games that were played are counted: nothing is laid on its maps.",
                hint="Name a map in it.",
            )
        return _of_folder(map_file, form)
    from bob_editor.publishing.tables.sight_numbers import areas_of, numbers_csv, numbers_json, numbers_text
    from bob_editor.publishing.tables.win_rates import rates_json, rates_text, win_rates
    from bob_editor.rules.los.surveys.statistics import sight_of_areas, sight_statistics
    from bob_editor.sheet.names import CardNames
    from bob_editor.storage.kinds.playtests import playtests_beside, read_playtests

    laid = laid or SceneOptions()
    loaded = laid.map_of(map_file)
    sight = sight_of(loaded.scene)
    with told_progress("Looking") as tell:
        statistics = sight_statistics(sight, like=laid.looker(loaded), progress=tell)
    card = card_in(loaded.path) if loaded.suite is None and is_scenario(loaded.path) else None
    areas = sight_of_areas(sight, areas_of(card)) if card is not None else {}
    sides = CardNames(card).sides if card is not None else {}
    played = win_rates(read_playtests(playtests_beside(map_file)).value, sides)
    if form == "json":
        games = {"playtests": rates_json(played)} if played.games else {}
        print_json({**numbers_json(statistics, areas), **games})
    elif form == "csv":
        print(numbers_csv(statistics), end="")
    else:
        for line in numbers_text(loaded.scene.board.title, statistics, areas):
            print(harmless(line))
        for line in rates_text(played, sides):
            print(harmless(line))
    return 0


def _of_folder(folder: Path, form: str) -> int:
    """The playtests of all scenarios of a folder, in their order."""
    from bob_editor.publishing.overview import on_card
    from bob_editor.publishing.tables.win_rates import rates_json, rates_text
    from bob_editor.storage.packs import read_project

    if form == "csv":
        raise BadCall("The numbers of a folder aren't written as CSV.", hint="Take text or json.")
    project = read_project(folder)
    scenarios = [one for one in project.documents if one.document and one.document.kind == "scenario"]
    if not scenarios:
        raise BadFile(
            f"There is no scenario in {folder}.", hint="Name a board in it to count its lines of sight."
        )
    found = {
        one: on_card(one.source) for one in sorted(scenarios, key=lambda one: project.plan.place(one.name))
    }
    if form == "json":
        print_json({one.name: rates_json(card.played) for one, card in found.items()})
        return 0
    for one, card in found.items():
        assert one.document is not None
        print(harmless(f"{one.document.title or one.name}:"))
        for line in (*rates_text(card.played, card.sides),) or ("Not played yet.",):
            print(harmless(f"  {line}"))
    return 0
