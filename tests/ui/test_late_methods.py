"""Methods that attrs writes, compiled as they are first called."""

import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from types import CodeType

import attrs
import pytest

from bob_editor.ui.late_methods import compile_late


def _declared() -> type:
    """A class of values, declared now."""

    def whole(number: object) -> int:
        return int(str(number))

    @attrs.frozen
    class Place:
        row: int = attrs.field(converter=whole)
        column: int = 7
        names: list[str] = attrs.field(factory=list, kw_only=True, eq=False)

    return Place


_at_once = _declared()


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> Callable[[], type]:
    """What declares such a class so that its methods are compiled late."""
    make = sys.modules[attrs.Attribute.__module__]
    monkeypatch.setattr(make, "_compile_and_eval", getattr(make, "_compile_and_eval"))  # noqa: B009 - to be put back
    compile_late()
    return _declared


def _code(kind: type, name: str) -> CodeType:
    code: CodeType = vars(kind)[name].__code__
    return code


def test_each_is_compiled_when_it_is_first_called(late: Callable[[], type]) -> None:
    """And is, from then on, what it would have been at once; those that nobody calls stay away."""
    kind = late()
    assert "row" not in _code(kind, "__init__").co_varnames
    one, same, other = kind("3", names=["Mill"]), kind(3, 7), kind(4, column=1)
    assert _code(kind, "__init__").co_varnames[:4] == ("self", "row", "column", "names")
    assert (one.row, one.column, one.names, same.names) == (3, 7, ["Mill"], [])
    assert "other" not in _code(kind, "__eq__").co_varnames
    assert one == same != other
    assert {one: "there"}[same] == "there"
    assert repr(other) == "Place(row=4, column=1, names=[])"
    assert attrs.evolve(one, row=4, column=1) == other


def test_it_is_the_method_that_attrs_makes_at_once(late: Callable[[], type]) -> None:
    """Its code, its defaults, its place in a traceback."""
    at_once, kind = _at_once, late()
    with pytest.raises(ValueError, match="mill") as first:
        kind("mill")
    with pytest.raises(ValueError, match="mill") as again:
        kind("mill")
    lines = [traceback.extract_tb(one.tb)[-2].line for one in (first, again)]
    assert lines == ["_setattr('row', __attr_converter_row(row))"] * 2
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'row'"):
        kind()
    assert repr(kind(1)) == repr(at_once(1))
    assert kind(1) != at_once(1)
    for name in ("__init__", "__eq__", "__repr__"):
        mine, theirs = _code(kind, name), _code(at_once, name)
        assert (mine.co_code, mine.co_consts, mine.co_varnames) == (
            theirs.co_code, theirs.co_consts, theirs.co_varnames,
        )  # fmt: skip
        assert [*mine.co_lines()] == [*theirs.co_lines()]
        assert vars(kind)[name].__annotations__ == vars(at_once)[name].__annotations__
    assert vars(kind)["__init__"].__defaults__ == (7,)


def test_who_inherits_calls_it(late: Callable[[], type]) -> None:
    """The method that is called first may be a base's."""
    kind = late()

    class Named(kind):  # type: ignore[valid-type]
        def __init__(self, row: int) -> None:
            super().__init__(row, 2)

    assert (Named(5).row, Named(6).column) == (5, 2)
    assert Named(5) == Named(5)


def test_many_may_call_it_first(late: Callable[[], type]) -> None:
    """Threads that come at once all get what they asked for."""
    threads = 8
    for _ in range(20):
        kind, together = late(), Barrier(threads)

        def make(row: int, kind: type = kind, together: Barrier = together) -> tuple[int, str]:
            together.wait()
            one = kind(row, names=[])
            return one.row, repr(one)

        with ThreadPoolExecutor(threads) as pool:
            found = [*pool.map(make, range(threads))]
        assert found == [(row, f"Place(row={row}, column=7, names=[])") for row in range(threads)]


def test_what_attrs_does_otherwise_is_left_alone(
    late: Callable[[], type], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Scripts that define something else are run as they are; and where there is no such script, nothing is done."""
    del late
    make = sys.modules[attrs.Attribute.__module__]
    found: dict[str, Callable[[], int]] = {}
    make._compile_and_eval("def five():\n    return 5\n", {}, found, "five")
    assert found["five"]() == 5
    monkeypatch.delattr(make, "_compile_and_eval")
    compile_late()
    assert not hasattr(make, "_compile_and_eval")
