"""``python -m kafkafmt`` is the ``kafkafmt`` command."""

from kafkafmt.cli import main

main()
