"""What a .m44 file says, as a board and a scenario card."""
