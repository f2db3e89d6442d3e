"""Work on the workers of a Dask cluster that runs already: ``--scheduler tcp://host:8786``."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from distributed import Client, Future

from bob_editor import __version__
from bob_editor.cli.work.tasks import Task, done_from_parcel, packed, windowed
from bob_editor.errors import BadCall
from bob_editor.extras import needed
from bob_editor.rules.los.scene import Scene

SECONDS_TO_ANSWER = 6
"""How long a scheduler may take to answer, and a first worker to be there."""


def on_cluster(address: str, maps: Sequence[tuple[Scene, ...]], tasks: Iterable[Task]) -> Iterator[Any]:
    """Do all tasks on a cluster, and yield the results in their order (``workers.in_order``).

    A map's bytes are sent to the cluster once, when its first task is. What is under way is called off where the
    caller stops early.

    :raises BadCall: where Dask isn't installed, no scheduler answers, or its workers lack bob_editor as it is here.
    """
    client = _client(address)
    under_way: dict[int, Future] = {}
    try:
        _must_be_alike(client, address)

        def submitted() -> Iterator[Future]:
            sent: dict[int, Future] = {}
            for number, task in enumerate(tasks):
                if task.map not in sent:
                    sent.clear()  # tasks come map by map, and those under way hold what they need
                    sent[task.map] = client.scatter(packed(maps[task.map]), hash=False)
                under_way[number] = client.submit(
                    done_from_parcel, task.work, sent[task.map], task.rows, pure=False
                )
                yield under_way[number]

        most = 2 * sum(client.nthreads().values())
        for number, result in enumerate(windowed(submitted(), most)):
            del under_way[number]
            yield result
    finally:
        client.cancel(list(under_way.values()))
        client.close()


def _client(address: str) -> Client:
    try:
        from distributed import Client
        from distributed.comm import connect
    except ImportError:
        needed("distributed", "--scheduler can't be asked")
        raise

    async def greet() -> None:
        comm = await connect(address, timeout=SECONDS_TO_ANSWER)
        comm.abort()

    try:
        # A client that can't connect leaves threads behind that complain; so see first whether anyone is there.
        asyncio.run(greet())
        return Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (
        OSError,
        ValueError,
        TypeError,
    ) as error:  # a TimeoutError is an OSError; tls without keys a TypeError
        raise BadCall(
            f"No Dask scheduler answers at {address}.", hint="Such as: --scheduler tcp://127.0.0.1:8786"
        ) from error


def _must_be_alike(client: Client, address: str) -> None:
    """Refuse a cluster whose workers would fail, or answer by other rules."""
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
    except OSError:
        raise BadCall(f"The cluster at {address} has no workers.") from None
    try:
        versions = set(client.run(_version).values())
    except ModuleNotFoundError:
        raise BadCall(
            f"The workers at {address} don't have bob_editor.", hint=f"Install version {__version__} there."
        ) from None
    if versions != {__version__}:
        raise BadCall(
            f"The workers at {address} have bob_editor {', '.join(sorted(versions))}, this is {__version__}.",
            hint="Install the same version on all.",
        )


def _version() -> str:
    return __version__
