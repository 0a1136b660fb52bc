"""What a broker does at its next start with what lies in its data directories.

Strategy: :mod:`~kafkafmt.cluster.start.starting` lists data directories, finds which of them are
one broker's, and asks the rules: :mod:`~kafkafmt.cluster.start.node_rules` those of a node and of
its directories, :mod:`~kafkafmt.cluster.start.log_rules` those of each log in them. The rules are
those of Kafka 4.3; each is named after the class that has it.

Invariant: nothing is written. Bytes of strangers raise nothing: they are findings.
"""
