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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    partition_id: RefCell<i32>,
    topic_id: RefCell<Vec<u8>>,
    tagged_fields: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord;

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
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self_rc.frame.borrow_mut() = t;
        *self_rc.partition_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.topic_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        let t = Self::read_into::<_, KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaPartitionChangeRecord {
}

/**
 * Its `api_key` is 5.
 */
impl KafkaPartitionChangeRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8. -1 unless it is given.
 */
impl KafkaPartitionChangeRecord {
    pub fn partition_id(&self) -> Ref<'_, i32> {
        self.partition_id.borrow()
    }
}

/**
 * `uuid`, since Kafka 2.8.
 */
impl KafkaPartitionChangeRecord {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaPartitionChangeRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaPartitionChangeRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `AddingReplicas`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_adding_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    adding_replicas: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_adding_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_adding_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.adding_replicas.borrow_mut() = Vec::new();
            let l_adding_replicas = (((*self_rc.num_adding_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_adding_replicas {
                self_rc.adding_replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
    pub fn num_adding_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_adding_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
    pub fn adding_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.adding_replicas.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Directories`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_directories_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    directories: RefCell<Vec<Vec<u8>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_directories_plus_one.borrow_mut() = t;
        if *self_rc.num_directories_plus_one().value()? >= (1 as i64) {
            *self_rc.directories.borrow_mut() = Vec::new();
            let l_directories = (((*self_rc.num_directories_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_directories {
                self_rc.directories.borrow_mut().push(_io.read_bytes(16 as usize)?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
    pub fn num_directories_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_directories_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
 * given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
    pub fn directories(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.directories.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `EligibleLeaderReplicas`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_eligible_leader_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    eligible_leader_replicas: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_eligible_leader_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_eligible_leader_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.eligible_leader_replicas.borrow_mut() = Vec::new();
            let l_eligible_leader_replicas = (((*self_rc.num_eligible_leader_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_eligible_leader_replicas {
                self_rc.eligible_leader_replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
    pub fn num_eligible_leader_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_eligible_leader_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
    pub fn eligible_leader_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.eligible_leader_replicas.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Isr`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_isr_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    isr: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_isr_plus_one.borrow_mut() = t;
        if *self_rc.num_isr_plus_one().value()? >= (1 as i64) {
            *self_rc.isr.borrow_mut() = Vec::new();
            let l_isr = (((*self_rc.num_isr_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_isr {
                self_rc.isr.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
    pub fn num_isr_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_isr_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
    pub fn isr(&self) -> Ref<'_, Vec<i32>> {
        self.isr.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LastKnownElr`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_last_known_elr_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    last_known_elr: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_last_known_elr_plus_one.borrow_mut() = t;
        if *self_rc.num_last_known_elr_plus_one().value()? >= (1 as i64) {
            *self_rc.last_known_elr.borrow_mut() = Vec::new();
            let l_last_known_elr = (((*self_rc.num_last_known_elr_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_last_known_elr {
                self_rc.last_known_elr.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
    pub fn num_last_known_elr_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_last_known_elr_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
    pub fn last_known_elr(&self) -> Ref<'_, Vec<i32>> {
        self.last_known_elr.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LeaderRecoveryState`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    leader_recovery_state: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        *self_rc.leader_recovery_state.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag {
}

/**
 * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag {
    pub fn leader_recovery_state(&self) -> Ref<'_, i8> {
        self.leader_recovery_state.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Leader`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    leader: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        *self_rc.leader.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag {
}

/**
 * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag {
    pub fn leader(&self) -> Ref<'_, i32> {
        self.leader.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `RemovingReplicas`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_removing_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    removing_replicas: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_removing_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_removing_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.removing_replicas.borrow_mut() = Vec::new();
            let l_removing_replicas = (((*self_rc.num_removing_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_removing_replicas {
                self_rc.removing_replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
    pub fn num_removing_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_removing_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
    pub fn removing_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.removing_replicas.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Replicas`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    replicas: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.replicas.borrow_mut() = Vec::new();
            let l_replicas = (((*self_rc.num_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_replicas {
                self_rc.replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
    pub fn num_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
    pub fn replicas(&self) -> Ref<'_, Vec<i32>> {
        self.replicas.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `partition_change_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    isr: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag>>,
    leader: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag>>,
    replicas: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag>>,
    removing_replicas: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag>>,
    adding_replicas: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag>>,
    leader_recovery_state: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag>>,
    eligible_leader_replicas: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag>>,
    last_known_elr: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag>>,
    directories: RefCell<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    isr_raw: RefCell<Vec<u8>>,
    leader_raw: RefCell<Vec<u8>>,
    replicas_raw: RefCell<Vec<u8>>,
    removing_replicas_raw: RefCell<Vec<u8>>,
    adding_replicas_raw: RefCell<Vec<u8>>,
    leader_recovery_state_raw: RefCell<Vec<u8>>,
    eligible_leader_replicas_raw: RefCell<Vec<u8>>,
    last_known_elr_raw: RefCell<Vec<u8>>,
    directories_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.tag.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.len_data.borrow_mut() = t;
        if ((*self_rc.tag().value()? as i64) == (0 as i64)) {
            *self_rc.isr_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let isr_raw = self_rc.isr_raw.borrow();
            let _t_isr_raw_io = BytesReader::from(isr_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag>(&_t_isr_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.isr.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.leader_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let leader_raw = self_rc.leader_raw.borrow();
            let _t_leader_raw_io = BytesReader::from(leader_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag>(&_t_leader_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.leader.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (2 as i64)) {
            *self_rc.replicas_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let replicas_raw = self_rc.replicas_raw.borrow();
            let _t_replicas_raw_io = BytesReader::from(replicas_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag>(&_t_replicas_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.replicas.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (3 as i64)) {
            *self_rc.removing_replicas_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let removing_replicas_raw = self_rc.removing_replicas_raw.borrow();
            let _t_removing_replicas_raw_io = BytesReader::from(removing_replicas_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag>(&_t_removing_replicas_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.removing_replicas.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (4 as i64)) {
            *self_rc.adding_replicas_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let adding_replicas_raw = self_rc.adding_replicas_raw.borrow();
            let _t_adding_replicas_raw_io = BytesReader::from(adding_replicas_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag>(&_t_adding_replicas_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.adding_replicas.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (5 as i64)) {
            *self_rc.leader_recovery_state_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let leader_recovery_state_raw = self_rc.leader_recovery_state_raw.borrow();
            let _t_leader_recovery_state_raw_io = BytesReader::from(leader_recovery_state_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag>(&_t_leader_recovery_state_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.leader_recovery_state.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (6 as i64)) {
            *self_rc.eligible_leader_replicas_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let eligible_leader_replicas_raw = self_rc.eligible_leader_replicas_raw.borrow();
            let _t_eligible_leader_replicas_raw_io = BytesReader::from(eligible_leader_replicas_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag>(&_t_eligible_leader_replicas_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.eligible_leader_replicas.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (7 as i64)) {
            *self_rc.last_known_elr_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let last_known_elr_raw = self_rc.last_known_elr_raw.borrow();
            let _t_last_known_elr_raw_io = BytesReader::from(last_known_elr_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag>(&_t_last_known_elr_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.last_known_elr.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (8 as i64)) {
            *self_rc.directories_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let directories_raw = self_rc.directories_raw.borrow();
            let _t_directories_raw_io = BytesReader::from(directories_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag>(&_t_directories_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.directories.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (8 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn isr(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordIsrTag>> {
        self.isr.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn leader(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLeaderTag>> {
        self.leader.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn replicas(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordReplicasTag>> {
        self.replicas.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn removing_replicas(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordRemovingReplicasTag>> {
        self.removing_replicas.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
 * null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn adding_replicas(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordAddingReplicasTag>> {
        self.adding_replicas.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn leader_recovery_state(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLeaderRecoveryStateTag>> {
        self.leader_recovery_state.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn eligible_leader_replicas(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordEligibleLeaderReplicasTag>> {
        self.eligible_leader_replicas.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn last_known_elr(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordLastKnownElrTag>> {
        self.last_known_elr.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
 * given. May be null.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn directories(&self) -> Ref<'_, OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordDirectoriesTag>> {
        self.directories.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn isr_raw(&self) -> Ref<'_, Vec<u8>> {
        self.isr_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn leader_raw(&self) -> Ref<'_, Vec<u8>> {
        self.leader_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn replicas_raw(&self) -> Ref<'_, Vec<u8>> {
        self.replicas_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn removing_replicas_raw(&self) -> Ref<'_, Vec<u8>> {
        self.removing_replicas_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn adding_replicas_raw(&self) -> Ref<'_, Vec<u8>> {
        self.adding_replicas_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn leader_recovery_state_raw(&self) -> Ref<'_, Vec<u8>> {
        self.leader_recovery_state_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn eligible_leader_replicas_raw(&self) -> Ref<'_, Vec<u8>> {
        self.eligible_leader_replicas_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn last_known_elr_raw(&self) -> Ref<'_, Vec<u8>> {
        self.last_known_elr_raw.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField {
    pub fn directories_raw(&self) -> Ref<'_, Vec<u8>> {
        self.directories_raw.borrow()
    }
}

/**
 * The tagged fields of `partition_change_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
    pub _root: SharedType<KafkaPartitionChangeRecord>,
    pub _parent: SharedType<KafkaPartitionChangeRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
    type Root = KafkaPartitionChangeRecord;
    type Parent = KafkaPartitionChangeRecord;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_fields.borrow_mut() = t;
        *self_rc.fields.borrow_mut() = Vec::new();
        let l_fields = *self_rc.num_fields().value()?;
        for _i in 0..l_fields {
            let t = Self::read_into::<_, KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaPartitionChangeRecord_PartitionChangeRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaPartitionChangeRecord_PartitionChangeRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
