# kafka_remote_log_metadata_record and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_remote_log_metadata_record
  title: Kafka __remote_log_metadata, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.server.log.remote.metadata.storage.generated
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  The value of any record in `__remote_log_metadata`: the message that its type
  names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message Message schemas of Kafka 4.4.0
-webide-representation: '{frame}'
seq:
  - id: remote_log_segment_metadata_record
    -orig-id: RemoteLogSegmentMetadataRecord
    type: kafka_remote_log_segment_metadata_record
    if: frame.api_key.value == 0
    doc: Since Kafka 3.0.
  - id: remote_log_segment_metadata_update_record
    -orig-id: RemoteLogSegmentMetadataUpdateRecord
    type: kafka_remote_log_segment_metadata_update_record
    if: frame.api_key.value == 1
    doc: Since Kafka 3.0.
  - id: remote_partition_delete_metadata_record
    -orig-id: RemotePartitionDeleteMetadataRecord
    type: kafka_remote_partition_delete_metadata_record
    if: frame.api_key.value == 2
    doc: Since Kafka 3.0.
  - id: remote_log_segment_metadata_snapshot_record
    -orig-id: RemoteLogSegmentMetadataSnapshotRecord
    type: kafka_remote_log_segment_metadata_snapshot_record
    if: frame.api_key.value == 3
    doc: Since Kafka 3.5.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: frame.api_key.value != 0 and frame.api_key.value != 1 and frame.api_key.value != 2 and frame.api_key.value != 3
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  frame:
    -orig-id: frameVersion
    pos: 0
    type: kafka_metadata_frame
    doc: Its `api_key` names the message.
types:
  # Kafka compact bytes
  kafka_compact_bytes:
    doc: Bytes after their length, which is stored plus one.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The bytes; absent when they are null.
  # Kafka compact string
  kafka_compact_string:
    doc: |
      Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
      malformed ones.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value:str}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The text; absent when it is null.
  # Frame of a record of the metadata logs
  kafka_metadata_frame:
    doc: |
      What every value in `__cluster_metadata` and `__remote_log_metadata` starts
      with: which message follows, and in which version.
    doc-ref: https://github.com/apache/kafka/blob/4.3.1/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
    -webide-representation: '{api_key} v{version}'
    seq:
      - id: frame_version
        -orig-id: DEFAULT_FRAME_VERSION
        type: kafka_unsigned_varint
        doc: |
          1 since Kafka 3.0; the preview release 2.8 wrote 0, which later releases
          refuse.
      - id: api_key
        -orig-id: apiKey
        type: kafka_unsigned_varint
        doc: The number of the message.
      - id: version
        -orig-id: version
        type: kafka_unsigned_varint
        doc: |
          The version of the message. Kafka does not check it; a version above the
          highest known one is read as that one.
  # Kafka RemoteLogSegmentMetadataRecord
  kafka_remote_log_segment_metadata_record:
    doc: |
      The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
      3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
    -webide-representation: '{start_offset:dec} {end_offset:dec} {broker_id:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 0.
      - id: remote_log_segment_id
        -orig-id: RemoteLogSegmentId
        type: remote_log_segment_metadata_record_remote_log_segment_id_entry
        doc: '`RemoteLogSegmentIdEntry`, since Kafka 3.0.'
      - id: start_offset
        -orig-id: StartOffset
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: end_offset
        -orig-id: EndOffset
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: max_timestamp_ms
        -orig-id: MaxTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: event_timestamp_ms
        -orig-id: EventTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: num_segment_leader_epochs_plus_one
        -orig-id: SegmentLeaderEpochs
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: segment_leader_epochs
        -orig-id: SegmentLeaderEpochs
        type: remote_log_segment_metadata_record_segment_leader_epoch_entry
        repeat: expr
        repeat-expr: (num_segment_leader_epochs_plus_one.value - 1.as<s8>).as<s8>
        if: num_segment_leader_epochs_plus_one.value >= 1.as<s8>
        doc: '`[]SegmentLeaderEpochEntry`, since Kafka 3.0.'
      - id: segment_size_in_bytes
        -orig-id: SegmentSizeInBytes
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: custom_metadata
        -orig-id: CustomMetadata
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.6. Null unless it is given. May be null.'
      - id: remote_log_segment_state
        -orig-id: RemoteLogSegmentState
        type: s1
        doc: '`int8`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: remote_log_segment_metadata_record_tagged_fields
        doc: The fields that are there only where they differ from their defaults.
    types:
      remote_log_segment_metadata_record_remote_log_segment_id_entry:
        doc: '`RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry
        -webide-representation: '{id:uuid}'
        seq:
          - id: topic_id_partition
            -orig-id: TopicIdPartition
            type: remote_log_segment_metadata_record_topic_id_partition_entry
            doc: '`TopicIdPartitionEntry`, since Kafka 3.0.'
          - id: id
            -orig-id: Id
            size: 16
            doc: '`uuid`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      remote_log_segment_metadata_record_topic_id_partition_entry:
        doc: '`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry
        -webide-representation: '{name} {id:uuid} {partition:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: id
            -orig-id: Id
            size: 16
            doc: '`uuid`, since Kafka 3.0.'
          - id: partition
            -orig-id: Partition
            type: s4
            doc: '`int32`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      remote_log_segment_metadata_record_segment_leader_epoch_entry:
        doc: '`SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry
        -webide-representation: '{leader_epoch:dec} {offset:dec}'
        seq:
          - id: leader_epoch
            -orig-id: LeaderEpoch
            type: s4
            doc: '`int32`, since Kafka 3.0.'
          - id: offset
            -orig-id: Offset
            type: s8
            doc: '`int64`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      remote_log_segment_metadata_record_tagged_fields:
        doc: The tagged fields of `remote_log_segment_metadata_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: remote_log_segment_metadata_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      remote_log_segment_metadata_record_tagged_field:
        doc: A tagged field of `remote_log_segment_metadata_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
        -webide-representation: 'tag {tag}'
        seq:
          - id: tag
            -orig-id: _tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: _size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: txn_index_empty
            -orig-id: TxnIndexEmpty
            size: len_data.value
            type: remote_log_segment_metadata_record_txn_index_empty_tag
            if: tag.value == 0
            doc: '`bool`, since Kafka 4.0. Tag 0.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      remote_log_segment_metadata_record_txn_index_empty_tag:
        doc: The bytes of the tagged field `TxnIndexEmpty`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
        -webide-representation: '{txn_index_empty:dec}'
        seq:
          - id: txn_index_empty
            -orig-id: TxnIndexEmpty
            type: u1
            doc: '`bool`, since Kafka 4.0. Tag 0.'
  # Kafka RemoteLogSegmentMetadataSnapshotRecord
  kafka_remote_log_segment_metadata_snapshot_record:
    doc: |
      The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
      3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
    -webide-representation: '{segment_id:uuid} {start_offset:dec} {end_offset:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 3.
      - id: segment_id
        -orig-id: SegmentId
        size: 16
        doc: '`uuid`, since Kafka 3.5.'
      - id: start_offset
        -orig-id: StartOffset
        type: s8
        doc: '`int64`, since Kafka 3.5.'
      - id: end_offset
        -orig-id: EndOffset
        type: s8
        doc: '`int64`, since Kafka 3.5.'
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: max_timestamp_ms
        -orig-id: MaxTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.5.'
      - id: event_timestamp_ms
        -orig-id: EventTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.5.'
      - id: num_segment_leader_epochs_plus_one
        -orig-id: SegmentLeaderEpochs
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: segment_leader_epochs
        -orig-id: SegmentLeaderEpochs
        type: remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry
        repeat: expr
        repeat-expr: (num_segment_leader_epochs_plus_one.value - 1.as<s8>).as<s8>
        if: num_segment_leader_epochs_plus_one.value >= 1.as<s8>
        doc: '`[]SegmentLeaderEpochEntry`, since Kafka 3.5.'
      - id: segment_size_in_bytes
        -orig-id: SegmentSizeInBytes
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: custom_metadata
        -orig-id: CustomMetadata
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.6. Null unless it is given. May be null.'
      - id: remote_log_segment_state
        -orig-id: RemoteLogSegmentState
        type: s1
        doc: '`int8`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: remote_log_segment_metadata_snapshot_record_tagged_fields
        doc: The fields that are there only where they differ from their defaults.
    types:
      remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry:
        doc: '`SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry
        -webide-representation: '{leader_epoch:dec} {offset:dec}'
        seq:
          - id: leader_epoch
            -orig-id: LeaderEpoch
            type: s4
            doc: '`int32`, since Kafka 3.5.'
          - id: offset
            -orig-id: Offset
            type: s8
            doc: '`int64`, since Kafka 3.5.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      remote_log_segment_metadata_snapshot_record_tagged_fields:
        doc: The tagged fields of `remote_log_segment_metadata_snapshot_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: remote_log_segment_metadata_snapshot_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      remote_log_segment_metadata_snapshot_record_tagged_field:
        doc: A tagged field of `remote_log_segment_metadata_snapshot_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
        -webide-representation: 'tag {tag}'
        seq:
          - id: tag
            -orig-id: _tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: _size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: txn_index_empty
            -orig-id: TxnIndexEmpty
            size: len_data.value
            type: remote_log_segment_metadata_snapshot_record_txn_index_empty_tag
            if: tag.value == 0
            doc: '`bool`, since Kafka 4.0. Tag 0.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      remote_log_segment_metadata_snapshot_record_txn_index_empty_tag:
        doc: The bytes of the tagged field `TxnIndexEmpty`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
        -webide-representation: '{txn_index_empty:dec}'
        seq:
          - id: txn_index_empty
            -orig-id: TxnIndexEmpty
            type: u1
            doc: '`bool`, since Kafka 4.0. Tag 0.'
  # Kafka RemoteLogSegmentMetadataUpdateRecord
  kafka_remote_log_segment_metadata_update_record:
    doc: |
      The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
      3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord
    -webide-representation: '{broker_id:dec} {event_timestamp_ms:dec} {remote_log_segment_state:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 1.
      - id: remote_log_segment_id
        -orig-id: RemoteLogSegmentId
        type: remote_log_segment_metadata_update_record_remote_log_segment_id_entry
        doc: '`RemoteLogSegmentIdEntry`, since Kafka 3.0.'
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: event_timestamp_ms
        -orig-id: EventTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: custom_metadata
        -orig-id: CustomMetadata
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.6. Null unless it is given. May be null.'
      - id: remote_log_segment_state
        -orig-id: RemoteLogSegmentState
        type: s1
        doc: '`int8`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
    types:
      remote_log_segment_metadata_update_record_remote_log_segment_id_entry:
        doc: '`RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry
        -webide-representation: '{id:uuid}'
        seq:
          - id: topic_id_partition
            -orig-id: TopicIdPartition
            type: remote_log_segment_metadata_update_record_topic_id_partition_entry
            doc: '`TopicIdPartitionEntry`, since Kafka 3.0.'
          - id: id
            -orig-id: Id
            size: 16
            doc: '`uuid`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      remote_log_segment_metadata_update_record_topic_id_partition_entry:
        doc: '`TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry
        -webide-representation: '{name} {id:uuid} {partition:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: id
            -orig-id: Id
            size: 16
            doc: '`uuid`, since Kafka 3.0.'
          - id: partition
            -orig-id: Partition
            type: s4
            doc: '`int32`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka RemotePartitionDeleteMetadataRecord
  kafka_remote_partition_delete_metadata_record:
    doc: |
      The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
      3.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord
    -webide-representation: '{broker_id:dec} {event_timestamp_ms:dec} {remote_partition_delete_state:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 2.
      - id: topic_id_partition
        -orig-id: TopicIdPartition
        type: remote_partition_delete_metadata_record_topic_id_partition_entry
        doc: '`TopicIdPartitionEntry`, since Kafka 3.0.'
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: event_timestamp_ms
        -orig-id: EventTimestampMs
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: remote_partition_delete_state
        -orig-id: RemotePartitionDeleteState
        type: s1
        doc: '`int8`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
    types:
      remote_partition_delete_metadata_record_topic_id_partition_entry:
        doc: '`TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry
        -webide-representation: '{name} {id:uuid} {partition:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: id
            -orig-id: Id
            size: 16
            doc: '`uuid`, since Kafka 3.0.'
          - id: partition
            -orig-id: Partition
            type: s4
            doc: '`int32`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka tagged fields
  kafka_tagged_fields:
    doc: |
      Optional fields at the end of a structure of a flexible message. None is known
      for control records; what comes is kept as bytes.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{fields}'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _unknownTaggedFields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
    types:
      tagged_field:
        doc: One field.
        doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
        -webide-representation: '{tag}: {data}'
        seq:
          - id: tag
            -orig-id: tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: data
            -orig-id: data
            size: len_data.value
            doc: The field as it is.
  # Kafka variable-length 32-bit integer, unsigned
  kafka_unsigned_varint:
    doc: |
      An unsigned 32-bit integer in one to five bytes: seven bits a byte, the lowest
      first, bit 7 set where another byte follows. Kafka's flexible messages use it
      for the lengths of compact strings and arrays (stored plus one, 0 for null)
      and for tagged fields.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/java/org/apache/kafka/common/utils/ByteUtils.java ByteUtils.readUnsignedVarint
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482, Unsigned Varints
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they are
          shifted out of an int. A sixth byte is invalid.
    instances:
      value:
        -orig-id: result
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> : (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> : (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: |
          The number, 0 to 2^32 - 1 (Java's int shows the upper half as negative).
