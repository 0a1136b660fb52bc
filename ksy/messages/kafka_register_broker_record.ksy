# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_register_broker_record
  title: Kafka RegisterBrokerRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RegisterBrokerRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
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
