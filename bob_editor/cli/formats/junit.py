"""Issues and suites as JUnit XML, which build servers show as tests."""

from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from bob_editor.exchange.markup import sayable
from bob_editor.opening.findings import Found
from bob_editor.records import Record


class Case(Record):
    """A test case: its name, why it failed (None: it didn't), of what kind that is, and what else it wrote."""

    name: str
    failure: str | None = None
    kind: str = ""
    note: str = ""


def junit(suites: Iterable[tuple[str, Sequence[Case]]]) -> str:
    """Return the XML of named suites of cases."""
    root = ET.Element("testsuites", name="bob-editor")
    for name, cases in suites:
        failures = sum(case.failure is not None for case in cases)
        suite = ET.SubElement(
            root,
            "testsuite",
            name=name,
            tests=str(len(cases)),
            failures=str(failures),
            errors="0",
            skipped="0",
        )
        for case in cases:
            row = ET.SubElement(suite, "testcase", classname=name, name=case.name)
            if case.failure is not None:
                ET.SubElement(row, "failure", type=case.kind, message=case.failure)
            if case.note:
                ET.SubElement(row, "system-out").text = case.note
    for total in ("tests", "failures", "errors"):
        root.set(total, str(sum(int(suite.get(total, "0")) for suite in root)))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + sayable(ET.tostring(root, encoding="unicode"))


def issues_as_junit(files: Sequence[str], found: Sequence[Found]) -> str:
    """One suite a file, one case an issue: failed where it counts. A file without issues is one case that holds."""
    return junit((file, _cases([one for one in found if one.file == file])) for file in files)


def _cases(found: Sequence[Found]) -> list[Case]:
    if not found:
        return [Case("no issues")]
    return [
        Case(
            f"{one.code} {one.at}".rstrip(),
            failure=_message(one) if one.counts else None,
            kind=one.severity,
            note="" if one.counts else f"{one.severity}: {_message(one)}",
        )
        for one in found
    ]


def _message(one: Found) -> str:
    return f"{one.message} ({one.rule})" if one.rule else one.message
