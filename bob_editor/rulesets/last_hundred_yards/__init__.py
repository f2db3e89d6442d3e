"""The Last Hundred Yards (GMT, series rules of 2021)."""
