meta:
  id: kafka_end_txn_marker
  title: Kafka end transaction marker (control record value)
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.record.internal.EndTransactionMarker
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
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
