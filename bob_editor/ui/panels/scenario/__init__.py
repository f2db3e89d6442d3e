"""What makes a scenario beside its form: boards of the map, catalogue, the printed card, what each side sees first."""
