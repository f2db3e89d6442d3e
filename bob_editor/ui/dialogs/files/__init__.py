"""Which file: to open, to save, to export or print to; and what becomes of unsaved work."""
