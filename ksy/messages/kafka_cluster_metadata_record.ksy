# Generated from kafkafmt/cluster/messages/schemas by build.py: do not edit.
meta:
  id: kafka_cluster_metadata_record
  title: Kafka __cluster_metadata, value of a record
  application: Apache Kafka
  xref:
    kafka: org.apache.kafka.common.metadata
  license: CC0-1.0
  ks-version: '0.11'
  imports:
    - ../kafka_metadata_frame
    - kafka_abort_transaction_record
    - kafka_access_control_entry_record
    - kafka_begin_transaction_record
    - kafka_broker_registration_change_record
    - kafka_clear_elr_record
    - kafka_client_quota_record
    - kafka_config_record
    - kafka_delegation_token_record
    - kafka_end_transaction_record
    - kafka_feature_level_record
    - kafka_fence_broker_record
    - kafka_no_op_record
    - kafka_partition_change_record
    - kafka_partition_record
    - kafka_producer_ids_record
    - kafka_register_broker_record
    - kafka_register_controller_record
    - kafka_remove_access_control_entry_record
    - kafka_remove_delegation_token_record
    - kafka_remove_topic_record
    - kafka_remove_user_scram_credential_record
    - kafka_topic_record
    - kafka_unfence_broker_record
    - kafka_unregister_broker_record
    - kafka_unregister_controller_record
    - kafka_user_scram_credential_record
    - kafka_zk_migration_state_record
  endian: be
doc: |
  The value of any record in `__cluster_metadata`: the message that its
  type names.
doc-ref: https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
-webide-representation: '{frame}'
seq:
  - id: register_broker_record
    -orig-id: RegisterBrokerRecord
    type: kafka_register_broker_record
    if: frame.api_key.value == 0
    doc: Since Kafka 2.8.
  - id: unregister_broker_record
    -orig-id: UnregisterBrokerRecord
    type: kafka_unregister_broker_record
    if: frame.api_key.value == 1
    doc: Since Kafka 2.8.
  - id: topic_record
    -orig-id: TopicRecord
    type: kafka_topic_record
    if: frame.api_key.value == 2
    doc: Since Kafka 2.8.
  - id: partition_record
    -orig-id: PartitionRecord
    type: kafka_partition_record
    if: frame.api_key.value == 3
    doc: Since Kafka 2.8.
  - id: config_record
    -orig-id: ConfigRecord
    type: kafka_config_record
    if: frame.api_key.value == 4
    doc: Since Kafka 2.8.
  - id: partition_change_record
    -orig-id: PartitionChangeRecord
    type: kafka_partition_change_record
    if: frame.api_key.value == 5
    doc: Since Kafka 2.8.
  - id: fence_broker_record
    -orig-id: FenceBrokerRecord
    type: kafka_fence_broker_record
    if: frame.api_key.value == 7
    doc: Since Kafka 2.8.
  - id: unfence_broker_record
    -orig-id: UnfenceBrokerRecord
    type: kafka_unfence_broker_record
    if: frame.api_key.value == 8
    doc: Since Kafka 2.8.
  - id: remove_topic_record
    -orig-id: RemoveTopicRecord
    type: kafka_remove_topic_record
    if: frame.api_key.value == 9
    doc: Since Kafka 2.8.
  - id: delegation_token_record
    -orig-id: DelegationTokenRecord
    type: kafka_delegation_token_record
    if: frame.api_key.value == 10
    doc: Since Kafka 2.8.
  - id: user_scram_credential_record
    -orig-id: UserScramCredentialRecord
    type: kafka_user_scram_credential_record
    if: frame.api_key.value == 11
    doc: Since Kafka 2.8.
  - id: feature_level_record
    -orig-id: FeatureLevelRecord
    type: kafka_feature_level_record
    if: frame.api_key.value == 12
    doc: Since Kafka 2.8.
  - id: client_quota_record
    -orig-id: ClientQuotaRecord
    type: kafka_client_quota_record
    if: frame.api_key.value == 14
    doc: Since Kafka 3.0.
  - id: producer_ids_record
    -orig-id: ProducerIdsRecord
    type: kafka_producer_ids_record
    if: frame.api_key.value == 15
    doc: Since Kafka 3.0.
  - id: broker_registration_change_record
    -orig-id: BrokerRegistrationChangeRecord
    type: kafka_broker_registration_change_record
    if: frame.api_key.value == 17
    doc: Since Kafka 3.0.
  - id: access_control_entry_record
    -orig-id: AccessControlEntryRecord
    type: kafka_access_control_entry_record
    if: frame.api_key.value == 18
    doc: Since Kafka 3.2.
  - id: remove_access_control_entry_record
    -orig-id: RemoveAccessControlEntryRecord
    type: kafka_remove_access_control_entry_record
    if: frame.api_key.value == 19
    doc: Since Kafka 3.2.
  - id: no_op_record
    -orig-id: NoOpRecord
    type: kafka_no_op_record
    if: frame.api_key.value == 20
    doc: Since Kafka 3.3.
  - id: zk_migration_state_record
    -orig-id: ZkMigrationStateRecord
    type: kafka_zk_migration_state_record
    if: frame.api_key.value == 21
    doc: Since Kafka 3.4.
  - id: remove_user_scram_credential_record
    -orig-id: RemoveUserScramCredentialRecord
    type: kafka_remove_user_scram_credential_record
    if: frame.api_key.value == 22
    doc: Since Kafka 3.5.
  - id: begin_transaction_record
    -orig-id: BeginTransactionRecord
    type: kafka_begin_transaction_record
    if: frame.api_key.value == 23
    doc: Since Kafka 3.6.
  - id: end_transaction_record
    -orig-id: EndTransactionRecord
    type: kafka_end_transaction_record
    if: frame.api_key.value == 24
    doc: Since Kafka 3.6.
  - id: abort_transaction_record
    -orig-id: AbortTransactionRecord
    type: kafka_abort_transaction_record
    if: frame.api_key.value == 25
    doc: Since Kafka 3.6.
  - id: remove_delegation_token_record
    -orig-id: RemoveDelegationTokenRecord
    type: kafka_remove_delegation_token_record
    if: frame.api_key.value == 26
    doc: Since Kafka 3.6.
  - id: register_controller_record
    -orig-id: RegisterControllerRecord
    type: kafka_register_controller_record
    if: frame.api_key.value == 27
    doc: Since Kafka 3.7.
  - id: clear_elr_record
    -orig-id: ClearElrRecord
    type: kafka_clear_elr_record
    if: frame.api_key.value == 28
    doc: Since Kafka 4.0.
  - id: unregister_controller_record
    -orig-id: UnregisterControllerRecord
    type: kafka_unregister_controller_record
    if: frame.api_key.value == 29
    doc: Since Kafka 4.4.
  - id: unknown
    -orig-id: value
    size-eos: true
    if: frame.api_key.value != 0 and frame.api_key.value != 1 and frame.api_key.value != 2 and frame.api_key.value != 3 and frame.api_key.value != 4 and frame.api_key.value != 5 and frame.api_key.value != 7 and frame.api_key.value != 8 and frame.api_key.value != 9 and frame.api_key.value != 10 and frame.api_key.value != 11 and frame.api_key.value != 12 and frame.api_key.value != 14 and frame.api_key.value != 15 and frame.api_key.value != 17 and frame.api_key.value != 18 and frame.api_key.value != 19 and frame.api_key.value != 20 and frame.api_key.value != 21 and frame.api_key.value != 22 and frame.api_key.value != 23 and frame.api_key.value != 24 and frame.api_key.value != 25 and frame.api_key.value != 26 and frame.api_key.value != 27 and frame.api_key.value != 28 and frame.api_key.value != 29
    doc: A type that is not known in Kafka 4.4.0, as bytes.
instances:
  frame:
    -orig-id: frameVersion
    pos: 0
    type: kafka_metadata_frame
    doc: Its `api_key` names the message.
