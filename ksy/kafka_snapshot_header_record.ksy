meta:
  id: kafka_snapshot_header_record
  title: Kafka snapshot header record (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.SnapshotHeaderRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_tagged_fields
  endian: be
doc: |
  The value of the control record SNAPSHOT_HEADER, the first of a KRaft
  snapshot.
doc-ref:
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json SnapshotHeaderRecord
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
-webide-representation: 'version {version:dec}, last time
  {last_contained_log_timestamp:dec}'
seq:
  - id: version
    -orig-id: Version
    type: s2
    doc: The version of this message; 0 in every release.
  - id: last_contained_log_timestamp
    -orig-id: LastContainedLogTimestamp
    type: s8
    doc: |
      Append time of the last record that the snapshot holds, in
      milliseconds since the epoch.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
