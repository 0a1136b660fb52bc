"""``python -m kafkafmt`` is the ``kafkafmt`` command."""

import os
import sys

try:
    # Python has put the current directory first, and has found this package before this line runs:
    # in a stranger's directory, only `kafkafmt` and `python -P -m kafkafmt` are safe (SECURITY.md).
    if not getattr(sys.flags, "safe_path", False) and sys.path[0] in ("", os.getcwd()):
        del sys.path[0]
except FileNotFoundError:  # it was removed
    pass

from kafkafmt.cli import main

main()
