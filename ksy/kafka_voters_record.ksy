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
doc: The value of the control record KRAFT_VOTERS, the whole set of voters of a KRaft quorum.
doc-ref:
  - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
-webide-representation: '{voters}'
seq:
  - id: version
    type: s2
    -orig-id: Version
    doc: The version of this message; 0 in every release.
  - id: num_voters_plus_one
    type: kafka_unsigned_varint
    -orig-id: Voters
    doc: The array's length plus one (a compact array); never 0, which would be null.
  - id: voters
    type: voters_record_voter
    repeat: expr
    repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
    -orig-id: Voters
    doc: All voters of the quorum.
  - id: tagged_fields
    type: kafka_tagged_fields
    -orig-id: _tagged_fields
    doc: None is known.
  - id: trailing
    size-eos: true
    -orig-id: value
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  voters_record_voter:
    doc: One voter.
    doc-ref: https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
    -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
    seq:
      - id: voter_id
        type: s4
        -orig-id: VoterId
        doc: The voter's node.
      - id: voter_directory_id
        size: 16
        -orig-id: VoterDirectoryId
        doc: A UUID, the most significant byte first.
      - id: num_endpoints_plus_one
        type: kafka_unsigned_varint
        -orig-id: Endpoints
        doc: The array's length plus one (a compact array); never 0, which would be null.
      - id: endpoints
        type: voter_endpoint
        repeat: expr
        repeat-expr: (num_endpoints_plus_one.value - 1.as<s8>).as<s8>
        -orig-id: Endpoints
        doc: The addresses at which it listens.
      - id: kraft_version_feature
        type: kraft_version_feature
        -orig-id: KRaftVersionFeature
        doc: The levels of kraft.version that it knows.
      - id: tagged_fields
        type: kafka_tagged_fields
        -orig-id: _tagged_fields
        doc: None is known.
  voter_endpoint:
    doc: An address at which the voter listens.
    doc-ref: https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
    -webide-representation: '{name} {host}:{port:dec}'
    seq:
      - id: name
        type: kafka_compact_string
        -orig-id: Name
        doc: Name of the listener.
      - id: host
        type: kafka_compact_string
        -orig-id: Host
        doc: Name or address of the machine.
      - id: port
        type: u2
        -orig-id: Port
        doc: The port.
      - id: tagged_fields
        type: kafka_tagged_fields
        -orig-id: _tagged_fields
        doc: None is known.
  kraft_version_feature:
    doc: The levels of kraft.version that the voter knows.
    doc-ref: https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
    -webide-representation: '{min_supported_version:dec} to {max_supported_version:dec}'
    seq:
      - id: min_supported_version
        type: s2
        -orig-id: MinSupportedVersion
        doc: The lowest level.
      - id: max_supported_version
        type: s2
        -orig-id: MaxSupportedVersion
        doc: The highest level.
      - id: tagged_fields
        type: kafka_tagged_fields
        -orig-id: _tagged_fields
        doc: None is known.
