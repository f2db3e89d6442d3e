"""Shared checks of a board under the changes, markers and conditions of a suite or scenario, one a file."""
