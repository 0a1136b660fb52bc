meta:
  id: kafka_control_record
  title: Kafka control record (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.ControlRecordUtils
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
  A record that Kafka writes for itself. The key tells its kind, the kind tells the value's layout. The
  value of an unknown kind stays readable as bytes.
doc-ref:
  - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
  - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/common/record/ControlRecordType.java ControlRecordType
  - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/common/record/ControlRecordUtils.java ControlRecordUtils
-webide-representation: '{body}'
seq:
  - id: len
    type: kafka_varint
    -orig-id: length
    doc: Bytes that follow this field.
  - id: body
    size: len.value
    type: control_record_body
    -orig-id: Record
    doc: Everything behind the length.
types:
  control_record_body:
    doc: |
      A control record inside exactly its own bytes, laid out as any record. At most one of the fields
      between `len_value` and `num_headers` is there: the value, by its kind.
    doc-ref: https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
    -webide-representation: '{key}'
    seq:
      - id: attributes
        type: s1
        -orig-id: attributes
        doc: Unused.
      - id: timestamp_delta
        type: kafka_varlong
        -orig-id: timestampDelta
        doc: Milliseconds from the batch's `base_timestamp`; may be negative.
      - id: offset_delta
        type: kafka_varint
        -orig-id: offsetDelta
        doc: Distance from the batch's `base_offset`.
      - id: len_key
        type: kafka_varint
        -orig-id: keyLength
        doc: Any value below zero stands for a null key, which no sound control record has.
      - id: key
        size: len_key.value
        type: kafka_control_record_key
        if: len_key.value >= 0
        -orig-id: key
        doc: Tells the kind.
      - id: len_value
        type: kafka_varint
        -orig-id: valueLength
        doc: Any value below zero stands for a null value.
      - id: end_txn_marker
        size: len_value.value
        type: kafka_end_txn_marker
        if: len_value.value >= 0 and (type_id == 0 or type_id == 1)
        -orig-id: value
        doc: The value of ABORT and COMMIT.
      - id: leader_change_message
        size: len_value.value
        type: kafka_leader_change_message
        if: len_value.value >= 0 and type_id == 2
        -orig-id: value
        doc: The value of LEADER_CHANGE.
      - id: snapshot_header_record
        size: len_value.value
        type: kafka_snapshot_header_record
        if: len_value.value >= 0 and type_id == 3
        -orig-id: value
        doc: The value of SNAPSHOT_HEADER.
      - id: snapshot_footer_record
        size: len_value.value
        type: kafka_snapshot_footer_record
        if: len_value.value >= 0 and type_id == 4
        -orig-id: value
        doc: The value of SNAPSHOT_FOOTER.
      - id: kraft_version_record
        size: len_value.value
        type: kafka_kraft_version_record
        if: len_value.value >= 0 and type_id == 5
        -orig-id: value
        doc: The value of KRAFT_VERSION.
      - id: voters_record
        size: len_value.value
        type: kafka_voters_record
        if: len_value.value >= 0 and type_id == 6
        -orig-id: value
        doc: The value of KRAFT_VOTERS.
      - id: unknown_value
        size: len_value.value
        if: len_value.value >= 0 and (type_id < 0 or type_id > 6)
        -orig-id: value
        doc: The value of a kind that is not known.
      - id: num_headers
        type: kafka_varint
        -orig-id: numHeaders
        doc: Never below zero in a sound record.
      - id: headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        -orig-id: Headers
        doc: None as a rule.
    instances:
      type_id:
        value: 'len_key.value >= 0 ? key.type_id : -1'
        -orig-id: type
        doc: The kind as a number; -1 when the key is null.
