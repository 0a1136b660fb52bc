# kafka_share_group_state_log and what it imports in one, for the Web IDE, generated from the grammars in ksy/ by build.py: do not edit.
meta:
  id: kafka_share_group_state_log
  title: Apache Kafka log of __share_group_state
  application: Apache Kafka
  file-extension:
    - log
    - checkpoint
  xref:
    kafka: org.apache.kafka.common.record.internal.FileRecords
    wikidata: Q16235208
  license: CC0-1.0
  ks-version: '0.11'
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
    repeat-until: not _.frame.has_next
    if: has_entries
    doc: Absent when the file holds no whole entry.
  - id: tail
    -orig-id: truncatedBytes
    size-eos: true
    doc: The bytes after the last whole entry; usually empty.
instances:
  cut_header:
    pos: (_io.size - tail.length.as<s8>).as<s8>
    type: kafka_record_batch_header
    if: tail.length >= 61 and tail[16] == 2
    doc: The header of a last batch that is cut off.
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
    -webide-representation: '@{ofs_entry:dec} {header}'
    seq:
      - id: raw
        -orig-id: buffer
        size: frame.len_entry
        doc: The whole entry as it is.
    instances:
      content:
        -orig-id: RecordBatch
        pos: ofs_entry
        size: frame.len_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch
            _: kafka_message
        if: frame.is_known
        doc: The entry by its format; absent where that is not known.
      frame:
        -orig-id: LogOverhead
        pos: ofs_entry
        type: log_entry_frame
        -webide-parse-mode: eager
        doc: What all formats begin with, and what follows the entry.
      header:
        -orig-id: RECORD_BATCH_OVERHEAD
        pos: ofs_entry
        type:
          switch-on: frame.magic
          cases:
            2: kafka_record_batch_header
            _: kafka_message_header
        if: frame.is_known
        -webide-parse-mode: eager
        doc: The header of the content.
      ofs_entry:
        -orig-id: position
        value: _io.pos.as<s8>
        doc: |
          Where the entry starts. It is computed first, for the frame, before
          `raw` is read, and keeps that value.
  log_entry_frame:
    doc: The frame of an entry, and the next one as far as it is needed.
    doc-ref: https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation
    -webide-representation: '{len_entry:dec} bytes, magic {magic:dec}'
    seq:
      - id: base_offset
        -orig-id: offset
        type: s8
        doc: |
          The first record's offset of a record batch; of a message its own,
          which for a compressed one is that of its last inner message.
      - id: len_body
        -orig-id: size
        type: s4
        doc: Bytes that follow this field, 14 at least.
      - id: epoch_or_crc
        -orig-id: partitionLeaderEpoch
        type: s4
        doc: The leader's epoch of a record batch, the checksum of a message.
      - id: magic
        -orig-id: magic
        type: s1
        doc: The format, 0 to 2.
    instances:
      is_known:
        value: >
          magic == 0 or magic == 1 and len_body >= 22 or
          magic == 2 and len_body >= 49
        doc: The content is a message or a record batch, with a whole header.
      len_entry:
        -orig-id: sizeInBytes
        value: (len_body.as<s8> + 12.as<s8>).as<s8>
        doc: Bytes of the whole entry.
      ofs_next:
        value: (_parent.ofs_entry + len_entry).as<s8>
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
  # Kafka compact string
  kafka_compact_string:
    doc: |
      Text in UTF-8, kept as bytes, because Kafka accepts any bytes and replaces
      malformed ones.
    doc-ref:
      - https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_STRING
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{value:str}'
    seq:
      - id: len_value_plus_one
        -orig-id: length
        type: kafka_unsigned_varint
        doc: The length plus one; 0 means null.
      - id: value
        -orig-id: value
        size: (len_value_plus_one.value - 1.as<s8>).as<s8>
        if: len_value_plus_one.value >= 1.as<s8>
        doc: The text; absent when it is null.
  # Kafka control record (magic 2)
  kafka_control_record:
    doc: |
      A record that Kafka writes for itself. The key tells its kind, the kind
      tells the value's layout. The value of an unknown kind stays readable as
      bytes.
    doc-ref:
      - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
    -webide-representation: '{key}'
    seq:
      - id: len
        -orig-id: length
        type: kafka_varint
        doc: Bytes that follow this field.
      - id: attributes
        -orig-id: attributes
        type: s1
        doc: Unused.
      - id: timestamp_delta
        -orig-id: timestampDelta
        type: kafka_varlong
        doc: |
          Milliseconds from the batch's `base_timestamp`; may be negative.
      - id: offset_delta
        -orig-id: offsetDelta
        type: kafka_varint
        doc: Distance from the batch's `base_offset`.
      - id: len_key
        -orig-id: keyLength
        type: kafka_varint
        doc: |
          Any value below zero means a null key, which no sound control
          record has.
      - id: key
        -orig-id: key
        size: len_key.value
        type: kafka_control_record_key
        if: len_key.value >= 0
        doc: Tells the kind.
      - id: len_value
        -orig-id: valueLength
        type: kafka_varint
        doc: Any value below zero means a null value.
      - id: end_txn_marker
        -orig-id: value
        size: len_value.value
        type: kafka_end_txn_marker
        if: len_value.value >= 0 and (type_id == 0 or type_id == 1)
        doc: The value of ABORT and COMMIT.
      - id: leader_change_message
        -orig-id: value
        size: len_value.value
        type: kafka_leader_change_message
        if: len_value.value >= 0 and type_id == 2
        doc: The value of LEADER_CHANGE.
      - id: snapshot_header_record
        -orig-id: value
        size: len_value.value
        type: kafka_snapshot_header_record
        if: len_value.value >= 0 and type_id == 3
        doc: The value of SNAPSHOT_HEADER.
      - id: snapshot_footer_record
        -orig-id: value
        size: len_value.value
        type: kafka_snapshot_footer_record
        if: len_value.value >= 0 and type_id == 4
        doc: The value of SNAPSHOT_FOOTER.
      - id: kraft_version_record
        -orig-id: value
        size: len_value.value
        type: kafka_kraft_version_record
        if: len_value.value >= 0 and type_id == 5
        doc: The value of KRAFT_VERSION.
      - id: voters_record
        -orig-id: value
        size: len_value.value
        type: kafka_voters_record
        if: len_value.value >= 0 and type_id == 6
        doc: The value of KRAFT_VOTERS.
      - id: unknown_value
        -orig-id: value
        size: len_value.value
        if: len_value.value >= 0 and (type_id < 0 or type_id > 6)
        doc: The value of a kind that is not known.
      - id: num_headers
        -orig-id: numHeaders
        type: kafka_varint
        doc: Never below zero in a sound record.
      - id: headers
        -orig-id: Headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        doc: None as a rule.
    instances:
      type_id:
        -orig-id: type
        value: 'len_key.value >= 0 ? key.type_id : -1'
        doc: The kind as a number; -1 when the key is null.
  # Kafka control record key
  kafka_control_record_key:
    doc: |
      Tells what kind of control record this is. A later version may append
      fields and must keep these, so an unknown version is read as this one.
    doc-ref:
      - https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType.parse
    -webide-representation: '{control_type}'
    seq:
      - id: version
        -orig-id: version
        type: s2
        valid:
          min: 0
        doc: The version of this key; 0 in every release.
      - id: type_id
        -orig-id: type
        type: s2
        doc: A kind that is not listed is unknown to Kafka too, and skipped.
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Fields of a later version.
    instances:
      control_type:
        -orig-id: type
        value: type_id
        enum: control_record_type
        doc: The kind by its name.
    enums:
      control_record_type:
        0:
          id: abort
          -orig-id: ABORT
          doc: The producer's open transaction in this partition is aborted.
        1:
          id: commit
          -orig-id: COMMIT
          doc: The producer's open transaction in this partition is committed.
        2:
          id: leader_change
          -orig-id: LEADER_CHANGE
          doc: A new KRaft leader.
        3:
          id: snapshot_header
          -orig-id: SNAPSHOT_HEADER
          doc: The first record of a KRaft snapshot.
        4:
          id: snapshot_footer
          -orig-id: SNAPSHOT_FOOTER
          doc: The last record of a KRaft snapshot.
        5:
          id: kraft_version
          -orig-id: KRAFT_VERSION
          doc: The version of the KRaft protocol.
        6:
          id: kraft_voters
          -orig-id: KRAFT_VOTERS
          doc: The voters of the KRaft quorum.
  # Kafka end transaction marker (control record value)
  kafka_end_txn_marker:
    doc: The value of the control records ABORT and COMMIT.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java EndTransactionMarker
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
    -webide-representation: 'coordinator epoch {coordinator_epoch:dec}'
    seq:
      - id: version
        -orig-id: version
        type: s2
        valid:
          min: 0
        doc: A later version is read as this one.
      - id: coordinator_epoch
        -orig-id: coordinator_epoch
        type: s4
        doc: Epoch of the transaction coordinator that wrote the marker.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Fields of a later version.
  # Kafka record header (magic 2)
  kafka_header:
    doc: |
      A key and a value that travel with a record. The key is text in UTF-8,
      kept as bytes here, because Kafka accepts any bytes and replaces malformed
      ones.
    doc-ref:
      - https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
    -webide-representation: '{key:str} = {value:str}'
    seq:
      - id: len_key
        -orig-id: headerKeyLength
        type: kafka_varint
        doc: Never null, but may be empty.
      - id: key
        -orig-id: headerKey
        size: len_key.value
        doc: The name; a record may have several headers of one name.
      - id: len_value
        -orig-id: headerValueLength
        type: kafka_varint
        doc: Any value below zero means a null value.
      - id: value
        -orig-id: Value
        size: len_value.value
        if: len_value.value >= 0
        doc: Bytes that Kafka does not interpret; absent when they are null.
  # Kafka KRaft version record (control record value)
  kafka_kraft_version_record:
    doc: The value of the control record KRAFT_VERSION.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json KRaftVersionRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
    -webide-representation: 'kraft.version {kraft_version:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: kraft_version
        -orig-id: KRaftVersion
        type: s2
        doc: Level of the feature kraft.version.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka leader change message (control record value)
  kafka_leader_change_message:
    doc: The value of the control record LEADER_CHANGE, versions 0 and 1.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
    -webide-representation: 'leader {leader_id:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message, 0 or 1.
      - id: leader_id
        -orig-id: LeaderId
        type: s4
        doc: The node that became the leader.
      - id: num_voters_plus_one
        -orig-id: Voters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: voters
        -orig-id: Voters
        type: leader_change_voter
        repeat: expr
        repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: The quorum's voters.
      - id: num_granting_voters_plus_one
        -orig-id: GrantingVoters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: granting_voters
        -orig-id: GrantingVoters
        type: leader_change_voter
        repeat: expr
        repeat-expr: (num_granting_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: The voters who voted for this leader.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      leader_change_voter:
        doc: A voter, with its directory since version 1.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
        -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
        seq:
          - id: voter_id
            -orig-id: VoterId
            type: s4
            doc: The voter's node.
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            size: 16
            if: _parent.version >= 1
            doc: A UUID, the most significant byte first.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
  # Kafka message (magic 0 and 1)
  kafka_message:
    doc: |
      One entry of a log of the formats before Kafka 0.11, or of a message set.
      Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
      end of the stream is the end of the message.

      When `header.is_compressed`, `value` is a compressed message set:
      decompress it and parse the result as `kafka_message_set`. A length below
      zero says null, which is not the same as empty.
    doc-ref:
      - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
    -webide-representation: '{header}'
    seq:
      - id: header
        -orig-id: LogOverhead
        type: kafka_message_header
        doc: Everything before the key.
      - id: len_key
        -orig-id: keyLength
        type: s4
        doc: Any value below zero means a null key.
      - id: key
        -orig-id: key
        size: len_key
        if: len_key >= 0
        doc: Bytes that Kafka does not interpret; absent when they are null.
      - id: len_value
        -orig-id: valueLength
        type: s4
        doc: Any value below zero means a null value.
      - id: value
        -orig-id: value
        size: len_value
        if: len_value >= 0
        doc: The payload, or a compressed message set.
      - id: trailing
        -orig-id: buffer
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the value.
  # Kafka message header (magic 0 and 1)
  kafka_message_header:
    doc: |
      What stands before the key of a message of the formats before Kafka 0.11:
      the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
      bytes of magic 1, which adds a timestamp.
    doc-ref:
      - https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
    -webide-representation: 'offset {offset:dec}, magic {magic:dec},
      {attributes}'
    seq:
      - id: offset
        -orig-id: offset
        type: s8
        doc: |
          Absolute for a message of the log. Inside a compressed message of
          magic 1 it is relative, as a rule, and the outer offset is that of the
          last inner message.
      - id: len_message
        -orig-id: message_size
        type: s4
        valid:
          min: 14
        doc: |
          Bytes that follow this field; at least
          LegacyRecord.RECORD_OVERHEAD_V0.
      - id: crc
        -orig-id: crc
        type: u4
        doc: |
          CRC-32 (IEEE) of all that follows this field, `magic` to the end of
          the message.
      - id: magic
        -orig-id: magic_byte
        type: s1
        valid:
          min: 0
          max: 1
        doc: The format of the message.
      - id: attributes
        -orig-id: attributes
        type: message_attributes
        doc: The codec and the kind of timestamp.
      - id: timestamp
        -orig-id: timestamp
        type: s8
        if: magic >= 1
        doc: |
          Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
          compressed message, the greatest of the inner ones, or the append
          time.
    instances:
      is_compressed:
        value: attributes.compression_id != 0
        doc: |
          The value holds a compressed message set, or bytes of an unknown
          codec.
    types:
      message_attributes:
        doc: One byte of flags, the highest bit first.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
        -webide-representation: '{compression} {timestamp_type}'
        seq:
          - id: unused
            -orig-id: attributes
            type: b4
            doc: Bits 4 to 7; ignored.
          - id: timestamp_type
            -orig-id: timestampType
            type: b1
            enum: message_timestamp_type
            doc: Bit 3; has no meaning in magic 0.
          - id: compression_id
            -orig-id: compressionType
            type: b3
            doc: |
              Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
              here; they stay readable.
        instances:
          compression:
            -orig-id: compressionType
            value: compression_id
            enum: message_compression
            doc: The codec by its name.
    enums:
      message_timestamp_type:
        0:
          id: create_time
          -orig-id: CREATE_TIME
          doc: The producer set it.
        1:
          id: log_append_time
          -orig-id: LOG_APPEND_TIME
          doc: The broker set it.
      message_compression:
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
          doc: Zstandard; refused here by Kafka.
  # Kafka record (magic 2)
  kafka_record:
    doc: |
      One record of a batch. Offset and timestamp are stored as distances from
      the batch's base.
    doc-ref:
      - https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
    -webide-representation: '+{offset_delta}: {key}'
    seq:
      - id: len
        -orig-id: length
        type: kafka_varint
        doc: Bytes that follow this field.
      - id: attributes
        -orig-id: attributes
        type: s1
        doc: Unused.
      - id: timestamp_delta
        -orig-id: timestampDelta
        type: kafka_varlong
        doc: |
          Milliseconds from the batch's `base_timestamp`; may be negative.
      - id: offset_delta
        -orig-id: offsetDelta
        type: kafka_varint
        doc: |
          Distance from the batch's `base_offset`; compaction leaves gaps.
      - id: len_key
        -orig-id: keyLength
        type: kafka_varint
        doc: Any value below zero means a null key.
      - id: key
        -orig-id: key
        size: len_key.value
        type: kafka_share_group_state_key
        if: len_key.value >= 0
        doc: |
          Bytes that Kafka does not interpret; compaction keeps the newest
          record of each key.
      - id: len_value
        -orig-id: valueLength
        type: kafka_varint
        doc: Any value below zero means a null value, a tombstone.
      - id: value
        -orig-id: value
        size: len_value.value
        type: kafka_share_group_state_value(key.record_type)
        if: len_value.value >= 0 and len_key.value >= 0
        doc: Bytes that Kafka does not interpret.
      - id: unknown_value
        size: len_value.value
        if: len_value.value >= 0 and len_key.value < 0
        doc: The value of a record without a key, which no topic of this kind has.
      - id: num_headers
        -orig-id: numHeaders
        type: kafka_varint
        doc: Never below zero in a sound record.
      - id: headers
        -orig-id: Headers
        type: kafka_header
        repeat: expr
        repeat-expr: num_headers.value
        doc: In the order of the producer; a key may come more than once.
  # Kafka record batch (magic 2)
  kafka_record_batch:
    doc: |
      One entry of a log of the format since Kafka 0.11: a header and its
      records. Exactly one of the fields after the header is present. Compressed
      bytes stay as they are: decompress them and parse the result as
      `kafka_records` (or `kafka_control_records`).
    doc-ref:
      - https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
    -webide-representation: '{header}'
    seq:
      - id: header
        -orig-id: RECORD_BATCH_OVERHEAD
        type: kafka_record_batch_header
        doc: Everything before the records; never compressed.
      - id: compressed_records
        -orig-id: records
        size: header.len_records
        if: header.is_compressed
        doc: |
          The records in the codec `header.attributes.compression`, also in one
          that is unknown.
      - id: records
        -orig-id: records
        type:
          switch-on: header.attributes.is_control
          cases:
            true: kafka_control_record
            _: kafka_record
        repeat: expr
        repeat-expr: header.num_records
        if: not header.is_compressed
        doc: The records, or control records, that are not compressed.
  # Kafka record batch header (magic 2)
  kafka_record_batch_header:
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
  # Kafka __share_group_state, key of a record
  kafka_share_group_state_key:
    doc: |
      The key of any record in `__share_group_state`: the message that its type
      names.
    doc-ref: https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
    -webide-representation: '{record_kind}'
    seq:
      - id: share_snapshot_key
        -orig-id: ShareSnapshotKey
        type: kafka_share_snapshot_key
        if: record_type == 0
        doc: Since Kafka 3.9.
      - id: share_update_key
        -orig-id: ShareUpdateKey
        type: kafka_share_update_key
        if: record_type == 1
        doc: Since Kafka 3.9.
      - id: unknown
        -orig-id: key
        size-eos: true
        if: record_type != 0 and record_type != 1
        doc: A type that is not known in Kafka 4.4.0, as bytes.
    instances:
      record_type:
        -orig-id: apiKey
        pos: 0
        type: s2
        doc: The type of the record.
      record_kind:
        value: record_type
        enum: kafka_share_group_state_key_kind
    enums:
      kafka_share_group_state_key_kind:
        0: share_snapshot_key
        1: share_update_key
  # Kafka __share_group_state, value of a record
  kafka_share_group_state_value:
    doc: |
      The value of any record in `__share_group_state`: the message that its
      type names.
    doc-ref: https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
    -webide-representation: '{record_kind}'
    params:
      - id: record_type
        type: s2
        doc: The type that the record's key starts with.
    seq:
      - id: share_snapshot_value
        -orig-id: ShareSnapshotValue
        type: kafka_share_snapshot_value
        if: record_type == 0
        doc: Since Kafka 3.9.
      - id: share_update_value
        -orig-id: ShareUpdateValue
        type: kafka_share_update_value
        if: record_type == 1
        doc: Since Kafka 3.9.
      - id: unknown
        -orig-id: value
        size-eos: true
        if: record_type != 0 and record_type != 1
        doc: A type that is not known in Kafka 4.4.0, as bytes.
    instances:
      record_kind:
        value: record_type
        enum: kafka_share_group_state_value_kind
    enums:
      kafka_share_group_state_value_kind:
        0: share_snapshot_value
        1: share_update_value
  # Kafka ShareSnapshotKey
  kafka_share_snapshot_key:
    doc: |
      The key of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotKey.json ShareSnapshotKey
    -webide-representation: '{group_id} {topic_id:uuid} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 0
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 3.9.'
      - id: partition
        -orig-id: Partition
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareSnapshotValue
  kafka_share_snapshot_value:
    doc: |
      The value of a record of type 0 in `__share_group_state`. Since Kafka
      3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
    -webide-representation: '{snapshot_epoch:dec} {state_epoch:dec} {leader_epoch:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: snapshot_epoch
        -orig-id: SnapshotEpoch
        type: s4
        doc: Goes up with each snapshot of the state. `int32`, since Kafka 3.9.
      - id: state_epoch
        -orig-id: StateEpoch
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: leader_epoch
        -orig-id: LeaderEpoch
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: start_offset
        -orig-id: StartOffset
        type: s8
        doc: '`int64`, since Kafka 3.9.'
      - id: create_timestamp
        -orig-id: CreateTimestamp
        type: s8
        doc: '`int64`, since Kafka 4.1.'
      - id: write_timestamp
        -orig-id: WriteTimestamp
        type: s8
        doc: '`int64`, since Kafka 4.1.'
      - id: num_state_batches_plus_one
        -orig-id: StateBatches
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: state_batches
        -orig-id: StateBatches
        type: share_snapshot_value_state_batch
        repeat: expr
        repeat-expr: (num_state_batches_plus_one.value - 1.as<s8>).as<s8>
        if: num_state_batches_plus_one.value >= 1.as<s8>
        doc: '`[]StateBatch`, since Kafka 3.9.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: share_snapshot_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_snapshot_value_state_batch:
        doc: '`StateBatch` of `ShareSnapshotValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue, StateBatch
        -webide-representation: '{first_offset:dec} {last_offset:dec} {delivery_state:dec}'
        seq:
          - id: first_offset
            -orig-id: FirstOffset
            type: s8
            doc: '`int64`, since Kafka 3.9.'
          - id: last_offset
            -orig-id: LastOffset
            type: s8
            doc: '`int64`, since Kafka 3.9.'
          - id: delivery_state
            -orig-id: DeliveryState
            type: s1
            doc: |
              0 available, 2 acknowledged, 4 archived. `int8`, since Kafka 3.9.
          - id: delivery_count
            -orig-id: DeliveryCount
            type: s2
            doc: How often the records were delivered. `int16`, since Kafka 3.9.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      share_snapshot_value_tagged_fields:
        doc: The tagged fields of `share_snapshot_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: share_snapshot_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      share_snapshot_value_tagged_field:
        doc: A tagged field of `share_snapshot_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
        -webide-representation: 'tag {tag}'
        seq:
          - id: tag
            -orig-id: _tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: _size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: delivery_complete_count
            -orig-id: DeliveryCompleteCount
            size: len_data.value
            type: share_snapshot_value_delivery_complete_count_tag
            if: tag.value == 0
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      share_snapshot_value_delivery_complete_count_tag:
        doc: The bytes of the tagged field `DeliveryCompleteCount`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
        -webide-representation: '{delivery_complete_count:dec}'
        seq:
          - id: delivery_complete_count
            -orig-id: DeliveryCompleteCount
            type: s4
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
  # Kafka ShareUpdateKey
  kafka_share_update_key:
    doc: |
      The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json ShareUpdateKey
    -webide-representation: '{group_id} {topic_id:uuid} {partition:dec}'
    seq:
      - id: record_type
        -orig-id: apiKey
        type: s2
        valid: 1
        doc: The type of the record.
      - id: group_id
        -orig-id: GroupId
        type: kafka_string
        doc: '`string`, since Kafka 3.9.'
      - id: topic_id
        -orig-id: TopicId
        size: 16
        doc: '`uuid`, since Kafka 3.9.'
      - id: partition
        -orig-id: Partition
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: trailing
        -orig-id: key
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka ShareUpdateValue
  kafka_share_update_value:
    doc: |
      The value of a record of type 1 in `__share_group_state`. Since Kafka
      3.9. Version 0 has this layout since Kafka 4.1; earlier releases wrote
      another one under the same number, and nothing in the bytes says so.
    doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
    -webide-representation: '{snapshot_epoch:dec} {leader_epoch:dec} {start_offset:dec}'
    seq:
      - id: message_version
        -orig-id: version
        type: s2
        valid:
          min: 0
          max: 0
        doc: The version of the message.
      - id: snapshot_epoch
        -orig-id: SnapshotEpoch
        type: s4
        doc: Goes up with each snapshot of the state. `int32`, since Kafka 3.9.
      - id: leader_epoch
        -orig-id: LeaderEpoch
        type: s4
        doc: '`int32`, since Kafka 3.9.'
      - id: start_offset
        -orig-id: StartOffset
        type: s8
        doc: '`int64`, since Kafka 3.9.'
      - id: num_state_batches_plus_one
        -orig-id: StateBatches
        type: kafka_unsigned_varint
        doc: The number of elements plus one; 0 means null.
      - id: state_batches
        -orig-id: StateBatches
        type: share_update_value_state_batch
        repeat: expr
        repeat-expr: (num_state_batches_plus_one.value - 1.as<s8>).as<s8>
        if: num_state_batches_plus_one.value >= 1.as<s8>
        doc: '`[]StateBatch`, since Kafka 3.9.'
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: share_update_value_tagged_fields
        doc: |
          The fields that are there only where they differ from their defaults.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      share_update_value_state_batch:
        doc: '`StateBatch` of `ShareUpdateValue`.'
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue, StateBatch
        -webide-representation: '{first_offset:dec} {last_offset:dec} {delivery_state:dec}'
        seq:
          - id: first_offset
            -orig-id: FirstOffset
            type: s8
            doc: '`int64`, since Kafka 3.9.'
          - id: last_offset
            -orig-id: LastOffset
            type: s8
            doc: '`int64`, since Kafka 3.9.'
          - id: delivery_state
            -orig-id: DeliveryState
            type: s1
            doc: |
              0 available, 2 acknowledged, 4 archived. `int8`, since Kafka 3.9.
          - id: delivery_count
            -orig-id: DeliveryCount
            type: s2
            doc: How often the records were delivered. `int16`, since Kafka 3.9.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      share_update_value_tagged_fields:
        doc: The tagged fields of `share_update_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
        -webide-representation: '{num_fields} tagged fields'
        seq:
          - id: num_fields
            -orig-id: _numTaggedFields
            type: kafka_unsigned_varint
            doc: How many follow.
          - id: fields
            -orig-id: _tagged_fields
            type: share_update_value_tagged_field
            repeat: expr
            repeat-expr: num_fields.value
            doc: Ascending by tag.
      share_update_value_tagged_field:
        doc: A tagged field of `share_update_value`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
        -webide-representation: 'tag {tag}'
        seq:
          - id: tag
            -orig-id: _tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: _size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: delivery_complete_count
            -orig-id: DeliveryCompleteCount
            size: len_data.value
            type: share_update_value_delivery_complete_count_tag
            if: tag.value == 0
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
          - id: unknown_data
            -orig-id: _unknownTaggedFields
            size: len_data.value
            if: tag.value > 0
            doc: A field of a tag that is not known.
      share_update_value_delivery_complete_count_tag:
        doc: The bytes of the tagged field `DeliveryCompleteCount`.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
        -webide-representation: '{delivery_complete_count:dec}'
        seq:
          - id: delivery_complete_count
            -orig-id: DeliveryCompleteCount
            type: s4
            doc: '`int32`, since Kafka 4.2. Tag 0. -1 unless it is given.'
  # Kafka snapshot footer record (control record value)
  kafka_snapshot_footer_record:
    doc: |
      The value of the control record SNAPSHOT_FOOTER, the last of a KRaft
      snapshot.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotFooterRecord.json SnapshotFooterRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
    -webide-representation: 'version {version:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka snapshot header record (control record value)
  kafka_snapshot_header_record:
    doc: |
      The value of the control record SNAPSHOT_HEADER, the first of a KRaft
      snapshot.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json SnapshotHeaderRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
    -webide-representation: 'version {version:dec}, last time
      {last_contained_log_timestamp:dec}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: last_contained_log_timestamp
        -orig-id: LastContainedLogTimestamp
        type: s8
        doc: |
          Append time of the last record that the snapshot holds, in
          milliseconds since the epoch.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
  # Kafka string
  kafka_string:
    doc: |
      Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
      what is not UTF-8.
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
  # Kafka tagged fields
  kafka_tagged_fields:
    doc: |
      Optional fields at the end of a structure of a flexible message. None is
      known for control records; what comes is kept as bytes.
    doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
    -webide-representation: '{fields}'
    seq:
      - id: num_fields
        -orig-id: _numTaggedFields
        type: kafka_unsigned_varint
        doc: How many follow.
      - id: fields
        -orig-id: _unknownTaggedFields
        type: tagged_field
        repeat: expr
        repeat-expr: num_fields.value
        doc: Ascending by tag.
    types:
      tagged_field:
        doc: One field.
        doc-ref: https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
        -webide-representation: '{tag}: {data}'
        seq:
          - id: tag
            -orig-id: tag
            type: kafka_unsigned_varint
            doc: The number that names the field.
          - id: len_data
            -orig-id: size
            type: kafka_unsigned_varint
            doc: Bytes of the field.
          - id: data
            -orig-id: data
            size: len_data.value
            doc: The field as it is.
  # Kafka variable-length 32-bit integer, unsigned
  kafka_unsigned_varint:
    doc: |
      An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
      lowest first, bit 7 set where another byte follows. Kafka's flexible
      messages use it for the lengths of compact strings and arrays (stored plus
      one, 0 for null) and for tagged fields.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readUnsignedVarint
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482, Unsigned Varints
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they
          are shifted out of an int. A sixth byte is invalid.
    instances:
      value:
        -orig-id: result
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: |
          The number, 0 to 2^32 - 1 (Java's int shows the upper half as
          negative).
  # Kafka variable-length 32-bit integer, signed (ZigZag)
  kafka_varint:
    doc: |
      A signed 32-bit integer in one to five bytes: seven bits a byte, the
      lowest first, bit 7 set where another byte follows. The bits hold 2 * n
      for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
      are accepted, as Kafka accepts them.

      The arithmetic divides and multiplies and never shifts, so that it is
      right in every target language, also where all numbers are doubles.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarint
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: |
          Four bits count; what is above them falls off, as in Java, where they
          are shifted out of an int. A sixth byte is invalid.
    instances:
      stored:
        value: >
          ((byte_0 % 0x80).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_4.as<s8> % 0x10.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>
        doc: The bits as they are stored, 0 to 2^32 - 1.
      value:
        -orig-id: value
        value: >
          stored % 2.as<s8> == 0.as<s8>
          ? (stored / 2.as<s8>).as<s8>
          : (-1.as<s8> - (stored / 2.as<s8>).as<s8>).as<s8>
        doc: The number, -2^31 to 2^31 - 1.
  # Kafka variable-length 64-bit integer, signed (ZigZag)
  kafka_varlong:
    doc: |
      A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
      first, bit 7 set where another byte follows. The bits hold 2 * n for
      n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
      are accepted, as Kafka accepts them.

      The sign bit is bit 0 of the first byte; the other 63 bits are summed
      apart from it, since all 64 together fit no signed integer.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarlong
      - https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
    -webide-representation: '{value:dec}'
    seq:
      - id: byte_0
        -orig-id: tmp
        type: u1
        doc: |
          Seven bits, the lowest first; bit 7 of a byte tells that one more byte
          follows.
      - id: byte_1
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80
        doc: The next seven bits.
      - id: byte_2
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80
        doc: The next seven bits.
      - id: byte_3
        -orig-id: tmp
        type: u1
        if: byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80
        doc: The next seven bits.
      - id: byte_4
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80
        doc: The next seven bits.
      - id: byte_5
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80
        doc: The next seven bits.
      - id: byte_6
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80
        doc: The next seven bits.
      - id: byte_7
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80
        doc: The next seven bits.
      - id: byte_8
        -orig-id: tmp
        type: u1
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80 and byte_7 >= 0x80
        doc: The next seven bits.
      - id: byte_9
        -orig-id: tmp
        type: u1
        valid:
          max: 0x7f
        if: >
          byte_0 >= 0x80 and byte_1 >= 0x80 and byte_2 >= 0x80 and
          byte_3 >= 0x80 and byte_4 >= 0x80 and byte_5 >= 0x80 and
          byte_6 >= 0x80 and byte_7 >= 0x80 and byte_8 >= 0x80
        doc: |
          One bit counts; what is above it falls off, as in Java, where it is
          shifted out of a long. An eleventh byte is invalid.
    instances:
      half:
        value: >
          (((byte_0 % 0x80) / 2).as<s8> +
          (byte_0 < 0x80 ? 0.as<s8> :
          (0x40.as<s8> * ((byte_1.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_1 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_2.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_2 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_3.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_3 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_4.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_4 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_5.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_5 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_6.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_6 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_7.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_7 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * ((byte_8.as<s8> % 0x80.as<s8>).as<s8> +
          (byte_8 < 0x80 ? 0.as<s8> :
          (0x80.as<s8> * (byte_9.as<s8> % 2.as<s8>).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>)
          ).as<s8>).as<s8>)).as<s8>).as<s8>)).as<s8>).as<s8>
          )).as<s8>).as<s8>)).as<s8>
        doc: The bits without the lowest, 0 to 2^63 - 1.
      value:
        -orig-id: value
        value: >
          byte_0 % 2 == 0 ? half : (-1.as<s8> - half).as<s8>
        doc: The number, -2^63 to 2^63 - 1.
  # Kafka voters record (control record value)
  kafka_voters_record:
    doc: |
      The value of the control record KRAFT_VOTERS, the whole set of voters of a
      KRaft quorum.
    doc-ref:
      - https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
      - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
    -webide-representation: '{voters}'
    seq:
      - id: version
        -orig-id: Version
        type: s2
        doc: The version of this message; 0 in every release.
      - id: num_voters_plus_one
        -orig-id: Voters
        type: kafka_unsigned_varint
        doc: |
          The array's length plus one (a compact array); never 0, which would be
          null.
      - id: voters
        -orig-id: Voters
        type: voters_record_voter
        repeat: expr
        repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
        doc: All voters of the quorum.
      - id: tagged_fields
        -orig-id: _tagged_fields
        type: kafka_tagged_fields
        doc: None is known.
      - id: trailing
        -orig-id: value
        size-eos: true
        doc: Empty as a rule. Kafka does not look at what follows the message.
    types:
      voters_record_voter:
        doc: One voter.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
        -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
        seq:
          - id: voter_id
            -orig-id: VoterId
            type: s4
            doc: The voter's node.
          - id: voter_directory_id
            -orig-id: VoterDirectoryId
            size: 16
            doc: A UUID, the most significant byte first.
          - id: num_endpoints_plus_one
            -orig-id: Endpoints
            type: kafka_unsigned_varint
            doc: |
              The array's length plus one (a compact array); never 0, which
              would be null.
          - id: endpoints
            -orig-id: Endpoints
            type: voter_endpoint
            repeat: expr
            repeat-expr: (num_endpoints_plus_one.value - 1.as<s8>).as<s8>
            doc: The addresses at which it listens.
          - id: kraft_version_feature
            -orig-id: KRaftVersionFeature
            type: kraft_version_feature
            doc: The levels of kraft.version that it knows.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      voter_endpoint:
        doc: An address at which the voter listens.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
        -webide-representation: '{name} {host}:{port:dec}'
        seq:
          - id: name
            -orig-id: Name
            type: kafka_compact_string
            doc: Name of the listener.
          - id: host
            -orig-id: Host
            type: kafka_compact_string
            doc: Name or address of the machine.
          - id: port
            -orig-id: Port
            type: u2
            doc: The port.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
      kraft_version_feature:
        doc: The levels of kraft.version that the voter knows.
        doc-ref: https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
        -webide-representation: '{min_supported_version:dec} to
          {max_supported_version:dec}'
        seq:
          - id: min_supported_version
            -orig-id: MinSupportedVersion
            type: s2
            doc: The lowest level.
          - id: max_supported_version
            -orig-id: MaxSupportedVersion
            type: s2
            doc: The highest level.
          - id: tagged_fields
            -orig-id: _tagged_fields
            type: kafka_tagged_fields
            doc: None is known.
