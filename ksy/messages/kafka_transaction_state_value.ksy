# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_transaction_state_value
  title: Kafka __transaction_state, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.transaction.generated
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_transaction_log_value
  endian: be
doc: |
  The value of any record in `__transaction_state`: the message that its
  type names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
params:
  - id: record_type
    type: s2
    doc: The type that the record's key starts with.
seq:
  - id: transaction_log_value
    -orig-id: TransactionLogValue
    type: kafka_transaction_log_value
    if: record_type == 0
    doc: Since Kafka 0.11.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: record_type != 0
    doc: A type that is not known in Kafka 4.4.0, as bytes.
