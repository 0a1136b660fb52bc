# kafka_cluster_metadata_record and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_cluster_metadata_record
  title: Kafka __cluster_metadata, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  The value of any record in `__cluster_metadata`: the message that its type
  names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
-webide-representation: '{frame}'
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
types:
  # Kafka AbortTransactionRecord
  kafka_abort_transaction_record:
    doc: |
      The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
      3.6.
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
        doc: The fields that are there only where they differ from their defaults.
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
      The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
      3.2.
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
        doc: '`int8`, since Kafka 3.2.'
      - id: resource_name
        -orig-id: ResourceName
        type: kafka_compact_string
        doc: '`string`, since Kafka 3.2.'
      - id: pattern_type
        -orig-id: PatternType
        type: s1
        doc: '`int8`, since Kafka 3.2.'
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
        doc: '`int8`, since Kafka 3.2.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka BeginTransactionRecord
  kafka_begin_transaction_record:
    doc: |
      The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
      3.6.
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
        doc: The fields that are there only where they differ from their defaults.
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
      The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
      3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
      Kafka 4.3.
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
        doc: '`int64`, since Kafka 3.0.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: broker_registration_change_record_tagged_fields
        doc: The fields that are there only where they differ from their defaults.
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
            doc: '`int8`, since Kafka 3.0. Tag 0.'
          - id: in_controlled_shutdown
            -orig-id: InControlledShutdown
            size: len_data.value
            type: broker_registration_change_record_in_controlled_shutdown_tag
            if: tag.value == 1
            doc: '`int8`, since Kafka 3.3. Tag 1 from version 1 on.'
          - id: log_dirs
            -orig-id: LogDirs
            size: len_data.value
            type: broker_registration_change_record_log_dirs_tag
            if: tag.value == 2
            doc: '`[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.'
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: len_data.value
            type: broker_registration_change_record_cordoned_log_dirs_tag
            if: tag.value == 3
            doc: |
              `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
              given. May be null.
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
            doc: '`int8`, since Kafka 3.0. Tag 0.'
      broker_registration_change_record_in_controlled_shutdown_tag:
        doc: The bytes of the tagged field `InControlledShutdown`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
        -webide-representation: '{in_controlled_shutdown:dec}'
        seq:
          - id: in_controlled_shutdown
            -orig-id: InControlledShutdown
            type: s1
            doc: '`int8`, since Kafka 3.3. Tag 1 from version 1 on.'
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
            doc: '`[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.'
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
              `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
              given. May be null.
  # Kafka ClearElrRecord
  kafka_clear_elr_record:
    doc: |
      The value of a record with API key 28 in `__cluster_metadata`. Since Kafka
      4.0.
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
      The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
      3.0.
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
        doc: '`bool`, since Kafka 3.0.'
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
            doc: '`string`, since Kafka 3.0. May be null.'
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
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
        doc: '`int8`, since Kafka 2.8.'
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
        doc: '`string`, since Kafka 2.8. May be null.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka DelegationTokenRecord
  kafka_delegation_token_record:
    doc: |
      The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
      2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
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
      The value of a record with API key 24 in `__cluster_metadata`. Since Kafka
      3.6.
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
  # Kafka FeatureLevelRecord
  kafka_feature_level_record:
    doc: |
      The value of a record with API key 12 in `__cluster_metadata`. Since Kafka
      2.8. Version 0 has this layout since Kafka 3.3; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
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
  # Kafka NoOpRecord
  kafka_no_op_record:
    doc: |
      The value of a record with API key 20 in `__cluster_metadata`. Since Kafka
      3.3.
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
        doc: The fields that are there only where they differ from their defaults.
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
              `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
              null.
          - id: leader
            -orig-id: Leader
            size: len_data.value
            type: partition_change_record_leader_tag
            if: tag.value == 1
            doc: '`int32`, since Kafka 3.0. Tag 1. -2 unless it is given.'
          - id: replicas
            -orig-id: Replicas
            size: len_data.value
            type: partition_change_record_replicas_tag
            if: tag.value == 2
            doc: |
              `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
              null.
          - id: removing_replicas
            -orig-id: RemovingReplicas
            size: len_data.value
            type: partition_change_record_removing_replicas_tag
            if: tag.value == 3
            doc: |
              `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
              null.
          - id: adding_replicas
            -orig-id: AddingReplicas
            size: len_data.value
            type: partition_change_record_adding_replicas_tag
            if: tag.value == 4
            doc: |
              `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
              null.
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            size: len_data.value
            type: partition_change_record_leader_recovery_state_tag
            if: tag.value == 5
            doc: '`int8`, since Kafka 3.2. Tag 5. -1 unless it is given.'
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            size: len_data.value
            type: partition_change_record_eligible_leader_replicas_tag
            if: tag.value == 6
            doc: |
              `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
              is given. May be null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            size: len_data.value
            type: partition_change_record_last_known_elr_tag
            if: tag.value == 7
            doc: |
              `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
              is given. May be null.
          - id: directories
            -orig-id: Directories
            size: len_data.value
            type: partition_change_record_directories_tag
            if: tag.value == 8
            doc: |
              `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
              given. May be null.
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
              `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
              null.
      partition_change_record_leader_tag:
        doc: The bytes of the tagged field `Leader`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{leader:dec}'
        seq:
          - id: leader
            -orig-id: Leader
            type: s4
            doc: '`int32`, since Kafka 3.0. Tag 1. -2 unless it is given.'
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
              `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
              null.
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
              `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
              null.
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
              `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
              null.
      partition_change_record_leader_recovery_state_tag:
        doc: The bytes of the tagged field `LeaderRecoveryState`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
        -webide-representation: '{leader_recovery_state:dec}'
        seq:
          - id: leader_recovery_state
            -orig-id: LeaderRecoveryState
            type: s1
            doc: '`int8`, since Kafka 3.2. Tag 5. -1 unless it is given.'
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
              `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
              is given. May be null.
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
              `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
              is given. May be null.
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
              `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
              given. May be null.
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
        doc: '`[]int32`, since Kafka 2.8.'
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
        doc: '`[]int32`, since Kafka 2.8.'
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
        doc: '`[]int32`, since Kafka 2.8.'
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
        doc: '`[]int32`, since Kafka 2.8.'
      - id: leader
        -orig-id: Leader
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
      - id: leader_epoch
        -orig-id: LeaderEpoch
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
      - id: partition_epoch
        -orig-id: PartitionEpoch
        type: s4
        doc: '`int32`, since Kafka 2.8. -1 unless it is given.'
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
        doc: '`[]uuid`, since Kafka 3.7. Versions 1 to 2.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: partition_record_tagged_fields
        doc: The fields that are there only where they differ from their defaults.
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
            doc: '`int8`, since Kafka 3.2. Tag 0. 0 unless it is given.'
          - id: eligible_leader_replicas
            -orig-id: EligibleLeaderReplicas
            size: len_data.value
            type: partition_record_eligible_leader_replicas_tag
            if: tag.value == 1
            doc: |
              `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
              is given. May be null.
          - id: last_known_elr
            -orig-id: LastKnownElr
            size: len_data.value
            type: partition_record_last_known_elr_tag
            if: tag.value == 2
            doc: |
              `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
              is given. May be null.
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
            doc: '`int8`, since Kafka 3.2. Tag 0. 0 unless it is given.'
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
              `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
              is given. May be null.
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
              `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
              is given. May be null.
  # Kafka ProducerIdsRecord
  kafka_producer_ids_record:
    doc: |
      The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
      3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
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
        doc: '`int64`, since Kafka 3.0. -1 unless it is given.'
      - id: next_producer_id
        -orig-id: NextProducerId
        type: s8
        doc: '`int64`, since Kafka 3.2.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka RegisterBrokerRecord
  kafka_register_broker_record:
    doc: |
      The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
      2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
      Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
      3.0; earlier releases wrote another one under the same number, and nothing in
      the bytes says so.
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
        doc: '`bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.'
      - id: incarnation_id
        -orig-id: IncarnationId
        size: 16
        doc: '`uuid`, since Kafka 3.0.'
      - id: broker_epoch
        -orig-id: BrokerEpoch
        type: s8
        doc: '`int64`, since Kafka 3.0.'
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
        doc: '`bool`, since Kafka 3.0. true unless it is given.'
      - id: in_controlled_shutdown
        -orig-id: InControlledShutdown
        type: u1
        if: frame.version.value >= 1
        doc: '`bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: register_broker_record_tagged_fields
        doc: The fields that are there only where they differ from their defaults.
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
            doc: '`int16`, since Kafka 3.0.'
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
            doc: '`[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.'
          - id: cordoned_log_dirs
            -orig-id: CordonedLogDirs
            size: len_data.value
            type: register_broker_record_cordoned_log_dirs_tag
            if: tag.value == 1
            doc: |
              `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
              given. May be null.
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
            doc: '`[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.'
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
              `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
              given. May be null.
  # Kafka RegisterControllerRecord
  kafka_register_controller_record:
    doc: |
      The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
      3.7.
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
        doc: '`uuid`, since Kafka 3.7.'
      - id: zk_migration_ready
        -orig-id: ZkMigrationReady
        type: u1
        doc: '`bool`, since Kafka 3.7.'
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
            doc: '`int16`, since Kafka 3.7.'
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
      The value of a record with API key 19 in `__cluster_metadata`. Since Kafka
      3.2.
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
      The value of a record with API key 26 in `__cluster_metadata`. Since Kafka
      3.6.
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
      The value of a record with API key 22 in `__cluster_metadata`. Since Kafka
      3.5.
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
        doc: '`int8`, since Kafka 3.5.'
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
        doc: '`int64`, since Kafka 2.8.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka UnregisterControllerRecord
  kafka_unregister_controller_record:
    doc: |
      The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
      4.4.
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
  # Kafka UserScramCredentialRecord
  kafka_user_scram_credential_record:
    doc: |
      The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
      2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
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
        doc: '`int8`, since Kafka 3.5.'
      - id: salt
        -orig-id: Salt
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.5.'
      - id: stored_key
        -orig-id: StoredKey
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.5.'
      - id: server_key
        -orig-id: ServerKey
        type: kafka_compact_bytes
        doc: '`bytes`, since Kafka 3.5.'
      - id: iterations
        -orig-id: Iterations
        type: s4
        doc: '`int32`, since Kafka 3.5.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  # Kafka ZkMigrationStateRecord
  kafka_zk_migration_state_record:
    doc: |
      The value of a record with API key 21 in `__cluster_metadata`. Since Kafka
      3.4.
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
