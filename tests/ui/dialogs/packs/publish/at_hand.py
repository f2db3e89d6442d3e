"""What tests of publishing have at hand."""

from bob_editor.ui.dialogs.packs.publish import Publish


def texts(dialog: Publish) -> list[str]:
    """What is listed as standing in a reader's way."""
    return [dialog.found.item(row).text() for row in range(dialog.found.count())]
