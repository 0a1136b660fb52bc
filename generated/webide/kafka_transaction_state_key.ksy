# kafka_transaction_state_key and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_transaction_state_key
  title: Kafka __transaction_state, key of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.coordinator.transaction.generated
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  The key of any record in `__transaction_state`: the message that its type
  names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
-webide-representation: 'type {record_type:dec}'
seq:
  - id: transaction_log_key
    -orig-id: TransactionLogKey
    type: kafka_transaction_log_key
    if: record_type == 0
    doc: Since Kafka 0.11.
  - id: unknown
    -orig-id: key
    size-eos: true
    if: record_type != 0
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  record_type:
    -orig-id: apiKey
    pos: 0
    type: s2
    doc: The type of the record.
types:
  # Kafka string
  kafka_string:
    doc: |
      Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces what
      is not UTF-8.
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
  # Kafka TransactionLogKey
  kafka_transaction_log_key:
    doc: The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
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
