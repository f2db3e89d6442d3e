"""What is read of a file, kept as long as that is the same by its time and size; of what it was before, nothing."""

from collections.abc import Callable
from functools import lru_cache, wraps
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

More = ParamSpec("More")
Found = TypeVar("Found")


def kept_while_same(
    most: int,
) -> Callable[[Callable[Concatenate[Path, More], Found]], Callable[Concatenate[Path, More], Found]]:
    """Keep what a function reads of so many files; asked for one that is another by now, it reads that again.

    It raises an ``OSError`` where there is none, and what reading it raises.
    """

    def keeping(read: Callable[Concatenate[Path, More], Found]) -> Callable[Concatenate[Path, More], Found]:
        @lru_cache(maxsize=most)
        def kept(*_asked: object) -> dict[tuple[int, int], Found]:
            return {}

        @wraps(read)
        def asked(path: Path, /, *more: More.args, **named: More.kwargs) -> Found:
            state = path.stat()
            stamp = state.st_mtime_ns, state.st_size
            known = kept(path, *more, *named.items())
            if stamp in known:
                return known[stamp]
            found = read(path, *more, **named)
            known.clear()
            known[stamp] = found
            return found

        return asked

    return keeping
