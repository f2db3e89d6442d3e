"""What panels and commands have at hand instead of the window: session, canvas, actions, files, messages, docks."""
