"""The effects of a broker's next start on the content of its data directories.

Strategy: :mod:`~kafkafmt.cluster.start.starting` lists data directories, groups them by broker,
and applies the rules: :mod:`~kafkafmt.cluster.start.node_rules` those of a node and of
its directories, :mod:`~kafkafmt.cluster.start.log_rules` those of each log in them. The rules are
those of Kafka 4.3; each names its class in Kafka.

Invariant: nothing is written. Bytes of strangers raise nothing: they are findings.
"""
