"""What stands around canvas and panels: the window, its menus, bars and commands, and where panels are docked."""
