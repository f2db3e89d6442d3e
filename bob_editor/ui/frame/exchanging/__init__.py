"""The window's dealings with others' formats: what comes in, what its words mean, folders, what goes out."""
