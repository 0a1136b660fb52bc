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
 * The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    partition_id: RefCell<i32>,
    topic_id: RefCell<Vec<u8>>,
    num_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    replicas: RefCell<Vec<i32>>,
    num_isr_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    isr: RefCell<Vec<i32>>,
    num_removing_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    removing_replicas: RefCell<Vec<i32>>,
    num_adding_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    adding_replicas: RefCell<Vec<i32>>,
    leader: RefCell<i32>,
    leader_epoch: RefCell<i32>,
    partition_epoch: RefCell<i32>,
    num_directories_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    directories: RefCell<Vec<Vec<u8>>>,
    tagged_fields: RefCell<OptRc<KafkaPartitionRecord_PartitionRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionRecord {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.replicas.borrow_mut() = Vec::new();
            let l_replicas = (((*self_rc.num_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_replicas {
                self_rc.replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_isr_plus_one.borrow_mut() = t;
        if *self_rc.num_isr_plus_one().value()? >= (1 as i64) {
            *self_rc.isr.borrow_mut() = Vec::new();
            let l_isr = (((*self_rc.num_isr_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_isr {
                self_rc.isr.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_removing_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_removing_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.removing_replicas.borrow_mut() = Vec::new();
            let l_removing_replicas = (((*self_rc.num_removing_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_removing_replicas {
                self_rc.removing_replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_adding_replicas_plus_one.borrow_mut() = t;
        if *self_rc.num_adding_replicas_plus_one().value()? >= (1 as i64) {
            *self_rc.adding_replicas.borrow_mut() = Vec::new();
            let l_adding_replicas = (((*self_rc.num_adding_replicas_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_adding_replicas {
                self_rc.adding_replicas.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        *self_rc.leader.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.leader_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.partition_epoch.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.frame().version().value()? as i64) >= (1 as i64)) {
            let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
            *self_rc.num_directories_plus_one.borrow_mut() = t;
        }
        if  ((((*self_rc.frame().version().value()? as i64) >= (1 as i64))) && (*self_rc.num_directories_plus_one().value()? >= (1 as i64)))  {
            *self_rc.directories.borrow_mut() = Vec::new();
            let l_directories = (((*self_rc.num_directories_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_directories {
                self_rc.directories.borrow_mut().push(_io.read_bytes(16 as usize)?.into());
            }
        }
        let t = Self::read_into::<_, KafkaPartitionRecord_PartitionRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaPartitionRecord {
}

/**
 * Its `api_key` is 3.
 */
impl KafkaPartitionRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8. -1 unless it is given.
 */
impl KafkaPartitionRecord {
    pub fn partition_id(&self) -> Ref<'_, i32> {
        self.partition_id.borrow()
    }
}

/**
 * `uuid`, since Kafka 2.8.
 */
impl KafkaPartitionRecord {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord {
    pub fn num_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 2.8.
 */
impl KafkaPartitionRecord {
    pub fn replicas(&self) -> Ref<'_, Vec<i32>> {
        self.replicas.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord {
    pub fn num_isr_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_isr_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 2.8.
 */
impl KafkaPartitionRecord {
    pub fn isr(&self) -> Ref<'_, Vec<i32>> {
        self.isr.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord {
    pub fn num_removing_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_removing_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 2.8.
 */
impl KafkaPartitionRecord {
    pub fn removing_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.removing_replicas.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord {
    pub fn num_adding_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_adding_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 2.8.
 */
impl KafkaPartitionRecord {
    pub fn adding_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.adding_replicas.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8. -1 unless it is given.
 */
impl KafkaPartitionRecord {
    pub fn leader(&self) -> Ref<'_, i32> {
        self.leader.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8. -1 unless it is given.
 */
impl KafkaPartitionRecord {
    pub fn leader_epoch(&self) -> Ref<'_, i32> {
        self.leader_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8. -1 unless it is given.
 */
impl KafkaPartitionRecord {
    pub fn partition_epoch(&self) -> Ref<'_, i32> {
        self.partition_epoch.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord {
    pub fn num_directories_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_directories_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Versions 1 to 2.
 */
impl KafkaPartitionRecord {
    pub fn directories(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.directories.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaPartitionRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaPartitionRecord_PartitionRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaPartitionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `EligibleLeaderReplicas`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord_PartitionRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_eligible_leader_replicas_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    eligible_leader_replicas: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord_PartitionRecordTaggedField;

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
impl KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
    pub fn num_eligible_leader_replicas_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_eligible_leader_replicas_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
    pub fn eligible_leader_replicas(&self) -> Ref<'_, Vec<i32>> {
        self.eligible_leader_replicas.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LastKnownElr`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord_PartitionRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_last_known_elr_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    last_known_elr: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord_PartitionRecordTaggedField;

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
impl KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
    pub fn num_last_known_elr_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_last_known_elr_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
    pub fn last_known_elr(&self) -> Ref<'_, Vec<i32>> {
        self.last_known_elr.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordLastKnownElrTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LeaderRecoveryState`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord_PartitionRecordTaggedField>,
    pub _self: SharedType<Self>,
    leader_recovery_state: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord_PartitionRecordTaggedField;

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
impl KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag {
}

/**
 * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
 */
impl KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag {
    pub fn leader_recovery_state(&self) -> Ref<'_, i8> {
        self.leader_recovery_state.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `partition_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord_PartitionRecordTaggedField {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord_PartitionRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    leader_recovery_state: RefCell<OptRc<KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag>>,
    eligible_leader_replicas: RefCell<OptRc<KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag>>,
    last_known_elr: RefCell<OptRc<KafkaPartitionRecord_PartitionRecordLastKnownElrTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    leader_recovery_state_raw: RefCell<Vec<u8>>,
    eligible_leader_replicas_raw: RefCell<Vec<u8>>,
    last_known_elr_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaPartitionRecord_PartitionRecordTaggedField {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord_PartitionRecordTaggedFields;

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
            *self_rc.leader_recovery_state_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let leader_recovery_state_raw = self_rc.leader_recovery_state_raw.borrow();
            let _t_leader_recovery_state_raw_io = BytesReader::from(leader_recovery_state_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag>(&_t_leader_recovery_state_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.leader_recovery_state.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.eligible_leader_replicas_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let eligible_leader_replicas_raw = self_rc.eligible_leader_replicas_raw.borrow();
            let _t_eligible_leader_replicas_raw_io = BytesReader::from(eligible_leader_replicas_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag>(&_t_eligible_leader_replicas_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.eligible_leader_replicas.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (2 as i64)) {
            *self_rc.last_known_elr_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let last_known_elr_raw = self_rc.last_known_elr_raw.borrow();
            let _t_last_known_elr_raw_io = BytesReader::from(last_known_elr_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaPartitionRecord_PartitionRecordLastKnownElrTag>(&_t_last_known_elr_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.last_known_elr.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (2 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn leader_recovery_state(&self) -> Ref<'_, OptRc<KafkaPartitionRecord_PartitionRecordLeaderRecoveryStateTag>> {
        self.leader_recovery_state.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn eligible_leader_replicas(&self) -> Ref<'_, OptRc<KafkaPartitionRecord_PartitionRecordEligibleLeaderReplicasTag>> {
        self.eligible_leader_replicas.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
 * is given. May be null.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn last_known_elr(&self) -> Ref<'_, OptRc<KafkaPartitionRecord_PartitionRecordLastKnownElrTag>> {
        self.last_known_elr.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn leader_recovery_state_raw(&self) -> Ref<'_, Vec<u8>> {
        self.leader_recovery_state_raw.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn eligible_leader_replicas_raw(&self) -> Ref<'_, Vec<u8>> {
        self.eligible_leader_replicas_raw.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedField {
    pub fn last_known_elr_raw(&self) -> Ref<'_, Vec<u8>> {
        self.last_known_elr_raw.borrow()
    }
}

/**
 * The tagged fields of `partition_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaPartitionRecord_PartitionRecordTaggedFields {
    pub _root: SharedType<KafkaPartitionRecord>,
    pub _parent: SharedType<KafkaPartitionRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaPartitionRecord_PartitionRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaPartitionRecord_PartitionRecordTaggedFields {
    type Root = KafkaPartitionRecord;
    type Parent = KafkaPartitionRecord;

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
            let t = Self::read_into::<_, KafkaPartitionRecord_PartitionRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaPartitionRecord_PartitionRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaPartitionRecord_PartitionRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaPartitionRecord_PartitionRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
