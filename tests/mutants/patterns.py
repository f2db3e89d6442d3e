"""Texts that a pattern allows, made of the pattern."""

import random
from importlib import import_module
from typing import Any

_SIGNS = "abzAZ09._-~ äß🎲<&"
"""Letters that stand for any."""

_FEW, _MOST = 3, 70
"""How often something without an end is said, and at the most where much is wanted."""


def sample_of(rng: random.Random, pattern: str, *, longest: bool = False) -> str:
    """A text that a pattern allows, as far as that looks nowhere ahead; with ``longest`` as long as it may be."""
    parsed = import_module("re._parser").parse(pattern)
    return _Sampling(rng, longest=longest).text(parsed)


class _Sampling:
    def __init__(self, rng: random.Random, *, longest: bool) -> None:
        self._rng, self._longest = rng, longest
        self._groups: dict[int, str] = {}

    def text(self, parsed: Any) -> str:
        return "".join(self._part(str(kind), said) for kind, said in parsed)

    def _part(self, kind: str, said: Any) -> str:
        match kind:
            case "LITERAL":
                return chr(said)
            case "NOT_LITERAL":
                return self._rng.choice([one for one in _SIGNS if one != chr(said)])
            case "ANY":
                return self._rng.choice(_SIGNS)
            case "IN":
                return self._among(said)
            case "BRANCH":
                return self.text(self._rng.choice(said[1]))
            case "SUBPATTERN":
                found = self._groups[said[0]] = self.text(said[3])
                return found
            case "GROUPREF":
                return self._groups.get(said, "")
            case "MAX_REPEAT" | "MIN_REPEAT":
                return self._repeated(*said)
        return ""  # a beginning, an end, or what is looked for ahead

    def _repeated(self, least: int, most: int, inner: Any) -> str:
        times = (
            min(int(most), _MOST) if self._longest else self._rng.randint(least, min(int(most), least + _FEW))
        )
        return "".join(self.text(inner) for _ in range(times))

    def _among(self, said: Any) -> str:
        others = False
        allowed: set[str] = set()
        for kind, one in said:
            match str(kind):
                case "NEGATE":
                    others = True
                case "LITERAL":
                    allowed.add(chr(one))
                case "RANGE":
                    allowed |= {chr(code) for code in range(one[0], one[1] + 1)}
        fitting: set[str] = {*_SIGNS} - allowed if others else allowed
        return self._rng.choice(sorted(fitting))
