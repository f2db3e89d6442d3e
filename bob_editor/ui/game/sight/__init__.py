"""The page about sight: its questions, and the pictures of their answers."""
