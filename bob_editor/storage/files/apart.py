"""What tells files apart: the end of the way to each, as short as can be."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path


def folders_apart(paths: Sequence[str]) -> list[str]:
    """The folder to be said with each file, where another of these has its name; "" where its name is enough.

    What is in no file ("") needs none.
    """
    names = Counter(Path(path).name for path in set(paths))
    return [_folder(path, paths) if path and names[Path(path).name] > 1 else "" for path in paths]


def _folder(path: str, paths: Sequence[str]) -> str:
    alike = (one for one in paths if one != path and Path(one).name == Path(path).name)
    return end_apart(Path(path).parent, (Path(one).parent for one in alike))


def end_apart(path: Path, others: Iterable[Path]) -> str:
    """The end of the way to a file or folder that none of the others has; all of it where each shorter one is."""
    ways = [other.parts for other in others if other != path]
    for count in range(1, len(path.parts)):
        if all(way[-count:] != path.parts[-count:] for way in ways):
            return "/".join(path.parts[-count:])
    return str(path)
