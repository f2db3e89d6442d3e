"""The form of a scenario's card, made of its ruleset's schema."""
