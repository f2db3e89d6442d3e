"""What a distribution says of itself beyond pyproject.toml: its long description and, where it has a home, its links.

An index page shows README.md away from its checkout, where its pictures and neighbours aren't. Who publishes names the
home of the sources (`BOB_EDITOR_HOME=https://… make dist`), and pictures and links lead there; without it they go.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
"""A picture or a link in Markdown that leads to a file beside it."""


class Metadata(MetadataHookInterface):
    """Gives `readme` and `urls`, which pyproject.toml leaves open."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Write both into what the distribution says."""
        home = os.environ.get("BOB_EDITOR_HOME", "").rstrip("/")
        text = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": led_home(text, home)}
        if home:
            metadata["urls"] = {
                "Homepage": home,
                "Documentation": f"{home}/blob/main/docs",
                "Changelog": f"{home}/blob/main/CHANGELOG.md",
                "Issues": f"{home}/issues",
                "Source": home,
            }


def led_home(text: str, home: str) -> str:
    """A page in Markdown whose pictures and links to files lead to `home`; without one they are words."""

    def led(found: re.Match[str]) -> str:
        picture, words, file = found.groups()
        if not home:
            return "" if picture else words
        return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/main/{file})"

    return LINK.sub(led, text)
