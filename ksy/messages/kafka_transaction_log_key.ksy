# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_transaction_log_key
  title: Kafka TransactionLogKey
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.transaction.generated.TransactionLogKey
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_string
  endian: be
doc: |
  The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json TransactionLogKey
-webide-representation: '{transactional_id}'
seq:
  - id: record_type
    -orig-id: apiKey
    type: s2
    valid: 0
    doc: The type of the record.
  - id: transactional_id
    -orig-id: TransactionalId
    type: kafka_string
    doc: '`string`, since Kafka 0.11.'
  - id: trailing
    -orig-id: key
    size-eos: true
    doc: Empty as a rule. Kafka does not look at what follows the message.
