meta:
  id: kafka_control_record
  title: Kafka control record (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.ControlRecordUtils
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_control_record_key
    - kafka_end_txn_marker
    - kafka_header
    - kafka_kraft_version_record
    - kafka_leader_change_message
    - kafka_snapshot_footer_record
    - kafka_snapshot_header_record
    - kafka_varint
    - kafka_varlong
    - kafka_voters_record
  endian: be
doc: |
  A record that Kafka writes for itself. The key tells its kind, the kind
  tells the value's layout. The value of an unknown kind stays readable as
  bytes.
doc-ref:
  - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
-webide-representation: '{body}'
seq:
  - id: len
    -orig-id: length
    type: kafka_varint
    doc: Bytes that follow this field.
  - id: body
    -orig-id: Record
    size: len.value
    type: control_record_body
    doc: Everything after the length.
types:
  control_record_body:
    doc: |
      A control record inside exactly its own bytes, laid out as any record.
      At most one of the fields between `len_value` and `num_headers` is
      there: the value, by its kind.
    doc-ref: https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
    -webide-representation: '{key}'
    seq:
      - id: attributes
        -orig-id: attributes
        type: s1
        doc: Unused.
      - id: timestamp_delta
        -orig-id: timestampDelta
        type: kafka_varlong
        doc: |
          Milliseconds from the batch's `base_timestamp`; may be negative.
      - id: offset_delta
        -orig-id: offsetDelta
        type: kafka_varint
        doc: Distance from the batch's `base_offset`.
      - id: len_key
        -orig-id: keyLength
        type: kafka_varint
        doc: |
          Any value below zero means a null key, which no sound control
          record has.
      - id: key
        -orig-id: key
        size: len_key.value
        type: kafka_control_record_key
        if: len_key.value >= 0
        doc: Tells the kind.
      - id: len_value
        -orig-id: valueLength
        type: kafka_varint
        doc: Any value below zero means a null value.
      - id: end_txn_marker
        -orig-id: value
        size: len_value.value
        type: kafka_end_txn_marker
        if: len_value.value >= 0 and (type_id == 0 or type_id == 1)
        doc: The value of ABORT and COMMIT.
      - id: leader_change_message
        -orig-id: value
        size: len_value.value
        type: kafka_leader_change_message
        if: len_value.value >= 0 and type_id == 2
        doc: The value of LEADER_CHANGE.
      - id: snapshot_header_record
        -orig-id: value
        size: len_value.value
        type: kafka_snapshot_header_record
        if: len_value.value >= 0 and type_id == 3
        doc: The value of SNAPSHOT_HEADER.
      - id: snapshot_footer_record
        -orig-id: value
        size: len_value.value
        type: kafka_snapshot_footer_record
        if: len_value.value >= 0 and type_id == 4
        doc: The value of SNAPSHOT_FOOTER.
      - id: kraft_version_record
        -orig-id: value
        size: len_value.value
        type: kafka_kraft_version_record
        if: len_value.value >= 0 and type_id == 5
        doc: The value of KRAFT_VERSION.
      - id: voters_record
        -orig-id: value
        size: len_value.value
        type: kafka_voters_record
        if: len_value.value >= 0 and type_id == 6
        doc: The value of KRAFT_VOTERS.
      - id: unknown_value
        -orig-id: value
        size: len_value.value
        if: len_value.value >= 0 and (type_id < 0 or type_id > 6)
        doc: The value of a kind that is not known.
      - id: num_headers
        -orig-id: numHeaders
        type: kafka_varint
        doc: Never below zero in a sound record.
      - id: headers
        -orig-id: Headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        doc: None as a rule.
    instances:
      type_id:
        -orig-id: type
        value: 'len_key.value >= 0 ? key.type_id : -1'
        doc: The kind as a number; -1 when the key is null.
