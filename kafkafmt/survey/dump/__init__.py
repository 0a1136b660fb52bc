"""Prints exactly the output of ``kafka-dump-log.sh``."""
