# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_transaction_log_value
  title: Kafka TransactionLogValue
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.transaction.generated.TransactionLogValue
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_compact_string
    - ../kafka_string
    - ../kafka_tagged_fields
    - ../kafka_unsigned_varint
  endian: be
doc: |
  The value of a record of type 0 in `__transaction_state`. Since Kafka
  0.11. Version 1 since Kafka 3.5.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
-webide-representation: '{producer_id:dec} {producer_epoch:dec} {transaction_timeout_ms:dec}'
seq:
  - id: message_version
    -orig-id: version
    type: s2
    valid:
      min: 0
      max: 1
    doc: The version of the message.
  - id: producer_id
    -orig-id: ProducerId
    type: s8
    doc: '`int64`, since Kafka 0.11.'
  - id: producer_epoch
    -orig-id: ProducerEpoch
    type: s2
    doc: |
      Goes up with each start of the producer, and in version 2 of
      transactions with each of them. `int16`, since Kafka 0.11.
  - id: transaction_timeout_ms
    -orig-id: TransactionTimeoutMs
    type: s4
    doc: |
      After this time the coordinator aborts the transaction. `int32`,
      since Kafka 0.11.
  - id: transaction_status
    -orig-id: TransactionStatus
    type: s1
    doc: |
      0 empty, 1 ongoing, 2 prepare commit, 3 prepare abort, 4 complete
      commit, 5 complete abort, 6 dead, 7 prepare epoch fence. `int8`,
      since Kafka 0.11.
  - id: num_transaction_partitions_v0
    -orig-id: TransactionPartitions
    type: s4
    if: message_version <= 0
    doc: The number of elements; any value below zero means null.
  - id: transaction_partitions_v0
    -orig-id: TransactionPartitions
    type: transaction_log_value_partitions_schema_v0
    repeat: expr
    repeat-expr: num_transaction_partitions_v0
    if: message_version <= 0 and num_transaction_partitions_v0 >= 0
    doc: |
      Where the markers are to be written. `[]PartitionsSchema`, since
      Kafka 0.11. May be null.
  - id: num_transaction_partitions_v1_plus_one
    -orig-id: TransactionPartitions
    type: kafka_unsigned_varint
    if: message_version >= 1
    doc: The number of elements plus one; 0 means null.
  - id: transaction_partitions_v1
    -orig-id: TransactionPartitions
    type: transaction_log_value_partitions_schema_v1
    repeat: expr
    repeat-expr: (num_transaction_partitions_v1_plus_one.value - 1.as<s8>).as<s8>
    if: message_version >= 1 and num_transaction_partitions_v1_plus_one.value >= 1.as<s8>
    doc: |
      Where the markers are to be written. `[]PartitionsSchema`, since
      Kafka 0.11. May be null.
  - id: transaction_last_update_timestamp_ms
    -orig-id: TransactionLastUpdateTimestampMs
    type: s8
    doc: '`int64`, since Kafka 0.11.'
  - id: transaction_start_timestamp_ms
    -orig-id: TransactionStartTimestampMs
    type: s8
    doc: '`int64`, since Kafka 0.11.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: transaction_log_value_tagged_fields
    if: message_version >= 1
    doc: |
      The fields that are there only where they differ from their defaults.
  - id: trailing
    -orig-id: value
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  transaction_log_value_partitions_schema_v0:
    doc: '`PartitionsSchema` of `TransactionLogValue`, version 0.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
    -webide-representation: '{topic}'
    seq:
      - id: topic
        -orig-id: Topic
        type: kafka_string
        doc: '`string`, since Kafka 0.11.'
      - id: num_partition_ids
        -orig-id: PartitionIds
        type: s4
        doc: The number of elements; any value below zero means null.
      - id: partition_ids
        -orig-id: PartitionIds
        type: s4
        repeat: expr
        repeat-expr: num_partition_ids
        if: num_partition_ids >= 0
        doc: '`[]int32`, since Kafka 0.11.'
  transaction_log_value_partitions_schema_v1:
    doc: '`PartitionsSchema` of `TransactionLogValue`, version 1.'
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
    -webide-representation: '{topic}'
    seq:
      - id: topic
        -orig-id: Topic
        type: kafka_compact_string
        doc: '`string`, since Kafka 0.11.'
      - id: num_partition_ids_plus_one
        -orig-id: PartitionIds
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: partition_ids
        -orig-id: PartitionIds
        type: s4
        repeat: expr
        repeat-expr: (num_partition_ids_plus_one.value - 1.as<s8>).as<s8>
        if: num_partition_ids_plus_one.value >= 1.as<s8>
        doc: '`[]int32`, since Kafka 0.11.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
  transaction_log_value_tagged_fields:
    doc: The tagged fields of `transaction_log_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
    -webide-representation: '{num_fields} tagged fields'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _tagged_fields
        type: transaction_log_value_tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
  transaction_log_value_tagged_field:
    doc: A tagged field of `transaction_log_value`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
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
      - id: previous_producer_id
        -orig-id: PreviousProducerId
        size: len_data.value
        type: transaction_log_value_previous_producer_id_tag
        if: tag.value == 0
        doc: |
          Id that the producer had before; -1 for none. `int64`, since
          Kafka 4.0. Tag 0 from version 1 on. -1 unless it is given.
      - id: next_producer_id
        -orig-id: NextProducerId
        size: len_data.value
        type: transaction_log_value_next_producer_id_tag
        if: tag.value == 1
        doc: |
          Id with which the producer goes on after the transaction
          (KIP-890). `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1
          unless it is given.
      - id: client_transaction_version
        -orig-id: ClientTransactionVersion
        size: len_data.value
        type: transaction_log_value_client_transaction_version_tag
        if: tag.value == 2
        doc: |
          Level of transaction.version that the producer uses (KIP-890).
          `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
          given.
      - id: next_producer_epoch
        -orig-id: NextProducerEpoch
        size: len_data.value
        type: transaction_log_value_next_producer_epoch_tag
        if: tag.value == 3
        doc: |
          `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it
          is given.
      - id: unknown_data
        -orig-id: _unknownTaggedFields
        size: len_data.value
        if: tag.value > 3
        doc: A field of a tag that is not known.
  transaction_log_value_previous_producer_id_tag:
    doc: The bytes of the tagged field `PreviousProducerId`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
    -webide-representation: '{previous_producer_id:dec}'
    seq:
      - id: previous_producer_id
        -orig-id: PreviousProducerId
        type: s8
        doc: |
          Id that the producer had before; -1 for none. `int64`, since
          Kafka 4.0. Tag 0 from version 1 on. -1 unless it is given.
  transaction_log_value_next_producer_id_tag:
    doc: The bytes of the tagged field `NextProducerId`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
    -webide-representation: '{next_producer_id:dec}'
    seq:
      - id: next_producer_id
        -orig-id: NextProducerId
        type: s8
        doc: |
          Id with which the producer goes on after the transaction
          (KIP-890). `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1
          unless it is given.
  transaction_log_value_client_transaction_version_tag:
    doc: The bytes of the tagged field `ClientTransactionVersion`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
    -webide-representation: '{client_transaction_version:dec}'
    seq:
      - id: client_transaction_version
        -orig-id: ClientTransactionVersion
        type: s2
        doc: |
          Level of transaction.version that the producer uses (KIP-890).
          `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
          given.
  transaction_log_value_next_producer_epoch_tag:
    doc: The bytes of the tagged field `NextProducerEpoch`.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
    -webide-representation: '{next_producer_epoch:dec}'
    seq:
      - id: next_producer_epoch
        -orig-id: NextProducerEpoch
        type: s2
        doc: |
          `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it
          is given.
