"""Dialogs that stay as another tab comes forward."""

from PySide6.QtWidgets import QDialog


class ForAllTabs(QDialog):
    """For a whole folder, or for what all documents of one share: it leads to all tabs."""
