"""Numbers and books of lines of sight say what each single line says."""

import csv
import io
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.__main__ import main
from bob_editor.opening.loaded_map import load_scene
from bob_editor.publishing.progress import untold
from bob_editor.publishing.tables.sight_book import sight_book
from bob_editor.publishing.tables.sight_numbers import numbers_text
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.los.surveys.statistics import AreaSight, sight_of_areas, sight_statistics
from bob_editor.rulesets import ruleset


@pytest.fixture
def sight(project: Path) -> Sight:
    return sight_of(load_scene(project / "mill.board.json", ruleset))


def test_numbers_are_those_of_the_single_lines(sight: Sight) -> None:
    """Counted one by one, by another way."""
    hexes = sight.scene.board.grid.hexes
    open_ = {
        (one, other)
        for one in hexes
        for other in hexes
        if one != other and sight.trace(End(one), End(other)).verdict != "blocked"
    }
    found = sight_statistics(sight)
    assert 0 < found.open < found.lines == len(hexes) * (len(hexes) - 1)
    assert found.open == len(open_)
    assert found.sees.tolist() == [sum(one == at for one, _ in open_) for at in hexes]
    assert found.seen_from.tolist() == [sum(other == at for _, other in open_) for at in hexes]
    lengths = Counter(one.distance(other) for one, other in open_)
    assert {row.range: row.clear + row.hindered for row in found.by_range} == dict(lengths)
    assert found.mean_range == pytest.approx(sum(one * times for one, times in lengths.items()) / len(open_))
    assert found.longest is not None
    label = sight.scene.board.grid.label
    assert (found.longest.start, found.longest.goal) in {(label(one), label(other)) for one, other in open_}
    looked = Counter(other for _, other in open_)
    dead = {at for at in hexes if looked[at] <= len(set(hexes).intersection(at.neighbours()))}
    assert set(found.dead_ground) == set(map(label, dead))
    assert found.longest.range == max(lengths) == max(found.farthest.tolist())
    own = set(hexes[:2])
    areas = {"ours": own, "theirs": set(hexes[-4:]), "nowhere": set()}
    area = sight_of_areas(sight, {name: frozenset(map(End, at)) for name, at in areas.items()})["ours"]
    seen = {other for one, other in open_ if one in own} - own
    assert (area.hexes, area.sees, area.dead) == (2, len(seen), len(hexes) - 2 - len(seen))
    assert area.exposed == {"theirs": len(seen & set(hexes[-4:]))}


def test_an_area_of_one_hex(sight: Sight) -> None:
    """Is told in the singular, and so is a line of one hex."""
    found = sight_statistics(sight)
    assert found.longest is not None
    short = replace(found, longest=replace(found.longest, range=1))
    lines = list(numbers_text("Mill", short, {"top": AreaSight(1, 2, 3, {})}))
    assert lines[-1] == "  top: 1 hex sees 2 others, and not 3"
    assert any(line.endswith(", 1 hex") for line in lines)


def test_a_book_lists_every_line(sight: Sight) -> None:
    """The matrix has a cell for each, the page names what is seen."""
    matrix, page = sight_book("Mill & <co>", sight, untold)
    rows = list(csv.reader(io.StringIO(matrix)))
    labels = rows[0][1:]
    grid = sight.scene.board.grid
    assert labels == [grid.label(at) for at in grid.hexes] == [row[0] for row in rows[1:]]
    for row in rows[1:]:
        field = sight.field(End(grid.hex(row[0])))
        words = [field.verdict(place)[0] for place in range(len(labels))]
        assert ["blocked" if cell in ("x", "b") else "clear" for cell in row[1:]] == words
        clear = [
            label for label, word in zip(labels, words, strict=True) if word == "clear" and label != row[0]
        ]
        told = re.search(rf'<tr id="{row[0]}">.*?<td>(.*?)</td>', page)
        assert told is not None
        assert told[1].split() == clear
    hindered = any("(" in cell for cell in re.findall(r"<td>(.*?)</td>", page))
    assert ("Sees hindered" in page) == hindered
    assert "Mill &amp; &lt;co&gt;" in page
    assert "<co>" not in page
    _, german = sight_book("Mill", sight, untold, "de")
    assert '<html lang="de">' in german
    assert "<h1>Mill: Sichtlinien</h1>" in german
    assert "Sees clearly" not in german
    assert sight_book("Mill", sight, untold, "xx") == sight_book("Mill", sight, untold)


def test_the_command_prints_them(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As text, as JSON, and hex by hex."""
    board = str(project / "mill.board.json")
    assert main(["stats", board]) == 0
    assert "Mill: 18 hexes, 306 lines" in capsys.readouterr().out
    assert main(["stats", board, "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["clear"] + told["hindered"] + told["blocked"] == told["lines"] == 306
    assert main(["stats", board, "--format", "csv"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 19
