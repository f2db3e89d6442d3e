"""What is wrong between counter lists and scenarios: too few in the box, rows that are about nothing."""

from collections.abc import Callable, Iterator
from difflib import get_close_matches

from bob_editor.errors import BobEditorError
from bob_editor.opening.counter_mix import CounterFile, counter_mix
from bob_editor.opening.findings import Found
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_counters, read_scenario
from bob_editor.storage.packs import Project, ProjectFile


def counter_findings(project: Project, stopped: Callable[[], None]) -> Iterator[Found]:
    """Issues of all counter lists of a project, each at its row; ``stopped`` raises where nobody waits any more.

    What can't be read is told of its own file.
    """
    files = {one.source: one for one in _of_kind(project, "counters")}
    lists = [found for file in files.values() if (found := _read(file)) is not None]
    if not lists:
        return
    cards: list[tuple[str, Card]] = []
    for one in _of_kind(project, "scenario"):
        stopped()
        try:
            scenario = read_scenario(one.source).value
            card = card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, one.source))
        except BobEditorError:
            continue
        cards.append((scenario.title or one.name, card))
    mix = counter_mix(cards, lists)
    for lot in mix.lots:
        if lot.lacking and lot.file is not None:
            rows = next(one.list.counters for one in lists if one.path == lot.file)
            yield _too_few(mix, lot, files[lot.file].name, rows[lot.place].place)
    used = {(lot.file, lot.place) for lot in mix.lots if lot.needed}
    names = sorted({lot.piece.name for lot in mix.lots if lot.needed})
    for found in lists:
        for place, row in enumerate(found.list.counters):
            if (found.path, place) not in used:
                near = get_close_matches(row.name, names, n=1, cutoff=0.8)
                meant = f" Is {near[0]} meant?" if near and near[0].casefold() != row.name.casefold() else ""
                said = f"No scenario uses the counter {row.name}{f' ({row.nation})' if row.nation else ''}.{meant}"
                at = f"/counters/{row.place}/name"
                yield Found("schema/counter-not-used", "hint", said, files[found.path].name, at, (at,))


def _too_few(mix: CounterMix, lot: Lot, file: str, place: int) -> Found:
    title = mix.scenarios[lot.used.index(lot.needed)]
    told = f"The box holds {(lot.box or 0) + lot.lent} of {lot.piece.name}, and “{title}” uses {lot.needed}."
    at = f"/counters/{place}/box"
    return Found("schema/box-holds-too-few", "warning", told, file, at, (at,))


def _of_kind(project: Project, kind: str) -> tuple[ProjectFile, ...]:
    return tuple(one for one in project.documents if one.document is not None and one.document.kind == kind)


def _read(file: ProjectFile) -> CounterFile | None:
    try:
        return CounterFile(file.source, read_counters(file.source).value)
    except BobEditorError:
        return None
