"""Files that say the same otherwise, or nothing: what happens to the text of a file rather than to its values."""

import random
import re

_NUMBERS = (
    "NaN",
    "Infinity",
    "-Infinity",
    "1e999",
    "-0",
    "-0.0",
    "1E2",
    "0.1e1",
    "9" * 400,
    "1" * 5000,
    "01",
    "1.",
    "0x1F",
)


def spelled_otherwise(rng: random.Random, text: str) -> bytes:
    """The bytes of a file after one such accident."""
    return rng.choice((_twice, _twice, _twice, _number, _number, _deep, _cut, _noise, _encoded))(rng, text)


def _twice(rng: random.Random, text: str) -> bytes:
    """A field that stands twice, with another value or the same."""
    fields = list(re.finditer(r'"[a-z_]+": ("[^"\\]*"|-?[0-9.]+)', text))
    if not fields:
        return text.encode()
    field, other = rng.choice(fields), rng.choice(fields)
    value = rng.choice((field.group(1), other.group(1), "null", "[]", "{}"))
    name = field.group().partition(":")[0]
    return f"{text[: field.start()]}{name}: {value}, {text[field.start() :]}".encode()


def _number(rng: random.Random, text: str) -> bytes:
    numbers = list(re.finditer(r"(?<=[ \[])-?[0-9.]+(?=[,\]\n}])", text))
    if not numbers:
        return text.encode()
    found = rng.choice(numbers)
    return f"{text[: found.start()]}{rng.choice(_NUMBERS)}{text[found.end() :]}".encode()


def _deep(rng: random.Random, text: str) -> bytes:
    depth = rng.choice((90, 98, 99, 100, 101, 1000, 100_000))
    opening, closing = rng.choice((("[", "]"), ('{"x-a":', "}"), ('{"any":[', "]}")))
    inner = f"{opening * depth}0{closing * depth}"
    return text.replace("{", '{"x-deep": ' + inner + ",", 1).encode()


def _cut(rng: random.Random, text: str) -> bytes:
    place = rng.randrange(len(text))
    return rng.choice(
        (text[:place], text[place:], text[:place] + text[place + 1 :], text + text, text + "\0" * 512)
    ).encode()


def _noise(rng: random.Random, text: str) -> bytes:
    raw = bytearray(text.encode())
    for _ in range(rng.choice((1, 1, 3, 20))):
        raw[rng.randrange(len(raw))] = rng.randrange(256)
    return bytes(raw)


def _encoded(rng: random.Random, text: str) -> bytes:
    return rng.choice((
        text.encode("utf-8-sig"), text.encode("utf-16"), text.encode("utf-32"), text.replace("\n", "\r\n").encode(),
        b"",        b" \n", text.replace("\n", "").encode(), b"\xff\xfe", b"null", b'"a"',
        text.replace('"title"', '"t\\u0069tle"').encode(),
        text.replace('"title": "', '"title": "\\ud83c\\udfb2\\ud800').encode(), text.encode() + b"\x1a",
    ))  # fmt: skip
