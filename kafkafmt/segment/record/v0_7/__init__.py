"""The format of Kafka 0.7 and before: messages without offset, key and timestamp.

The rules are those of Kafka 0.7.2 (``kafka.message``, ``kafka.log``).
"""
