"""How a scenario card looks in print: templates, typesetting, pages. It imports what ``render`` may, and no widgets."""
