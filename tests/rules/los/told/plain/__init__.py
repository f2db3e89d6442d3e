"""A plain reading of ``sight``: from its definitions in docs/formats.md, with fractions, and none of the kit."""
