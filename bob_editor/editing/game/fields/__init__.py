"""The fields of a game as the forms of its pages have them."""
