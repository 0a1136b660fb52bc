meta:
  id: kafka_record_batch_header
  title: Kafka record batch header (magic 2)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.DefaultRecordBatch
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: The first 61 bytes of a batch of the format since Kafka 0.11.
doc-ref:
  - https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
-webide-representation: 'offset {base_offset:dec}, {num_records:dec}
  records, {attributes}'
seq:
  - id: base_offset
    -orig-id: baseOffset
    type: s8
    doc: Offset of the batch's first record as it was produced.
  - id: len_batch
    -orig-id: batchLength
    type: s4
    valid:
      min: 49
    doc: |
      Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
      these first 12.
  - id: partition_leader_epoch
    -orig-id: partitionLeaderEpoch
    type: s4
    doc: |
      Epoch of the leader that appended the batch, -1 for none; outside the
      checksum.
  - id: magic
    -orig-id: magic
    type: s1
    valid: 2
    doc: The format of the batch.
  - id: crc
    -orig-id: crc
    type: u4
    doc: |
      CRC-32C (Castagnoli) of all that follows this field, `attributes` to
      the end of the batch.
  - id: attributes
    -orig-id: attributes
    type: record_batch_attributes
    doc: The codec, the kind of timestamp, and three flags.
  - id: last_offset_delta
    -orig-id: lastOffsetDelta
    type: s4
    doc: |
      The last record's offset less `base_offset`, as it was produced;
      compaction keeps it, also when that record is gone.
  - id: base_timestamp
    -orig-id: baseTimestamp
    type: s8
    doc: |
      Milliseconds since the epoch to which the records' deltas are added;
      -1 for none. With `has_delete_horizon_ms` it is the time from which
      tombstones may be removed, and the deltas count from it all the same.
  - id: max_timestamp
    -orig-id: maxTimestamp
    type: s8
    doc: |
      The greatest timestamp of the records, or the append time, which then
      holds for each record.
  - id: producer_id
    -orig-id: producerId
    type: s8
    doc: |
      -1 when the producer was not idempotent.
  - id: producer_epoch
    -orig-id: producerEpoch
    type: s2
    doc: -1 for none.
  - id: base_sequence
    -orig-id: baseSequence
    type: s4
    doc: |
      Sequence number of the first record; -1 for none. It wraps to 0 after
      2^31 - 1.
  - id: num_records
    -orig-id: recordsCount
    type: s4
    doc: Records in the batch; 0 in a batch that compaction has emptied.
instances:
  len_records:
    value: len_batch - 49
    doc: Bytes after this header.
  is_compressed:
    value: attributes.compression_id != 0
    doc: The records are compressed, or in an unknown codec.
types:
  record_batch_attributes:
    doc: |
      Two bytes of flags, the highest bit first. Kafka reads only the low
      byte.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch, attributes
    -webide-representation: '{compression} {timestamp_type}
      transactional={is_transactional} control={is_control}'
    seq:
      - id: unused_high
        -orig-id: attributes
        type: b8
        doc: Bits 8 to 15; ignored, whatever they say.
      - id: unused
        -orig-id: attributes
        type: b1
        doc: Bit 7; ignored.
      - id: has_delete_horizon_ms
        -orig-id: hasDeleteHorizonMs
        type: b1
        doc: Bit 6; `base_timestamp` is the delete horizon.
      - id: is_control
        -orig-id: isControlBatch
        type: b1
        doc: Bit 5; the records are control records.
      - id: is_transactional
        -orig-id: isTransactional
        type: b1
        doc: Bit 4; part of a transaction.
      - id: timestamp_type
        -orig-id: timestampType
        type: b1
        enum: record_batch_timestamp_type
        doc: Bit 3.
      - id: compression_id
        -orig-id: compressionType
        type: b3
        doc: |
          Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
          readable.
    instances:
      compression:
        -orig-id: compressionType
        value: compression_id
        enum: record_batch_compression
        doc: The codec by its name.
enums:
  record_batch_timestamp_type:
    0:
      id: create_time
      -orig-id: CREATE_TIME
      doc: The producer set it.
    1:
      id: log_append_time
      -orig-id: LOG_APPEND_TIME
      doc: The broker set it; `max_timestamp` holds for every record.
  record_batch_compression:
    0:
      id: none
      -orig-id: NONE
      doc: Not compressed.
    1:
      id: gzip
      -orig-id: GZIP
      doc: gzip (RFC 1952).
    2:
      id: snappy
      -orig-id: SNAPPY
      doc: Snappy, in the framing of the library xerial as a rule.
    3:
      id: lz4
      -orig-id: LZ4
      doc: LZ4 frames.
    4:
      id: zstd
      -orig-id: ZSTD
      doc: Zstandard (RFC 8878), since Kafka 2.1.
