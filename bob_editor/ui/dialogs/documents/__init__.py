"""What a board or scenario is to be: size, title, boards of the map, rulings."""
