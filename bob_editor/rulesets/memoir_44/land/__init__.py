"""What lies on a board, and what the data says of it: tiles, rivers, layouts, rulings; knows no card."""
