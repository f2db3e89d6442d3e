"""``bob-editor los --all`` of one map and of many, by any number of processes and on a cluster: the same bytes."""

import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.cli.work import workers
from bob_editor.cli.work.tasks import packed, tasks_of, unpacked, windowed
from bob_editor.cli.work.workers import jobs_for
from bob_editor.opening.loaded_map import load_map
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from tests.cli.conftest import Call, suite
from tests.rules.los.boards import random_scene


@pytest.fixture
def folder(write: Callable[..., Path], tmp_path: Path) -> Path:
    """A folder of three maps, one in a folder of its own, and a suite that is no map of it."""
    write("maps/b.board.json", hexes={"E4": {"terrain": ["woods"]}})
    write("maps/a.board.json", hexes={"C4": {"terrain": ["orchard"]}})
    write("maps/deep/c.board.json", hexes={"E4": {"level": 2}, "E6": {"terrain": ["woods"]}})
    write("maps/d.los.json", suite())
    return tmp_path / "maps"


def test_a_folder_in_one_stream(call: Call, folder: Path) -> None:
    """Every map below a folder in one stream: lines name the map, and are those of the map alone."""
    lines = call("los", folder, "--all").out.splitlines()
    found: dict[str, list[dict[str, object]]] = {}
    for line in lines:
        row = json.loads(line)
        found.setdefault(row.pop("map"), []).append(row)
    assert list(found) == ["a.board.json", "b.board.json", "deep/c.board.json"]
    for name, rows in found.items():
        alone = [json.loads(line) for line in call("los", folder / name, "--all").out.splitlines()]
        assert rows == alone
    table = call("los", folder, "--all", "--format", "table").out.splitlines()
    assert table[0].split("\t") == ["map", "from", "to", "range", "verdict", "blind", "hindrance"]
    assert len(table) == len(lines) + 1
    assert table[1].startswith("a.board.json\tA1\tA2\t1\tclear\t")


def test_a_folder_into_a_folder(call: Call, folder: Path, tmp_path: Path) -> None:
    """Into a folder each map gets a file, the same by two processes; into a file they go together."""
    for jobs, typed in (("1", "out"), ("2", "out.2/")):
        out = tmp_path / typed
        assert call("los", folder, "--all", "-o", f"{tmp_path}/{typed}", "--jobs", jobs).code == 0
        files = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
        assert files == ["a.pairs.jsonl", "b.pairs.jsonl", "deep/c.pairs.jsonl"]
        for name in files:
            board = folder / name.replace(".pairs.jsonl", ".board.json")
            assert (out / name).read_text() == call("los", board, "--all").out
    together = tmp_path / "all.tsv"
    call("los", folder, "--all", "-o", together, "--format", "table", "--jobs", "2")
    assert together.read_text() == call("los", folder, "--all", "--format", "table").out


@pytest.mark.parametrize(
    "command",
    [("los", "--all"), ("los", "--all", "--format", "npz"), ("los", "A1"), ("los", "A1", "A2")],
)
def test_one_answer_goes_into_no_folder(
    call: Call, folder: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """A path that is typed as a folder's is refused, rather than taken for a file without an ending."""
    name, *options = command
    outcome = call(name, folder / "a.board.json", *options, "-o", f"{tmp_path}/out/")
    assert outcome.code == 2
    assert "is a folder" in outcome.err
    assert not (tmp_path / "out").exists()


def test_a_board_and_a_scenario_of_one_name(call: Call, tmp_path: Path) -> None:
    """`new scenario` makes such; each has a file of its own."""
    (tmp_path / "maps").mkdir()
    call("new", "scenario", "--ruleset", "memoir-44", "-o", tmp_path / "maps" / "dawn.scenario.json")
    assert call("los", tmp_path / "maps", "--all", "-o", tmp_path / "pairs").code == 0
    names = sorted(path.name for path in (tmp_path / "pairs").iterdir())
    assert names == ["dawn.board.pairs.jsonl", "dawn.scenario.pairs.jsonl"]


def test_nothing_is_written_where_a_map_is_broken(call: Call, folder: Path, tmp_path: Path) -> None:
    """One map that can't be read stops the call before anything is written."""
    (folder / "z.board.json").write_text("{")
    outcome = call("los", folder, "--all", "-o", tmp_path / "out")
    assert (outcome.code, outcome.out) == (2, "")
    assert "z.board.json" in outcome.err
    assert not (tmp_path / "out").exists()


def test_a_scene_travels_whole(write: Callable[..., Path]) -> None:
    """What a suite lays on its board arrives with it, and looks the same there."""
    cave = {"marker": "cave", "at": "E4", "facing": "ne"}
    fields = {
        "markers": [cave],
        "conditions": {"visibility": 4},
        "rulings": {"separate_pieces": "any_pieces"},
    }
    scene = load_map(write("cave.los.json", suite(**fields)), ruleset).scene
    (arrived,) = unpacked(packed((replace(scene, minute=9),)))
    assert arrived == scene
    assert arrived.minute == 9
    end = End(scene.board.grid.hex("E4"), "cave")
    for goal in scene.board.grid.hexes:
        answers = [sight_of(one).trace(end, End(goal)) for one in (scene, arrived)]
        assert answers[0] == answers[1]


def test_few_tasks_are_under_way() -> None:
    """Results come in order, and no task is begun while so many are waited for."""
    begun: list[int] = []
    taken: list[int] = []

    class Done:
        def __init__(self, number: int) -> None:
            begun.append(number)
            self.number = number

        def result(self) -> int:
            return self.number

    for result in windowed(map(Done, range(10)), 3):
        taken.append(result)
        assert len(begun) <= len(taken) + 2
    assert taken == begun == list(range(10))


def test_who_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small map is done here; a large one, or many, on every core, unless the call says otherwise."""
    monkeypatch.setattr(workers, "cores", lambda: 6)
    small = random_scene("band-of-brothers-2.2", 1)
    large = Scene(random_scene("band-of-brothers-2.2", 1, columns=40, rows=30).board, small.ruleset)
    assert jobs_for(None, [small]) == 1
    assert jobs_for(None, [large]) == 6
    assert jobs_for(None, [small] * 300) == 6
    assert jobs_for(3, [small]) == 3
    tasks = tasks_of(4, large, lambda _sights, _rows: None)
    assert [place for task in tasks for place in task.rows] == list(range(1200))
    assert {task.map for task in tasks} == {4}


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a cluster of two workers on this machine."""
    from distributed import LocalCluster  # takes a second, which other tests needn't wait for

    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_on_a_cluster(call: Call, folder: Path, tmp_path: Path, scheduler: str) -> None:
    """A cluster's workers write the same bytes: of one map, of a suite with what it lays on it, of a folder."""
    night = folder.parent / "night.los.json"
    night.write_text(json.dumps(suite(conditions={"visibility": 3})))
    for source in (folder / "b.board.json", night, folder):
        here = call("los", source, "--all", "--format", "table").out
        there = call("los", source, "--all", "--format", "table", "--scheduler", scheduler)
        assert (there.code, there.out) == (0, here)
    out = tmp_path / "out"
    call("los", folder, "--all", "--scheduler", scheduler, "-o", out)
    assert (out / "deep/c.pairs.jsonl").read_text() == call("los", folder / "deep/c.board.json", "--all").out


def test_no_cluster(call: Call, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no scheduler answers, one line says so."""
    monkeypatch.setattr("bob_editor.cli.work.cluster.SECONDS_TO_ANSWER", 0.2)
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{silent.getsockname()[1]}"
        for wrong in (address, "nonsense", "foo://127.0.0.1:1"):
            outcome = call("los", folder / "a.board.json", "--all", "--scheduler", wrong)
            assert (outcome.code, outcome.out) == (2, "")
            assert f"No Dask scheduler answers at {wrong}." in outcome.err
