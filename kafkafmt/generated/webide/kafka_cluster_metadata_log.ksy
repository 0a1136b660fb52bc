# kafka_cluster_metadata_log and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_cluster_metadata_log
  title: Apache Kafka log of __cluster_metadata
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
  # Kafka AbortTransactionRecord
  kafka_abort_transaction_record:
    doc: |
      The value of a record with API key 25 in `__cluster_metadata`. Since
      Kafka 3.6.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
    -webide-representation: '{frame}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 25.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: abort_transaction_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      abort_transaction_record_tagged_fields:
        doc: The tagged fields of `abort_transaction_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: abort_transaction_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      abort_transaction_record_tagged_field:
        doc: A tagged field of `abort_transaction_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
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
          - id: reason
            -orig-id: Reason
            size: len_data.value
            type: abort_transaction_record_reason_tag
            if: tag.value == 0
            doc: |
              `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
              null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      abort_transaction_record_reason_tag:
        doc: The bytes of the tagged field `Reason`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
        -webide-representation: '{reason}'
        seq:
          - id: reason
            -orig-id: Reason
            type: kafka_compact_string
            doc: |
              `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
              null.
  # Kafka AccessControlEntryRecord
  kafka_access_control_entry_record:
    doc: |
      The value of a record with API key 18 in `__cluster_metadata`. Since
      Kafka 3.2.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json AccessControlEntryRecord
    -webide-representation: '{id:uuid} {resource_type:dec} {resource_name}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 18.
      - id: id
        -orig-id: Id
        size: 16
        doc: '`uuid`, since Kafka 3.2.'
      - id: resource_type
        -orig-id: ResourceType
        type: s1
        doc: |
          2 topic, 3 group, 4 cluster, 5 transactional id, 6 delegation token,
          7 user. `int8`, since Kafka 3.2.
      - id: resource_name
        -orig-id: ResourceName
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.2.'
      - id: pattern_type
        -orig-id: PatternType
        type: s1
        doc: 3 literal, 4 prefixed. `int8`, since Kafka 3.2.
      - id: principal
        -orig-id: Principal
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.2.'
      - id: host
        -orig-id: Host
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.2.'
      - id: operation
        -orig-id: Operation
        type: s1
        doc: '`int8`, since Kafka 3.2.'
      - id: permission_type
        -orig-id: PermissionType
        type: s1
        doc: 2 deny, 3 allow. `int8`, since Kafka 3.2.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka BeginTransactionRecord
  kafka_begin_transaction_record:
    doc: |
      The value of a record with API key 23 in `__cluster_metadata`. Since
      Kafka 3.6.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
    -webide-representation: '{frame}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 23.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: begin_transaction_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      begin_transaction_record_tagged_fields:
        doc: The tagged fields of `begin_transaction_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: begin_transaction_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      begin_transaction_record_tagged_field:
        doc: A tagged field of `begin_transaction_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
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
          - id: name
            -orig-id: Name
            size: len_data.value
            type: begin_transaction_record_name_tag
            if: tag.value == 0
            doc: |
              `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
              null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      begin_transaction_record_name_tag:
        doc: The bytes of the tagged field `Name`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
        -webide-representation: '{name}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: |
              `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
              null.
  # Kafka BrokerRegistrationChangeRecord
  kafka_broker_registration_change_record:
    doc: |
      The value of a record with API key 17 in `__cluster_metadata`. Since
      Kafka 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version
      3 since Kafka 4.3.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
    -webide-representation: '{broker_id:dec} {broker_epoch:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 17.
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: broker_epoch
        -orig-id: BrokerEpoch
        type: s8
        doc: |
          Epoch of the broker's registration, the offset of its record.
          `int64`, since Kafka 3.0.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: broker_registration_change_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      broker_registration_change_record_tagged_fields:
        doc: The tagged fields of `broker_registration_change_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: broker_registration_change_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      broker_registration_change_record_tagged_field:
        doc: A tagged field of `broker_registration_change_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
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
          - id: fenced
            -orig-id: Fenced
            size: len_data.value
            type: broker_registration_change_record_fenced_tag
            if: tag.value == 0
            doc: |
              A fenced broker leads no partition. `int8`, since Kafka 3.0. Tag
              0.
          - id: in_controlled_shutdown
            -orig-id: InControlledShutdown
            size: len_data.value
            type: broker_registration_change_record_in_controlled_shutdown_tag
            if: tag.value == 1
            doc: |
              The broker's partitions get other leaders before it stops.
              `int8`, since Kafka 3.3. Tag 1 from version 1 on.
          - id: log_dirs
            -orig-id: LogDirs
            size: len_data.value
            type: broker_registration_change_record_log_dirs_tag
            if: tag.value == 2
            doc: |
              Ids of the broker's log directories (KIP-858). `[]uuid`, since
              Kafka 3.7. Tag 2 from version 2 on.
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: len_data.value
            type: broker_registration_change_record_cordoned_log_dirs_tag
            if: tag.value == 3
            doc: |
              Log directories that take no new replica. `[]uuid`, since Kafka
              4.3. Tag 3 from version 3 on. Null unless it is given. May be
              null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 3
            doc: A field of a tag that is not known.
      broker_registration_change_record_fenced_tag:
        doc: The bytes of the tagged field `Fenced`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{fenced:dec}'
        seq:
          - id: fenced
            -orig-id: Fenced
            type: s1
            doc: |
              A fenced broker leads no partition. `int8`, since Kafka 3.0. Tag
              0.
      broker_registration_change_record_in_controlled_shutdown_tag:
        doc: The bytes of the tagged field `InControlledShutdown`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{in_controlled_shutdown:dec}'
        seq:
          - id: in_controlled_shutdown
            -orig-id: InControlledShutdown
            type: s1
            doc: |
              The broker's partitions get other leaders before it stops.
              `int8`, since Kafka 3.3. Tag 1 from version 1 on.
      broker_registration_change_record_log_dirs_tag:
        doc: The bytes of the tagged field `LogDirs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{num_log_dirs_plus_one}'
        seq:
          - id: num_log_dirs_plus_one
            -orig-id: LogDirs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: log_dirs
            -orig-id: LogDirs
            size: 16
            repeat: expr
            repeat-expr: (num_log_dirs_plus_one.value - 1.as<s8>).as<s8>
            if: num_log_dirs_plus_one.value >= 1.as<s8>
            doc: |
              Ids of the broker's log directories (KIP-858). `[]uuid`, since
              Kafka 3.7. Tag 2 from version 2 on.
      broker_registration_change_record_cordoned_log_dirs_tag:
        doc: The bytes of the tagged field `CordonedLogDirs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{num_cordoned_log_dirs_plus_one}'
        seq:
          - id: num_cordoned_log_dirs_plus_one
            -orig-id: CordonedLogDirs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: 16
            repeat: expr
            repeat-expr: (num_cordoned_log_dirs_plus_one.value - 1.as<s8>).as<s8>
            if: num_cordoned_log_dirs_plus_one.value >= 1.as<s8>
            doc: |
              Log directories that take no new replica. `[]uuid`, since Kafka
              4.3. Tag 3 from version 3 on. Null unless it is given. May be
              null.
  # Kafka ClearElrRecord
  kafka_clear_elr_record:
    doc: |
      The value of a record with API key 28 in `__cluster_metadata`. Since
      Kafka 4.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json ClearElrRecord
    -webide-representation: '{topic_name}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 28.
      - id: topic_name
        -orig-id: TopicName
        type: kafka_compact_string
        doc: '`string`, since Kafka 4.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka ClientQuotaRecord
  kafka_client_quota_record:
    doc: |
      The value of a record with API key 14 in `__cluster_metadata`. Since
      Kafka 3.0.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord
    -webide-representation: '{key} {value} {remove:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 14.
      - id: num_entity_plus_one
        -orig-id: Entity
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: entity
        -orig-id: Entity
        type: client_quota_record_entity_data
        repeat: expr
        repeat-expr: (num_entity_plus_one.value - 1.as<s8>).as<s8>
        if: num_entity_plus_one.value >= 1.as<s8>
        doc: '`[]EntityData`, since Kafka 3.0.'
      - id: key
        -orig-id: Key
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: value
        -orig-id: Value
        type: f8
        doc: '`float64`, since Kafka 3.0.'
      - id: remove
        -orig-id: Remove
        type: u1
        doc: The quota is removed. `bool`, since Kafka 3.0.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
    types:
      client_quota_record_entity_data:
        doc: '`EntityData` of `ClientQuotaRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord, EntityData
        -webide-representation: '{entity_type} {entity_name}'
        seq:
          - id: entity_type
            -orig-id: EntityType
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: entity_name
            -orig-id: EntityName
            type: kafka_compact_string
            doc: |
              Null for the default of all entities of the type. `string`, since
              Kafka 3.0. May be null.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka __cluster_metadata, value of a record
  kafka_cluster_metadata_record:
    doc: |
      The value of any record in `__cluster_metadata`: the message that its
      type names.
    doc-ref: https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
    -webide-representation: '{record_kind}'
    seq:
      - id: register_broker_record
        -orig-id: RegisterBrokerRecord
        type: kafka_register_broker_record
        if: frame.api_key.value == 0
        doc: Since Kafka 2.8.
      - id: unregister_broker_record
        -orig-id: UnregisterBrokerRecord
        type: kafka_unregister_broker_record
        if: frame.api_key.value == 1
        doc: Since Kafka 2.8.
      - id: topic_record
        -orig-id: TopicRecord
        type: kafka_topic_record
        if: frame.api_key.value == 2
        doc: Since Kafka 2.8.
      - id: partition_record
        -orig-id: PartitionRecord
        type: kafka_partition_record
        if: frame.api_key.value == 3
        doc: Since Kafka 2.8.
      - id: config_record
        -orig-id: ConfigRecord
        type: kafka_config_record
        if: frame.api_key.value == 4
        doc: Since Kafka 2.8.
      - id: partition_change_record
        -orig-id: PartitionChangeRecord
        type: kafka_partition_change_record
        if: frame.api_key.value == 5
        doc: Since Kafka 2.8.
      - id: fence_broker_record
        -orig-id: FenceBrokerRecord
        type: kafka_fence_broker_record
        if: frame.api_key.value == 7
        doc: Since Kafka 2.8.
      - id: unfence_broker_record
        -orig-id: UnfenceBrokerRecord
        type: kafka_unfence_broker_record
        if: frame.api_key.value == 8
        doc: Since Kafka 2.8.
      - id: remove_topic_record
        -orig-id: RemoveTopicRecord
        type: kafka_remove_topic_record
        if: frame.api_key.value == 9
        doc: Since Kafka 2.8.
      - id: delegation_token_record
        -orig-id: DelegationTokenRecord
        type: kafka_delegation_token_record
        if: frame.api_key.value == 10
        doc: Since Kafka 2.8.
      - id: user_scram_credential_record
        -orig-id: UserScramCredentialRecord
        type: kafka_user_scram_credential_record
        if: frame.api_key.value == 11
        doc: Since Kafka 2.8.
      - id: feature_level_record
        -orig-id: FeatureLevelRecord
        type: kafka_feature_level_record
        if: frame.api_key.value == 12
        doc: Since Kafka 2.8.
      - id: client_quota_record
        -orig-id: ClientQuotaRecord
        type: kafka_client_quota_record
        if: frame.api_key.value == 14
        doc: Since Kafka 3.0.
      - id: producer_ids_record
        -orig-id: ProducerIdsRecord
        type: kafka_producer_ids_record
        if: frame.api_key.value == 15
        doc: Since Kafka 3.0.
      - id: broker_registration_change_record
        -orig-id: BrokerRegistrationChangeRecord
        type: kafka_broker_registration_change_record
        if: frame.api_key.value == 17
        doc: Since Kafka 3.0.
      - id: access_control_entry_record
        -orig-id: AccessControlEntryRecord
        type: kafka_access_control_entry_record
        if: frame.api_key.value == 18
        doc: Since Kafka 3.2.
      - id: remove_access_control_entry_record
        -orig-id: RemoveAccessControlEntryRecord
        type: kafka_remove_access_control_entry_record
        if: frame.api_key.value == 19
        doc: Since Kafka 3.2.
      - id: no_op_record
        -orig-id: NoOpRecord
        type: kafka_no_op_record
        if: frame.api_key.value == 20
        doc: Since Kafka 3.3.
      - id: zk_migration_state_record
        -orig-id: ZkMigrationStateRecord
        type: kafka_zk_migration_state_record
        if: frame.api_key.value == 21
        doc: Since Kafka 3.4.
      - id: remove_user_scram_credential_record
        -orig-id: RemoveUserScramCredentialRecord
        type: kafka_remove_user_scram_credential_record
        if: frame.api_key.value == 22
        doc: Since Kafka 3.5.
      - id: begin_transaction_record
        -orig-id: BeginTransactionRecord
        type: kafka_begin_transaction_record
        if: frame.api_key.value == 23
        doc: Since Kafka 3.6.
      - id: end_transaction_record
        -orig-id: EndTransactionRecord
        type: kafka_end_transaction_record
        if: frame.api_key.value == 24
        doc: Since Kafka 3.6.
      - id: abort_transaction_record
        -orig-id: AbortTransactionRecord
        type: kafka_abort_transaction_record
        if: frame.api_key.value == 25
        doc: Since Kafka 3.6.
      - id: remove_delegation_token_record
        -orig-id: RemoveDelegationTokenRecord
        type: kafka_remove_delegation_token_record
        if: frame.api_key.value == 26
        doc: Since Kafka 3.6.
      - id: register_controller_record
        -orig-id: RegisterControllerRecord
        type: kafka_register_controller_record
        if: frame.api_key.value == 27
        doc: Since Kafka 3.7.
      - id: clear_elr_record
        -orig-id: ClearElrRecord
        type: kafka_clear_elr_record
        if: frame.api_key.value == 28
        doc: Since Kafka 4.0.
      - id: unregister_controller_record
        -orig-id: UnregisterControllerRecord
        type: kafka_unregister_controller_record
        if: frame.api_key.value == 29
        doc: Since Kafka 4.4.
      - id: unknown
        -orig-id: value
        size-eos: true
        if: frame.api_key.value != 0 and frame.api_key.value != 1 and frame.api_key.value != 2 and frame.api_key.value != 3 and frame.api_key.value != 4 and frame.api_key.value != 5 and frame.api_key.value != 7 and frame.api_key.value != 8 and frame.api_key.value != 9 and frame.api_key.value != 10 and frame.api_key.value != 11 and frame.api_key.value != 12 and frame.api_key.value != 14 and frame.api_key.value != 15 and frame.api_key.value != 17 and frame.api_key.value != 18 and frame.api_key.value != 19 and frame.api_key.value != 20 and frame.api_key.value != 21 and frame.api_key.value != 22 and frame.api_key.value != 23 and frame.api_key.value != 24 and frame.api_key.value != 25 and frame.api_key.value != 26 and frame.api_key.value != 27 and frame.api_key.value != 28 and frame.api_key.value != 29
        doc: A type that is not known in Kafka 4.4.0, as bytes.
    instances:
      frame:
        -orig-id: frameVersion
        pos: 0
        type: kafka_metadata_frame
        doc: Its `api_key` names the message.
      record_kind:
        value: frame.api_key.value
        enum: kafka_cluster_metadata_record_kind
    enums:
      kafka_cluster_metadata_record_kind:
        0: register_broker_record
        1: unregister_broker_record
        2: topic_record
        3: partition_record
        4: config_record
        5: partition_change_record
        7: fence_broker_record
        8: unfence_broker_record
        9: remove_topic_record
        10: delegation_token_record
        11: user_scram_credential_record
        12: feature_level_record
        14: client_quota_record
        15: producer_ids_record
        17: broker_registration_change_record
        18: access_control_entry_record
        19: remove_access_control_entry_record
        20: no_op_record
        21: zk_migration_state_record
        22: remove_user_scram_credential_record
        23: begin_transaction_record
        24: end_transaction_record
        25: abort_transaction_record
        26: remove_delegation_token_record
        27: register_controller_record
        28: clear_elr_record
        29: unregister_controller_record
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
  # Kafka ConfigRecord
  kafka_config_record:
    doc: |
      The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json ConfigRecord
    -webide-representation: '{resource_type:dec} {resource_name} {name}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 4.
      - id: resource_type
        -orig-id: ResourceType
        type: s1
        doc: |
          2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group.
          `int8`, since Kafka 2.8.
      - id: resource_name
        -orig-id: ResourceName
        type: kafka_compact_string
        doc: '`string`, since Kafka 2.8.'
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 2.8.'
      - id: value
        -orig-id: Value
        type: kafka_compact_string
        doc: |
          Null removes the configuration. `string`, since Kafka 2.8. May be
          null.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
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
  # Kafka DelegationTokenRecord
  kafka_delegation_token_record:
    doc: |
      The value of a record with API key 10 in `__cluster_metadata`. Since
      Kafka 2.8. Version 0 has this layout since Kafka 3.6; earlier releases
      wrote another one under the same number, and nothing in the bytes says
      so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json DelegationTokenRecord
    -webide-representation: '{owner} {requester} {issue_timestamp:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 10.
      - id: owner
        -orig-id: Owner
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: requester
        -orig-id: Requester
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.6.'
      - id: num_renewers_plus_one
        -orig-id: Renewers
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: renewers
        -orig-id: Renewers
        type: kafka_compact_string
        repeat: expr
        repeat-expr: (num_renewers_plus_one.value - 1.as<s8>).as<s8>
        if: num_renewers_plus_one.value >= 1.as<s8>
        doc: '`[]string`, since Kafka 3.0.'
      - id: issue_timestamp
        -orig-id: IssueTimestamp
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: max_timestamp
        -orig-id: MaxTimestamp
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: expiration_timestamp
        -orig-id: ExpirationTimestamp
        type: s8
        doc: '`int64`, since Kafka 3.0.'
      - id: token_id
        -orig-id: TokenId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka EndTransactionRecord
  kafka_end_transaction_record:
    doc: |
      The value of a record with API key 24 in `__cluster_metadata`. Since
      Kafka 3.6.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/EndTransactionRecord.json EndTransactionRecord
    -webide-representation: '{frame}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 24.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
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
  # Kafka FeatureLevelRecord
  kafka_feature_level_record:
    doc: |
      The value of a record with API key 12 in `__cluster_metadata`. Since
      Kafka 2.8. Version 0 has this layout since Kafka 3.3; earlier releases
      wrote another one under the same number, and nothing in the bytes says
      so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FeatureLevelRecord.json FeatureLevelRecord
    -webide-representation: '{name} {feature_level:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 12.
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: feature_level
        -orig-id: FeatureLevel
        type: s2
        doc: '`int16`, since Kafka 3.3.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka FenceBrokerRecord
  kafka_fence_broker_record:
    doc: |
      The value of a record with API key 7 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FenceBrokerRecord.json FenceBrokerRecord
    -webide-representation: '{id:dec} {epoch:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 7.
      - id: id
        -orig-id: Id
        type: s4
        doc: '`int32`, since Kafka 2.8.'
      - id: epoch
        -orig-id: Epoch
        type: s8
        doc: '`int64`, since Kafka 2.8.'
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
  # Frame of a record of the metadata logs
  kafka_metadata_frame:
    doc: |
      What every value in `__cluster_metadata` and `__remote_log_metadata`
      starts with: which message follows, and in which version.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
    -webide-representation: '{api_key} v{version}'
    seq:
      - id: frame_version
        -orig-id: DEFAULT_FRAME_VERSION
        type: kafka_unsigned_varint
        doc: |
          1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
          releases refuse.
      - id: api_key
        -orig-id: apiKey
        type: kafka_unsigned_varint
        doc: The number of the message.
      - id: version
        -orig-id: version
        type: kafka_unsigned_varint
        doc: |
          The version of the message. Kafka does not check it; a version above
          the highest known one is read as that one.
  # Kafka NoOpRecord
  kafka_no_op_record:
    doc: |
      The value of a record with API key 20 in `__cluster_metadata`. Since
      Kafka 3.3.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/NoOpRecord.json NoOpRecord
    -webide-representation: '{frame}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 20.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka PartitionChangeRecord
  kafka_partition_change_record:
    doc: |
      The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
      2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
    -webide-representation: '{partition_id:dec} {topic_id:uuid}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 5.
      - id: partition_id
        -orig-id: PartitionId
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 2.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: partition_change_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      partition_change_record_tagged_fields:
        doc: The tagged fields of `partition_change_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: partition_change_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      partition_change_record_tagged_field:
        doc: A tagged field of `partition_change_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
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
          - id: isr
            -orig-id: Isr
            size: len_data.value
            type: partition_change_record_isr_tag
            if: tag.value == 0
            doc: |
              Replicas that are in sync with the leader. `[]int32`, since Kafka
              3.0. Tag 0. Null unless it is given. May be null.
          - id: leader
            -orig-id: Leader
            size: len_data.value
            type: partition_change_record_leader_tag
            if: tag.value == 1
            doc: |
              The leader's node; -1 for none, -2 in a change that keeps it.
              `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
          - id: replicas
            -orig-id: Replicas
            size: len_data.value
            type: partition_change_record_replicas_tag
            if: tag.value == 2
            doc: |
              All replicas, the preferred leader first. `[]int32`, since Kafka
              3.0. Tag 2. Null unless it is given. May be null.
          - id: removing_replicas
            -orig-id: RemovingReplicas
            size: len_data.value
            type: partition_change_record_removing_replicas_tag
            if: tag.value == 3
            doc: |
              Replicas that a reassignment takes away. `[]int32`, since Kafka
              3.0. Tag 3. Null unless it is given. May be null.
          - id: adding_replicas
            -orig-id: AddingReplicas
            size: len_data.value
            type: partition_change_record_adding_replicas_tag
            if: tag.value == 4
            doc: |
              Replicas that a reassignment adds. `[]int32`, since Kafka 3.0.
              Tag 4. Null unless it is given. May be null.
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            size: len_data.value
            type: partition_change_record_leader_recovery_state_tag
            if: tag.value == 5
            doc: |
              1 after an unclean election, until the leader has recovered, else
              0. `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            size: len_data.value
            type: partition_change_record_eligible_leader_replicas_tag
            if: tag.value == 6
            doc: |
              Replicas out of the ISR that have all committed records
              (KIP-966). `[]int32`, since Kafka 3.7. Tag 6 from version 2 on.
              Null unless it is given. May be null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            size: len_data.value
            type: partition_change_record_last_known_elr_tag
            if: tag.value == 7
            doc: |
              For an unclean election when no eligible replica is left
              (KIP-966). `[]int32`, since Kafka 3.8. Tag 7 from version 2 on.
              Null unless it is given. May be null.
          - id: directories
            -orig-id: Directories
            size: len_data.value
            type: partition_change_record_directories_tag
            if: tag.value == 8
            doc: |
              Id of the log directory of each replica, in the order of the
              replicas (KIP-858). `[]uuid`, since Kafka 3.7. Tag 8 from version
              1 on. Null unless it is given. May be null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 8
            doc: A field of a tag that is not known.
      partition_change_record_isr_tag:
        doc: The bytes of the tagged field `Isr`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_isr_plus_one}'
        seq:
          - id: num_isr_plus_one
            -orig-id: Isr
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: isr
            -orig-id: Isr
            type: s4
            repeat: expr
            repeat-expr: (num_isr_plus_one.value - 1.as<s8>).as<s8>
            if: num_isr_plus_one.value >= 1.as<s8>
            doc: |
              Replicas that are in sync with the leader. `[]int32`, since Kafka
              3.0. Tag 0. Null unless it is given. May be null.
      partition_change_record_leader_tag:
        doc: The bytes of the tagged field `Leader`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{leader:dec}'
        seq:
          - id: leader
            -orig-id: Leader
            type: s4
            doc: |
              The leader's node; -1 for none, -2 in a change that keeps it.
              `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
      partition_change_record_replicas_tag:
        doc: The bytes of the tagged field `Replicas`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_replicas_plus_one}'
        seq:
          - id: num_replicas_plus_one
            -orig-id: Replicas
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: replicas
            -orig-id: Replicas
            type: s4
            repeat: expr
            repeat-expr: (num_replicas_plus_one.value - 1.as<s8>).as<s8>
            if: num_replicas_plus_one.value >= 1.as<s8>
            doc: |
              All replicas, the preferred leader first. `[]int32`, since Kafka
              3.0. Tag 2. Null unless it is given. May be null.
      partition_change_record_removing_replicas_tag:
        doc: The bytes of the tagged field `RemovingReplicas`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_removing_replicas_plus_one}'
        seq:
          - id: num_removing_replicas_plus_one
            -orig-id: RemovingReplicas
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: removing_replicas
            -orig-id: RemovingReplicas
            type: s4
            repeat: expr
            repeat-expr: (num_removing_replicas_plus_one.value - 1.as<s8>).as<s8>
            if: num_removing_replicas_plus_one.value >= 1.as<s8>
            doc: |
              Replicas that a reassignment takes away. `[]int32`, since Kafka
              3.0. Tag 3. Null unless it is given. May be null.
      partition_change_record_adding_replicas_tag:
        doc: The bytes of the tagged field `AddingReplicas`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_adding_replicas_plus_one}'
        seq:
          - id: num_adding_replicas_plus_one
            -orig-id: AddingReplicas
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: adding_replicas
            -orig-id: AddingReplicas
            type: s4
            repeat: expr
            repeat-expr: (num_adding_replicas_plus_one.value - 1.as<s8>).as<s8>
            if: num_adding_replicas_plus_one.value >= 1.as<s8>
            doc: |
              Replicas that a reassignment adds. `[]int32`, since Kafka 3.0.
              Tag 4. Null unless it is given. May be null.
      partition_change_record_leader_recovery_state_tag:
        doc: The bytes of the tagged field `LeaderRecoveryState`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{leader_recovery_state:dec}'
        seq:
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            type: s1
            doc: |
              1 after an unclean election, until the leader has recovered, else
              0. `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
      partition_change_record_eligible_leader_replicas_tag:
        doc: The bytes of the tagged field `EligibleLeaderReplicas`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_eligible_leader_replicas_plus_one}'
        seq:
          - id: num_eligible_leader_replicas_plus_one
            -orig-id: EligibleLeaderReplicas
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            type: s4
            repeat: expr
            repeat-expr: (num_eligible_leader_replicas_plus_one.value - 1.as<s8>).as<s8>
            if: num_eligible_leader_replicas_plus_one.value >= 1.as<s8>
            doc: |
              Replicas out of the ISR that have all committed records
              (KIP-966). `[]int32`, since Kafka 3.7. Tag 6 from version 2 on.
              Null unless it is given. May be null.
      partition_change_record_last_known_elr_tag:
        doc: The bytes of the tagged field `LastKnownElr`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_last_known_elr_plus_one}'
        seq:
          - id: num_last_known_elr_plus_one
            -orig-id: LastKnownElr
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            type: s4
            repeat: expr
            repeat-expr: (num_last_known_elr_plus_one.value - 1.as<s8>).as<s8>
            if: num_last_known_elr_plus_one.value >= 1.as<s8>
            doc: |
              For an unclean election when no eligible replica is left
              (KIP-966). `[]int32`, since Kafka 3.8. Tag 7 from version 2 on.
              Null unless it is given. May be null.
      partition_change_record_directories_tag:
        doc: The bytes of the tagged field `Directories`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{num_directories_plus_one}'
        seq:
          - id: num_directories_plus_one
            -orig-id: Directories
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: directories
            -orig-id: Directories
            size: 16
            repeat: expr
            repeat-expr: (num_directories_plus_one.value - 1.as<s8>).as<s8>
            if: num_directories_plus_one.value >= 1.as<s8>
            doc: |
              Id of the log directory of each replica, in the order of the
              replicas (KIP-858). `[]uuid`, since Kafka 3.7. Tag 8 from version
              1 on. Null unless it is given. May be null.
  # Kafka PartitionRecord
  kafka_partition_record:
    doc: |
      The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
      2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
    -webide-representation: '{partition_id:dec} {topic_id:uuid} {leader:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 3.
      - id: partition_id
        -orig-id: PartitionId
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 2.8.'
      - id: num_replicas_plus_one
        -orig-id: Replicas
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: replicas
        -orig-id: Replicas
        type: s4
        repeat: expr
        repeat-expr: (num_replicas_plus_one.value - 1.as<s8>).as<s8>
        if: num_replicas_plus_one.value >= 1.as<s8>
        doc: |
          All replicas, the preferred leader first. `[]int32`, since Kafka 2.8.
      - id: num_isr_plus_one
        -orig-id: Isr
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: isr
        -orig-id: Isr
        type: s4
        repeat: expr
        repeat-expr: (num_isr_plus_one.value - 1.as<s8>).as<s8>
        if: num_isr_plus_one.value >= 1.as<s8>
        doc: |
          Replicas that are in sync with the leader. `[]int32`, since Kafka
          2.8.
      - id: num_removing_replicas_plus_one
        -orig-id: RemovingReplicas
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: removing_replicas
        -orig-id: RemovingReplicas
        type: s4
        repeat: expr
        repeat-expr: (num_removing_replicas_plus_one.value - 1.as<s8>).as<s8>
        if: num_removing_replicas_plus_one.value >= 1.as<s8>
        doc: |
          Replicas that a reassignment takes away. `[]int32`, since Kafka 2.8.
      - id: num_adding_replicas_plus_one
        -orig-id: AddingReplicas
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: adding_replicas
        -orig-id: AddingReplicas
        type: s4
        repeat: expr
        repeat-expr: (num_adding_replicas_plus_one.value - 1.as<s8>).as<s8>
        if: num_adding_replicas_plus_one.value >= 1.as<s8>
        doc: Replicas that a reassignment adds. `[]int32`, since Kafka 2.8.
      - id: leader
        -orig-id: Leader
        type: s4
        doc: |
          The leader's node; -1 for none, -2 in a change that keeps it.
          `int32`, since Kafka 2.8. -1 unless it is given.
      - id: leader_epoch
        -orig-id: LeaderEpoch
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
      - id: partition_epoch
        -orig-id: PartitionEpoch
        type: s4
        doc: |
          Goes up with each change of the partition's record. `int32`, since
          Kafka 2.8. -1 unless it is given.
      - id: num_directories_plus_one
        -orig-id: Directories
        type: kafka_unsigned_varint
        if: frame.version.value >= 1
        doc: The number of elements plus one; 0 means null.
      - id: directories
        -orig-id: Directories
        size: 16
        repeat: expr
        repeat-expr: (num_directories_plus_one.value - 1.as<s8>).as<s8>
        if: frame.version.value >= 1 and num_directories_plus_one.value >= 1.as<s8>
        doc: |
          Id of the log directory of each replica, in the order of the replicas
          (KIP-858). `[]uuid`, since Kafka 3.7. Versions 1 to 2.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: partition_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      partition_record_tagged_fields:
        doc: The tagged fields of `partition_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: partition_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      partition_record_tagged_field:
        doc: A tagged field of `partition_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
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
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            size: len_data.value
            type: partition_record_leader_recovery_state_tag
            if: tag.value == 0
            doc: |
              1 after an unclean election, until the leader has recovered, else
              0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            size: len_data.value
            type: partition_record_eligible_leader_replicas_tag
            if: tag.value == 1
            doc: |
              Replicas out of the ISR that have all committed records
              (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
              Null unless it is given. May be null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            size: len_data.value
            type: partition_record_last_known_elr_tag
            if: tag.value == 2
            doc: |
              For an unclean election when no eligible replica is left
              (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
              Null unless it is given. May be null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 2
            doc: A field of a tag that is not known.
      partition_record_leader_recovery_state_tag:
        doc: The bytes of the tagged field `LeaderRecoveryState`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
        -webide-representation: '{leader_recovery_state:dec}'
        seq:
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            type: s1
            doc: |
              1 after an unclean election, until the leader has recovered, else
              0. `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
      partition_record_eligible_leader_replicas_tag:
        doc: The bytes of the tagged field `EligibleLeaderReplicas`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
        -webide-representation: '{num_eligible_leader_replicas_plus_one}'
        seq:
          - id: num_eligible_leader_replicas_plus_one
            -orig-id: EligibleLeaderReplicas
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            type: s4
            repeat: expr
            repeat-expr: (num_eligible_leader_replicas_plus_one.value - 1.as<s8>).as<s8>
            if: num_eligible_leader_replicas_plus_one.value >= 1.as<s8>
            doc: |
              Replicas out of the ISR that have all committed records
              (KIP-966). `[]int32`, since Kafka 3.7. Tag 1 from version 2 on.
              Null unless it is given. May be null.
      partition_record_last_known_elr_tag:
        doc: The bytes of the tagged field `LastKnownElr`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
        -webide-representation: '{num_last_known_elr_plus_one}'
        seq:
          - id: num_last_known_elr_plus_one
            -orig-id: LastKnownElr
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            type: s4
            repeat: expr
            repeat-expr: (num_last_known_elr_plus_one.value - 1.as<s8>).as<s8>
            if: num_last_known_elr_plus_one.value >= 1.as<s8>
            doc: |
              For an unclean election when no eligible replica is left
              (KIP-966). `[]int32`, since Kafka 3.8. Tag 2 from version 2 on.
              Null unless it is given. May be null.
  # Kafka ProducerIdsRecord
  kafka_producer_ids_record:
    doc: |
      The value of a record with API key 15 in `__cluster_metadata`. Since
      Kafka 3.0. Version 0 has this layout since Kafka 3.2; earlier releases
      wrote another one under the same number, and nothing in the bytes says
      so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json ProducerIdsRecord
    -webide-representation: '{broker_id:dec} {broker_epoch:dec} {next_producer_id:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 15.
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: broker_epoch
        -orig-id: BrokerEpoch
        type: s8
        doc: |
          Epoch of the broker's registration, the offset of its record.
          `int64`, since Kafka 3.0. -1 unless it is given.
      - id: next_producer_id
        -orig-id: NextProducerId
        type: s8
        doc: The first id that is not given out yet. `int64`, since Kafka 3.2.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka record (magic 2)
  kafka_record:
    doc: |
      One record of a batch. Offset and timestamp are stored as distances from
      the batch's base.
    doc-ref:
      - https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
    -webide-representation: '+{offset_delta}: {value}'
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
        type: kafka_cluster_metadata_record
        if: len_value.value >= 0
        doc: Bytes that Kafka does not interpret.
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
  # Kafka RegisterBrokerRecord
  kafka_register_broker_record:
    doc: |
      The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
      2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3
      since Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout
      since Kafka 3.0; earlier releases wrote another one under the same
      number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
    -webide-representation: '{broker_id:dec} {incarnation_id:uuid} {broker_epoch:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 0.
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 3.0.'
      - id: is_migrating_zk_broker
        -orig-id: IsMigratingZkBroker
        type: u1
        if: frame.version.value >= 2
        doc: |
          The broker runs with ZooKeeper, during a migration. `bool`, since
          Kafka 3.4. Versions 2 to 4. false unless it is given.
      - id: incarnation_id
        -orig-id: IncarnationId
        size: 16
        doc: A new one at each start of the process. `uuid`, since Kafka 3.0.
      - id: broker_epoch
        -orig-id: BrokerEpoch
        type: s8
        doc: |
          Epoch of the broker's registration, the offset of its record.
          `int64`, since Kafka 3.0.
      - id: num_end_points_plus_one
        -orig-id: EndPoints
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: end_points
        -orig-id: EndPoints
        type: register_broker_record_broker_endpoint
        repeat: expr
        repeat-expr: (num_end_points_plus_one.value - 1.as<s8>).as<s8>
        if: num_end_points_plus_one.value >= 1.as<s8>
        doc: '`[]BrokerEndpoint`, since Kafka 3.0.'
      - id: num_features_plus_one
        -orig-id: Features
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: features
        -orig-id: Features
        type: register_broker_record_broker_feature
        repeat: expr
        repeat-expr: (num_features_plus_one.value - 1.as<s8>).as<s8>
        if: num_features_plus_one.value >= 1.as<s8>
        doc: '`[]BrokerFeature`, since Kafka 3.0.'
      - id: rack
        -orig-id: Rack
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0. May be null.'
      - id: fenced
        -orig-id: Fenced
        type: u1
        doc: |
          A fenced broker leads no partition. `bool`, since Kafka 3.0. true
          unless it is given.
      - id: in_controlled_shutdown
        -orig-id: InControlledShutdown
        type: u1
        if: frame.version.value >= 1
        doc: |
          The broker's partitions get other leaders before it stops. `bool`,
          since Kafka 3.3. Versions 1 to 4. false unless it is given.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: register_broker_record_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
    types:
      register_broker_record_broker_endpoint:
        doc: '`BrokerEndpoint` of `RegisterBrokerRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerEndpoint
        -webide-representation: '{name} {host} {port:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: host
            -orig-id: Host
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: port
            -orig-id: Port
            type: u2
            doc: '`uint16`, since Kafka 3.0.'
          - id: security_protocol
            -orig-id: SecurityProtocol
            type: s2
            doc: |
              0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL. `int16`, since
              Kafka 3.0.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      register_broker_record_broker_feature:
        doc: '`BrokerFeature` of `RegisterBrokerRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerFeature
        -webide-representation: '{name} {min_supported_version:dec} {max_supported_version:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.0.'
          - id: min_supported_version
            -orig-id: MinSupportedVersion
            type: s2
            doc: '`int16`, since Kafka 3.0.'
          - id: max_supported_version
            -orig-id: MaxSupportedVersion
            type: s2
            doc: '`int16`, since Kafka 3.0.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      register_broker_record_tagged_fields:
        doc: The tagged fields of `register_broker_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: register_broker_record_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      register_broker_record_tagged_field:
        doc: A tagged field of `register_broker_record`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
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
          - id: log_dirs
            -orig-id: LogDirs
            size: len_data.value
            type: register_broker_record_log_dirs_tag
            if: tag.value == 0
            doc: |
              Ids of the broker's log directories (KIP-858). `[]uuid`, since
              Kafka 3.7. Tag 0 from version 3 on.
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: len_data.value
            type: register_broker_record_cordoned_log_dirs_tag
            if: tag.value == 1
            doc: |
              Log directories that take no new replica. `[]uuid`, since Kafka
              4.3. Tag 1 from version 4 on. Null unless it is given. May be
              null.
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 1
            doc: A field of a tag that is not known.
      register_broker_record_log_dirs_tag:
        doc: The bytes of the tagged field `LogDirs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
        -webide-representation: '{num_log_dirs_plus_one}'
        seq:
          - id: num_log_dirs_plus_one
            -orig-id: LogDirs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: log_dirs
            -orig-id: LogDirs
            size: 16
            repeat: expr
            repeat-expr: (num_log_dirs_plus_one.value - 1.as<s8>).as<s8>
            if: num_log_dirs_plus_one.value >= 1.as<s8>
            doc: |
              Ids of the broker's log directories (KIP-858). `[]uuid`, since
              Kafka 3.7. Tag 0 from version 3 on.
      register_broker_record_cordoned_log_dirs_tag:
        doc: The bytes of the tagged field `CordonedLogDirs`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
        -webide-representation: '{num_cordoned_log_dirs_plus_one}'
        seq:
          - id: num_cordoned_log_dirs_plus_one
            -orig-id: CordonedLogDirs
            type: kafka_unsigned_varint
            doc: The number of elements plus one; 0 means null.
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: 16
            repeat: expr
            repeat-expr: (num_cordoned_log_dirs_plus_one.value - 1.as<s8>).as<s8>
            if: num_cordoned_log_dirs_plus_one.value >= 1.as<s8>
            doc: |
              Log directories that take no new replica. `[]uuid`, since Kafka
              4.3. Tag 1 from version 4 on. Null unless it is given. May be
              null.
  # Kafka RegisterControllerRecord
  kafka_register_controller_record:
    doc: |
      The value of a record with API key 27 in `__cluster_metadata`. Since
      Kafka 3.7.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord
    -webide-representation: '{controller_id:dec} {incarnation_id:uuid} {zk_migration_ready:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 27.
      - id: controller_id
        -orig-id: ControllerId
        type: s4
        doc: '`int32`, since Kafka 3.7.'
      - id: incarnation_id
        -orig-id: IncarnationId
        size: 16
        doc: A new one at each start of the process. `uuid`, since Kafka 3.7.
      - id: zk_migration_ready
        -orig-id: ZkMigrationReady
        type: u1
        doc: |
          The controller can take over a cluster from ZooKeeper. `bool`, since
          Kafka 3.7.
      - id: num_end_points_plus_one
        -orig-id: EndPoints
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: end_points
        -orig-id: EndPoints
        type: register_controller_record_controller_endpoint
        repeat: expr
        repeat-expr: (num_end_points_plus_one.value - 1.as<s8>).as<s8>
        if: num_end_points_plus_one.value >= 1.as<s8>
        doc: '`[]ControllerEndpoint`, since Kafka 3.7.'
      - id: num_features_plus_one
        -orig-id: Features
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: features
        -orig-id: Features
        type: register_controller_record_controller_feature
        repeat: expr
        repeat-expr: (num_features_plus_one.value - 1.as<s8>).as<s8>
        if: num_features_plus_one.value >= 1.as<s8>
        doc: '`[]ControllerFeature`, since Kafka 3.7.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
    types:
      register_controller_record_controller_endpoint:
        doc: '`ControllerEndpoint` of `RegisterControllerRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerEndpoint
        -webide-representation: '{name} {host} {port:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.7.'
          - id: host
            -orig-id: Host
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.7.'
          - id: port
            -orig-id: Port
            type: u2
            doc: '`uint16`, since Kafka 3.7.'
          - id: security_protocol
            -orig-id: SecurityProtocol
            type: s2
            doc: |
              0 PLAINTEXT, 1 SSL, 2 SASL_PLAINTEXT, 3 SASL_SSL. `int16`, since
              Kafka 3.7.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      register_controller_record_controller_feature:
        doc: '`ControllerFeature` of `RegisterControllerRecord`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerFeature
        -webide-representation: '{name} {min_supported_version:dec} {max_supported_version:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: '`string`, since Kafka 3.7.'
          - id: min_supported_version
            -orig-id: MinSupportedVersion
            type: s2
            doc: '`int16`, since Kafka 3.7.'
          - id: max_supported_version
            -orig-id: MaxSupportedVersion
            type: s2
            doc: '`int16`, since Kafka 3.7.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka RemoveAccessControlEntryRecord
  kafka_remove_access_control_entry_record:
    doc: |
      The value of a record with API key 19 in `__cluster_metadata`. Since
      Kafka 3.2.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveAccessControlEntryRecord.json RemoveAccessControlEntryRecord
    -webide-representation: '{id:uuid}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 19.
      - id: id
        -orig-id: Id
        size: 16
        doc: '`uuid`, since Kafka 3.2.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka RemoveDelegationTokenRecord
  kafka_remove_delegation_token_record:
    doc: |
      The value of a record with API key 26 in `__cluster_metadata`. Since
      Kafka 3.6.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveDelegationTokenRecord.json RemoveDelegationTokenRecord
    -webide-representation: '{token_id}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 26.
      - id: token_id
        -orig-id: TokenId
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.6.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka RemoveTopicRecord
  kafka_remove_topic_record:
    doc: |
      The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json RemoveTopicRecord
    -webide-representation: '{topic_id:uuid}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 9.
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 2.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka RemoveUserScramCredentialRecord
  kafka_remove_user_scram_credential_record:
    doc: |
      The value of a record with API key 22 in `__cluster_metadata`. Since
      Kafka 3.5.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveUserScramCredentialRecord.json RemoveUserScramCredentialRecord
    -webide-representation: '{name} {mechanism:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 22.
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.5.'
      - id: mechanism
        -orig-id: Mechanism
        type: s1
        doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
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
  # Kafka TopicRecord
  kafka_topic_record:
    doc: |
      The value of a record with API key 2 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/TopicRecord.json TopicRecord
    -webide-representation: '{name} {topic_id:uuid}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 2.
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 2.8.'
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 2.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka UnfenceBrokerRecord
  kafka_unfence_broker_record:
    doc: |
      The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json UnfenceBrokerRecord
    -webide-representation: '{id:dec} {epoch:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 8.
      - id: id
        -orig-id: Id
        type: s4
        doc: '`int32`, since Kafka 2.8.'
      - id: epoch
        -orig-id: Epoch
        type: s8
        doc: '`int64`, since Kafka 2.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka UnregisterBrokerRecord
  kafka_unregister_broker_record:
    doc: |
      The value of a record with API key 1 in `__cluster_metadata`. Since Kafka
      2.8.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json UnregisterBrokerRecord
    -webide-representation: '{broker_id:dec} {broker_epoch:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 1.
      - id: broker_id
        -orig-id: BrokerId
        type: s4
        doc: '`int32`, since Kafka 2.8.'
      - id: broker_epoch
        -orig-id: BrokerEpoch
        type: s8
        doc: |
          Epoch of the broker's registration, the offset of its record.
          `int64`, since Kafka 2.8.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka UnregisterControllerRecord
  kafka_unregister_controller_record:
    doc: |
      The value of a record with API key 29 in `__cluster_metadata`. Since
      Kafka 4.4.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json UnregisterControllerRecord
    -webide-representation: '{controller_id:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 29.
      - id: controller_id
        -orig-id: ControllerId
        type: s4
        doc: '`int32`, since Kafka 4.4.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
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
  # Kafka UserScramCredentialRecord
  kafka_user_scram_credential_record:
    doc: |
      The value of a record with API key 11 in `__cluster_metadata`. Since
      Kafka 2.8. Version 0 has this layout since Kafka 3.5; earlier releases
      wrote another one under the same number, and nothing in the bytes says
      so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json UserScramCredentialRecord
    -webide-representation: '{name} {mechanism:dec} {iterations:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 11.
      - id: name
        -orig-id: Name
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.0.'
      - id: mechanism
        -orig-id: Mechanism
        type: s1
        doc: 1 SCRAM-SHA-256, 2 SCRAM-SHA-512. `int8`, since Kafka 3.5.
      - id: salt
        -orig-id: Salt
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.5.'
      - id: stored_key
        -orig-id: StoredKey
        type: kafka_compact_bytes
        doc: Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
      - id: server_key
        -orig-id: ServerKey
        type: kafka_compact_bytes
        doc: Of SCRAM (RFC 5802); secret. `bytes`, since Kafka 3.5.
      - id: iterations
        -orig-id: Iterations
        type: s4
        doc: Of SCRAM (RFC 5802). `int32`, since Kafka 3.5.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
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
  # Kafka ZkMigrationStateRecord
  kafka_zk_migration_state_record:
    doc: |
      The value of a record with API key 21 in `__cluster_metadata`. Since
      Kafka 3.4.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json ZkMigrationStateRecord
    -webide-representation: '{zk_migration_state:dec}'
    seq:
      - id: frame
        -orig-id: frameVersion
        type: kafka_metadata_frame
        doc: Its `api_key` is 21.
      - id: zk_migration_state
        -orig-id: ZkMigrationState
        type: s1
        doc: '`int8`, since Kafka 3.4.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
