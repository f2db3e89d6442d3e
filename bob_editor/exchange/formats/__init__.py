"""One module a format, each with its ``FORMAT``: to be here is to be found."""
