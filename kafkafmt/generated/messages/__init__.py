"""Parsers of the messages in internal topics, generated from the grammars in ksy/ by build.py: do not edit.

They need only the package kaitaistruct. A field that is absent is None, a list ().
"""

from .kafka_abort_transaction_record import KafkaAbortTransactionRecord
from .kafka_access_control_entry_record import KafkaAccessControlEntryRecord
from .kafka_begin_transaction_record import KafkaBeginTransactionRecord
from .kafka_broker_registration_change_record import KafkaBrokerRegistrationChangeRecord
from .kafka_clear_elr_record import KafkaClearElrRecord
from .kafka_client_quota_record import KafkaClientQuotaRecord
from .kafka_cluster_metadata_record import KafkaClusterMetadataRecord
from .kafka_config_record import KafkaConfigRecord
from .kafka_consumer_group_current_member_assignment_key import KafkaConsumerGroupCurrentMemberAssignmentKey
from .kafka_consumer_group_current_member_assignment_value import KafkaConsumerGroupCurrentMemberAssignmentValue
from .kafka_consumer_group_member_metadata_key import KafkaConsumerGroupMemberMetadataKey
from .kafka_consumer_group_member_metadata_value import KafkaConsumerGroupMemberMetadataValue
from .kafka_consumer_group_metadata_key import KafkaConsumerGroupMetadataKey
from .kafka_consumer_group_metadata_value import KafkaConsumerGroupMetadataValue
from .kafka_consumer_group_partition_metadata_key import KafkaConsumerGroupPartitionMetadataKey
from .kafka_consumer_group_partition_metadata_value import KafkaConsumerGroupPartitionMetadataValue
from .kafka_consumer_group_regular_expression_key import KafkaConsumerGroupRegularExpressionKey
from .kafka_consumer_group_regular_expression_value import KafkaConsumerGroupRegularExpressionValue
from .kafka_consumer_group_target_assignment_member_key import KafkaConsumerGroupTargetAssignmentMemberKey
from .kafka_consumer_group_target_assignment_member_value import KafkaConsumerGroupTargetAssignmentMemberValue
from .kafka_consumer_group_target_assignment_metadata_key import KafkaConsumerGroupTargetAssignmentMetadataKey
from .kafka_consumer_group_target_assignment_metadata_value import KafkaConsumerGroupTargetAssignmentMetadataValue
from .kafka_consumer_offsets_key import KafkaConsumerOffsetsKey
from .kafka_consumer_offsets_value import KafkaConsumerOffsetsValue
from .kafka_consumer_protocol_assignment import KafkaConsumerProtocolAssignment
from .kafka_consumer_protocol_subscription import KafkaConsumerProtocolSubscription
from .kafka_delegation_token_record import KafkaDelegationTokenRecord
from .kafka_end_transaction_record import KafkaEndTransactionRecord
from .kafka_feature_level_record import KafkaFeatureLevelRecord
from .kafka_fence_broker_record import KafkaFenceBrokerRecord
from .kafka_group_metadata_key import KafkaGroupMetadataKey
from .kafka_group_metadata_value import KafkaGroupMetadataValue
from .kafka_legacy_offset_commit_key import KafkaLegacyOffsetCommitKey
from .kafka_legacy_offset_commit_value import KafkaLegacyOffsetCommitValue
from .kafka_no_op_record import KafkaNoOpRecord
from .kafka_offset_commit_key import KafkaOffsetCommitKey
from .kafka_offset_commit_value import KafkaOffsetCommitValue
from .kafka_partition_change_record import KafkaPartitionChangeRecord
from .kafka_partition_record import KafkaPartitionRecord
from .kafka_producer_ids_record import KafkaProducerIdsRecord
from .kafka_register_broker_record import KafkaRegisterBrokerRecord
from .kafka_register_controller_record import KafkaRegisterControllerRecord
from .kafka_remote_log_metadata_record import KafkaRemoteLogMetadataRecord
from .kafka_remote_log_segment_metadata_record import KafkaRemoteLogSegmentMetadataRecord
from .kafka_remote_log_segment_metadata_snapshot_record import KafkaRemoteLogSegmentMetadataSnapshotRecord
from .kafka_remote_log_segment_metadata_update_record import KafkaRemoteLogSegmentMetadataUpdateRecord
from .kafka_remote_partition_delete_metadata_record import KafkaRemotePartitionDeleteMetadataRecord
from .kafka_remove_access_control_entry_record import KafkaRemoveAccessControlEntryRecord
from .kafka_remove_delegation_token_record import KafkaRemoveDelegationTokenRecord
from .kafka_remove_topic_record import KafkaRemoveTopicRecord
from .kafka_remove_user_scram_credential_record import KafkaRemoveUserScramCredentialRecord
from .kafka_share_group_current_member_assignment_key import KafkaShareGroupCurrentMemberAssignmentKey
from .kafka_share_group_current_member_assignment_value import KafkaShareGroupCurrentMemberAssignmentValue
from .kafka_share_group_member_metadata_key import KafkaShareGroupMemberMetadataKey
from .kafka_share_group_member_metadata_value import KafkaShareGroupMemberMetadataValue
from .kafka_share_group_metadata_key import KafkaShareGroupMetadataKey
from .kafka_share_group_metadata_value import KafkaShareGroupMetadataValue
from .kafka_share_group_state_key import KafkaShareGroupStateKey
from .kafka_share_group_state_partition_metadata_key import KafkaShareGroupStatePartitionMetadataKey
from .kafka_share_group_state_partition_metadata_value import KafkaShareGroupStatePartitionMetadataValue
from .kafka_share_group_state_value import KafkaShareGroupStateValue
from .kafka_share_group_target_assignment_member_key import KafkaShareGroupTargetAssignmentMemberKey
from .kafka_share_group_target_assignment_member_value import KafkaShareGroupTargetAssignmentMemberValue
from .kafka_share_group_target_assignment_metadata_key import KafkaShareGroupTargetAssignmentMetadataKey
from .kafka_share_group_target_assignment_metadata_value import KafkaShareGroupTargetAssignmentMetadataValue
from .kafka_share_snapshot_key import KafkaShareSnapshotKey
from .kafka_share_snapshot_value import KafkaShareSnapshotValue
from .kafka_share_update_key import KafkaShareUpdateKey
from .kafka_share_update_value import KafkaShareUpdateValue
from .kafka_streams_group_current_member_assignment_key import KafkaStreamsGroupCurrentMemberAssignmentKey
from .kafka_streams_group_current_member_assignment_value import KafkaStreamsGroupCurrentMemberAssignmentValue
from .kafka_streams_group_member_metadata_key import KafkaStreamsGroupMemberMetadataKey
from .kafka_streams_group_member_metadata_value import KafkaStreamsGroupMemberMetadataValue
from .kafka_streams_group_metadata_key import KafkaStreamsGroupMetadataKey
from .kafka_streams_group_metadata_value import KafkaStreamsGroupMetadataValue
from .kafka_streams_group_target_assignment_member_key import KafkaStreamsGroupTargetAssignmentMemberKey
from .kafka_streams_group_target_assignment_member_value import KafkaStreamsGroupTargetAssignmentMemberValue
from .kafka_streams_group_target_assignment_metadata_key import KafkaStreamsGroupTargetAssignmentMetadataKey
from .kafka_streams_group_target_assignment_metadata_value import KafkaStreamsGroupTargetAssignmentMetadataValue
from .kafka_streams_group_topology_key import KafkaStreamsGroupTopologyKey
from .kafka_streams_group_topology_value import KafkaStreamsGroupTopologyValue
from .kafka_topic_record import KafkaTopicRecord
from .kafka_transaction_log_key import KafkaTransactionLogKey
from .kafka_transaction_log_value import KafkaTransactionLogValue
from .kafka_transaction_state_key import KafkaTransactionStateKey
from .kafka_transaction_state_value import KafkaTransactionStateValue
from .kafka_unfence_broker_record import KafkaUnfenceBrokerRecord
from .kafka_unregister_broker_record import KafkaUnregisterBrokerRecord
from .kafka_unregister_controller_record import KafkaUnregisterControllerRecord
from .kafka_user_scram_credential_record import KafkaUserScramCredentialRecord
from .kafka_zk_migration_state_record import KafkaZkMigrationStateRecord

__all__ = [
    "KafkaAbortTransactionRecord",
    "KafkaAccessControlEntryRecord",
    "KafkaBeginTransactionRecord",
    "KafkaBrokerRegistrationChangeRecord",
    "KafkaClearElrRecord",
    "KafkaClientQuotaRecord",
    "KafkaClusterMetadataRecord",
    "KafkaConfigRecord",
    "KafkaConsumerGroupCurrentMemberAssignmentKey",
    "KafkaConsumerGroupCurrentMemberAssignmentValue",
    "KafkaConsumerGroupMemberMetadataKey",
    "KafkaConsumerGroupMemberMetadataValue",
    "KafkaConsumerGroupMetadataKey",
    "KafkaConsumerGroupMetadataValue",
    "KafkaConsumerGroupPartitionMetadataKey",
    "KafkaConsumerGroupPartitionMetadataValue",
    "KafkaConsumerGroupRegularExpressionKey",
    "KafkaConsumerGroupRegularExpressionValue",
    "KafkaConsumerGroupTargetAssignmentMemberKey",
    "KafkaConsumerGroupTargetAssignmentMemberValue",
    "KafkaConsumerGroupTargetAssignmentMetadataKey",
    "KafkaConsumerGroupTargetAssignmentMetadataValue",
    "KafkaConsumerOffsetsKey",
    "KafkaConsumerOffsetsValue",
    "KafkaConsumerProtocolAssignment",
    "KafkaConsumerProtocolSubscription",
    "KafkaDelegationTokenRecord",
    "KafkaEndTransactionRecord",
    "KafkaFeatureLevelRecord",
    "KafkaFenceBrokerRecord",
    "KafkaGroupMetadataKey",
    "KafkaGroupMetadataValue",
    "KafkaLegacyOffsetCommitKey",
    "KafkaLegacyOffsetCommitValue",
    "KafkaNoOpRecord",
    "KafkaOffsetCommitKey",
    "KafkaOffsetCommitValue",
    "KafkaPartitionChangeRecord",
    "KafkaPartitionRecord",
    "KafkaProducerIdsRecord",
    "KafkaRegisterBrokerRecord",
    "KafkaRegisterControllerRecord",
    "KafkaRemoteLogMetadataRecord",
    "KafkaRemoteLogSegmentMetadataRecord",
    "KafkaRemoteLogSegmentMetadataSnapshotRecord",
    "KafkaRemoteLogSegmentMetadataUpdateRecord",
    "KafkaRemotePartitionDeleteMetadataRecord",
    "KafkaRemoveAccessControlEntryRecord",
    "KafkaRemoveDelegationTokenRecord",
    "KafkaRemoveTopicRecord",
    "KafkaRemoveUserScramCredentialRecord",
    "KafkaShareGroupCurrentMemberAssignmentKey",
    "KafkaShareGroupCurrentMemberAssignmentValue",
    "KafkaShareGroupMemberMetadataKey",
    "KafkaShareGroupMemberMetadataValue",
    "KafkaShareGroupMetadataKey",
    "KafkaShareGroupMetadataValue",
    "KafkaShareGroupStateKey",
    "KafkaShareGroupStatePartitionMetadataKey",
    "KafkaShareGroupStatePartitionMetadataValue",
    "KafkaShareGroupStateValue",
    "KafkaShareGroupTargetAssignmentMemberKey",
    "KafkaShareGroupTargetAssignmentMemberValue",
    "KafkaShareGroupTargetAssignmentMetadataKey",
    "KafkaShareGroupTargetAssignmentMetadataValue",
    "KafkaShareSnapshotKey",
    "KafkaShareSnapshotValue",
    "KafkaShareUpdateKey",
    "KafkaShareUpdateValue",
    "KafkaStreamsGroupCurrentMemberAssignmentKey",
    "KafkaStreamsGroupCurrentMemberAssignmentValue",
    "KafkaStreamsGroupMemberMetadataKey",
    "KafkaStreamsGroupMemberMetadataValue",
    "KafkaStreamsGroupMetadataKey",
    "KafkaStreamsGroupMetadataValue",
    "KafkaStreamsGroupTargetAssignmentMemberKey",
    "KafkaStreamsGroupTargetAssignmentMemberValue",
    "KafkaStreamsGroupTargetAssignmentMetadataKey",
    "KafkaStreamsGroupTargetAssignmentMetadataValue",
    "KafkaStreamsGroupTopologyKey",
    "KafkaStreamsGroupTopologyValue",
    "KafkaTopicRecord",
    "KafkaTransactionLogKey",
    "KafkaTransactionLogValue",
    "KafkaTransactionStateKey",
    "KafkaTransactionStateValue",
    "KafkaUnfenceBrokerRecord",
    "KafkaUnregisterBrokerRecord",
    "KafkaUnregisterControllerRecord",
    "KafkaUserScramCredentialRecord",
    "KafkaZkMigrationStateRecord",
]
