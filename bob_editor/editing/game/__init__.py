"""A game of one's own while it is written: the open document, its questions, and what a change of its rules does."""
