"""An issue: what a check found, with all that people are told of it."""

from typing import Any

from bob_editor.errors import cut
from bob_editor.model.board import Accepted
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.check import Check, Finding, Severity, Subject
from bob_editor.rules.issues.imported import WHY
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import name_in_words

IMPORT = "import/"
"""What the codes of what an import altered begin with."""


class Issue(Record):
    """A finding with all that people are told of its check.

    ``places`` are labelled, the one to jump to first; ``highlight`` the places to show (the same unless the check says
    otherwise). ``fixes`` are edits of a board, of a scene where ``subject`` is ``scene``, of a scenario where it is
    ``scenario``.
    """

    code: str
    severity: Severity
    message: str
    places: tuple[Place, ...]
    highlight: tuple[Place, ...]
    cites: str
    why: str
    fixes: tuple[Edit[Any], ...]
    accepted: Accepted | None = None
    subject: Subject = "board"
    rule: str = ""
    """``cites`` as people read it."""
    surplus: FieldPath = ()
    """What of a card shouldn't be there, as the finding has it."""
    instead: Any = None
    """What was to be there in its place."""
    failed: str = ""
    """The code of the check that failed, where that is what is told: nobody knows what it would have found."""

    besides: int = 0
    """How many issues it stands for that aren't told one by one, itself among them; 0 where for itself alone."""

    @property
    def at(self) -> str:
        """The label of its first place, "" for the whole document: what an acceptance names."""
        return self.places[0].label if self.places else ""

    @property
    def fault(self) -> tuple[str, str, str]:
        """What an acceptance of it names; its message tells it from others of its kind at its place."""
        return Accepted.of(self.code, self.at, self.message).fault

    @property
    def faults(self) -> tuple[tuple[str, str, str], ...]:
        """What an acceptance of it may name: that, or all of its kind at its place."""
        return self.fault, (self.code, self.at, "")

    @property
    def breaks_form(self) -> bool:
        """Whether it is a breach of the file's form, which is for no designer to judge."""
        return self.code.startswith("schema/")

    @property
    def can_be_accepted(self) -> bool:
        """Whether it is one that a designer may judge: no breach of the form, and none that stands for many."""
        return not (self.breaks_form or self.besides)

    @property
    def kind(self) -> str:
        """What is wrong, as people call it: the check's name in words."""
        name = name_in_words(self.code.rpartition("/")[2])
        return f"{name} by the import" if self.code.startswith(IMPORT) else name


def code_of(ruleset: Ruleset, check: Check) -> str:
    """A check's code in a ruleset, also where rulesets share the check."""
    return f"{ruleset.id}/{check.name}"


def issue_of(ruleset: Ruleset, check: Check, finding: Finding) -> Issue:
    """What a check found as an issue."""
    surplus, instead = finding.slip
    return Issue(
        code=code_of(ruleset, check),
        severity=finding.severity or check.severity,
        message=cut(finding.message),
        places=finding.at,
        highlight=finding.highlight or finding.at,
        cites=finding.cites or check.cites,
        rule=ruleset.cited(finding.cites or check.cites),
        why=check.why,
        fixes=finding.fixes,
        surplus=surplus,
        instead=instead,
        failed=f"{ruleset.id}/{finding.failed}" if finding.failed else "",
        subject="board" if check.subject == "acceptances" else check.subject,
    )


def altered(kind: str, finding: Finding, subject: Subject) -> Issue:
    """What an import altered as an issue, under the code that ``check`` has for it on the foreign file itself."""
    return Issue(
        f"{IMPORT}{kind}", finding.severity or Severity.HINT, cut(finding.message), finding.at, finding.at, "", WHY,
        finding.fixes, subject=subject,
    )  # fmt: skip
