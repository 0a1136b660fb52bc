meta:
  id: kafka_transaction_index
  title: Kafka transaction index
  application: Apache Kafka
  file-extension: txnindex
  xref:
    kafka: org.apache.kafka.storage.internals.log.TransactionIndex
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  The aborted transactions whose markers stand in a segment:
  `00000000000000000000.txnindex`, beside the `.log` of the same name. A
  segment in which none was aborted has no such file. Unlike the other
  indexes it is not preallocated, and its offsets are absolute.
doc-ref:
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java TransactionIndex
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
-webide-representation: '{num_entries:dec} aborted transactions'
seq:
  - id: entries
    -orig-id: allAbortedTxns
    type: aborted_txn
    repeat: expr
    repeat-expr: num_entries
    doc: Ascending by `last_offset`.
  - id: tail
    -orig-id: channel
    size-eos: true
    doc: |
      The bytes after the last whole entry; usually empty. Kafka does not
      look at them.
instances:
  num_entries:
    value: (_io.size.as<s8> / 34.as<s8>).as<s8>
    doc: Whole entries, of 34 bytes each.
types:
  aborted_txn:
    doc: An aborted transaction.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
    -webide-representation: 'producer {producer_id:dec}, offsets
      {first_offset:dec} to {last_offset:dec}'
    seq:
      - id: version
        -orig-id: VERSION_OFFSET
        type: s2
        doc: |
          Always 0. Kafka's own reader takes the first of the two bytes
          only.
      - id: producer_id
        -orig-id: PRODUCER_ID_OFFSET
        type: s8
        doc: Of the producer.
      - id: first_offset
        -orig-id: FIRST_OFFSET_OFFSET
        type: s8
        doc: Of the transaction's first record.
      - id: last_offset
        -orig-id: LAST_OFFSET_OFFSET
        type: s8
        doc: Of the marker that ends the transaction.
      - id: last_stable_offset
        -orig-id: LAST_STABLE_OFFSET_OFFSET
        type: s8
        doc: |
          The partition's last stable offset once the marker was there: no
          transaction that began before it is open any more.
