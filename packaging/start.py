"""Where the application begins that is made by PyInstaller."""

import multiprocessing
import sys

if __name__ == "__main__":
    # A process that shares work is this program once more: it is known here, before anything else is looked at.
    multiprocessing.freeze_support()
    from bob_editor.__main__ import main

    sys.exit(main())
