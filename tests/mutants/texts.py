"""Accidents that happen to the lines of a text: foreign formats, settings and house styles are no JSON."""

import json
import random
import re

from tests.mutants.harder import LETTERS, LIMITS
from tests.mutants.mutations import PATHS, PLACES
from tests.mutants.seeds import known_texts
from tests.mutants.spelled import spelled_otherwise

_WORD = re.compile(r"[^\s,;:=\"\[\]{}()]+")


def altered(rng: random.Random, text: str) -> str:
    """A text after some accidents, a letter for each of its bytes."""
    for _ in range(rng.choice((1, 1, 2, 3, 6))):
        text = rng.choice((_line, _line, _word, _word, _word, _joint))(rng, text)
    raw = text.encode("utf-8", "surrogatepass")
    if rng.random() < 0.08:
        raw = spelled_otherwise(rng, text or " ")
    return raw.decode("latin-1")


def _line(rng: random.Random, text: str) -> str:
    """A line is gone, twice, elsewhere, broken off, or there very often."""
    lines = text.split("\n")
    at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
    line = lines[at]
    what = rng.choice(("gone", "twice", "moved", "cut", "often", "joined", "empty"))
    if what == "gone":
        del lines[at]
    elif what == "moved":
        lines[at], lines[to] = lines[to], lines[at]
    elif what in ("twice", "often"):
        lines[to:to] = [line] * (1 if what == "twice" else rng.choice((3, 40, 3000)))
    elif what == "cut":
        lines[at] = line[: rng.randrange(len(line) + 1)]
    elif what == "joined":
        lines[at : at + 2] = ["".join(lines[at : at + 2])]
    else:
        lines[at] = ""
    return "\n".join(lines)


def _word(rng: random.Random, text: str) -> str:
    """A word is another: one of the same text, a number at a limit, a place, a path, odd letters."""
    words = list(_WORD.finditer(text))
    if not words:
        return text
    word, other = rng.choice(words), rng.choice(words)
    new = rng.choice((
        other.group(), json.dumps(rng.choice(LIMITS)), rng.choice(LETTERS), word.group() + rng.choice(LETTERS),
        rng.choice(PLACES), rng.choice(PATHS), rng.choice(known_texts()), "", word.group() * 2, word.group()[:-1],
        "9" * 400, "-" + word.group(),
    ))  # fmt: skip
    if rng.random() < 0.1:
        return text.replace(word.group(), new, 200)
    return text[: word.start()] + new + text[word.end() :]


def _joint(rng: random.Random, text: str) -> str:
    """A sign between words is gone, twice or another."""
    signs = list(re.finditer(r"[\s,;:=\"\[\]{}()]", text))
    if not signs:
        return text
    sign, other = rng.choice(signs), rng.choice(signs)
    new = rng.choice(("", sign.group() * 2, other.group(), "\t", "\r\n", "\0", '"', sign.group() * 5000))
    return text[: sign.start()] + new + text[sign.end() :]
