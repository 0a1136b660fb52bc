# kafka_consumer_offsets_log and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_consumer_offsets_log
  title: Apache Kafka log of __consumer_offsets
  application: Apache Kafka
  file-extension:
    - log
    - checkpoint
  xref:
    kafka: org.apache.kafka.common.record.internal.FileRecords
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  A file in which a broker keeps a part of a topic partition,
  `00000000000000000000.log`, or a KRaft snapshot,
  `00000000000000000000-0000000000.checkpoint`: entries one after the other.
  The byte 16 of an entry gives its format, and one file may mix formats.

  Every whole entry is found by its frame alone; its content is parsed on
  first access, so that a damaged entry does not affect the others. Reading
  ends, as in Kafka, where no whole entry follows: at a last entry that is
  cut off, at the zeroes of a preallocated file, or at an impossible length.
  The rest is the `tail`. Checksums are not checked, and compressed bytes
  stay as they are.
doc-ref:
  - https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java Records
seq:
  - id: entries
    -orig-id: batches
    type: log_entry
    repeat: until
    repeat-until: not _.frame.has_next
    if: has_entries
    doc: Absent when the file holds no whole entry.
  - id: tail
    -orig-id: truncatedBytes
    size-eos: true
    doc: The bytes after the last whole entry; usually empty.
instances:
  cut_header:
    pos: (_io.size - tail.length.as<s8>).as<s8>
    type: kafka_record_batch_header
    if: tail.length >= 61 and tail[16] == 2
    doc: The header of a last batch that is cut off.
  len_first:
    -orig-id: size
    pos: 8
    type: s4
    if: _io.size.as<s8> >= 26.as<s8>
    doc: The first entry's length, read ahead.
  has_entries:
    value: >
      _io.size.as<s8> >= 26.as<s8> and len_first >= 14 and
      len_first.as<s8> <= (_io.size.as<s8> - 12.as<s8>).as<s8>
    doc: The first entry is whole.
types:
  log_entry:
    doc: |
      An entry by its frame, which is the same in all formats, and what is
      in it: a message or a record batch, or neither when the magic is
      unknown or the entry too short for it.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
    -webide-representation: '@{ofs_entry:dec} {header}'
    seq:
      - id: raw
        -orig-id: buffer
        size: frame.len_entry
        doc: The whole entry as it is.
    instances:
      content:
        -orig-id: RecordBatch
        pos: ofs_entry
        size: frame.len_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch
            _: kafka_message
        if: frame.is_known
        doc: The entry by its format; absent where that is not known.
      frame:
        -orig-id: LogOverhead
        pos: ofs_entry
        type: log_entry_frame
        -webide-parse-mode: eager
        doc: What all formats begin with, and what follows the entry.
      header:
        -orig-id: RECORD_BATCH_OVERHEAD
        pos: ofs_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch_header
            _: kafka_message_header
        if: frame.is_known
        -webide-parse-mode: eager
        doc: The header of the content.
      ofs_entry:
        -orig-id: position
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the frame, before
          `raw` is read, and keeps that value.
  log_entry_frame:
    doc: The frame of an entry, and the next one as far as it is needed.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation
    -webide-representation: '{len_entry:dec} bytes, magic {magic:dec}'
    seq:
      - id: base_offset
        -orig-id: offset
        type: s8
        doc: |
          The first record's offset of a record batch; of a message its own,
          which for a compressed one is that of its last inner message.
      - id: len_body
        -orig-id: size
        type: s4
        doc: Bytes that follow this field, 14 at least.
      - id: epoch_or_crc
        -orig-id: partitionLeaderEpoch
        type: s4
        doc: The leader's epoch of a record batch, the checksum of a message.
      - id: magic
        -orig-id: magic
        type: s1
        doc: The format, 0 to 2.
    instances:
      is_known:
        value: >
          magic == 0 or magic == 1 and len_body >= 22 or
          magic == 2 and len_body >= 49
        doc: The content is a message or a record batch, with a whole header.
      len_entry:
        -orig-id: sizeInBytes
        value: (len_body.as<s8> + 12.as<s8>).as<s8>
        doc: Bytes of the whole entry.
      ofs_next:
        value: (_parent.ofs_entry + len_entry).as<s8>
        doc: Where the next entry would start.
      len_left:
        value: (_io.size.as<s8> - ofs_next).as<s8>
        doc: Bytes after this entry.
      len_next:
        -orig-id: size
        pos: ofs_next + 8.as<s8>
        type: s4
        if: len_left >= 26.as<s8>
        doc: The next entry's length, read ahead.
      has_next:
        value: >
          len_left >= 26.as<s8> and len_next >= 14 and
          len_next.as<s8> <= (len_left - 12.as<s8>).as<s8>
        doc: The next entry is whole.
  # Kafka bytes
  kafka_bytes:
    doc: Bytes after their length.
    doc-ref: https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES
    -webide-representation: '{value}'
    seq:
      - id: len_value
        -orig-id: length
        type: s4
        doc: How many bytes; any value below zero means null.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The bytes; absent when they are null.
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
  # Kafka ConsumerGroupCurrentMemberAssignmentKey
  kafka_consumer_group_current_member_assignment_key:
    doc: The key of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentKey.json ConsumerGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 8
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupCurrentMemberAssignmentValue
  kafka_consumer_group_current_member_assignment_value:
    doc: |
      The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
      Version 0 has this layout since Kafka 3.8; earlier releases wrote another
      one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
    -webide-representation: '{member_epoch:dec} {previous_member_epoch:dec} {state:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: member_epoch
        -orig-id: MemberEpoch
        type: s4
        doc: |
          Epoch of the group up to which the member has its assignment.
          `int32`, since Kafka 3.5.
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        type: s4
        doc: The epoch before the current one. `int32`, since Kafka 3.6.
      - id: state
        -orig-id: State
        type: s1
        doc: |
          0 stable, 1 has partitions to give up, 2 waits for partitions of
          others, 127 unknown. `int8`, since Kafka 3.8.
      - id: num_assigned_partitions_plus_one
        -orig-id: AssignedPartitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: assigned_partitions
        -orig-id: AssignedPartitions
        type: consumer_group_current_member_assignment_value_topic_partitions
        repeat: expr
        repeat-expr: (num_assigned_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_assigned_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartitions`, since Kafka 3.6.'
      - id: num_partitions_pending_revocation_plus_one
        -orig-id: PartitionsPendingRevocation
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: partitions_pending_revocation
        -orig-id: PartitionsPendingRevocation
        type: consumer_group_current_member_assignment_value_topic_partitions
        repeat: expr
        repeat-expr: (num_partitions_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
        if: num_partitions_pending_revocation_plus_one.value >= 1.as<s8>
        doc: |
          Partitions that the member must give up first. `[]TopicPartitions`,
          since Kafka 3.6.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_current_member_assignment_value_topic_partitions:
        doc: '`TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions
        -webide-representation: '{topic_id:uuid}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 3.6.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 3.6.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: consumer_group_current_member_assignment_value_topic_partitions_tagged_fields
            doc: |
              The fields that are there only where they differ from their
              defaults.
      consumer_group_current_member_assignment_value_topic_partitions_tagged_fields:
        doc: |
          The tagged fields of
          `consumer_group_current_member_assignment_value_topic_partitions`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: consumer_group_current_member_assignment_value_topic_partitions_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      consumer_group_current_member_assignment_value_topic_partitions_tagged_field:
        doc: |
          A tagged field of
          `consumer_group_current_member_assignment_value_topic_partitions`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
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
          - id: assignment_epochs
            -orig-id: AssignmentEpochs
            size: len_data.value
            type: consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag
            if: tag.value == 0
            doc: '`[]int32`, since Kafka 4.3. Tag 0. May be null.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag:
        doc: The bytes of the tagged field `AssignmentEpochs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
        -webide-representation: '{num_assignment_epochs_plus_one}'
        seq:
          - id: num_assignment_epochs_plus_one
            -orig-id: AssignmentEpochs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: assignment_epochs
            -orig-id: AssignmentEpochs
            type: s4
            repeat: expr
            repeat-expr: (num_assignment_epochs_plus_one.value - 1.as<s8>).as<s8>
            if: num_assignment_epochs_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.3. Tag 0. May be null.'
  # Kafka ConsumerGroupMemberMetadataKey
  kafka_consumer_group_member_metadata_key:
    doc: The key of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json ConsumerGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 5
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupMemberMetadataValue
  kafka_consumer_group_member_metadata_value:
    doc: |
      The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
      Version 0 has this layout since Kafka 3.8; earlier releases wrote another
      one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
    -webide-representation: '{instance_id} {rack_id} {client_id}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: instance_id
        -orig-id: InstanceId
        type: kafka_compact_string
        doc: |
          Id of a static member (KIP-345). `string`, since Kafka 3.5. May be
          null.
      - id: rack_id
        -orig-id: RackId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.5. May be null.'
      - id: client_id
        -orig-id: ClientId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.5.'
      - id: client_host
        -orig-id: ClientHost
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.5.'
      - id: num_subscribed_topic_names_plus_one
        -orig-id: SubscribedTopicNames
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: subscribed_topic_names
        -orig-id: SubscribedTopicNames
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_subscribed_topic_names_plus_one.value - 1.as<s8>).as<s8>
        if: num_subscribed_topic_names_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 3.5.'
      - id: subscribed_topic_regex
        -orig-id: SubscribedTopicRegex
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.5. May be null.'
      - id: rebalance_timeout_ms
        -orig-id: RebalanceTimeoutMs
        type: s4
        doc: '`int32`, since Kafka 3.6. -1 unless it is given.'
      - id: server_assignor
        -orig-id: ServerAssignor
        type: kafka_compact_string
        doc: |
          Assignor that the member prefers. `string`, since Kafka 3.6. May be
          null.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: consumer_group_member_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_member_metadata_value_tagged_fields:
        doc: The tagged fields of `consumer_group_member_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: consumer_group_member_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      consumer_group_member_metadata_value_tagged_field:
        doc: A tagged field of `consumer_group_member_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
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
          - id: classic_member_metadata
            -orig-id: ClassicMemberMetadata
            size: len_data.value
            type: consumer_group_member_metadata_value_classic_member_metadata_tag
            if: tag.value == 0
            doc: '`ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      consumer_group_member_metadata_value_classic_member_metadata_tag:
        doc: The bytes of the tagged field `ClassicMemberMetadata`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
        -webide-representation: '{classic_member_metadata_marker}'
        seq:
          - id: classic_member_metadata_marker
            -orig-id: ClassicMemberMetadata
            type: kafka_unsigned_varint
            doc: 0 means null.
          - id: classic_member_metadata
            -orig-id: ClassicMemberMetadata
            type: consumer_group_member_metadata_value_classic_member_metadata
            if: classic_member_metadata_marker.value >= 1
            doc: '`ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.'
      consumer_group_member_metadata_value_classic_member_metadata:
        doc: '`ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicMemberMetadata
        -webide-representation: '{session_timeout_ms:dec}'
        seq:
          - id: session_timeout_ms
            -orig-id: SessionTimeoutMs
            type: s4
            doc: '`int32`, since Kafka 3.8.'
          - id: num_supported_protocols_plus_one
            -orig-id: SupportedProtocols
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: supported_protocols
            -orig-id: SupportedProtocols
            type: consumer_group_member_metadata_value_classic_protocol
            repeat: expr
            repeat-expr: (num_supported_protocols_plus_one.value - 1.as<s8>).as<s8>
            if: num_supported_protocols_plus_one.value >= 1.as<s8>
            doc: '`[]ClassicProtocol`, since Kafka 3.8.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      consumer_group_member_metadata_value_classic_protocol:
        doc: '`ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicProtocol
        -webide-representation: '{name}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.8.'
          - id: metadata
            -orig-id: Metadata
            type: kafka_compact_bytes
            doc: '`bytes`, since Kafka 3.8.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ConsumerGroupMetadataKey
  kafka_consumer_group_metadata_key:
    doc: The key of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataKey.json ConsumerGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 3
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupMetadataValue
  kafka_consumer_group_metadata_value:
    doc: |
      The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
    -webide-representation: '{epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: epoch
        -orig-id: Epoch
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: consumer_group_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_metadata_value_tagged_fields:
        doc: The tagged fields of `consumer_group_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: consumer_group_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      consumer_group_metadata_value_tagged_field:
        doc: A tagged field of `consumer_group_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
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
          - id: metadata_hash
            -orig-id: MetadataHash
            size: len_data.value
            type: consumer_group_metadata_value_metadata_hash_tag
            if: tag.value == 0
            doc: |
              Hash of what is known of the topics; a change makes a new
              assignment. `int64`, since Kafka 4.1. Tag 0. 0 unless it is
              given.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      consumer_group_metadata_value_metadata_hash_tag:
        doc: The bytes of the tagged field `MetadataHash`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
        -webide-representation: '{metadata_hash:dec}'
        seq:
          - id: metadata_hash
            -orig-id: MetadataHash
            type: s8
            doc: |
              Hash of what is known of the topics; a change makes a new
              assignment. `int64`, since Kafka 4.1. Tag 0. 0 unless it is
              given.
  # Kafka ConsumerGroupPartitionMetadataKey
  kafka_consumer_group_partition_metadata_key:
    doc: The key of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json ConsumerGroupPartitionMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 4
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupPartitionMetadataValue
  kafka_consumer_group_partition_metadata_value:
    doc: |
      The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
      Version 0 has this layout since Kafka 3.8; earlier releases wrote another
      one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue
    -webide-representation: '{message_version:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_topics_plus_one
        -orig-id: Topics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: topics
        -orig-id: Topics
        type: consumer_group_partition_metadata_value_topic_metadata
        repeat: expr
        repeat-expr: (num_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicMetadata`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_partition_metadata_value_topic_metadata:
        doc: '`TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, TopicMetadata
        -webide-representation: '{topic_id:uuid} {topic_name}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 3.5.'
          - id: topic_name
            -orig-id: TopicName
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.6.'
          - id: num_partitions
            -orig-id: NumPartitions
            type: s4
            doc: '`int32`, since Kafka 3.5.'
          - id: num_partition_metadata_plus_one
            -orig-id: PartitionMetadata
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partition_metadata
            -orig-id: PartitionMetadata
            type: consumer_group_partition_metadata_value_partition_metadata
            repeat: expr
            repeat-expr: (num_partition_metadata_plus_one.value - 1.as<s8>).as<s8>
            if: num_partition_metadata_plus_one.value >= 1.as<s8>
            doc: '`[]PartitionMetadata`, since Kafka 3.6.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      consumer_group_partition_metadata_value_partition_metadata:
        doc: '`PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, PartitionMetadata
        -webide-representation: '{partition:dec}'
        seq:
          - id: partition
            -orig-id: Partition
            type: s4
            doc: '`int32`, since Kafka 3.6.'
          - id: num_racks_plus_one
            -orig-id: Racks
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: racks
            -orig-id: Racks
            type: kafka_compact_string
            repeat: expr
            repeat-expr: (num_racks_plus_one.value - 1.as<s8>).as<s8>
            if: num_racks_plus_one.value >= 1.as<s8>
            doc: '`[]string`, since Kafka 3.6.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ConsumerGroupRegularExpressionKey
  kafka_consumer_group_regular_expression_key:
    doc: |
      The key of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json ConsumerGroupRegularExpressionKey
    -webide-representation: '{group_id} {regular_expression}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 16
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: regular_expression
        -orig-id: RegularExpression
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupRegularExpressionValue
  kafka_consumer_group_regular_expression_value:
    doc: |
      The value of a record of type 16 in `__consumer_offsets`. Since Kafka
      4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
    -webide-representation: '{version_number:dec} {timestamp:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_topics_plus_one
        -orig-id: Topics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: topics
        -orig-id: Topics
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_topics_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 4.0.'
      - id: version_number
        -orig-id: Version
        type: s8
        doc: '`int64`, since Kafka 4.0.'
      - id: timestamp
        -orig-id: Timestamp
        type: s8
        doc: '`int64`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupTargetAssignmentMemberKey
  kafka_consumer_group_target_assignment_member_key:
    doc: The key of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberKey.json ConsumerGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 7
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupTargetAssignmentMemberValue
  kafka_consumer_group_target_assignment_member_value:
    doc: |
      The value of a record of type 7 in `__consumer_offsets`. Since Kafka 3.5.
      Version 0 has this layout since Kafka 3.8; earlier releases wrote another
      one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json ConsumerGroupTargetAssignmentMemberValue
    -webide-representation: '{message_version:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_topic_partitions_plus_one
        -orig-id: TopicPartitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: topic_partitions
        -orig-id: TopicPartitions
        type: consumer_group_target_assignment_member_value_topic_partition
        repeat: expr
        repeat-expr: (num_topic_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_topic_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartition`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_target_assignment_member_value_topic_partition:
        doc: '`TopicPartition` of `ConsumerGroupTargetAssignmentMemberValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMemberValue.json ConsumerGroupTargetAssignmentMemberValue, TopicPartition
        -webide-representation: '{topic_id:uuid}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 3.5.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 3.5.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ConsumerGroupTargetAssignmentMetadataKey
  kafka_consumer_group_target_assignment_metadata_key:
    doc: The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json ConsumerGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 6
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.5.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ConsumerGroupTargetAssignmentMetadataValue
  kafka_consumer_group_target_assignment_metadata_value:
    doc: |
      The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
    -webide-representation: '{assignment_epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        type: s4
        doc: |
          Epoch of the group for which the target assignment was computed.
          `int32`, since Kafka 3.5.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: consumer_group_target_assignment_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      consumer_group_target_assignment_metadata_value_tagged_fields:
        doc: |
          The tagged fields of
          `consumer_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: consumer_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      consumer_group_target_assignment_metadata_value_tagged_field:
        doc: |
          A tagged field of `consumer_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
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
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            size: len_data.value
            type: consumer_group_target_assignment_metadata_value_assignment_timestamp_tag
            if: tag.value == 0
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      consumer_group_target_assignment_metadata_value_assignment_timestamp_tag:
        doc: The bytes of the tagged field `AssignmentTimestamp`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
        -webide-representation: '{assignment_timestamp:dec}'
        seq:
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            type: s8
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
  # Kafka __consumer_offsets, key of a record
  kafka_consumer_offsets_key:
    doc: |
      The key of any record in `__consumer_offsets`: the message that its type
      names.
    doc-ref: https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
    -webide-representation: '{record_kind}'
    seq:
      - id: legacy_offset_commit_key
        -orig-id: LegacyOffsetCommitKey
        type: kafka_legacy_offset_commit_key
        if: record_type == 0
        doc: Since Kafka 0.8.2.
      - id: offset_commit_key
        -orig-id: OffsetCommitKey
        type: kafka_offset_commit_key
        if: record_type == 1
        doc: Since Kafka 0.9.
      - id: group_metadata_key
        -orig-id: GroupMetadataKey
        type: kafka_group_metadata_key
        if: record_type == 2
        doc: Since Kafka 0.9.
      - id: consumer_group_metadata_key
        -orig-id: ConsumerGroupMetadataKey
        type: kafka_consumer_group_metadata_key
        if: record_type == 3
        doc: Since Kafka 3.5.
      - id: consumer_group_partition_metadata_key
        -orig-id: ConsumerGroupPartitionMetadataKey
        type: kafka_consumer_group_partition_metadata_key
        if: record_type == 4
        doc: Since Kafka 3.5.
      - id: consumer_group_member_metadata_key
        -orig-id: ConsumerGroupMemberMetadataKey
        type: kafka_consumer_group_member_metadata_key
        if: record_type == 5
        doc: Since Kafka 3.5.
      - id: consumer_group_target_assignment_metadata_key
        -orig-id: ConsumerGroupTargetAssignmentMetadataKey
        type: kafka_consumer_group_target_assignment_metadata_key
        if: record_type == 6
        doc: Since Kafka 3.5.
      - id: consumer_group_target_assignment_member_key
        -orig-id: ConsumerGroupTargetAssignmentMemberKey
        type: kafka_consumer_group_target_assignment_member_key
        if: record_type == 7
        doc: Since Kafka 3.5.
      - id: consumer_group_current_member_assignment_key
        -orig-id: ConsumerGroupCurrentMemberAssignmentKey
        type: kafka_consumer_group_current_member_assignment_key
        if: record_type == 8
        doc: Since Kafka 3.5.
      - id: share_group_member_metadata_key
        -orig-id: ShareGroupMemberMetadataKey
        type: kafka_share_group_member_metadata_key
        if: record_type == 10
        doc: Since Kafka 3.9.
      - id: share_group_metadata_key
        -orig-id: ShareGroupMetadataKey
        type: kafka_share_group_metadata_key
        if: record_type == 11
        doc: Since Kafka 3.9.
      - id: share_group_target_assignment_metadata_key
        -orig-id: ShareGroupTargetAssignmentMetadataKey
        type: kafka_share_group_target_assignment_metadata_key
        if: record_type == 12
        doc: Since Kafka 4.0.
      - id: share_group_target_assignment_member_key
        -orig-id: ShareGroupTargetAssignmentMemberKey
        type: kafka_share_group_target_assignment_member_key
        if: record_type == 13
        doc: Since Kafka 4.0.
      - id: share_group_current_member_assignment_key
        -orig-id: ShareGroupCurrentMemberAssignmentKey
        type: kafka_share_group_current_member_assignment_key
        if: record_type == 14
        doc: Since Kafka 4.0.
      - id: share_group_state_partition_metadata_key
        -orig-id: ShareGroupStatePartitionMetadataKey
        type: kafka_share_group_state_partition_metadata_key
        if: record_type == 15
        doc: Since Kafka 4.0.
      - id: consumer_group_regular_expression_key
        -orig-id: ConsumerGroupRegularExpressionKey
        type: kafka_consumer_group_regular_expression_key
        if: record_type == 16
        doc: Since Kafka 4.0.
      - id: streams_group_metadata_key
        -orig-id: StreamsGroupMetadataKey
        type: kafka_streams_group_metadata_key
        if: record_type == 17
        doc: Since Kafka 4.1.
      - id: streams_group_member_metadata_key
        -orig-id: StreamsGroupMemberMetadataKey
        type: kafka_streams_group_member_metadata_key
        if: record_type == 19
        doc: Since Kafka 4.1.
      - id: streams_group_target_assignment_metadata_key
        -orig-id: StreamsGroupTargetAssignmentMetadataKey
        type: kafka_streams_group_target_assignment_metadata_key
        if: record_type == 20
        doc: Since Kafka 4.1.
      - id: streams_group_target_assignment_member_key
        -orig-id: StreamsGroupTargetAssignmentMemberKey
        type: kafka_streams_group_target_assignment_member_key
        if: record_type == 21
        doc: Since Kafka 4.1.
      - id: streams_group_current_member_assignment_key
        -orig-id: StreamsGroupCurrentMemberAssignmentKey
        type: kafka_streams_group_current_member_assignment_key
        if: record_type == 22
        doc: Since Kafka 4.1.
      - id: streams_group_topology_key
        -orig-id: StreamsGroupTopologyKey
        type: kafka_streams_group_topology_key
        if: record_type == 23
        doc: Since Kafka 4.1.
      - id: unknown
        -orig-id: key
        size-eos: true
        if: record_type != 0 and record_type != 1 and record_type != 2 and record_type != 3 and record_type != 4 and record_type != 5 and record_type != 6 and record_type != 7 and record_type != 8 and record_type != 10 and record_type != 11 and record_type != 12 and record_type != 13 and record_type != 14 and record_type != 15 and record_type != 16 and record_type != 17 and record_type != 19 and record_type != 20 and record_type != 21 and record_type != 22 and record_type != 23
        doc: A type that is not known in Kafka 4.4.0, as bytes.
    instances:
      record_type:
        -orig-id: apiKey
        pos: 0
        type: s2
        doc: The type of the record.
      record_kind:
        value: record_type
        enum: kafka_consumer_offsets_key_kind
    enums:
      kafka_consumer_offsets_key_kind:
        0: legacy_offset_commit_key
        1: offset_commit_key
        2: group_metadata_key
        3: consumer_group_metadata_key
        4: consumer_group_partition_metadata_key
        5: consumer_group_member_metadata_key
        6: consumer_group_target_assignment_metadata_key
        7: consumer_group_target_assignment_member_key
        8: consumer_group_current_member_assignment_key
        10: share_group_member_metadata_key
        11: share_group_metadata_key
        12: share_group_target_assignment_metadata_key
        13: share_group_target_assignment_member_key
        14: share_group_current_member_assignment_key
        15: share_group_state_partition_metadata_key
        16: consumer_group_regular_expression_key
        17: streams_group_metadata_key
        19: streams_group_member_metadata_key
        20: streams_group_target_assignment_metadata_key
        21: streams_group_target_assignment_member_key
        22: streams_group_current_member_assignment_key
        23: streams_group_topology_key
  # Kafka __consumer_offsets, value of a record
  kafka_consumer_offsets_value:
    doc: |
      The value of any record in `__consumer_offsets`: the message that its
      type names.
    doc-ref: https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
    -webide-representation: '{record_kind}'
    params:
      - id: record_type
        type: s2
        doc: The type that the record's key starts with.
    seq:
      - id: legacy_offset_commit_value
        -orig-id: LegacyOffsetCommitValue
        type: kafka_legacy_offset_commit_value
        if: record_type == 0
        doc: Since Kafka 0.8.2.
      - id: offset_commit_value
        -orig-id: OffsetCommitValue
        type: kafka_offset_commit_value
        if: record_type == 1
        doc: Since Kafka 0.9.
      - id: group_metadata_value
        -orig-id: GroupMetadataValue
        type: kafka_group_metadata_value
        if: record_type == 2
        doc: Since Kafka 0.9.
      - id: consumer_group_metadata_value
        -orig-id: ConsumerGroupMetadataValue
        type: kafka_consumer_group_metadata_value
        if: record_type == 3
        doc: Since Kafka 3.5.
      - id: consumer_group_partition_metadata_value
        -orig-id: ConsumerGroupPartitionMetadataValue
        type: kafka_consumer_group_partition_metadata_value
        if: record_type == 4
        doc: Since Kafka 3.5.
      - id: consumer_group_member_metadata_value
        -orig-id: ConsumerGroupMemberMetadataValue
        type: kafka_consumer_group_member_metadata_value
        if: record_type == 5
        doc: Since Kafka 3.5.
      - id: consumer_group_target_assignment_metadata_value
        -orig-id: ConsumerGroupTargetAssignmentMetadataValue
        type: kafka_consumer_group_target_assignment_metadata_value
        if: record_type == 6
        doc: Since Kafka 3.5.
      - id: consumer_group_target_assignment_member_value
        -orig-id: ConsumerGroupTargetAssignmentMemberValue
        type: kafka_consumer_group_target_assignment_member_value
        if: record_type == 7
        doc: Since Kafka 3.5.
      - id: consumer_group_current_member_assignment_value
        -orig-id: ConsumerGroupCurrentMemberAssignmentValue
        type: kafka_consumer_group_current_member_assignment_value
        if: record_type == 8
        doc: Since Kafka 3.5.
      - id: share_group_member_metadata_value
        -orig-id: ShareGroupMemberMetadataValue
        type: kafka_share_group_member_metadata_value
        if: record_type == 10
        doc: Since Kafka 3.9.
      - id: share_group_metadata_value
        -orig-id: ShareGroupMetadataValue
        type: kafka_share_group_metadata_value
        if: record_type == 11
        doc: Since Kafka 3.9.
      - id: share_group_target_assignment_metadata_value
        -orig-id: ShareGroupTargetAssignmentMetadataValue
        type: kafka_share_group_target_assignment_metadata_value
        if: record_type == 12
        doc: Since Kafka 4.0.
      - id: share_group_target_assignment_member_value
        -orig-id: ShareGroupTargetAssignmentMemberValue
        type: kafka_share_group_target_assignment_member_value
        if: record_type == 13
        doc: Since Kafka 4.0.
      - id: share_group_current_member_assignment_value
        -orig-id: ShareGroupCurrentMemberAssignmentValue
        type: kafka_share_group_current_member_assignment_value
        if: record_type == 14
        doc: Since Kafka 4.0.
      - id: share_group_state_partition_metadata_value
        -orig-id: ShareGroupStatePartitionMetadataValue
        type: kafka_share_group_state_partition_metadata_value
        if: record_type == 15
        doc: Since Kafka 4.0.
      - id: consumer_group_regular_expression_value
        -orig-id: ConsumerGroupRegularExpressionValue
        type: kafka_consumer_group_regular_expression_value
        if: record_type == 16
        doc: Since Kafka 4.0.
      - id: streams_group_metadata_value
        -orig-id: StreamsGroupMetadataValue
        type: kafka_streams_group_metadata_value
        if: record_type == 17
        doc: Since Kafka 4.1.
      - id: streams_group_member_metadata_value
        -orig-id: StreamsGroupMemberMetadataValue
        type: kafka_streams_group_member_metadata_value
        if: record_type == 19
        doc: Since Kafka 4.1.
      - id: streams_group_target_assignment_metadata_value
        -orig-id: StreamsGroupTargetAssignmentMetadataValue
        type: kafka_streams_group_target_assignment_metadata_value
        if: record_type == 20
        doc: Since Kafka 4.1.
      - id: streams_group_target_assignment_member_value
        -orig-id: StreamsGroupTargetAssignmentMemberValue
        type: kafka_streams_group_target_assignment_member_value
        if: record_type == 21
        doc: Since Kafka 4.1.
      - id: streams_group_current_member_assignment_value
        -orig-id: StreamsGroupCurrentMemberAssignmentValue
        type: kafka_streams_group_current_member_assignment_value
        if: record_type == 22
        doc: Since Kafka 4.1.
      - id: streams_group_topology_value
        -orig-id: StreamsGroupTopologyValue
        type: kafka_streams_group_topology_value
        if: record_type == 23
        doc: Since Kafka 4.1.
      - id: unknown
        -orig-id: value
        size-eos: true
        if: record_type != 0 and record_type != 1 and record_type != 2 and record_type != 3 and record_type != 4 and record_type != 5 and record_type != 6 and record_type != 7 and record_type != 8 and record_type != 10 and record_type != 11 and record_type != 12 and record_type != 13 and record_type != 14 and record_type != 15 and record_type != 16 and record_type != 17 and record_type != 19 and record_type != 20 and record_type != 21 and record_type != 22 and record_type != 23
        doc: A type that is not known in Kafka 4.4.0, as bytes.
    instances:
      record_kind:
        value: record_type
        enum: kafka_consumer_offsets_value_kind
    enums:
      kafka_consumer_offsets_value_kind:
        0: legacy_offset_commit_value
        1: offset_commit_value
        2: group_metadata_value
        3: consumer_group_metadata_value
        4: consumer_group_partition_metadata_value
        5: consumer_group_member_metadata_value
        6: consumer_group_target_assignment_metadata_value
        7: consumer_group_target_assignment_member_value
        8: consumer_group_current_member_assignment_value
        10: share_group_member_metadata_value
        11: share_group_metadata_value
        12: share_group_target_assignment_metadata_value
        13: share_group_target_assignment_member_value
        14: share_group_current_member_assignment_value
        15: share_group_state_partition_metadata_value
        16: consumer_group_regular_expression_value
        17: streams_group_metadata_value
        19: streams_group_member_metadata_value
        20: streams_group_target_assignment_metadata_value
        21: streams_group_target_assignment_member_value
        22: streams_group_current_member_assignment_value
        23: streams_group_topology_value
  # Kafka control record (magic 2)
  kafka_control_record:
    doc: |
      A record that Kafka writes for itself. The key tells its kind, the kind
      tells the value's layout. The value of an unknown kind stays readable as
      bytes.
    doc-ref:
      - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
    -webide-representation: '{key}'
    seq:
      - id: len
        -orig-id: length
        type: kafka_varint
        doc: Bytes that follow this field.
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
  # Kafka control record key
  kafka_control_record_key:
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
  # Kafka end transaction marker (control record value)
  kafka_end_txn_marker:
    doc: The value of the control records ABORT and COMMIT.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java EndTransactionMarker
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
    -webide-representation: 'coordinator epoch {coordinator_epoch:dec}'
    seq:
      - id: version
        -orig-id: version
        type: s2
        valid:
          min: 0
        doc: A later version is read as this one.
      - id: coordinator_epoch
        -orig-id: coordinator_epoch
        type: s4
        doc: Epoch of the transaction coordinator that wrote the marker.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Fields of a later version.
  # Kafka GroupMetadataKey
  kafka_group_metadata_key:
    doc: The key of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataKey.json GroupMetadataKey
    -webide-representation: '{group}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 2
        doc: The type of the record.
      - id: group
        -orig-id: group
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka GroupMetadataValue
  kafka_group_metadata_value:
    doc: |
      The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
      Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
      Kafka 2.3. Version 4 since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue
    -webide-representation: '{generation:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 4
        doc: The version of the message.
      - id: protocol_type_v0
        -orig-id: protocolType
        type: kafka_string
        if: message_version <= 3
        doc: |
          `consumer` of consumers; others have their own, as `connect`.
          `string`, since Kafka 0.9.
      - id: protocol_type_v4
        -orig-id: protocolType
        type: kafka_compact_string
        if: message_version >= 4
        doc: |
          `consumer` of consumers; others have their own, as `connect`.
          `string`, since Kafka 0.9.
      - id: generation
        -orig-id: generation
        type: s4
        doc: Goes up with each rebalance. `int32`, since Kafka 0.9.
      - id: protocol_v0
        -orig-id: protocol
        type: kafka_string
        if: message_version <= 3
        doc: '`string`, since Kafka 0.9. May be null.'
      - id: protocol_v4
        -orig-id: protocol
        type: kafka_compact_string
        if: message_version >= 4
        doc: '`string`, since Kafka 0.9. May be null.'
      - id: leader_v0
        -orig-id: leader
        type: kafka_string
        if: message_version <= 3
        doc: '`string`, since Kafka 0.9. May be null.'
      - id: leader_v4
        -orig-id: leader
        type: kafka_compact_string
        if: message_version >= 4
        doc: '`string`, since Kafka 0.9. May be null.'
      - id: current_state_timestamp
        -orig-id: currentStateTimestamp
        type: s8
        if: message_version >= 2
        doc: |
          When the group came into its state. `int64`, since Kafka 2.1.
          Versions 2 to 4. -1 unless it is given.
      - id: num_members_v0
        -orig-id: members
        type: s4
        if: message_version <= 0
        doc: The number of elements; any value below zero means null.
      - id: members_v0
        -orig-id: members
        type: group_metadata_value_member_metadata_v0
        repeat: expr
        repeat-expr: num_members_v0
        if: message_version <= 0 and num_members_v0 >= 0
        doc: '`[]MemberMetadata`, since Kafka 0.9.'
      - id: num_members_v1
        -orig-id: members
        type: s4
        if: message_version >= 1 and message_version <= 2
        doc: The number of elements; any value below zero means null.
      - id: members_v1
        -orig-id: members
        type: group_metadata_value_member_metadata_v1
        repeat: expr
        repeat-expr: num_members_v1
        if: message_version >= 1 and message_version <= 2 and num_members_v1 >= 0
        doc: '`[]MemberMetadata`, since Kafka 0.9.'
      - id: num_members_v3
        -orig-id: members
        type: s4
        if: message_version == 3
        doc: The number of elements; any value below zero means null.
      - id: members_v3
        -orig-id: members
        type: group_metadata_value_member_metadata_v3
        repeat: expr
        repeat-expr: num_members_v3
        if: message_version == 3 and num_members_v3 >= 0
        doc: '`[]MemberMetadata`, since Kafka 0.9.'
      - id: num_members_v4_plus_one
        -orig-id: members
        type: kafka_unsigned_varint
        if: message_version >= 4
        doc: The number of elements plus one; 0 means null.
      - id: members_v4
        -orig-id: members
        type: group_metadata_value_member_metadata_v4
        repeat: expr
        repeat-expr: (num_members_v4_plus_one.value - 1.as<s8>).as<s8>
        if: message_version >= 4 and num_members_v4_plus_one.value >= 1.as<s8>
        doc: '`[]MemberMetadata`, since Kafka 0.9.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        if: message_version >= 4
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      group_metadata_value_member_metadata_v0:
        doc: '`MemberMetadata` of `GroupMetadataValue`, version 0.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
        -webide-representation: '{member_id} {client_id} {client_host}'
        seq:
          - id: member_id
            -orig-id: memberId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_id
            -orig-id: clientId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_host
            -orig-id: clientHost
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: session_timeout
            -orig-id: sessionTimeout
            type: s4
            doc: '`int32`, since Kafka 0.9.'
          - id: subscription
            -orig-id: subscription
            type: kafka_bytes
            doc: |
              The member's blob; a consumer's is a
              ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
          - id: assignment
            -orig-id: assignment
            type: kafka_bytes
            doc: |
              The leader's blob for the member; a consumer's is a
              ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
      group_metadata_value_member_metadata_v1:
        doc: '`MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
        -webide-representation: '{member_id} {client_id} {client_host}'
        seq:
          - id: member_id
            -orig-id: memberId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_id
            -orig-id: clientId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_host
            -orig-id: clientHost
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: rebalance_timeout
            -orig-id: rebalanceTimeout
            type: s4
            doc: |
              `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
              given.
          - id: session_timeout
            -orig-id: sessionTimeout
            type: s4
            doc: '`int32`, since Kafka 0.9.'
          - id: subscription
            -orig-id: subscription
            type: kafka_bytes
            doc: |
              The member's blob; a consumer's is a
              ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
          - id: assignment
            -orig-id: assignment
            type: kafka_bytes
            doc: |
              The leader's blob for the member; a consumer's is a
              ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
      group_metadata_value_member_metadata_v3:
        doc: '`MemberMetadata` of `GroupMetadataValue`, version 3.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
        -webide-representation: '{member_id} {group_instance_id} {client_id}'
        seq:
          - id: member_id
            -orig-id: memberId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: group_instance_id
            -orig-id: groupInstanceId
            type: kafka_string
            doc: |
              Id of a static member (KIP-345). `string`, since Kafka 2.3.
              Versions 3 to 4. Null unless it is given. May be null.
          - id: client_id
            -orig-id: clientId
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_host
            -orig-id: clientHost
            type: kafka_string
            doc: '`string`, since Kafka 0.9.'
          - id: rebalance_timeout
            -orig-id: rebalanceTimeout
            type: s4
            doc: |
              `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
              given.
          - id: session_timeout
            -orig-id: sessionTimeout
            type: s4
            doc: '`int32`, since Kafka 0.9.'
          - id: subscription
            -orig-id: subscription
            type: kafka_bytes
            doc: |
              The member's blob; a consumer's is a
              ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
          - id: assignment
            -orig-id: assignment
            type: kafka_bytes
            doc: |
              The leader's blob for the member; a consumer's is a
              ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
      group_metadata_value_member_metadata_v4:
        doc: '`MemberMetadata` of `GroupMetadataValue`, version 4.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
        -webide-representation: '{member_id} {group_instance_id} {client_id}'
        seq:
          - id: member_id
            -orig-id: memberId
            type: kafka_compact_string
            doc: '`string`, since Kafka 0.9.'
          - id: group_instance_id
            -orig-id: groupInstanceId
            type: kafka_compact_string
            doc: |
              Id of a static member (KIP-345). `string`, since Kafka 2.3.
              Versions 3 to 4. Null unless it is given. May be null.
          - id: client_id
            -orig-id: clientId
            type: kafka_compact_string
            doc: '`string`, since Kafka 0.9.'
          - id: client_host
            -orig-id: clientHost
            type: kafka_compact_string
            doc: '`string`, since Kafka 0.9.'
          - id: rebalance_timeout
            -orig-id: rebalanceTimeout
            type: s4
            doc: |
              `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is
              given.
          - id: session_timeout
            -orig-id: sessionTimeout
            type: s4
            doc: '`int32`, since Kafka 0.9.'
          - id: subscription
            -orig-id: subscription
            type: kafka_compact_bytes
            doc: |
              The member's blob; a consumer's is a
              ConsumerProtocolSubscription. `bytes`, since Kafka 0.9.
          - id: assignment
            -orig-id: assignment
            type: kafka_compact_bytes
            doc: |
              The leader's blob for the member; a consumer's is a
              ConsumerProtocolAssignment. `bytes`, since Kafka 0.9.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka record header (magic 2)
  kafka_header:
    doc: |
      A key and a value that travel with a record. The key is text in UTF-8,
      kept as bytes here, because Kafka accepts any bytes and replaces malformed
      ones.
    doc-ref:
      - https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
    -webide-representation: '{key:str} = {value:str}'
    seq:
      - id: len_key
        -orig-id: headerKeyLength
        type: kafka_varint
        doc: Never null, but may be empty.
      - id: key
        -orig-id: headerKey
        size: len_key.value
        doc: The name; a record may have several headers of one name.
      - id: len_value
        -orig-id: headerValueLength
        type: kafka_varint
        doc: Any value below zero means a null value.
      - id: value
        -orig-id: Value
        size: len_value.value
        if: len_value.value >= 0
        doc: Bytes that Kafka does not interpret; absent when they are null.
  # Kafka KRaft version record (control record value)
  kafka_kraft_version_record:
    doc: The value of the control record KRAFT_VERSION.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json KRaftVersionRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
    -webide-representation: 'kraft.version {kraft_version:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: kraft_version
        -orig-id: KRaftVersion
        type: s2
        doc: Level of the feature kraft.version.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka leader change message (control record value)
  kafka_leader_change_message:
    doc: The value of the control record LEADER_CHANGE, versions 0 and 1.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
    -webide-representation: 'leader {leader_id:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message, 0 or 1.
      - id: leader_id
        -orig-id: LeaderId
        type: s4
        doc: The node that became the leader.
      - id: num_voters_plus_one
        -orig-id: Voters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: voters
        -orig-id: Voters
        type: leader_change_voter
        repeat: expr
        repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: The quorum's voters.
      - id: num_granting_voters_plus_one
        -orig-id: GrantingVoters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: granting_voters
        -orig-id: GrantingVoters
        type: leader_change_voter
        repeat: expr
        repeat-expr: (num_granting_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: The voters who voted for this leader.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      leader_change_voter:
        doc: A voter, with its directory since version 1.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
        -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
        seq:
          - id: voter_id
            -orig-id: VoterId
            type: s4
            doc: The voter's node.
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            size: 16
            if: _parent.version >= 1
            doc: A UUID, the most significant byte first.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka LegacyOffsetCommitKey
  kafka_legacy_offset_commit_key:
    doc: |
      The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json LegacyOffsetCommitKey
    -webide-representation: '{group} {topic} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 0
        doc: The type of the record.
      - id: group
        -orig-id: group
        type: kafka_string
        doc: '`string`, since Kafka 0.8.2.'
      - id: topic
        -orig-id: topic
        type: kafka_string
        doc: '`string`, since Kafka 0.8.2.'
      - id: partition
        -orig-id: partition
        type: s4
        doc: '`int32`, since Kafka 0.8.2.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka LegacyOffsetCommitValue
  kafka_legacy_offset_commit_value:
    doc: |
      The value of a record of type 0 in `__consumer_offsets`. Since Kafka
      0.8.2.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json LegacyOffsetCommitValue
    -webide-representation: '{offset:dec} {metadata} {commit_timestamp:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: offset
        -orig-id: offset
        type: s8
        doc: '`int64`, since Kafka 0.8.2.'
      - id: metadata
        -orig-id: metadata
        type: kafka_string
        doc: '`string`, since Kafka 0.8.2.'
      - id: commit_timestamp
        -orig-id: commitTimestamp
        type: s8
        doc: When the broker took the commit. `int64`, since Kafka 0.8.2.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka message (magic 0 and 1)
  kafka_message:
    doc: |
      One entry of a log of the formats before Kafka 0.11, or of a message set.
      Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
      end of the stream is the end of the message.

      When `header.is_compressed`, `value` is a compressed message set:
      decompress it and parse the result as `kafka_message_set`. A length below
      zero says null, which is not the same as empty.
    doc-ref:
      - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
    -webide-representation: '{header}'
    seq:
      - id: header
        -orig-id: LogOverhead
        type: kafka_message_header
        doc: Everything before the key.
      - id: len_key
        -orig-id: keyLength
        type: s4
        doc: Any value below zero means a null key.
      - id: key
        -orig-id: key
        size: len_key
        if: len_key >= 0
        doc: Bytes that Kafka does not interpret; absent when they are null.
      - id: len_value
        -orig-id: valueLength
        type: s4
        doc: Any value below zero means a null value.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The payload, or a compressed message set.
      - id: trailing
        -orig-id: buffer
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the value.
  # Kafka message header (magic 0 and 1)
  kafka_message_header:
    doc: |
      What stands before the key of a message of the formats before Kafka 0.11:
      the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
      bytes of magic 1, which adds a timestamp.
    doc-ref:
      - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
    -webide-representation: 'offset {offset:dec}, magic {magic:dec},
      {attributes}'
    seq:
      - id: offset
        -orig-id: offset
        type: s8
        doc: |
          Absolute for a message of the log. Inside a compressed message of
          magic 1 it is relative, as a rule, and the outer offset is that of the
          last inner message.
      - id: len_message
        -orig-id: message_size
        type: s4
        valid:
          min: 14
        doc: |
          Bytes that follow this field; at least
          LegacyRecord.RECORD_OVERHEAD_V0.
      - id: crc
        -orig-id: crc
        type: u4
        doc: |
          CRC-32 (IEEE) of all that follows this field, `magic` to the end of
          the message.
      - id: magic
        -orig-id: magic_byte
        type: s1
        valid:
          min: 0
          max: 1
        doc: The format of the message.
      - id: attributes
        -orig-id: attributes
        type: message_attributes
        doc: The codec and the kind of timestamp.
      - id: timestamp
        -orig-id: timestamp
        type: s8
        if: magic >= 1
        doc: |
          Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
          compressed message, the greatest of the inner ones, or the append
          time.
    instances:
      is_compressed:
        value: attributes.compression_id != 0
        doc: |
          The value holds a compressed message set, or bytes of an unknown
          codec.
    types:
      message_attributes:
        doc: One byte of flags, the highest bit first.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
        -webide-representation: '{compression} {timestamp_type}'
        seq:
          - id: unused
            -orig-id: attributes
            type: b4
            doc: Bits 4 to 7; ignored.
          - id: timestamp_type
            -orig-id: timestampType
            type: b1
            enum: message_timestamp_type
            doc: Bit 3; has no meaning in magic 0.
          - id: compression_id
            -orig-id: compressionType
            type: b3
            doc: |
              Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
              here; they stay readable.
        instances:
          compression:
            -orig-id: compressionType
            value: compression_id
            enum: message_compression
            doc: The codec by its name.
    enums:
      message_timestamp_type:
        0:
          id: create_time
          -orig-id: CREATE_TIME
          doc: The producer set it.
        1:
          id: log_append_time
          -orig-id: LOG_APPEND_TIME
          doc: The broker set it.
      message_compression:
        0:
          id: none
          -orig-id: NONE
          doc: Not compressed.
        1:
          id: gzip
          -orig-id: GZIP
          doc: gzip (RFC 1952).
        2:
          id: snappy
          -orig-id: SNAPPY
          doc: Snappy, in the framing of the library xerial as a rule.
        3:
          id: lz4
          -orig-id: LZ4
          doc: LZ4 frames.
        4:
          id: zstd
          -orig-id: ZSTD
          doc: Zstandard; refused here by Kafka.
  # Kafka OffsetCommitKey
  kafka_offset_commit_key:
    doc: The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json OffsetCommitKey
    -webide-representation: '{group} {topic} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 1
        doc: The type of the record.
      - id: group
        -orig-id: group
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: topic
        -orig-id: topic
        type: kafka_string
        doc: '`string`, since Kafka 0.9.'
      - id: partition
        -orig-id: partition
        type: s4
        doc: '`int32`, since Kafka 0.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka OffsetCommitValue
  kafka_offset_commit_value:
    doc: |
      The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
      Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since
      Kafka 2.1. Version 4 since Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
    -webide-representation: '{offset:dec} {commit_timestamp:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 4
        doc: The version of the message.
      - id: offset
        -orig-id: offset
        type: s8
        doc: The next offset that the group reads. `int64`, since Kafka 0.9.
      - id: leader_epoch
        -orig-id: leaderEpoch
        type: s4
        if: message_version >= 3
        doc: |
          Epoch of the leader that wrote the last record that was consumed; -1
          for none. `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is
          given.
      - id: metadata_v0
        -orig-id: metadata
        type: kafka_string
        if: message_version <= 3
        doc: Text that the consumer gave. `string`, since Kafka 0.9.
      - id: metadata_v4
        -orig-id: metadata
        type: kafka_compact_string
        if: message_version >= 4
        doc: Text that the consumer gave. `string`, since Kafka 0.9.
      - id: commit_timestamp
        -orig-id: commitTimestamp
        type: s8
        doc: When the broker took the commit. `int64`, since Kafka 0.9.
      - id: expire_timestamp
        -orig-id: expireTimestamp
        type: s8
        if: message_version == 1
        doc: |
          When the offset expires; -1 for the retention of the broker. `int64`,
          since Kafka 0.9. Version 1. -1 unless it is given.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: offset_commit_value_tagged_fields
        if: message_version >= 4
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      offset_commit_value_tagged_fields:
        doc: The tagged fields of `offset_commit_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: offset_commit_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      offset_commit_value_tagged_field:
        doc: A tagged field of `offset_commit_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
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
          - id: topic_id
            -orig-id: topicId
            size: len_data.value
            type: offset_commit_value_topic_id_tag
            if: tag.value == 0
            doc: '`uuid`, since Kafka 4.1. Tag 0 from version 4 on.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      offset_commit_value_topic_id_tag:
        doc: The bytes of the tagged field `topicId`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
        -webide-representation: '{topic_id:uuid}'
        seq:
          - id: topic_id
            -orig-id: topicId
            size: 16
            doc: '`uuid`, since Kafka 4.1. Tag 0 from version 4 on.'
  # Kafka record (magic 2)
  kafka_record:
    doc: |
      One record of a batch. Offset and timestamp are stored as distances from
      the batch's base.
    doc-ref:
      - https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
    -webide-representation: '+{offset_delta}: {key}'
    seq:
      - id: len
        -orig-id: length
        type: kafka_varint
        doc: Bytes that follow this field.
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
        doc: |
          Distance from the batch's `base_offset`; compaction leaves gaps.
      - id: len_key
        -orig-id: keyLength
        type: kafka_varint
        doc: Any value below zero means a null key.
      - id: key
        -orig-id: key
        size: len_key.value
        type: kafka_consumer_offsets_key
        if: len_key.value >= 0
        doc: |
          Bytes that Kafka does not interpret; compaction keeps the newest
          record of each key.
      - id: len_value
        -orig-id: valueLength
        type: kafka_varint
        doc: Any value below zero means a null value, a tombstone.
      - id: value
        -orig-id: value
        size: len_value.value
        type: kafka_consumer_offsets_value(key.record_type)
        if: len_value.value >= 0 and len_key.value >= 0
        doc: Bytes that Kafka does not interpret.
      - id: unknown_value
        size: len_value.value
        if: len_value.value >= 0 and len_key.value < 0
        doc: The value of a record without a key, which no topic of this kind has.
      - id: num_headers
        -orig-id: numHeaders
        type: kafka_varint
        doc: Never below zero in a sound record.
      - id: headers
        -orig-id: Headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        doc: In the order of the producer; a key may come more than once.
  # Kafka record batch (magic 2)
  kafka_record_batch:
    doc: |
      One entry of a log of the format since Kafka 0.11: a header and its
      records. Exactly one of the fields after the header is present. Compressed
      bytes stay as they are: decompress them and parse the result as
      `kafka_records` (or `kafka_control_records`).
    doc-ref:
      - https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
    -webide-representation: '{header}'
    seq:
      - id: header
        -orig-id: RECORD_BATCH_OVERHEAD
        type: kafka_record_batch_header
        doc: Everything before the records; never compressed.
      - id: compressed_records
        -orig-id: records
        size: header.len_records
        if: header.is_compressed
        doc: |
          The records in the codec `header.attributes.compression`, also in one
          that is unknown.
      - id: records
        -orig-id: records
        type:
          switch-on: header.attributes.is_control
          cases:
            true: kafka_control_record
            _: kafka_record
        repeat: expr
        repeat-expr: header.num_records
        if: not header.is_compressed
        doc: The records, or control records, that are not compressed.
  # Kafka record batch header (magic 2)
  kafka_record_batch_header:
    doc: The first 61 bytes of a batch of the format since Kafka 0.11.
    doc-ref:
      - https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
    -webide-representation: 'offset {base_offset:dec}, {num_records:dec}
      records, {attributes}'
    seq:
      - id: base_offset
        -orig-id: baseOffset
        type: s8
        doc: Offset of the batch's first record as it was produced.
      - id: len_batch
        -orig-id: batchLength
        type: s4
        valid:
          min: 49
        doc: |
          Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
          these first 12.
      - id: partition_leader_epoch
        -orig-id: partitionLeaderEpoch
        type: s4
        doc: |
          Epoch of the leader that appended the batch, -1 for none; outside the
          checksum.
      - id: magic
        -orig-id: magic
        type: s1
        valid: 2
        doc: The format of the batch.
      - id: crc
        -orig-id: crc
        type: u4
        doc: |
          CRC-32C (Castagnoli) of all that follows this field, `attributes` to
          the end of the batch.
      - id: attributes
        -orig-id: attributes
        type: record_batch_attributes
        doc: The codec, the kind of timestamp, and three flags.
      - id: last_offset_delta
        -orig-id: lastOffsetDelta
        type: s4
        doc: |
          The last record's offset less `base_offset`, as it was produced;
          compaction keeps it, also when that record is gone.
      - id: base_timestamp
        -orig-id: baseTimestamp
        type: s8
        doc: |
          Milliseconds since the epoch to which the records' deltas are added;
          -1 for none. With `has_delete_horizon_ms` it is the time from which
          tombstones may be removed, and the deltas count from it all the same.
      - id: max_timestamp
        -orig-id: maxTimestamp
        type: s8
        doc: |
          The greatest timestamp of the records, or the append time, which then
          holds for each record.
      - id: producer_id
        -orig-id: producerId
        type: s8
        doc: |
          -1 when the producer was not idempotent.
      - id: producer_epoch
        -orig-id: producerEpoch
        type: s2
        doc: -1 for none.
      - id: base_sequence
        -orig-id: baseSequence
        type: s4
        doc: |
          Sequence number of the first record; -1 for none. It wraps to 0 after
          2^31 - 1.
      - id: num_records
        -orig-id: recordsCount
        type: s4
        doc: Records in the batch; 0 in a batch that compaction has emptied.
    instances:
      len_records:
        value: len_batch - 49
        doc: Bytes after this header.
      is_compressed:
        value: attributes.compression_id != 0
        doc: The records are compressed, or in an unknown codec.
    types:
      record_batch_attributes:
        doc: |
          Two bytes of flags, the highest bit first. Kafka reads only the low
          byte.
        doc-ref: https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch, attributes
        -webide-representation: '{compression} {timestamp_type}
          transactional={is_transactional} control={is_control}'
        seq:
          - id: unused_high
            -orig-id: attributes
            type: b8
            doc: Bits 8 to 15; ignored, whatever they say.
          - id: unused
            -orig-id: attributes
            type: b1
            doc: Bit 7; ignored.
          - id: has_delete_horizon_ms
            -orig-id: hasDeleteHorizonMs
            type: b1
            doc: Bit 6; `base_timestamp` is the delete horizon.
          - id: is_control
            -orig-id: isControlBatch
            type: b1
            doc: Bit 5; the records are control records.
          - id: is_transactional
            -orig-id: isTransactional
            type: b1
            doc: Bit 4; part of a transaction.
          - id: timestamp_type
            -orig-id: timestampType
            type: b1
            enum: record_batch_timestamp_type
            doc: Bit 3.
          - id: compression_id
            -orig-id: compressionType
            type: b3
            doc: |
              Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
              readable.
        instances:
          compression:
            -orig-id: compressionType
            value: compression_id
            enum: record_batch_compression
            doc: The codec by its name.
    enums:
      record_batch_timestamp_type:
        0:
          id: create_time
          -orig-id: CREATE_TIME
          doc: The producer set it.
        1:
          id: log_append_time
          -orig-id: LOG_APPEND_TIME
          doc: The broker set it; `max_timestamp` holds for every record.
      record_batch_compression:
        0:
          id: none
          -orig-id: NONE
          doc: Not compressed.
        1:
          id: gzip
          -orig-id: GZIP
          doc: gzip (RFC 1952).
        2:
          id: snappy
          -orig-id: SNAPPY
          doc: Snappy, in the framing of the library xerial as a rule.
        3:
          id: lz4
          -orig-id: LZ4
          doc: LZ4 frames.
        4:
          id: zstd
          -orig-id: ZSTD
          doc: Zstandard (RFC 8878), since Kafka 2.1.
  # Kafka ShareGroupCurrentMemberAssignmentKey
  kafka_share_group_current_member_assignment_key:
    doc: |
      The key of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentKey.json ShareGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 14
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupCurrentMemberAssignmentValue
  kafka_share_group_current_member_assignment_value:
    doc: |
      The value of a record of type 14 in `__consumer_offsets`. Since Kafka
      4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue
    -webide-representation: '{member_epoch:dec} {previous_member_epoch:dec} {state:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: member_epoch
        -orig-id: MemberEpoch
        type: s4
        doc: |
          Epoch of the group up to which the member has its assignment.
          `int32`, since Kafka 4.0.
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        type: s4
        doc: The epoch before the current one. `int32`, since Kafka 4.0.
      - id: state
        -orig-id: State
        type: s1
        doc: '`int8`, since Kafka 4.0.'
      - id: num_assigned_partitions_plus_one
        -orig-id: AssignedPartitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: assigned_partitions
        -orig-id: AssignedPartitions
        type: share_group_current_member_assignment_value_topic_partitions
        repeat: expr
        repeat-expr: (num_assigned_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_assigned_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartitions`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_group_current_member_assignment_value_topic_partitions:
        doc: '`TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue, TopicPartitions
        -webide-representation: '{topic_id:uuid}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 4.0.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ShareGroupMemberMetadataKey
  kafka_share_group_member_metadata_key:
    doc: |
      The key of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json ShareGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 10
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupMemberMetadataValue
  kafka_share_group_member_metadata_value:
    doc: |
      The value of a record of type 10 in `__consumer_offsets`. Since Kafka
      3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json ShareGroupMemberMetadataValue
    -webide-representation: '{rack_id} {client_id} {client_host}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: rack_id
        -orig-id: RackId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.9. May be null.'
      - id: client_id
        -orig-id: ClientId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.9.'
      - id: client_host
        -orig-id: ClientHost
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.9.'
      - id: num_subscribed_topic_names_plus_one
        -orig-id: SubscribedTopicNames
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: subscribed_topic_names
        -orig-id: SubscribedTopicNames
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_subscribed_topic_names_plus_one.value - 1.as<s8>).as<s8>
        if: num_subscribed_topic_names_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 3.9.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupMetadataKey
  kafka_share_group_metadata_key:
    doc: |
      The key of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataKey.json ShareGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 11
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupMetadataValue
  kafka_share_group_metadata_value:
    doc: |
      The value of a record of type 11 in `__consumer_offsets`. Since Kafka
      3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json ShareGroupMetadataValue
    -webide-representation: '{epoch:dec} {metadata_hash:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: epoch
        -orig-id: Epoch
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: metadata_hash
        -orig-id: MetadataHash
        type: s8
        doc: |
          Hash of what is known of the topics; a change makes a new assignment.
          `int64`, since Kafka 4.1.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupStatePartitionMetadataKey
  kafka_share_group_state_partition_metadata_key:
    doc: |
      The key of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataKey.json ShareGroupStatePartitionMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 15
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupStatePartitionMetadataValue
  kafka_share_group_state_partition_metadata_value:
    doc: |
      The value of a record of type 15 in `__consumer_offsets`. Since Kafka
      4.0. Version 0 has this layout since Kafka 4.1; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue
    -webide-representation: '{message_version:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_initializing_topics_plus_one
        -orig-id: InitializingTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: initializing_topics
        -orig-id: InitializingTopics
        type: share_group_state_partition_metadata_value_topic_partitions_info
        repeat: expr
        repeat-expr: (num_initializing_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_initializing_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartitionsInfo`, since Kafka 4.1.'
      - id: num_initialized_topics_plus_one
        -orig-id: InitializedTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: initialized_topics
        -orig-id: InitializedTopics
        type: share_group_state_partition_metadata_value_topic_partitions_info
        repeat: expr
        repeat-expr: (num_initialized_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_initialized_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartitionsInfo`, since Kafka 4.0.'
      - id: num_deleting_topics_plus_one
        -orig-id: DeletingTopics
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: deleting_topics
        -orig-id: DeletingTopics
        type: share_group_state_partition_metadata_value_topic_info
        repeat: expr
        repeat-expr: (num_deleting_topics_plus_one.value - 1.as<s8>).as<s8>
        if: num_deleting_topics_plus_one.value >= 1.as<s8>
        doc: '`[]TopicInfo`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_group_state_partition_metadata_value_topic_partitions_info:
        doc: '`TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo
        -webide-representation: '{topic_id:uuid} {topic_name}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 4.0.'
          - id: topic_name
            -orig-id: TopicName
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.0.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      share_group_state_partition_metadata_value_topic_info:
        doc: '`TopicInfo` of `ShareGroupStatePartitionMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicInfo
        -webide-representation: '{topic_id:uuid} {topic_name}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 4.0.'
          - id: topic_name
            -orig-id: TopicName
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ShareGroupTargetAssignmentMemberKey
  kafka_share_group_target_assignment_member_key:
    doc: |
      The key of a record of type 13 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberKey.json ShareGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 13
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupTargetAssignmentMemberValue
  kafka_share_group_target_assignment_member_value:
    doc: |
      The value of a record of type 13 in `__consumer_offsets`. Since Kafka
      4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json ShareGroupTargetAssignmentMemberValue
    -webide-representation: '{message_version:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_topic_partitions_plus_one
        -orig-id: TopicPartitions
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: topic_partitions
        -orig-id: TopicPartitions
        type: share_group_target_assignment_member_value_topic_partition
        repeat: expr
        repeat-expr: (num_topic_partitions_plus_one.value - 1.as<s8>).as<s8>
        if: num_topic_partitions_plus_one.value >= 1.as<s8>
        doc: '`[]TopicPartition`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_group_target_assignment_member_value_topic_partition:
        doc: '`TopicPartition` of `ShareGroupTargetAssignmentMemberValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMemberValue.json ShareGroupTargetAssignmentMemberValue, TopicPartition
        -webide-representation: '{topic_id:uuid}'
        seq:
          - id: topic_id
            -orig-id: TopicId
            size: 16
            doc: '`uuid`, since Kafka 4.0.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka ShareGroupTargetAssignmentMetadataKey
  kafka_share_group_target_assignment_metadata_key:
    doc: |
      The key of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataKey.json ShareGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 12
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.0.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareGroupTargetAssignmentMetadataValue
  kafka_share_group_target_assignment_metadata_value:
    doc: |
      The value of a record of type 12 in `__consumer_offsets`. Since Kafka
      4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
    -webide-representation: '{assignment_epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        type: s4
        doc: |
          Epoch of the group for which the target assignment was computed.
          `int32`, since Kafka 4.0.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: share_group_target_assignment_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_group_target_assignment_metadata_value_tagged_fields:
        doc: |
          The tagged fields of `share_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: share_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      share_group_target_assignment_metadata_value_tagged_field:
        doc: A tagged field of `share_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
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
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            size: len_data.value
            type: share_group_target_assignment_metadata_value_assignment_timestamp_tag
            if: tag.value == 0
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      share_group_target_assignment_metadata_value_assignment_timestamp_tag:
        doc: The bytes of the tagged field `AssignmentTimestamp`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
        -webide-representation: '{assignment_timestamp:dec}'
        seq:
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            type: s8
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
  # Kafka snapshot footer record (control record value)
  kafka_snapshot_footer_record:
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
  # Kafka snapshot header record (control record value)
  kafka_snapshot_header_record:
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
  # Kafka StreamsGroupCurrentMemberAssignmentKey
  kafka_streams_group_current_member_assignment_key:
    doc: |
      The key of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentKey.json StreamsGroupCurrentMemberAssignmentKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 22
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupCurrentMemberAssignmentValue
  kafka_streams_group_current_member_assignment_value:
    doc: |
      The value of a record of type 22 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
    -webide-representation: '{member_epoch:dec} {previous_member_epoch:dec} {state:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: member_epoch
        -orig-id: MemberEpoch
        type: s4
        doc: |
          Epoch of the group up to which the member has its assignment.
          `int32`, since Kafka 4.1.
      - id: previous_member_epoch
        -orig-id: PreviousMemberEpoch
        type: s4
        doc: The epoch before the current one. `int32`, since Kafka 4.1.
      - id: state
        -orig-id: State
        type: s1
        doc: '`int8`, since Kafka 4.1.'
      - id: num_active_tasks_plus_one
        -orig-id: ActiveTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: active_tasks
        -orig-id: ActiveTasks
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_active_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_active_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: num_standby_tasks_plus_one
        -orig-id: StandbyTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: standby_tasks
        -orig-id: StandbyTasks
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_standby_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_standby_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: num_warmup_tasks_plus_one
        -orig-id: WarmupTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: warmup_tasks
        -orig-id: WarmupTasks
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_warmup_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_warmup_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: num_active_tasks_pending_revocation_plus_one
        -orig-id: ActiveTasksPendingRevocation
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: active_tasks_pending_revocation
        -orig-id: ActiveTasksPendingRevocation
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_active_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
        if: num_active_tasks_pending_revocation_plus_one.value >= 1.as<s8>
        doc: |
          Tasks that the member must give up first. `[]TaskIds`, since Kafka
          4.1.
      - id: num_standby_tasks_pending_revocation_plus_one
        -orig-id: StandbyTasksPendingRevocation
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: standby_tasks_pending_revocation
        -orig-id: StandbyTasksPendingRevocation
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_standby_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
        if: num_standby_tasks_pending_revocation_plus_one.value >= 1.as<s8>
        doc: |
          Tasks that the member must give up first. `[]TaskIds`, since Kafka
          4.1.
      - id: num_warmup_tasks_pending_revocation_plus_one
        -orig-id: WarmupTasksPendingRevocation
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: warmup_tasks_pending_revocation
        -orig-id: WarmupTasksPendingRevocation
        type: streams_group_current_member_assignment_value_task_ids
        repeat: expr
        repeat-expr: (num_warmup_tasks_pending_revocation_plus_one.value - 1.as<s8>).as<s8>
        if: num_warmup_tasks_pending_revocation_plus_one.value >= 1.as<s8>
        doc: |
          Tasks that the member must give up first. `[]TaskIds`, since Kafka
          4.1.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_current_member_assignment_value_task_ids:
        doc: '`TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue, TaskIds
        -webide-representation: '{subtopology_id}'
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: streams_group_current_member_assignment_value_task_ids_tagged_fields
            doc: |
              The fields that are there only where they differ from their
              defaults.
      streams_group_current_member_assignment_value_task_ids_tagged_fields:
        doc: |
          The tagged fields of
          `streams_group_current_member_assignment_value_task_ids`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: streams_group_current_member_assignment_value_task_ids_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      streams_group_current_member_assignment_value_task_ids_tagged_field:
        doc: |
          A tagged field of
          `streams_group_current_member_assignment_value_task_ids`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
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
          - id: assignment_epochs
            -orig-id: AssignmentEpochs
            size: len_data.value
            type: streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag
            if: tag.value == 0
            doc: '`[]int32`, since Kafka 4.2. Tag 0. May be null.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag:
        doc: The bytes of the tagged field `AssignmentEpochs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
        -webide-representation: '{num_assignment_epochs_plus_one}'
        seq:
          - id: num_assignment_epochs_plus_one
            -orig-id: AssignmentEpochs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: assignment_epochs
            -orig-id: AssignmentEpochs
            type: s4
            repeat: expr
            repeat-expr: (num_assignment_epochs_plus_one.value - 1.as<s8>).as<s8>
            if: num_assignment_epochs_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.2. Tag 0. May be null.'
  # Kafka StreamsGroupMemberMetadataKey
  kafka_streams_group_member_metadata_key:
    doc: |
      The key of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataKey.json StreamsGroupMemberMetadataKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 19
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupMemberMetadataValue
  kafka_streams_group_member_metadata_value:
    doc: |
      The value of a record of type 19 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue
    -webide-representation: '{instance_id} {rack_id} {client_id}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: instance_id
        -orig-id: InstanceId
        type: kafka_compact_string
        doc: |
          Id of a static member (KIP-345). `string`, since Kafka 4.1. May be
          null.
      - id: rack_id
        -orig-id: RackId
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1. May be null.'
      - id: client_id
        -orig-id: ClientId
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: client_host
        -orig-id: ClientHost
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: rebalance_timeout_ms
        -orig-id: RebalanceTimeoutMs
        type: s4
        doc: '`int32`, since Kafka 4.1. -1 unless it is given.'
      - id: topology_epoch
        -orig-id: TopologyEpoch
        type: s4
        doc: '`int32`, since Kafka 4.1.'
      - id: process_id
        -orig-id: ProcessId
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.1.'
      - id: user_endpoint_marker
        -orig-id: UserEndpoint
        type: s1
        doc: Any value below zero means null.
      - id: user_endpoint
        -orig-id: UserEndpoint
        type: streams_group_member_metadata_value_endpoint
        if: user_endpoint_marker >= 0
        doc: '`Endpoint`, since Kafka 4.1. Null unless it is given. May be null.'
      - id: num_client_tags_plus_one
        -orig-id: ClientTags
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: client_tags
        -orig-id: ClientTags
        type: streams_group_member_metadata_value_key_value
        repeat: expr
        repeat-expr: (num_client_tags_plus_one.value - 1.as<s8>).as<s8>
        if: num_client_tags_plus_one.value >= 1.as<s8>
        doc: '`[]KeyValue`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_member_metadata_value_endpoint:
        doc: '`Endpoint` of `StreamsGroupMemberMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, Endpoint
        -webide-representation: '{host} {port:dec}'
        seq:
          - id: host
            -orig-id: Host
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: port
            -orig-id: Port
            type: u2
            doc: '`uint16`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      streams_group_member_metadata_value_key_value:
        doc: '`KeyValue` of `StreamsGroupMemberMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, KeyValue
        -webide-representation: '{key} {value}'
        seq:
          - id: key
            -orig-id: Key
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: value
            -orig-id: Value
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka StreamsGroupMetadataKey
  kafka_streams_group_metadata_key:
    doc: |
      The key of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataKey.json StreamsGroupMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 17
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupMetadataValue
  kafka_streams_group_metadata_value:
    doc: |
      The value of a record of type 17 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
    -webide-representation: '{epoch:dec} {metadata_hash:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: epoch
        -orig-id: Epoch
        type: s4
        doc: '`int32`, since Kafka 4.1.'
      - id: metadata_hash
        -orig-id: MetadataHash
        type: s8
        doc: |
          Hash of what is known of the topics; a change makes a new assignment.
          `int64`, since Kafka 4.1.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: streams_group_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_metadata_value_tagged_fields:
        doc: The tagged fields of `streams_group_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: streams_group_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      streams_group_metadata_value_tagged_field:
        doc: A tagged field of `streams_group_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
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
          - id: validated_topology_epoch
            -orig-id: ValidatedTopologyEpoch
            size: len_data.value
            type: streams_group_metadata_value_validated_topology_epoch_tag
            if: tag.value == 0
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
          - id: last_assignment_configs
            -orig-id: LastAssignmentConfigs
            size: len_data.value
            type: streams_group_metadata_value_last_assignment_configs_tag
            if: tag.value == 1
            doc: '`[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.'
          - id: stored_description_topology_epoch
            -orig-id: StoredDescriptionTopologyEpoch
            size: len_data.value
            type: streams_group_metadata_value_stored_description_topology_epoch_tag
            if: tag.value == 2
            doc: '`int32`, since Kafka 4.4. Tag 2. -1 unless it is given.'
          - id: failed_description_topology_epoch
            -orig-id: FailedDescriptionTopologyEpoch
            size: len_data.value
            type: streams_group_metadata_value_failed_description_topology_epoch_tag
            if: tag.value == 3
            doc: '`int32`, since Kafka 4.4. Tag 3. -1 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 3
            doc: A field of a tag that is not known.
      streams_group_metadata_value_validated_topology_epoch_tag:
        doc: The bytes of the tagged field `ValidatedTopologyEpoch`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
        -webide-representation: '{validated_topology_epoch:dec}'
        seq:
          - id: validated_topology_epoch
            -orig-id: ValidatedTopologyEpoch
            type: s4
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
      streams_group_metadata_value_last_assignment_configs_tag:
        doc: The bytes of the tagged field `LastAssignmentConfigs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
        -webide-representation: '{num_last_assignment_configs_plus_one}'
        seq:
          - id: num_last_assignment_configs_plus_one
            -orig-id: LastAssignmentConfigs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: last_assignment_configs
            -orig-id: LastAssignmentConfigs
            type: streams_group_metadata_value_last_assignment_config
            repeat: expr
            repeat-expr: (num_last_assignment_configs_plus_one.value - 1.as<s8>).as<s8>
            if: num_last_assignment_configs_plus_one.value >= 1.as<s8>
            doc: '`[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.'
      streams_group_metadata_value_last_assignment_config:
        doc: '`LastAssignmentConfig` of `StreamsGroupMetadataValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue, LastAssignmentConfig
        -webide-representation: '{key} {value}'
        seq:
          - id: key
            -orig-id: Key
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: value
            -orig-id: Value
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      streams_group_metadata_value_stored_description_topology_epoch_tag:
        doc: The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
        -webide-representation: '{stored_description_topology_epoch:dec}'
        seq:
          - id: stored_description_topology_epoch
            -orig-id: StoredDescriptionTopologyEpoch
            type: s4
            doc: '`int32`, since Kafka 4.4. Tag 2. -1 unless it is given.'
      streams_group_metadata_value_failed_description_topology_epoch_tag:
        doc: The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
        -webide-representation: '{failed_description_topology_epoch:dec}'
        seq:
          - id: failed_description_topology_epoch
            -orig-id: FailedDescriptionTopologyEpoch
            type: s4
            doc: '`int32`, since Kafka 4.4. Tag 3. -1 unless it is given.'
  # Kafka StreamsGroupTargetAssignmentMemberKey
  kafka_streams_group_target_assignment_member_key:
    doc: |
      The key of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberKey.json StreamsGroupTargetAssignmentMemberKey
    -webide-representation: '{group_id} {member_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 21
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: member_id
        -orig-id: MemberId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTargetAssignmentMemberValue
  kafka_streams_group_target_assignment_member_value:
    doc: |
      The value of a record of type 21 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue
    -webide-representation: '{message_version:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: num_active_tasks_plus_one
        -orig-id: ActiveTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: active_tasks
        -orig-id: ActiveTasks
        type: streams_group_target_assignment_member_value_task_ids
        repeat: expr
        repeat-expr: (num_active_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_active_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: num_standby_tasks_plus_one
        -orig-id: StandbyTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: standby_tasks
        -orig-id: StandbyTasks
        type: streams_group_target_assignment_member_value_task_ids
        repeat: expr
        repeat-expr: (num_standby_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_standby_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: num_warmup_tasks_plus_one
        -orig-id: WarmupTasks
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: warmup_tasks
        -orig-id: WarmupTasks
        type: streams_group_target_assignment_member_value_task_ids
        repeat: expr
        repeat-expr: (num_warmup_tasks_plus_one.value - 1.as<s8>).as<s8>
        if: num_warmup_tasks_plus_one.value >= 1.as<s8>
        doc: '`[]TaskIds`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_target_assignment_member_value_task_ids:
        doc: '`TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue, TaskIds
        -webide-representation: '{subtopology_id}'
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: num_partitions_plus_one
            -orig-id: Partitions
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: partitions
            -orig-id: Partitions
            type: s4
            repeat: expr
            repeat-expr: (num_partitions_plus_one.value - 1.as<s8>).as<s8>
            if: num_partitions_plus_one.value >= 1.as<s8>
            doc: '`[]int32`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka StreamsGroupTargetAssignmentMetadataKey
  kafka_streams_group_target_assignment_metadata_key:
    doc: |
      The key of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataKey.json StreamsGroupTargetAssignmentMetadataKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 20
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTargetAssignmentMetadataValue
  kafka_streams_group_target_assignment_metadata_value:
    doc: |
      The value of a record of type 20 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
    -webide-representation: '{assignment_epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: assignment_epoch
        -orig-id: AssignmentEpoch
        type: s4
        doc: |
          Epoch of the group for which the target assignment was computed.
          `int32`, since Kafka 4.1.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: streams_group_target_assignment_metadata_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_target_assignment_metadata_value_tagged_fields:
        doc: |
          The tagged fields of
          `streams_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: streams_group_target_assignment_metadata_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      streams_group_target_assignment_metadata_value_tagged_field:
        doc: A tagged field of `streams_group_target_assignment_metadata_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
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
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            size: len_data.value
            type: streams_group_target_assignment_metadata_value_assignment_timestamp_tag
            if: tag.value == 0
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      streams_group_target_assignment_metadata_value_assignment_timestamp_tag:
        doc: The bytes of the tagged field `AssignmentTimestamp`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
        -webide-representation: '{assignment_timestamp:dec}'
        seq:
          - id: assignment_timestamp
            -orig-id: AssignmentTimestamp
            type: s8
            doc: '`int64`, since Kafka 4.3. Tag 0. 0 unless it is given.'
  # Kafka StreamsGroupTopologyKey
  kafka_streams_group_topology_key:
    doc: |
      The key of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyKey.json StreamsGroupTopologyKey
    -webide-representation: '{group_id}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 23
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 4.1.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka StreamsGroupTopologyValue
  kafka_streams_group_topology_value:
    doc: |
      The value of a record of type 23 in `__consumer_offsets`. Since Kafka
      4.1.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue
    -webide-representation: '{epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: epoch
        -orig-id: Epoch
        type: s4
        doc: '`int32`, since Kafka 4.1.'
      - id: num_subtopologies_plus_one
        -orig-id: Subtopologies
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: subtopologies
        -orig-id: Subtopologies
        type: streams_group_topology_value_subtopology
        repeat: expr
        repeat-expr: (num_subtopologies_plus_one.value - 1.as<s8>).as<s8>
        if: num_subtopologies_plus_one.value >= 1.as<s8>
        doc: '`[]Subtopology`, since Kafka 4.1.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      streams_group_topology_value_subtopology:
        doc: '`Subtopology` of `StreamsGroupTopologyValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, Subtopology
        -webide-representation: '{subtopology_id}'
        seq:
          - id: subtopology_id
            -orig-id: SubtopologyId
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: num_source_topics_plus_one
            -orig-id: SourceTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: source_topics
            -orig-id: SourceTopics
            type: kafka_compact_string
            repeat: expr
            repeat-expr: (num_source_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_source_topics_plus_one.value >= 1.as<s8>
            doc: '`[]string`, since Kafka 4.1.'
          - id: num_source_topic_regex_plus_one
            -orig-id: SourceTopicRegex
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: source_topic_regex
            -orig-id: SourceTopicRegex
            type: kafka_compact_string
            repeat: expr
            repeat-expr: (num_source_topic_regex_plus_one.value - 1.as<s8>).as<s8>
            if: num_source_topic_regex_plus_one.value >= 1.as<s8>
            doc: '`[]string`, since Kafka 4.1.'
          - id: num_state_changelog_topics_plus_one
            -orig-id: StateChangelogTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: state_changelog_topics
            -orig-id: StateChangelogTopics
            type: streams_group_topology_value_topic_info
            repeat: expr
            repeat-expr: (num_state_changelog_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_state_changelog_topics_plus_one.value >= 1.as<s8>
            doc: '`[]TopicInfo`, since Kafka 4.1.'
          - id: num_repartition_sink_topics_plus_one
            -orig-id: RepartitionSinkTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: repartition_sink_topics
            -orig-id: RepartitionSinkTopics
            type: kafka_compact_string
            repeat: expr
            repeat-expr: (num_repartition_sink_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_repartition_sink_topics_plus_one.value >= 1.as<s8>
            doc: '`[]string`, since Kafka 4.1.'
          - id: num_repartition_source_topics_plus_one
            -orig-id: RepartitionSourceTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: repartition_source_topics
            -orig-id: RepartitionSourceTopics
            type: streams_group_topology_value_topic_info
            repeat: expr
            repeat-expr: (num_repartition_source_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_repartition_source_topics_plus_one.value >= 1.as<s8>
            doc: '`[]TopicInfo`, since Kafka 4.1.'
          - id: num_copartition_groups_plus_one
            -orig-id: CopartitionGroups
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: copartition_groups
            -orig-id: CopartitionGroups
            type: streams_group_topology_value_copartition_group
            repeat: expr
            repeat-expr: (num_copartition_groups_plus_one.value - 1.as<s8>).as<s8>
            if: num_copartition_groups_plus_one.value >= 1.as<s8>
            doc: '`[]CopartitionGroup`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      streams_group_topology_value_topic_info:
        doc: '`TopicInfo` of `StreamsGroupTopologyValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicInfo
        -webide-representation: '{name} {partitions:dec} {replication_factor:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: partitions
            -orig-id: Partitions
            type: s4
            doc: '`int32`, since Kafka 4.1.'
          - id: replication_factor
            -orig-id: ReplicationFactor
            type: s2
            doc: '`int16`, since Kafka 4.1.'
          - id: num_topic_configs_plus_one
            -orig-id: TopicConfigs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: topic_configs
            -orig-id: TopicConfigs
            type: streams_group_topology_value_topic_config
            repeat: expr
            repeat-expr: (num_topic_configs_plus_one.value - 1.as<s8>).as<s8>
            if: num_topic_configs_plus_one.value >= 1.as<s8>
            doc: '`[]TopicConfig`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      streams_group_topology_value_topic_config:
        doc: '`TopicConfig` of `StreamsGroupTopologyValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicConfig
        -webide-representation: '{key} {value}'
        seq:
          - id: key
            -orig-id: key
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: value
            -orig-id: value
            type: kafka_compact_string
            doc: '`string`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      streams_group_topology_value_copartition_group:
        doc: '`CopartitionGroup` of `StreamsGroupTopologyValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, CopartitionGroup
        -webide-representation: '{num_source_topics_plus_one}'
        seq:
          - id: num_source_topics_plus_one
            -orig-id: SourceTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: source_topics
            -orig-id: SourceTopics
            type: s2
            repeat: expr
            repeat-expr: (num_source_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_source_topics_plus_one.value >= 1.as<s8>
            doc: '`[]int16`, since Kafka 4.1.'
          - id: num_source_topic_regex_plus_one
            -orig-id: SourceTopicRegex
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: source_topic_regex
            -orig-id: SourceTopicRegex
            type: s2
            repeat: expr
            repeat-expr: (num_source_topic_regex_plus_one.value - 1.as<s8>).as<s8>
            if: num_source_topic_regex_plus_one.value >= 1.as<s8>
            doc: '`[]int16`, since Kafka 4.1.'
          - id: num_repartition_source_topics_plus_one
            -orig-id: RepartitionSourceTopics
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: repartition_source_topics
            -orig-id: RepartitionSourceTopics
            type: s2
            repeat: expr
            repeat-expr: (num_repartition_source_topics_plus_one.value - 1.as<s8>).as<s8>
            if: num_repartition_source_topics_plus_one.value >= 1.as<s8>
            doc: '`[]int16`, since Kafka 4.1.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka string
  kafka_string:
    doc: |
      Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
      what is not UTF-8.
    doc-ref: https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
    -webide-representation: '{value:str}'
    seq:
      - id: len_value
        -orig-id: length
        type: s2
        doc: Bytes of the text; any value below zero means null.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The text; absent when it is null.
  # Kafka tagged fields
  kafka_tagged_fields:
    doc: |
      Optional fields at the end of a structure of a flexible message. None is
      known for control records; what comes is kept as bytes.
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
      An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
      lowest first, bit 7 set where another byte follows. Kafka's flexible
      messages use it for the lengths of compact strings and arrays (stored plus
      one, 0 for null) and for tagged fields.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readUnsignedVarint
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
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they
          are shifted out of an int. A sixth byte is invalid.
    instances:
      value:
        -orig-id: result
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: |
          The number, 0 to 2^32 - 1 (Java's int shows the upper half as
          negative).
  # Kafka variable-length 32-bit integer, signed (ZigZag)
  kafka_varint:
    doc: |
      A signed 32-bit integer in one to five bytes: seven bits a byte, the
      lowest first, bit 7 set where another byte follows. The bits hold 2 * n
      for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
      are accepted, as Kafka accepts them.

      The arithmetic divides and multiplies and never shifts, so that it is
      right in every target language, also where all numbers are doubles.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarint
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
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they
          are shifted out of an int. A sixth byte is invalid.
    instances:
      stored:
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: The bits as they are stored, 0 to 2^32 - 1.
      value:
        -orig-id: value
        value: >
          stored % 2.as<s8> == 0.as<s8>
          ? (stored / 2.as<s8>).as<s8>
          : (-1.as<s8> - (stored / 2.as<s8>).as<s8>).as<s8>
        doc: The number, -2^31 to 2^31 - 1.
  # Kafka variable-length 64-bit integer, signed (ZigZag)
  kafka_varlong:
    doc: |
      A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
      first, bit 7 set where another byte follows. The bits hold 2 * n for
      n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
      are accepted, as Kafka accepts them.

      The sign bit is bit 0 of the first byte; the other 63 bits are summed
      apart from it, since all 64 together fit no signed integer.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarlong
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
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: The next seven bits.
      - id: byte_5
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80
        doc: The next seven bits.
      - id: byte_6
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80
        doc: The next seven bits.
      - id: byte_7
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80
        doc: The next seven bits.
      - id: byte_8
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80 and byte_7 >= 0x80
        doc: The next seven bits.
      - id: byte_9
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80 and byte_7 >= 0x80 and byte_8 >= 0x80
        doc: |
          One bit counts; what is above it falls off, as in Java, where it is
          shifted out of a long. An eleventh byte is invalid.
    instances:
      half:
        value: >
          (((byte_0 % 0x80) / 2).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x40.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_4.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_4 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_5.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_5 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_6.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_6 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_7.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_7 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_8.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_8 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_9.as<s8> % 2.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>
          )).as<s8>).as<s8>)).as<s8>
        doc: The bits without the lowest, 0 to 2^63 - 1.
      value:
        -orig-id: value
        value: >
          byte_0 % 2 == 0 ? half : (-1.as<s8> - half).as<s8>
        doc: The number, -2^63 to 2^63 - 1.
  # Kafka voters record (control record value)
  kafka_voters_record:
    doc: |
      The value of the control record KRAFT_VOTERS, the whole set of voters of a
      KRaft quorum.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
    -webide-representation: '{voters}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: num_voters_plus_one
        -orig-id: Voters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: voters
        -orig-id: Voters
        type: voters_record_voter
        repeat: expr
        repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: All voters of the quorum.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      voters_record_voter:
        doc: One voter.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
        -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
        seq:
          - id: voter_id
            -orig-id: VoterId
            type: s4
            doc: The voter's node.
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            size: 16
            doc: A UUID, the most significant byte first.
          - id: num_endpoints_plus_one
            -orig-id: Endpoints
            type: kafka_unsigned_varint
            doc: |
              The array's length plus one (a compact array); never 0, which
              would be null.
          - id: endpoints
            -orig-id: Endpoints
            type: voter_endpoint
            repeat: expr
            repeat-expr: (num_endpoints_plus_one.value - 1.as<s8>).as<s8>
            doc: The addresses at which it listens.
          - id: kraft_version_feature
            -orig-id: KRaftVersionFeature
            type: kraft_version_feature
            doc: The levels of kraft.version that it knows.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      voter_endpoint:
        doc: An address at which the voter listens.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
        -webide-representation: '{name} {host}:{port:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: Name of the listener.
          - id: host
            -orig-id: Host
            type: kafka_compact_string
            doc: Name or address of the machine.
          - id: port
            -orig-id: Port
            type: u2
            doc: The port.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      kraft_version_feature:
        doc: The levels of kraft.version that the voter knows.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
        -webide-representation: '{min_supported_version:dec} to
          {max_supported_version:dec}'
        seq:
          - id: min_supported_version
            -orig-id: MinSupportedVersion
            type: s2
            doc: The lowest level.
          - id: max_supported_version
            -orig-id: MaxSupportedVersion
            type: s2
            doc: The highest level.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
