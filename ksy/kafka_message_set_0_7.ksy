meta:
  id: kafka_message_set_0_7
  title: Kafka 0.7 message set and log segment
  application: Apache Kafka
  file-extension: kafka
  xref:
    kafka: kafka.message.MessageSet
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_message_0_7
  endian: be
doc: |
  Messages of Kafka 0.7 one after the other: a file of a log,
  `00000000000000000000.kafka`, and also what the payload of a compressed
  message holds once it is decompressed.

  The offset of a message is its byte position in the log: the number in the
  file's name plus `ofs_entry`. The position after a message is the next one
  to fetch. Messages inside a compressed one have no position of their own;
  they are fetched by that of the compressed one.

  Every whole message is found by its length alone; its content is parsed on
  first access, so that a damaged message does not affect the others.
  Reading ends, as in Kafka, where no whole message follows. The rest is the
  `tail`. Checksums are not checked, and compressed bytes stay as they are.

  Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
  of 100 messages of magic 0 among its tests
  (`test-kafka-logs/MagicByte0-0`).
doc-ref:
  - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet
  - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala FileMessageSet.iterator
  - https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala Log.nameFromOffset
seq:
  - id: entries
    -orig-id: iterator
    type: message_set_0_7_entry
    repeat: until
    repeat-until: not _.has_next
    if: has_entries
    doc: Absent when the file holds no whole message.
  - id: tail
    -orig-id: truncated
    size-eos: true
    doc: The bytes after the last whole message; usually empty.
instances:
  len_first:
    -orig-id: size
    pos: 0
    type: s4
    if: _io.size.as<s8> >= 9.as<s8>
    doc: The first message's length, read ahead.
  has_entries:
    value: >
      _io.size.as<s8> >= 9.as<s8> and len_first >= 5 and
      len_first.as<s8> <= (_io.size.as<s8> - 4.as<s8>).as<s8>
    doc: The first message is whole.
types:
  message_set_0_7_entry:
    doc: A message by its length, and what is in it, if the magic is known.
    doc-ref: https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet.entrySize
    -webide-representation: '@{ofs_entry:dec} {message}'
    seq:
      - id: raw
        -orig-id: buffer
        size: len_entry.as<s8>
        doc: The whole message with its length, as it is.
    instances:
      ofs_entry:
        -orig-id: location
        value: _io.pos.as<s8>
        doc: |
          Where the message starts. It is computed first, for the length,
          before `raw` is read, and keeps that value.
      len_message:
        -orig-id: size
        pos: ofs_entry
        type: s4
        -webide-parse-mode: eager
        doc: Bytes that follow this field, 5 at least.
      magic:
        -orig-id: magic
        pos: ofs_entry + 4.as<s8>
        type: s1
        -webide-parse-mode: eager
        doc: The format, 0 or 1.
      message:
        -orig-id: message
        pos: ofs_entry
        size: len_entry.as<s8>
        type: kafka_message_0_7
        if: magic == 0 or magic == 1 and len_message >= 6
        doc: Present if the magic is known and the length is large enough.
      len_entry:
        -orig-id: entrySize
        value: (len_message.as<s8> + 4.as<s8>).as<s8>
        doc: Bytes of the whole message, its length included.
      ofs_next:
        value: (ofs_entry + len_entry).as<s8>
        doc: Where the next message would start.
      len_left:
        value: (_io.size.as<s8> - ofs_next).as<s8>
        doc: Bytes after this message.
      len_next:
        -orig-id: size
        pos: ofs_next
        type: s4
        if: len_left >= 9.as<s8>
        doc: The next message's length, read ahead.
      has_next:
        value: >
          len_left >= 9.as<s8> and len_next >= 5 and
          len_next.as<s8> <= (len_left - 4.as<s8>).as<s8>
        doc: The next message is whole.
