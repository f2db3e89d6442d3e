"""Issues and suites as JUnit XML, which build servers show as tests."""

import re
from collections.abc import Iterable, Sequence
from xml.etree import ElementTree as ET

from attrs import frozen

from bob_editor.opening.findings import Found

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


@frozen
class Case:
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
            name=_xml(name),
            tests=str(len(cases)),
            failures=str(failures),
            errors="0",
            skipped="0",
        )
        for case in cases:
            row = ET.SubElement(suite, "testcase", classname=_xml(name), name=_xml(case.name))
            if case.failure is not None:
                ET.SubElement(row, "failure", type=_xml(case.kind), message=_xml(case.failure))
            if case.note:
                ET.SubElement(row, "system-out").text = _xml(case.note)
    for total in ("tests", "failures", "errors"):
        root.set(total, str(sum(int(suite.get(total, "0")) for suite in root)))
    ET.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ET.tostring(root, encoding="unicode")


def issues_as_junit(files: Sequence[str], found: Sequence[Found]) -> str:
    """One suite a file, one case an issue: failed where it counts. A file without issues is one case that holds."""
    return junit((file, _cases([one for one in found if one.file == file])) for file in files)


def _cases(found: Sequence[Found]) -> list[Case]:
    if not found:
        return [Case("no issues")]
    return [
        Case(
            f"{one.code} {one.at}".rstrip(),
            failure=one.message if one.counts else None,
            kind=one.severity,
            note="" if one.counts else f"{one.severity}: {one.message}",
        )
        for one in found
    ]


def _xml(text: str) -> str:
    """Drop what XML can't hold, which a hostile file may name a hex by."""
    return _NOT_XML.sub("", text)
