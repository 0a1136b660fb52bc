meta:
  id: kafka_producer_snapshot
  title: Kafka producer snapshot
  application: Apache Kafka
  file-extension: snapshot
  xref:
    kafka: org.apache.kafka.storage.internals.log.ProducerStateManager
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  What a broker knew of a partition's idempotent and transactional producers
  up to the offset in the file's name: `00000000000000000042.snapshot`.
  Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
  batches of a producer that a broker remembers, the newest alone is kept.
  Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
  is a log (`kafka_log`).
doc-ref:
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java ProducerStateManager.readSnapshot
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
-webide-representation: '{num_producer_entries:dec} producers'
seq:
  - id: version
    -orig-id: Version
    type: s2
    valid: 1
    doc: Any other is refused by Kafka, too.
  - id: crc
    -orig-id: Crc
    type: u4
    doc: |
      CRC-32C (Castagnoli) of all that follows this field, to the end of the
      file.
  - id: num_producer_entries
    -orig-id: ProducerEntries
    type: s4
    valid:
      min: 0
    doc: How many follow.
  - id: producer_entries
    -orig-id: ProducerEntries
    type: producer_snapshot_entry
    repeat: expr
    repeat-expr: num_producer_entries
    doc: One for each producer.
  - id: trailing
    -orig-id: buffer
    size-eos: true
    doc: |
      Empty as a rule. Kafka does not look at it, but the checksum covers
      it.
types:
  producer_snapshot_entry:
    doc: A producer and the last batch that it wrote.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java ProducerStateEntry
    -webide-representation: 'producer {producer_id:dec}, epoch
      {producer_epoch:dec}, sequence {last_sequence:dec}'
    seq:
      - id: producer_id
        -orig-id: ProducerId
        type: s8
        doc: Of the producer.
      - id: producer_epoch
        -orig-id: Epoch
        type: s2
        doc: Epoch of the producer.
      - id: last_sequence
        -orig-id: LastSequence
        type: s4
        doc: |
          Sequence number of the last record; -1 when no batch is
          remembered.
      - id: last_offset
        -orig-id: LastOffset
        type: s8
        doc: Offset of the last record; -1 when no batch is remembered.
      - id: offset_delta
        -orig-id: OffsetDelta
        type: s4
        doc: |
          The last record's offset, and sequence number, less the first
          one's of the same batch.
      - id: timestamp
        -orig-id: Timestamp
        type: s8
        doc: |
          Milliseconds since the epoch, of the last batch or marker; -1 for
          none.
      - id: coordinator_epoch
        -orig-id: CoordinatorEpoch
        type: s4
        doc: Of the last marker; -1 for none.
      - id: current_txn_first_offset
        -orig-id: CurrentTxnFirstOffset
        type: s8
        doc: First offset of the transaction that is open; -1 for none.
