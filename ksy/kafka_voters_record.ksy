meta:
  id: kafka_voters_record
  title: Kafka voters record (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.VotersRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_compact_string
    - kafka_tagged_fields
    - kafka_unsigned_varint
  endian: be
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
