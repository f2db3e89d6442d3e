"""What is wrong with what is open, kept up to date while it is edited."""
