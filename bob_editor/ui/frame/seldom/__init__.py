"""What is seldom asked for, loaded once it is, and what joins it to the commands of the window."""
