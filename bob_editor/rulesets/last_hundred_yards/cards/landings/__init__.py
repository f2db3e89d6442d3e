"""Landings by parachute and glider: what the card says of them, and what they breach."""
