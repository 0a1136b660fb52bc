# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from . import kafka_client_quota_record
from . import kafka_begin_transaction_record
from . import kafka_register_broker_record
from . import kafka_access_control_entry_record
from . import kafka_feature_level_record
from . import kafka_zk_migration_state_record
from . import kafka_no_op_record
from . import kafka_remove_access_control_entry_record
from . import kafka_clear_elr_record
from . import kafka_remove_user_scram_credential_record
from . import kafka_broker_registration_change_record
from . import kafka_config_record
from . import kafka_unfence_broker_record
from . import kafka_remove_topic_record
from . import kafka_remove_delegation_token_record
from . import kafka_abort_transaction_record
from . import kafka_delegation_token_record
from . import kafka_partition_record
from . import kafka_producer_ids_record
from . import kafka_unregister_broker_record
from . import kafka_fence_broker_record
from . import kafka_register_controller_record
from . import kafka_partition_change_record
from . import kafka_topic_record
from . import kafka_unregister_controller_record
from . import kafka_user_scram_credential_record
from .. import kafka_metadata_frame
from . import kafka_end_transaction_record


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaClusterMetadataRecord(KaitaiStruct):
    """The value of any record in `__cluster_metadata`: the message that its
    type names.

    .. seealso::
       Message schemas of Kafka 4.4.0 - https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata
    """
    register_broker_record = None
    unregister_broker_record = None
    topic_record = None
    partition_record = None
    config_record = None
    partition_change_record = None
    fence_broker_record = None
    unfence_broker_record = None
    remove_topic_record = None
    delegation_token_record = None
    user_scram_credential_record = None
    feature_level_record = None
    client_quota_record = None
    producer_ids_record = None
    broker_registration_change_record = None
    access_control_entry_record = None
    remove_access_control_entry_record = None
    no_op_record = None
    zk_migration_state_record = None
    remove_user_scram_credential_record = None
    begin_transaction_record = None
    end_transaction_record = None
    abort_transaction_record = None
    remove_delegation_token_record = None
    register_controller_record = None
    clear_elr_record = None
    unregister_controller_record = None
    unknown = None
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaClusterMetadataRecord, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        if self.frame.api_key.value == 0:
            pass
            self.register_broker_record = kafka_register_broker_record.KafkaRegisterBrokerRecord(self._io)

        if self.frame.api_key.value == 1:
            pass
            self.unregister_broker_record = kafka_unregister_broker_record.KafkaUnregisterBrokerRecord(self._io)

        if self.frame.api_key.value == 2:
            pass
            self.topic_record = kafka_topic_record.KafkaTopicRecord(self._io)

        if self.frame.api_key.value == 3:
            pass
            self.partition_record = kafka_partition_record.KafkaPartitionRecord(self._io)

        if self.frame.api_key.value == 4:
            pass
            self.config_record = kafka_config_record.KafkaConfigRecord(self._io)

        if self.frame.api_key.value == 5:
            pass
            self.partition_change_record = kafka_partition_change_record.KafkaPartitionChangeRecord(self._io)

        if self.frame.api_key.value == 7:
            pass
            self.fence_broker_record = kafka_fence_broker_record.KafkaFenceBrokerRecord(self._io)

        if self.frame.api_key.value == 8:
            pass
            self.unfence_broker_record = kafka_unfence_broker_record.KafkaUnfenceBrokerRecord(self._io)

        if self.frame.api_key.value == 9:
            pass
            self.remove_topic_record = kafka_remove_topic_record.KafkaRemoveTopicRecord(self._io)

        if self.frame.api_key.value == 10:
            pass
            self.delegation_token_record = kafka_delegation_token_record.KafkaDelegationTokenRecord(self._io)

        if self.frame.api_key.value == 11:
            pass
            self.user_scram_credential_record = kafka_user_scram_credential_record.KafkaUserScramCredentialRecord(self._io)

        if self.frame.api_key.value == 12:
            pass
            self.feature_level_record = kafka_feature_level_record.KafkaFeatureLevelRecord(self._io)

        if self.frame.api_key.value == 14:
            pass
            self.client_quota_record = kafka_client_quota_record.KafkaClientQuotaRecord(self._io)

        if self.frame.api_key.value == 15:
            pass
            self.producer_ids_record = kafka_producer_ids_record.KafkaProducerIdsRecord(self._io)

        if self.frame.api_key.value == 17:
            pass
            self.broker_registration_change_record = kafka_broker_registration_change_record.KafkaBrokerRegistrationChangeRecord(self._io)

        if self.frame.api_key.value == 18:
            pass
            self.access_control_entry_record = kafka_access_control_entry_record.KafkaAccessControlEntryRecord(self._io)

        if self.frame.api_key.value == 19:
            pass
            self.remove_access_control_entry_record = kafka_remove_access_control_entry_record.KafkaRemoveAccessControlEntryRecord(self._io)

        if self.frame.api_key.value == 20:
            pass
            self.no_op_record = kafka_no_op_record.KafkaNoOpRecord(self._io)

        if self.frame.api_key.value == 21:
            pass
            self.zk_migration_state_record = kafka_zk_migration_state_record.KafkaZkMigrationStateRecord(self._io)

        if self.frame.api_key.value == 22:
            pass
            self.remove_user_scram_credential_record = kafka_remove_user_scram_credential_record.KafkaRemoveUserScramCredentialRecord(self._io)

        if self.frame.api_key.value == 23:
            pass
            self.begin_transaction_record = kafka_begin_transaction_record.KafkaBeginTransactionRecord(self._io)

        if self.frame.api_key.value == 24:
            pass
            self.end_transaction_record = kafka_end_transaction_record.KafkaEndTransactionRecord(self._io)

        if self.frame.api_key.value == 25:
            pass
            self.abort_transaction_record = kafka_abort_transaction_record.KafkaAbortTransactionRecord(self._io)

        if self.frame.api_key.value == 26:
            pass
            self.remove_delegation_token_record = kafka_remove_delegation_token_record.KafkaRemoveDelegationTokenRecord(self._io)

        if self.frame.api_key.value == 27:
            pass
            self.register_controller_record = kafka_register_controller_record.KafkaRegisterControllerRecord(self._io)

        if self.frame.api_key.value == 28:
            pass
            self.clear_elr_record = kafka_clear_elr_record.KafkaClearElrRecord(self._io)

        if self.frame.api_key.value == 29:
            pass
            self.unregister_controller_record = kafka_unregister_controller_record.KafkaUnregisterControllerRecord(self._io)

        if  ((self.frame.api_key.value != 0) and (self.frame.api_key.value != 1) and (self.frame.api_key.value != 2) and (self.frame.api_key.value != 3) and (self.frame.api_key.value != 4) and (self.frame.api_key.value != 5) and (self.frame.api_key.value != 7) and (self.frame.api_key.value != 8) and (self.frame.api_key.value != 9) and (self.frame.api_key.value != 10) and (self.frame.api_key.value != 11) and (self.frame.api_key.value != 12) and (self.frame.api_key.value != 14) and (self.frame.api_key.value != 15) and (self.frame.api_key.value != 17) and (self.frame.api_key.value != 18) and (self.frame.api_key.value != 19) and (self.frame.api_key.value != 20) and (self.frame.api_key.value != 21) and (self.frame.api_key.value != 22) and (self.frame.api_key.value != 23) and (self.frame.api_key.value != 24) and (self.frame.api_key.value != 25) and (self.frame.api_key.value != 26) and (self.frame.api_key.value != 27) and (self.frame.api_key.value != 28) and (self.frame.api_key.value != 29)) :
            pass
            self.unknown = self._io.read_bytes_full()



    def _fetch_instances(self):
        pass
        if self.frame.api_key.value == 0:
            pass
            self.register_broker_record._fetch_instances()

        if self.frame.api_key.value == 1:
            pass
            self.unregister_broker_record._fetch_instances()

        if self.frame.api_key.value == 2:
            pass
            self.topic_record._fetch_instances()

        if self.frame.api_key.value == 3:
            pass
            self.partition_record._fetch_instances()

        if self.frame.api_key.value == 4:
            pass
            self.config_record._fetch_instances()

        if self.frame.api_key.value == 5:
            pass
            self.partition_change_record._fetch_instances()

        if self.frame.api_key.value == 7:
            pass
            self.fence_broker_record._fetch_instances()

        if self.frame.api_key.value == 8:
            pass
            self.unfence_broker_record._fetch_instances()

        if self.frame.api_key.value == 9:
            pass
            self.remove_topic_record._fetch_instances()

        if self.frame.api_key.value == 10:
            pass
            self.delegation_token_record._fetch_instances()

        if self.frame.api_key.value == 11:
            pass
            self.user_scram_credential_record._fetch_instances()

        if self.frame.api_key.value == 12:
            pass
            self.feature_level_record._fetch_instances()

        if self.frame.api_key.value == 14:
            pass
            self.client_quota_record._fetch_instances()

        if self.frame.api_key.value == 15:
            pass
            self.producer_ids_record._fetch_instances()

        if self.frame.api_key.value == 17:
            pass
            self.broker_registration_change_record._fetch_instances()

        if self.frame.api_key.value == 18:
            pass
            self.access_control_entry_record._fetch_instances()

        if self.frame.api_key.value == 19:
            pass
            self.remove_access_control_entry_record._fetch_instances()

        if self.frame.api_key.value == 20:
            pass
            self.no_op_record._fetch_instances()

        if self.frame.api_key.value == 21:
            pass
            self.zk_migration_state_record._fetch_instances()

        if self.frame.api_key.value == 22:
            pass
            self.remove_user_scram_credential_record._fetch_instances()

        if self.frame.api_key.value == 23:
            pass
            self.begin_transaction_record._fetch_instances()

        if self.frame.api_key.value == 24:
            pass
            self.end_transaction_record._fetch_instances()

        if self.frame.api_key.value == 25:
            pass
            self.abort_transaction_record._fetch_instances()

        if self.frame.api_key.value == 26:
            pass
            self.remove_delegation_token_record._fetch_instances()

        if self.frame.api_key.value == 27:
            pass
            self.register_controller_record._fetch_instances()

        if self.frame.api_key.value == 28:
            pass
            self.clear_elr_record._fetch_instances()

        if self.frame.api_key.value == 29:
            pass
            self.unregister_controller_record._fetch_instances()

        if  ((self.frame.api_key.value != 0) and (self.frame.api_key.value != 1) and (self.frame.api_key.value != 2) and (self.frame.api_key.value != 3) and (self.frame.api_key.value != 4) and (self.frame.api_key.value != 5) and (self.frame.api_key.value != 7) and (self.frame.api_key.value != 8) and (self.frame.api_key.value != 9) and (self.frame.api_key.value != 10) and (self.frame.api_key.value != 11) and (self.frame.api_key.value != 12) and (self.frame.api_key.value != 14) and (self.frame.api_key.value != 15) and (self.frame.api_key.value != 17) and (self.frame.api_key.value != 18) and (self.frame.api_key.value != 19) and (self.frame.api_key.value != 20) and (self.frame.api_key.value != 21) and (self.frame.api_key.value != 22) and (self.frame.api_key.value != 23) and (self.frame.api_key.value != 24) and (self.frame.api_key.value != 25) and (self.frame.api_key.value != 26) and (self.frame.api_key.value != 27) and (self.frame.api_key.value != 28) and (self.frame.api_key.value != 29)) :
            pass

        _ = self.frame
        if hasattr(self, '_m_frame'):
            pass
            self._m_frame._fetch_instances()


    @property
    def frame(self):
        """Its `api_key` names the message."""
        if hasattr(self, '_m_frame'):
            return self._m_frame

        _pos = self._io.pos()
        self._io.seek(0)
        self._m_frame = kafka_metadata_frame.KafkaMetadataFrame(self._io)
        self._io.seek(_pos)
        return getattr(self, '_m_frame', None)
