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
