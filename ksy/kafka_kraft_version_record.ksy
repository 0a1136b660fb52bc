meta:
  id: kafka_kraft_version_record
  title: Kafka KRaft version record (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.message.KRaftVersionRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - kafka_tagged_fields
  endian: be
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
