meta:
  id: kafka_message_set
  title: Kafka message set (magic 0 and 1)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.AbstractLegacyRecordBatch
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_message
  endian: be
doc: |
  Messages one after the other: what the value of a compressed message holds
  once it is decompressed. A last message that is not whole is dropped, as
  Kafka drops it, and left in `tail`. A length below 14 is an error, also in
  Kafka.
doc-ref:
  - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DeepRecordsIterator
seq:
  - id: entries
    -orig-id: innerEntries
    type: message_set_entry
    repeat: until
    repeat-until: not _.has_next
    if: has_entries
    doc: Absent when not even one message is whole.
  - id: tail
    -orig-id: stream
    size-eos: true
    doc: The bytes after the last whole message.
instances:
  len_first:
    -orig-id: size
    pos: 8
    type: s4
    if: _io.size.as<s8> >= 12.as<s8>
    doc: The first message's length, read ahead.
  has_entries:
    value: >
      _io.size.as<s8> >= 12.as<s8> and len_first.as<s8> <= (_io.size.as<s8>
      - 12.as<s8>).as<s8>
    doc: The first message is whole.
types:
  message_set_entry:
    doc: A message inside exactly its own bytes.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DataLogInputStream
    -webide-representation: '{message}'
    seq:
      - id: message
        -orig-id: record
        size: len_entry.as<s8>
        type: kafka_message
        doc: The message.
    instances:
      ofs_entry:
        -orig-id: position
        value: _io.pos.as<s8>
        doc: |
          Where the message starts. Computed first, before `message` is
          read.
      len_message:
        -orig-id: size
        pos: ofs_entry + 8.as<s8>
        type: s4
        doc: Bytes that follow this field.
      len_entry:
        -orig-id: LOG_OVERHEAD
        value: (len_message.as<s8> + 12.as<s8>).as<s8>
        doc: Bytes of the whole message.
      ofs_next:
        value: (ofs_entry + len_entry).as<s8>
        doc: Where the next message would start.
      len_left:
        value: (_io.size.as<s8> - ofs_next).as<s8>
        doc: Bytes after this message.
      len_next:
        -orig-id: size
        pos: ofs_next + 8.as<s8>
        type: s4
        if: len_left >= 12.as<s8>
        doc: The next message's length, read ahead.
      has_next:
        value: >
          len_left >= 12.as<s8> and len_next.as<s8> <= (len_left -
          12.as<s8>).as<s8>
        doc: The next message is whole.
