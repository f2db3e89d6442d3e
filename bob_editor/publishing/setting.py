"""What a form of publication can be told: by project.json, or in the dialog that publishes."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from bob_editor.publishing.edition import Edition

Json = Any


@frozen
class Setting:
    """A setting of a form: its name in project.json, what people see, and what it is where nobody says.

    Its kind is that of ``default``. A number lies between ``low`` and ``high``; a text is one of ``among``, where there
    are any, by what people see. ``tip`` says more.
    """

    name: str
    title: str
    default: Json
    low: float = 0
    high: float = 0
    unit: str = ""
    among: tuple[tuple[str, str], ...] = ()
    tip: str = ""

    def of(self, edition: Edition, form: str) -> Json:
        """What an edition's plan sets it to, else its default.

        :raises BadFile: where it is of another kind, beyond its bounds or none of those that it may be.
        """
        if self.high:
            return edition.number(form, self.name, self.default, self.low, self.high)
        return edition.setting(form, self.name, self.default, among=[value for value, _ in self.among])


def told(settings: tuple[Setting, ...], edition: Edition, form: str) -> dict[str, Json]:
    """What an edition's plan sets each of a form's settings to; raises as ``Setting.of`` does."""
    return {one.name: one.of(edition, form) for one in settings}
