"""Where values stand in a JSON text."""

import json
from time import process_time

from bob_editor.storage.files.json_places import region_of


def test_where_many_values_stand_is_found_at_once() -> None:
    """The text is gone through once for all of them."""
    text = json.dumps({f"k{number}": [number] for number in range(100_000)})
    begun = process_time()
    region_of(text, ("k99999", 0))
    first = process_time() - begun
    regions = {region_of(text, (f"k{number}", 0)) for number in range(0, 100_000, 500)}
    assert process_time() - begun < 10 * first
    assert len(regions) == 200
