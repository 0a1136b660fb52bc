meta:
  id: kafka_offset_index
  title: Kafka offset index
  application: Apache Kafka
  file-extension: index
  xref:
    kafka: org.apache.kafka.storage.internals.log.OffsetIndex
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  Where in a segment some of its offsets stand:
  `00000000000000000000.index`, beside the `.log` of the same name. The name
  is the base offset, which the entries' offsets are relative to.

  While the segment is written to, the file has its full size (10 MiB by
  default), and zeroes follow the entries. Reading ends there: at an entry
  with the relative offset 0 that is not the first. What is left is the
  `tail`. A file of zeroes only has one entry, as for Kafka itself.
doc-ref:
  - https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java OffsetIndex
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java AbstractIndex
seq:
  - id: entries
    -orig-id: entries
    type: offset_index_entry
    repeat: until
    repeat-until: not _.has_next
    if: has_entries
    doc: Ascending by offset. Absent when the file holds no whole entry.
  - id: tail
    -orig-id: mmap
    size-eos: true
    doc: Zeroes of an index that is still written to; otherwise empty.
instances:
  has_entries:
    value: _io.size.as<s8> >= 8.as<s8>
    doc: There is room for an entry.
types:
  offset_index_entry:
    doc: An offset, and the position of its batch.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java OffsetPosition
    -webide-representation: '+{relative_offset:dec} at {position:dec}'
    seq:
      - id: raw
        -orig-id: buffer
        size: (ofs_next - ofs_entry).as<s8>
        doc: The whole entry as it is, 8 bytes.
    instances:
      ofs_entry:
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the length,
          before `raw` is read, and keeps that value.
      ofs_next:
        value: (ofs_entry + 8.as<s8>).as<s8>
        doc: Where the next entry would start.
      relative_offset:
        -orig-id: relativeOffset
        pos: ofs_entry
        type: s4
        -webide-parse-mode: eager
        doc: |
          The last offset of the batch, less the base offset that the file's
          name says. Kafka 0.11 and before wrote the first offset.
      position:
        -orig-id: position
        pos: (ofs_entry + 4.as<s8>).as<s8>
        type: s4
        -webide-parse-mode: eager
        doc: Where the batch starts, in bytes from the start of the segment.
      relative_offset_next:
        -orig-id: relativeOffset
        pos: ofs_next
        type: s4
        if: (_io.size.as<s8> - ofs_next).as<s8> >= 8.as<s8>
        doc: The next entry's relative offset, read ahead.
      has_next:
        value: >
          (_io.size.as<s8> - ofs_next).as<s8> >= 8.as<s8> and
          relative_offset_next != 0
        doc: The next entry is whole, and has been written.
