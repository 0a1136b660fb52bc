// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

extern crate kaitai;
use kaitai::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};
use super::kafka_access_control_entry_record::KafkaAccessControlEntryRecord;
use super::kafka_config_record::KafkaConfigRecord;
use super::kafka_feature_level_record::KafkaFeatureLevelRecord;
use super::kafka_unregister_broker_record::KafkaUnregisterBrokerRecord;
use super::kafka_remove_delegation_token_record::KafkaRemoveDelegationTokenRecord;
use super::kafka_unfence_broker_record::KafkaUnfenceBrokerRecord;
use super::kafka_remove_topic_record::KafkaRemoveTopicRecord;
use super::kafka_begin_transaction_record::KafkaBeginTransactionRecord;
use super::kafka_register_controller_record::KafkaRegisterControllerRecord;
use super::kafka_remove_access_control_entry_record::KafkaRemoveAccessControlEntryRecord;
use super::kafka_no_op_record::KafkaNoOpRecord;
use super::kafka_client_quota_record::KafkaClientQuotaRecord;
use super::kafka_unregister_controller_record::KafkaUnregisterControllerRecord;
use super::kafka_delegation_token_record::KafkaDelegationTokenRecord;
use super::kafka_zk_migration_state_record::KafkaZkMigrationStateRecord;
use super::kafka_metadata_frame::KafkaMetadataFrame;
use super::kafka_partition_record::KafkaPartitionRecord;
use super::kafka_partition_change_record::KafkaPartitionChangeRecord;
use super::kafka_fence_broker_record::KafkaFenceBrokerRecord;
use super::kafka_topic_record::KafkaTopicRecord;
use super::kafka_abort_transaction_record::KafkaAbortTransactionRecord;
use super::kafka_register_broker_record::KafkaRegisterBrokerRecord;
use super::kafka_end_transaction_record::KafkaEndTransactionRecord;
use super::kafka_clear_elr_record::KafkaClearElrRecord;
use super::kafka_remove_user_scram_credential_record::KafkaRemoveUserScramCredentialRecord;
use super::kafka_producer_ids_record::KafkaProducerIdsRecord;
use super::kafka_broker_registration_change_record::KafkaBrokerRegistrationChangeRecord;
use super::kafka_user_scram_credential_record::KafkaUserScramCredentialRecord;

/**
 * The value of any record in `__cluster_metadata`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaClusterMetadataRecord {
    pub _root: SharedType<KafkaClusterMetadataRecord>,
    pub _parent: SharedType<KafkaClusterMetadataRecord>,
    pub _self: SharedType<Self>,
    register_broker_record: RefCell<OptRc<KafkaRegisterBrokerRecord>>,
    unregister_broker_record: RefCell<OptRc<KafkaUnregisterBrokerRecord>>,
    topic_record: RefCell<OptRc<KafkaTopicRecord>>,
    partition_record: RefCell<OptRc<KafkaPartitionRecord>>,
    config_record: RefCell<OptRc<KafkaConfigRecord>>,
    partition_change_record: RefCell<OptRc<KafkaPartitionChangeRecord>>,
    fence_broker_record: RefCell<OptRc<KafkaFenceBrokerRecord>>,
    unfence_broker_record: RefCell<OptRc<KafkaUnfenceBrokerRecord>>,
    remove_topic_record: RefCell<OptRc<KafkaRemoveTopicRecord>>,
    delegation_token_record: RefCell<OptRc<KafkaDelegationTokenRecord>>,
    user_scram_credential_record: RefCell<OptRc<KafkaUserScramCredentialRecord>>,
    feature_level_record: RefCell<OptRc<KafkaFeatureLevelRecord>>,
    client_quota_record: RefCell<OptRc<KafkaClientQuotaRecord>>,
    producer_ids_record: RefCell<OptRc<KafkaProducerIdsRecord>>,
    broker_registration_change_record: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord>>,
    access_control_entry_record: RefCell<OptRc<KafkaAccessControlEntryRecord>>,
    remove_access_control_entry_record: RefCell<OptRc<KafkaRemoveAccessControlEntryRecord>>,
    no_op_record: RefCell<OptRc<KafkaNoOpRecord>>,
    zk_migration_state_record: RefCell<OptRc<KafkaZkMigrationStateRecord>>,
    remove_user_scram_credential_record: RefCell<OptRc<KafkaRemoveUserScramCredentialRecord>>,
    begin_transaction_record: RefCell<OptRc<KafkaBeginTransactionRecord>>,
    end_transaction_record: RefCell<OptRc<KafkaEndTransactionRecord>>,
    abort_transaction_record: RefCell<OptRc<KafkaAbortTransactionRecord>>,
    remove_delegation_token_record: RefCell<OptRc<KafkaRemoveDelegationTokenRecord>>,
    register_controller_record: RefCell<OptRc<KafkaRegisterControllerRecord>>,
    clear_elr_record: RefCell<OptRc<KafkaClearElrRecord>>,
    unregister_controller_record: RefCell<OptRc<KafkaUnregisterControllerRecord>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_frame: Cell<bool>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
}
impl KStruct for KafkaClusterMetadataRecord {
    type Root = KafkaClusterMetadataRecord;
    type Parent = KafkaClusterMetadataRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if ((*self_rc.frame()?.api_key().value()? as i64) == (0 as i64)) {
            let t = Self::read_into::<_, KafkaRegisterBrokerRecord>(&*_io, None, None)?.into();
            *self_rc.register_broker_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (1 as i64)) {
            let t = Self::read_into::<_, KafkaUnregisterBrokerRecord>(&*_io, None, None)?.into();
            *self_rc.unregister_broker_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (2 as i64)) {
            let t = Self::read_into::<_, KafkaTopicRecord>(&*_io, None, None)?.into();
            *self_rc.topic_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (3 as i64)) {
            let t = Self::read_into::<_, KafkaPartitionRecord>(&*_io, None, None)?.into();
            *self_rc.partition_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (4 as i64)) {
            let t = Self::read_into::<_, KafkaConfigRecord>(&*_io, None, None)?.into();
            *self_rc.config_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (5 as i64)) {
            let t = Self::read_into::<_, KafkaPartitionChangeRecord>(&*_io, None, None)?.into();
            *self_rc.partition_change_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (7 as i64)) {
            let t = Self::read_into::<_, KafkaFenceBrokerRecord>(&*_io, None, None)?.into();
            *self_rc.fence_broker_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (8 as i64)) {
            let t = Self::read_into::<_, KafkaUnfenceBrokerRecord>(&*_io, None, None)?.into();
            *self_rc.unfence_broker_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (9 as i64)) {
            let t = Self::read_into::<_, KafkaRemoveTopicRecord>(&*_io, None, None)?.into();
            *self_rc.remove_topic_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (10 as i64)) {
            let t = Self::read_into::<_, KafkaDelegationTokenRecord>(&*_io, None, None)?.into();
            *self_rc.delegation_token_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (11 as i64)) {
            let t = Self::read_into::<_, KafkaUserScramCredentialRecord>(&*_io, None, None)?.into();
            *self_rc.user_scram_credential_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (12 as i64)) {
            let t = Self::read_into::<_, KafkaFeatureLevelRecord>(&*_io, None, None)?.into();
            *self_rc.feature_level_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (14 as i64)) {
            let t = Self::read_into::<_, KafkaClientQuotaRecord>(&*_io, None, None)?.into();
            *self_rc.client_quota_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (15 as i64)) {
            let t = Self::read_into::<_, KafkaProducerIdsRecord>(&*_io, None, None)?.into();
            *self_rc.producer_ids_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (17 as i64)) {
            let t = Self::read_into::<_, KafkaBrokerRegistrationChangeRecord>(&*_io, None, None)?.into();
            *self_rc.broker_registration_change_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (18 as i64)) {
            let t = Self::read_into::<_, KafkaAccessControlEntryRecord>(&*_io, None, None)?.into();
            *self_rc.access_control_entry_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (19 as i64)) {
            let t = Self::read_into::<_, KafkaRemoveAccessControlEntryRecord>(&*_io, None, None)?.into();
            *self_rc.remove_access_control_entry_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (20 as i64)) {
            let t = Self::read_into::<_, KafkaNoOpRecord>(&*_io, None, None)?.into();
            *self_rc.no_op_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (21 as i64)) {
            let t = Self::read_into::<_, KafkaZkMigrationStateRecord>(&*_io, None, None)?.into();
            *self_rc.zk_migration_state_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (22 as i64)) {
            let t = Self::read_into::<_, KafkaRemoveUserScramCredentialRecord>(&*_io, None, None)?.into();
            *self_rc.remove_user_scram_credential_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (23 as i64)) {
            let t = Self::read_into::<_, KafkaBeginTransactionRecord>(&*_io, None, None)?.into();
            *self_rc.begin_transaction_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (24 as i64)) {
            let t = Self::read_into::<_, KafkaEndTransactionRecord>(&*_io, None, None)?.into();
            *self_rc.end_transaction_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (25 as i64)) {
            let t = Self::read_into::<_, KafkaAbortTransactionRecord>(&*_io, None, None)?.into();
            *self_rc.abort_transaction_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (26 as i64)) {
            let t = Self::read_into::<_, KafkaRemoveDelegationTokenRecord>(&*_io, None, None)?.into();
            *self_rc.remove_delegation_token_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (27 as i64)) {
            let t = Self::read_into::<_, KafkaRegisterControllerRecord>(&*_io, None, None)?.into();
            *self_rc.register_controller_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (28 as i64)) {
            let t = Self::read_into::<_, KafkaClearElrRecord>(&*_io, None, None)?.into();
            *self_rc.clear_elr_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (29 as i64)) {
            let t = Self::read_into::<_, KafkaUnregisterControllerRecord>(&*_io, None, None)?.into();
            *self_rc.unregister_controller_record.borrow_mut() = t;
        }
        if  ((((*self_rc.frame()?.api_key().value()? as i64) != (0 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (1 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (2 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (3 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (4 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (5 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (7 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (8 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (9 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (10 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (11 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (12 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (14 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (15 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (17 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (18 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (19 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (20 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (21 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (22 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (23 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (24 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (25 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (26 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (27 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (28 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (29 as i64))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaClusterMetadataRecord {

    /**
     * Its `api_key` names the message.
     */
    pub fn frame(
        &self
    ) -> KResult<Ref<'_, OptRc<KafkaMetadataFrame>>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_frame.get() {
            return Ok(self.frame.borrow());
        }
        let _pos = _io.pos();
        _io.seek(0 as usize)?;
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self.frame.borrow_mut() = t;
        _io.seek(_pos)?;
        Ok(self.frame.borrow())
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn register_broker_record(&self) -> Ref<'_, OptRc<KafkaRegisterBrokerRecord>> {
        self.register_broker_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn unregister_broker_record(&self) -> Ref<'_, OptRc<KafkaUnregisterBrokerRecord>> {
        self.unregister_broker_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn topic_record(&self) -> Ref<'_, OptRc<KafkaTopicRecord>> {
        self.topic_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn partition_record(&self) -> Ref<'_, OptRc<KafkaPartitionRecord>> {
        self.partition_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn config_record(&self) -> Ref<'_, OptRc<KafkaConfigRecord>> {
        self.config_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn partition_change_record(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord>> {
        self.partition_change_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn fence_broker_record(&self) -> Ref<'_, OptRc<KafkaFenceBrokerRecord>> {
        self.fence_broker_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn unfence_broker_record(&self) -> Ref<'_, OptRc<KafkaUnfenceBrokerRecord>> {
        self.unfence_broker_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn remove_topic_record(&self) -> Ref<'_, OptRc<KafkaRemoveTopicRecord>> {
        self.remove_topic_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn delegation_token_record(&self) -> Ref<'_, OptRc<KafkaDelegationTokenRecord>> {
        self.delegation_token_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn user_scram_credential_record(&self) -> Ref<'_, OptRc<KafkaUserScramCredentialRecord>> {
        self.user_scram_credential_record.borrow()
    }
}

/**
 * Since Kafka 2.8.
 */
impl KafkaClusterMetadataRecord {
    pub fn feature_level_record(&self) -> Ref<'_, OptRc<KafkaFeatureLevelRecord>> {
        self.feature_level_record.borrow()
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaClusterMetadataRecord {
    pub fn client_quota_record(&self) -> Ref<'_, OptRc<KafkaClientQuotaRecord>> {
        self.client_quota_record.borrow()
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaClusterMetadataRecord {
    pub fn producer_ids_record(&self) -> Ref<'_, OptRc<KafkaProducerIdsRecord>> {
        self.producer_ids_record.borrow()
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaClusterMetadataRecord {
    pub fn broker_registration_change_record(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord>> {
        self.broker_registration_change_record.borrow()
    }
}

/**
 * Since Kafka 3.2.
 */
impl KafkaClusterMetadataRecord {
    pub fn access_control_entry_record(&self) -> Ref<'_, OptRc<KafkaAccessControlEntryRecord>> {
        self.access_control_entry_record.borrow()
    }
}

/**
 * Since Kafka 3.2.
 */
impl KafkaClusterMetadataRecord {
    pub fn remove_access_control_entry_record(&self) -> Ref<'_, OptRc<KafkaRemoveAccessControlEntryRecord>> {
        self.remove_access_control_entry_record.borrow()
    }
}

/**
 * Since Kafka 3.3.
 */
impl KafkaClusterMetadataRecord {
    pub fn no_op_record(&self) -> Ref<'_, OptRc<KafkaNoOpRecord>> {
        self.no_op_record.borrow()
    }
}

/**
 * Since Kafka 3.4.
 */
impl KafkaClusterMetadataRecord {
    pub fn zk_migration_state_record(&self) -> Ref<'_, OptRc<KafkaZkMigrationStateRecord>> {
        self.zk_migration_state_record.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaClusterMetadataRecord {
    pub fn remove_user_scram_credential_record(&self) -> Ref<'_, OptRc<KafkaRemoveUserScramCredentialRecord>> {
        self.remove_user_scram_credential_record.borrow()
    }
}

/**
 * Since Kafka 3.6.
 */
impl KafkaClusterMetadataRecord {
    pub fn begin_transaction_record(&self) -> Ref<'_, OptRc<KafkaBeginTransactionRecord>> {
        self.begin_transaction_record.borrow()
    }
}

/**
 * Since Kafka 3.6.
 */
impl KafkaClusterMetadataRecord {
    pub fn end_transaction_record(&self) -> Ref<'_, OptRc<KafkaEndTransactionRecord>> {
        self.end_transaction_record.borrow()
    }
}

/**
 * Since Kafka 3.6.
 */
impl KafkaClusterMetadataRecord {
    pub fn abort_transaction_record(&self) -> Ref<'_, OptRc<KafkaAbortTransactionRecord>> {
        self.abort_transaction_record.borrow()
    }
}

/**
 * Since Kafka 3.6.
 */
impl KafkaClusterMetadataRecord {
    pub fn remove_delegation_token_record(&self) -> Ref<'_, OptRc<KafkaRemoveDelegationTokenRecord>> {
        self.remove_delegation_token_record.borrow()
    }
}

/**
 * Since Kafka 3.7.
 */
impl KafkaClusterMetadataRecord {
    pub fn register_controller_record(&self) -> Ref<'_, OptRc<KafkaRegisterControllerRecord>> {
        self.register_controller_record.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaClusterMetadataRecord {
    pub fn clear_elr_record(&self) -> Ref<'_, OptRc<KafkaClearElrRecord>> {
        self.clear_elr_record.borrow()
    }
}

/**
 * Since Kafka 4.4.
 */
impl KafkaClusterMetadataRecord {
    pub fn unregister_controller_record(&self) -> Ref<'_, OptRc<KafkaUnregisterControllerRecord>> {
        self.unregister_controller_record.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaClusterMetadataRecord {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaClusterMetadataRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
