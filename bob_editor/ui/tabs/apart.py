"""What tells files of one name apart: the end of the way to each, as short as can be."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path


def folders_apart(paths: Sequence[str]) -> list[str]:
    """The folder to be said with each file, where another of these has its name; "" where its name is enough.

    What is in no file ("") needs none.
    """
    names = Counter(Path(path).name for path in set(paths))
    return [_folder(path, paths) if path and names[Path(path).name] > 1 else "" for path in paths]


def _folder(path: str, paths: Sequence[str]) -> str:
    parents = Path(path).parent.parts
    others = [Path(one).parent.parts for one in paths if one != path and Path(one).name == Path(path).name]
    for count in range(1, len(parents)):
        if all(other[-count:] != parents[-count:] for other in others):
            return "/".join(parents[-count:])
    return str(Path(path).parent)
