# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_broker_registration_change_record
  title: Kafka BrokerRegistrationChangeRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.BrokerRegistrationChangeRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_unsigned_varint
  endian: be
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
