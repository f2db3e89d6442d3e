"""Band of Brothers, series rules 2.2: its data, its checks and its LOS rule."""
