"""From how far a unit's doings are seen, so that it loses concealment or is revealed (4.3.1, 17.2, 18.0, 20.9.2)."""

from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of, tables


def observation_limit(
    event: str,
    *,
    unit: str = "non_vehicular",
    terrain: str = "open",
    light: str = "day",
    japanese: bool = False,
) -> int | None:
    """How many hexes away, in LOS, an event is seen; None: any range.

    ``event``: a maneuver or kind of fire, ``hidden`` for a hidden unit that is revealed, ``recon``, ``mfa extension``;
    ``unit``: ``non_vehicular``, ``vehicle`` or a kind; ``terrain``: ``open`` or ``cover``.
    """
    rows, event = tables()["observation"], event.lower().replace("_", " ")
    night = light == "night" or "night" in event
    kind = kind_of(unit)
    vehicle = unit in ("vehicle", "vehicular") or "vehicle" in event or (kind is not None and kind.vehicular)
    if "mfa" in event:
        return _whole(rows["mfa_extension"]["any"])
    if "recon" in event:
        return _whole(rows["recon"]["night" if night else "any"])
    if "hidden" in event:
        if night:
            return _whole(rows["hidden"]["night"])
        if vehicle and (terrain == "open" and "cover" not in event):
            return _whole(rows["hidden"]["vehicle_in_open"])
        return _whole(rows["hidden"]["japanese" if japanese or "japanese" in event else "any"])
    if night:
        return _whole(rows["night"]["any"])
    if light == "twilight":
        return _whole(rows["twilight"]["vehicle" if vehicle else "non_vehicular"])
    if vehicle:
        return _whole(rows["vehicle"][terrain])
    if terrain == "open":
        return _whole(rows["non_vehicular"]["open"])
    if event.startswith("anti"):
        return _whole(rows["non_vehicular"]["cover_anti_tank"])
    if "small arms" in event or event == "fire":
        return _whole(rows["non_vehicular"]["cover_small_arms"])
    own = rows.get(unit, {}).get("cover_maneuver")
    return _whole(rows["non_vehicular"]["cover_maneuver"] if own is None else own)


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None
