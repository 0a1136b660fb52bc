meta:
  id: kafka_leader_change_message
  title: Kafka leader change message (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.LeaderChangeMessage
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_tagged_fields
    - kafka_unsigned_varint
  endian: be
doc: The value of the control record LEADER_CHANGE, versions 0 and 1.
doc-ref:
  - https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
  - https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
-webide-representation: 'leader {leader_id:dec}'
seq:
  - id: version
    type: s2
    -orig-id: Version
    doc: The version of this message, 0 or 1.
  - id: leader_id
    type: s4
    -orig-id: LeaderId
    doc: The node that became the leader.
  - id: num_voters_plus_one
    type: kafka_unsigned_varint
    -orig-id: Voters
    doc: The array's length plus one (a compact array); never 0, which would be null.
  - id: voters
    type: leader_change_voter
    repeat: expr
    repeat-expr: (num_voters_plus_one.value - 1.as<s8>).as<s8>
    -orig-id: Voters
    doc: The quorum's voters.
  - id: num_granting_voters_plus_one
    type: kafka_unsigned_varint
    -orig-id: GrantingVoters
    doc: The array's length plus one (a compact array); never 0, which would be null.
  - id: granting_voters
    type: leader_change_voter
    repeat: expr
    repeat-expr: (num_granting_voters_plus_one.value - 1.as<s8>).as<s8>
    -orig-id: GrantingVoters
    doc: The voters who voted for this leader.
  - id: tagged_fields
    type: kafka_tagged_fields
    -orig-id: _tagged_fields
    doc: None is known.
  - id: trailing
    size-eos: true
    -orig-id: value
    doc: Empty as a rule. Kafka does not look at what follows the message.
types:
  leader_change_voter:
    doc: A voter, with its directory since version 1.
    doc-ref: https://github.com/apache/kafka/blob/4.0.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
    -webide-representation: '{voter_id:dec} {voter_directory_id:uuid}'
    seq:
      - id: voter_id
        type: s4
        -orig-id: VoterId
        doc: The voter's node.
      - id: voter_directory_id
        size: 16
        if: _parent.version >= 1
        -orig-id: VoterDirectoryId
        doc: A UUID, the most significant byte first.
      - id: tagged_fields
        type: kafka_tagged_fields
        -orig-id: _tagged_fields
        doc: None is known.
