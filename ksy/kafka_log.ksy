meta:
  id: kafka_log
  title: Apache Kafka log segment
  application: Apache Kafka
  file-extension:
    - log
    - checkpoint
  xref:
    kafka: org.apache.kafka.common.record.internal.FileRecords
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_message
    - kafka_record_batch
  endian: be
doc: |
  A file in which a broker keeps a part of a topic partition,
  `00000000000000000000.log`, or a KRaft snapshot,
  `00000000000000000000-0000000000.checkpoint`: entries one after the other.
  The byte 16 of an entry gives its format, and one file may mix formats.

  Every whole entry is found by its frame alone; its content is parsed on
  first access, so that a damaged entry does not affect the others. Reading
  ends, as in Kafka, where no whole entry follows: at a last entry that is
  cut off, at the zeroes of a preallocated file, or at an impossible length.
  The rest is the `tail`. Checksums are not checked, and compressed bytes
  stay as they are.
doc-ref:
  - https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
  - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java Records
seq:
  - id: entries
    -orig-id: batches
    type: log_entry
    repeat: until
    repeat-until: not _.has_next
    if: has_entries
    doc: Absent when the file holds no whole entry.
  - id: tail
    -orig-id: truncatedBytes
    size-eos: true
    doc: The bytes after the last whole entry; usually empty.
instances:
  len_first:
    -orig-id: size
    pos: 8
    type: s4
    if: _io.size.as<s8> >= 26.as<s8>
    doc: The first entry's length, read ahead.
  has_entries:
    value: >
      _io.size.as<s8> >= 26.as<s8> and len_first >= 14 and
      len_first.as<s8> <= (_io.size.as<s8> - 12.as<s8>).as<s8>
    doc: The first entry is whole.
types:
  log_entry:
    doc: |
      An entry by its frame, which is the same in all formats, and what is
      in it: a message or a record batch, or neither when the magic is
      unknown or the entry too short for it.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
    -webide-representation: '@{ofs_entry:dec} offset {base_offset:dec},
      magic {magic:dec}'
    seq:
      - id: raw
        -orig-id: buffer
        size: len_entry.as<s8>
        doc: The whole entry as it is.
    instances:
      message:
        -orig-id: LegacyRecordBatch
        pos: ofs_entry
        size: len_entry.as<s8>
        type: kafka_message
        if: magic == 0 or magic == 1 and len_body >= 22
        doc: Present in the formats before Kafka 0.11.
      record_batch:
        -orig-id: DefaultRecordBatch
        pos: ofs_entry
        size: len_entry.as<s8>
        type: kafka_record_batch
        if: magic == 2 and len_body >= 49
        doc: Present in the format since Kafka 0.11.
      ofs_entry:
        -orig-id: position
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the length,
          before `raw` is read, and keeps that value.
      base_offset:
        -orig-id: offset
        pos: ofs_entry
        type: s8
        -webide-parse-mode: eager
        doc: |
          The first record's offset of a record batch; of a message its own,
          which for a compressed one is that of its last inner message.
      len_body:
        -orig-id: size
        pos: ofs_entry + 8.as<s8>
        type: s4
        -webide-parse-mode: eager
        doc: Bytes that follow this field, 14 at least.
      magic:
        -orig-id: magic
        pos: ofs_entry + 16.as<s8>
        type: s1
        -webide-parse-mode: eager
        doc: The format, 0 to 2.
      len_entry:
        -orig-id: sizeInBytes
        value: (len_body.as<s8> + 12.as<s8>).as<s8>
        doc: Bytes of the whole entry.
      ofs_next:
        value: (ofs_entry + len_entry).as<s8>
        doc: Where the next entry would start.
      len_left:
        value: (_io.size.as<s8> - ofs_next).as<s8>
        doc: Bytes after this entry.
      len_next:
        -orig-id: size
        pos: ofs_next + 8.as<s8>
        type: s4
        if: len_left >= 26.as<s8>
        doc: The next entry's length, read ahead.
      has_next:
        value: >
          len_left >= 26.as<s8> and len_next >= 14 and
          len_next.as<s8> <= (len_left - 12.as<s8>).as<s8>
        doc: The next entry is whole.
