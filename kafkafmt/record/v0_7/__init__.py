"""The format of Kafka 0.7 and before: messages without offset, key and time.

The rules are those of Kafka 0.7.2 (``kafka.message``, ``kafka.log``). They were taken from the
definition and the source: no file of a real broker was at hand.
"""
