"""What ``kafka-dump-log.sh`` prints, to the letter."""
