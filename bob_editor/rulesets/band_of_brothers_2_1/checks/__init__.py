"""What can be wrong with a board or card of edition 2.1 alone: that it has what only the later edition has."""
