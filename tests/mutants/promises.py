"""What the program promises of any file that it reads, other than that it doesn't fall."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF

from bob_editor.errors import TooLarge
from bob_editor.render.pictures.picture import Picture
from bob_editor.storage.documents import dumps
from bob_editor.storage.form.problems import steps_of
from tests.mutants.mutant import Broken

Json = Any


def kept_in_file(
    data: Json, found: Any, to_json: Callable[[Any], Json], from_json: Callable[..., Any]
) -> None:
    """What is saved is read as the same, and what wouldn't be in it as it stands is told before."""
    written = to_json(found.value)
    same_again(written, to_json, from_json)
    told = [steps_of(one.pointer) for one in found.left_out]
    lost = [steps for steps in differing(data, written) if not any(_touch(steps, one) for one in told)]
    if lost and not any(one.code == "schema/more" for one in found.problems):
        raise Broken("Lost without a word", lost[:5])


def _touch(one: tuple[Any, ...], other: tuple[Any, ...]) -> bool:
    return all(str(a) == str(b) for a, b in zip(one, other, strict=False))


def differing(before: Json, after: Json, steps: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the JSON of a file isn't what is written; but for what is added, and for numbers that are the same."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key, value in before.items():
            if key not in after:
                # An empty list of hexes says as much as none.
                if steps or value not in ({}, []):
                    yield (*steps, key)
            else:
                yield from differing(value, after[key], (*steps, key))
        if steps[1:]:
            yield from ((*steps, key) for key in after if key not in before)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differing(one, other, (*steps, index))
    elif before != after or isinstance(before, bool) != isinstance(after, bool):
        yield steps


def same_again(written: Json, to_json: Callable[[Any], Json], from_json: Callable[..., Any]) -> None:
    """What is written is read and written as the same."""
    text = dumps(written)
    with suppress(TooLarge):
        again = dumps(to_json(from_json(json.loads(text))[0]))
        if again != text:
            pairs = zip(text.splitlines(), again.splitlines(), strict=False)
            raise Broken("Saved twice, it differs", next((pair for pair in pairs if pair[0] != pair[1]), ()))


def part_of(picture: Picture, rng: random.Random) -> Picture:
    """A part of a picture, in which another may be looked at the next time: a whole one takes a second."""
    whole = picture.area
    wide, high = min(14.0, whole.width()), min(12.0, whole.height())
    left = whole.left() + rng.random() * (whole.width() - wide)
    top = whole.top() + rng.random() * (whole.height() - high)
    return replace(picture, area=QRectF(left, top, wide, high))
