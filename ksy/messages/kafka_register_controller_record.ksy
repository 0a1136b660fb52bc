# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_register_controller_record
  title: Kafka RegisterControllerRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RegisterControllerRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
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
