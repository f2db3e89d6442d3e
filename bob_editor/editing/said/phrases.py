"""Finds of which text a message was made, and says it in another language."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import zip_longest

from msgspec import field

from bob_editor.records import Record
from bob_editor.sheet.languages import capital
from bob_editor.words.numbers import Numbers

_PLACE = re.compile(r"\{(\d+)\}")
_SPOKEN_PLACE = re.compile(r"\{(\d+)(!s)?\}")
"""A place for a value in the other language; with ``!s`` the value stays as a file has it: the name of a field."""

_QUOTED = re.compile(r"“([^“”]*)”")
_QUOTE = re.compile("[“”]")
_RUN = re.compile(r"\{\d+\}(?: ?\{\d+\})*")
_WORD = re.compile(r"[^\W\d_]+")
_WHOLE_WORD = re.compile(r"(?<![^\W_])[^\W\d_]+(?![^\W_])")
_PLAIN = re.compile(r"\b[A-Za-z]?[a-z’']{2,}\b")
_NAMED = re.compile(r"“[^“”]*”")
_NUMBER = re.compile(r"([+−-]?\d[\d.,]*) (\D+)")
_AT_SIDE = re.compile(r"(.+) (\S*\d/\S+)")
"""A hexside's feature with the two hexes that it lies between, as reasons and flips name it."""

_FILE = re.compile(r"(?:(?:[A-Za-z]:)?[/\\][^“”:;,]*|[^\s“”:;,]+)\.[A-Za-z]\w*|[/\\]\S+")
"""What names a file or a folder: no word of it need be known."""

_AND = re.compile(" and ")
"""What stands between two edits that are one step, of which the second has lost its capital."""

_VERDICTS = frozenset({"clear", "blocked", "blind"})
"""What a line comes to, always in small letters: that is meant, though terrain is called so, as *Clear* often is."""

_FULL_STOP = re.compile(r"[.!?]( |$)")
"""What a value seldom has: more likely the text is one sentence of several."""

_PARTING = {"": re.compile(r"[ ,;:(]"), " ": re.compile(" ")}
_SEAMS = (
    re.compile(r"(?<=[.!?])( )(?=\S)"),
    re.compile(r"(: )"),
    re.compile(r"(; )"),
    re.compile(r"(, | \+ )"),
)
"""Where texts are put together that each stand in the table: sentences, what is told of something, lists."""

SHORT = 8
"""A text with fewer letters of its own than this is found in too much to be a sign that it was meant."""

LONG = 500
"""A text with more letters than this is taken apart by its sentences alone, and a sentence with more is one of a single
value, such as a list, or somebody's own words: the ways to take one apart grow with the cube of its length."""

LONG_AS_TWO = 250
"""Likewise of two texts that nothing but a space parts, which may be any space."""

MOST_KEPT = 20_000
"""So many texts are remembered with what they are: lists are painted anew with every step."""


class Phrase(Record, dict=True):
    """A text with places for values, and what it is in the language."""

    english: str
    spoken: str
    weight: int
    """How many of its letters are its own: of two that fit equally well, the one with more is meant."""

    @cached_property
    def runs(self) -> list[list[str]]:
        """What parts values that stand one after the other, nothing or a space, for each run of values."""
        return [_PLACE.split(run)[2:-1:2] for run in _RUN.findall(self.english)]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What fits it, with each run of values as a group."""
        runs = [f"({'.*?'.join(['', *parting, ''])})" for parting in self.runs]
        parts = map(re.escape, _RUN.split(self.english))
        whole = "".join(part for pair in zip_longest(parts, runs, fillvalue="") for part in pair)
        return re.compile(whole, re.DOTALL)

    def put(self, values: list[tuple[str, str]]) -> str:
        """What it is in the language, with values, each in English and in the language; one quoted has its capital."""

        def value(place: re.Match[str]) -> str:
            english, told = values[int(place[1])]
            if place[2]:
                return english
            return _begun_as(english, told) if self.spoken[place.start() - 1 :].startswith("„") else told

        return _SPOKEN_PLACE.sub(value, self.spoken)


class Phrases(Record, eq=False, dict=True):
    """The texts of a language by their English, and the labels that values may be (``sheet.languages``).

    ``names`` are somebody's own: a value that is one of them, with a capital or without, stays as it was written.
    """

    table: Mapping[str, str]
    labels: Mapping[str, str]
    names: frozenset[str] = frozenset()
    numbers: Numbers = field(default_factory=lambda: Numbers("en"))
    _by_word: dict[str, list[Phrase]] = field(default_factory=lambda: defaultdict(list))
    _labels: dict[str, str] = field(default_factory=dict)
    _names: dict[str, str] = field(default_factory=dict)
    _kept: dict[str, tuple[str, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Lay the texts by the word of each that is rarest, so that few need be tried on a message."""
        words = {english: _own_words(english) for english in self.table if _PLACE.search(english)}
        often = Counter(word for found in words.values() for word in found)
        for english, found in words.items():
            phrase = Phrase(english, self.table[english], len(_PLACE.sub("", english)))
            self._by_word[min(found, key=lambda word: (often[word], word), default="")].append(phrase)
        self._names.update((name.casefold(), name) for name in self.names)
        for english, label in self.labels.items():
            self._labels.setdefault(english.casefold(), label)

    def said(self, text: str) -> str:
        """A text in the language; as it is where it isn't known, or more than half of its words aren't."""
        told, unknown = self._told(text)
        return _begun_as(text, told) if 2 * unknown <= len(_WORD.findall(text)) else text

    def fitting(self, text: str) -> Iterator[tuple[Phrase, list[str]]]:
        """The texts with values that a message can be made of, each with its runs of values, the longest first."""
        words = {"", *_WORD.findall(text)}
        tried = [phrase for word in words for phrase in self._by_word.get(word, ())]
        if len(text) > LONG:
            tried = [phrase for phrase in tried if phrase.runs == [[]]]
        for phrase in sorted(tried, key=lambda one: (-one.weight, one.english)):
            if (fit := phrase.pattern.fullmatch(text)) is not None:
                yield phrase, list(fit.groups())

    def _told(self, text: str) -> tuple[str, int]:
        """What a text is in the language, and how many of its words nobody knows."""
        found = self._kept.get(text)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[text] = self._looked_up(text)
        return found

    def _looked_up(self, text: str) -> tuple[str, int]:
        if (whole := self._whole(text)) is not None:
            return whole, 0
        if _FILE.fullmatch(text):
            return text, 0
        best, fewest = text, len(_PLAIN.findall(_NAMED.sub("", text)))
        if not _WORD.search(text):
            return self.numbers.parted(text), 0
        for told, unknown in self._ways(text):
            if unknown < fewest or best == text:
                best, fewest = told, unknown
            if not unknown:
                break
        return best, fewest

    def _ways(self, text: str) -> Iterator[tuple[str, int]]:
        """All that a text may be, each with the number of words that stay unknown."""
        if (number := _NUMBER.fullmatch(text)) is not None and (things := self._whole(number[2])) is not None:
            yield f"{self.numbers.parted(number[1])} {things}", 0
        if (side := _AT_SIDE.fullmatch(text)) is not None and (feature := self._whole(side[1])) is not None:
            yield f"{feature} {side[2]}", 0
        for phrase, runs in self.fitting(text):
            values = [
                (value, *self._told(value))
                for parting, run in zip(phrase.runs, runs, strict=True)
                for value in self._parted(run, parting)
            ]
            # A name in quotes that isn't known as a whole is somebody's own, though each word of it may be known:
            # it isn't said, nor need it be known.
            own = [
                self._whole(value) is None and f"“{{{place}}}”" in phrase.english and not _QUOTE.search(value)
                for place, (value, _, _) in enumerate(values)
            ]
            shown = [
                (value, value if is_own else told)
                for (value, told, _), is_own in zip(values, own, strict=True)
            ]
            unknown = sum(
                unknown + bool(_FULL_STOP.search(value))
                for (value, _, unknown), is_own in zip(values, own, strict=True)
                if not is_own
            )
            yield phrase.put(shown), unknown
        if text.endswith("."):
            told, unknown = self._told(text[:-1])
            yield f"{told}.", unknown
        if len(text) > LONG:
            if len(parts := _SEAMS[0].split(text)) > 1:
                said = [self._told(part) for part in parts]
                yield "".join(told for told, _ in said), sum(unknown for _, unknown in said)
            return
        for seam in _SEAMS:
            if (found := seam.search(text)) is not None:
                yield self._joined(text[: found.start()], found[0], text[found.end() :])
        if (both := _AND.search(text)) is not None:
            yield self._joined(text[: both.start()], both[0], capital(text[both.end() :]))
        for space in re.finditer(" ", text if len(text) <= LONG_AS_TWO else ""):
            before, after = text[: space.start()], text[space.end() :]
            if self._is_known(before) or self._is_known(after):
                told, unknown = self._joined(before, " ", after)
                yield told, unknown + 1  # less sure than a text that stands whole in the table

    def _whole(self, text: str) -> str | None:
        """A text that stands in the table, or a label."""
        if text not in _VERDICTS and (name := self._names.get(text.casefold())) is not None:
            return name
        if self.table and (quoted := _QUOTED.fullmatch(text)) is not None:
            return self.table.get(text, f"„{quoted[1]}“")
        told = self.table.get(text)
        return self._labels.get(text.casefold()) if told is None and len(text) > 1 else told

    def _is_known(self, text: str) -> bool:
        """Whether a text of several words stands in the table, or one that begins as it does and has values.

        A single word is more likely part of a name, which isn't said by halves.
        """
        return " " in text and (
            text in self.table
            or any(
                not phrase.english.startswith("{") and phrase.weight > SHORT
                for phrase, _ in self.fitting(text)
            )
        )

    def _joined(self, before: str, seam: str, after: str) -> tuple[str, int]:
        """Two texts that were put together; the second may stand in the table with the space before it."""
        first, unknown = self._told(before)
        spaced = self.table.get(f" {after}") if seam == " " else None
        second, more = self._told(after) if spaced is None else (spaced.lstrip(), 0)
        if seam != " " or before.endswith((".", "!", "?")):
            second = _begun_as(after, second)
        return f"{first}{self.table.get(seam, seam)}{second}", unknown + more

    def _parted(self, run: str, parting: list[str]) -> list[str]:
        """The values of a run, parted where the fewest words stay unknown; none that follows directly begins a word."""
        if not parting:
            return [run]
        space, *more = parting
        ways = [
            (run[: at.start()], run[at.end() if space else at.start() :])
            for at in _PARTING[space].finditer(run)
        ]
        if not space:
            ways.append((run, ""))

        def unknown(way: tuple[str, str]) -> tuple[int, bool]:
            return sum(self._told(one)[1] for one in way), self._told(way[0])[0] == way[0]

        first, rest = min(ways, key=unknown)
        return [first, *self._parted(rest, more)]


def _begun_as(text: str, told: str) -> str:
    """A text in another language with a capital at its beginning where the English has one."""
    return capital(told) if text[:1].isupper() else told


def _own_words(english: str) -> list[str]:
    """The words of a text that stand whole in every message made of it: none that a value may run on into."""
    return _WHOLE_WORD.findall(_PLACE.sub("0", english))
