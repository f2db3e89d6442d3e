"""What tests of this folder begin with."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.tools import Tool
from bob_editor.editing.tools.trace_scan import TraceScan
from bob_editor.editing.trace.subjects import Wanted
from bob_editor.model.board import Pin, Underlay
from tests.editing.tools.tracing.at_hand import _painted


@pytest.fixture
def tool(tools: dict[str, Tool], document: Document) -> TraceScan:
    """The tool over a scan that is read; what it asks for is done at once."""
    tool = tools["trace_scan"]
    assert isinstance(tool, TraceScan)
    pins = (Pin((10, 10), "A1"), Pin((200, 10), "H1"))
    document.set_value(replace(document.value, underlay=Underlay("scan.png", pins)))
    tool.put_sheet(_painted(document.value))

    def do(wanted: Wanted) -> None:
        sheet = tool.tracing.sheet
        assert sheet is not None
        tool.show(wanted.subject, wanted.job(sheet, lambda _done, _all: None))

    tool.asked.connect(do)
    tool.set_option("terrain", "woods")
    return tool
