meta:
  id: kafka_time_index
  title: Kafka time index
  application: Apache Kafka
  file-extension: timeindex
  xref:
    kafka: org.apache.kafka.storage.internals.log.TimeIndex
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  Up to which offset a segment holds nothing later than some of its
  timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
  same name, since Kafka 0.10.1. The name is the base offset, which the
  entries' offsets are relative to.

  While the segment is written to, the file has its full size, and zeroes
  follow the entries. Reading ends there: at an entry with the relative
  offset 0 that is not the first. What is left is the `tail`. A file of
  zeroes only has one entry, as for Kafka itself.
doc-ref:
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index KIP-33
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java TimeIndex
  - https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java AbstractIndex
seq:
  - id: entries
    -orig-id: entries
    type: time_index_entry
    repeat: until
    repeat-until: not _.has_next
    if: has_entries
    doc: Ascending by timestamp. Absent when the file holds no whole entry.
  - id: tail
    -orig-id: mmap
    size-eos: true
    doc: Zeroes of an index that is still written to; otherwise empty.
instances:
  has_entries:
    value: _io.size.as<s8> >= 12.as<s8>
    doc: There is room for an entry.
types:
  time_index_entry:
    doc: |
      The greatest timestamp of the segment so far, and the offset of its
      batch.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java TimestampOffset
    -webide-representation: '{timestamp:dec} ms: +{relative_offset:dec}'
    seq:
      - id: raw
        -orig-id: buffer
        size: (ofs_next - ofs_entry).as<s8>
        doc: The whole entry as it is, 12 bytes.
    instances:
      ofs_entry:
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the length,
          before `raw` is read, and keeps that value.
      ofs_next:
        value: (ofs_entry + 12.as<s8>).as<s8>
        doc: Where the next entry would start.
      timestamp:
        -orig-id: timestamp
        pos: ofs_entry
        type: s8
        -webide-parse-mode: eager
        doc: Milliseconds since the epoch.
      relative_offset:
        -orig-id: relativeOffset
        pos: (ofs_entry + 8.as<s8>).as<s8>
        type: s4
        -webide-parse-mode: eager
        doc: |
          The last offset of the batch that has this timestamp, less the
          base offset that the file's name says. Kafka 2.8 and before wrote
          the offset of the record itself.
      relative_offset_next:
        -orig-id: relativeOffset
        pos: (ofs_next + 8.as<s8>).as<s8>
        type: s4
        if: (_io.size.as<s8> - ofs_next).as<s8> >= 12.as<s8>
        doc: The next entry's relative offset, read ahead.
      has_next:
        value: >
          (_io.size.as<s8> - ofs_next).as<s8> >= 12.as<s8> and
          relative_offset_next != 0
        doc: The next entry is whole, and has been written.
