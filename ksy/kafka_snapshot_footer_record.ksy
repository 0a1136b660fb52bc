meta:
  id: kafka_snapshot_footer_record
  title: Kafka snapshot footer record (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.SnapshotFooterRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_tagged_fields
  endian: be
doc: |
  The value of the control record SNAPSHOT_FOOTER, the last of a KRaft
  snapshot.
doc-ref:
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotFooterRecord.json SnapshotFooterRecord
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
-webide-representation: 'version {version:dec}'
seq:
  - id: version
    -orig-id: Version
    type: s2
    doc: The version of this message; 0 in every release.
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
