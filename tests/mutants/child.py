"""A process that judges mutants one after the other: a line in is a mutant, a line out what came of it."""

import faulthandler
import json
import os
import resource
import signal
import sys

MEMORY = 1_500_000_000
"""Bytes that a mutant may take, with all the program has."""


WAITING = 4
"""A mutant may take so many times what it may reckon, since other programs want the machine, too."""


def run() -> None:
    """Answer until nothing more is asked."""
    faulthandler.enable()
    # Says where it is, and ends: nothing that a mutant does puts that off.
    faulthandler.register(signal.SIGPROF, chain=True)
    from bob_editor.ui.app import application
    from tests.mutants.judging import judged, prepare
    from tests.mutants.mutant import mutant_from_json, mutant_of

    keep = application()
    prepare()
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    # Whatever prints doesn't talk between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    print("ready", file=answers)
    for line in sys.stdin:
        task = json.loads(line)
        signal.setitimer(signal.ITIMER_PROF, task["seconds"])
        faulthandler.dump_traceback_later(WAITING * task["seconds"], exit=True)
        if "numbers" in task:
            seed, number = task["numbers"]
            mutant = mutant_of(seed, number, tuple(task["kinds"]))
        else:
            mutant = mutant_from_json(task["mutant"])
        fault = judged(mutant, in_window=task.get("window", False))
        faulthandler.cancel_dump_traceback_later()
        signal.setitimer(signal.ITIMER_PROF, 0)
        print(json.dumps(None if fault is None else [fault.mark, fault.text]), file=answers)
    del keep


if __name__ == "__main__":
    run()
