"""Prints exactly what ``kafka-dump-log.sh`` prints."""
