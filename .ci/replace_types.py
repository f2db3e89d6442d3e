"""For mypy: ``replace`` is given fields of the record, with values that they may have."""

from collections.abc import Callable

from mypy.plugin import FunctionSigContext, Plugin
from mypy.plugins.dataclasses import replace_function_sig_callback
from mypy.types import FunctionLike


class ReplaceTypes(Plugin):
    """Records are to mypy what it calls dataclasses, whose ``replace`` it knows."""

    def get_function_signature_hook(
        self, fullname: str
    ) -> Callable[[FunctionSigContext], FunctionLike] | None:
        """What says the types of a call."""
        return replace_function_sig_callback if fullname == "msgspec.structs.replace" else None


def plugin(_version: str) -> type[Plugin]:
    """The door that mypy comes in by."""
    return ReplaceTypes
