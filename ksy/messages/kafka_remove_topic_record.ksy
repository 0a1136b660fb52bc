# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_remove_topic_record
  title: Kafka RemoveTopicRecord
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata.RemoveTopicRecord
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - ../kafka_tagged_fields
  endian: be
doc: |
  The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
  2.8.
doc-ref: https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json RemoveTopicRecord
-webide-representation: '{topic_id:uuid}'
seq:
  - id: frame
    -orig-id: frameVersion
    type: kafka_metadata_frame
    doc: Its `api_key` is 9.
  - id: topic_id
    -orig-id: TopicId
    size: 16
    doc: '`uuid`, since Kafka 2.8.'
  - id: tagged_fields
    -orig-id: _tagged_fields
    type: kafka_tagged_fields
    doc: None is known.
