"""Band of Brothers 2.1: the data of 2.2 less what that edition added, under its own rule numbers."""
