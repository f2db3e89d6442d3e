"""Looking through files by several processes."""

from pathlib import Path
from typing import Any, Self

import pytest

from bob_editor import processes
from bob_editor.cli.files import Document
from bob_editor.cli.work import each


class _Busy:
    """A pool whose process is at something long when Ctrl-C comes."""

    def __init__(self) -> None:
        self._processes: dict[int, _Busy] | None = {1: self}
        self.ended = self.dropped = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is waited for."""

    def submit(self, *_: object) -> "_Busy":
        return self

    def result(self) -> None:
        raise KeyboardInterrupt

    def terminate(self) -> None:
        self.ended = True

    def shutdown(self, *, wait: bool, cancel_futures: bool) -> None:
        self._processes, self.dropped = None, cancel_futures and not wait


def test_ctrl_c_waits_for_no_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes are ended where they are."""
    pool: Any = _Busy()
    monkeypatch.setattr(processes, "pool_of", lambda _jobs, **_more: pool)
    files = [Document(Path(name), "board") for name in ("a", "b")]
    with pytest.raises(KeyboardInterrupt):
        list(each.in_each(str, files, jobs=2))
    assert pool.ended
    assert pool.dropped
