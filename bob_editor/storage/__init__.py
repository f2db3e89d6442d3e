"""HOW IT IS WRITTEN: values to JSON and back, schemas, packs; form, not meaning.

Reading keeps what it can and reports the rest by place; writing is atomic, and stable: no diff without a change.
What a rule says about a value is no concern of this package: form and meaning meet only above it.

May import ``model``, ``geometry``, ``errors`` and ``records``; not ``rules``, which stands beside it.
"""
