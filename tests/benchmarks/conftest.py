"""What the benchmarks may be asked for on the command line, and the boards they are run on."""

import pytest

from tests.benchmarks.measured_boards import MeasuredBoards
from tests.benchmarks.natural_boards import NaturalBoards


def pytest_addoption(parser):
    group = parser.getgroup("LOS benchmarks")
    group.addoption(
        "--board", default="", help="only the boards whose name has this in it: natural, 7200, vieux"
    )
    group.addoption("--rounds", type=int, default=5, help="how often everything is timed, in turn")


@pytest.fixture(scope="session")
def boards(pytestconfig):
    """The boards that were asked for."""
    natural = NaturalBoards(pytestconfig.cache.mkdir("natural-boards"))
    return MeasuredBoards(natural, pytestconfig.getoption("board"))
