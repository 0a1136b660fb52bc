meta:
  id: kafka_control_record_key
  title: Kafka control record key
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.ControlRecordType
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  Tells what kind of control record this is. A later version may append
  fields and must keep these, so an unknown version is read as this one.
doc-ref:
  - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType.parse
-webide-representation: '{control_type}'
seq:
  - id: version
    -orig-id: version
    type: s2
    valid:
      min: 0
    doc: The version of this key; 0 in every release.
  - id: type_id
    -orig-id: type
    type: s2
    doc: A kind that is not listed is unknown to Kafka too, and skipped.
  - id: trailing
    -orig-id: key
    size-eos: true
    doc: Fields of a later version.
instances:
  control_type:
    -orig-id: type
    value: type_id
    enum: control_record_type
    doc: The kind by its name.
enums:
  control_record_type:
    0:
      id: abort
      -orig-id: ABORT
      doc: The producer's open transaction in this partition is aborted.
    1:
      id: commit
      -orig-id: COMMIT
      doc: The producer's open transaction in this partition is committed.
    2:
      id: leader_change
      -orig-id: LEADER_CHANGE
      doc: A new KRaft leader.
    3:
      id: snapshot_header
      -orig-id: SNAPSHOT_HEADER
      doc: The first record of a KRaft snapshot.
    4:
      id: snapshot_footer
      -orig-id: SNAPSHOT_FOOTER
      doc: The last record of a KRaft snapshot.
    5:
      id: kraft_version
      -orig-id: KRAFT_VERSION
      doc: The version of the KRaft protocol.
    6:
      id: kraft_voters
      -orig-id: KRAFT_VOTERS
      doc: The voters of the KRaft quorum.
