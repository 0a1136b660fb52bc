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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub _root: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    member_epoch: RefCell<i32>,
    previous_member_epoch: RefCell<i32>,
    state: RefCell<i8>,
    num_active_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    active_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    num_standby_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    standby_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    num_warmup_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    warmup_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    num_active_tasks_pending_revocation_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    active_tasks_pending_revocation: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    num_standby_tasks_pending_revocation_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    standby_tasks_pending_revocation: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    num_warmup_tasks_pending_revocation_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    warmup_tasks_pending_revocation: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupCurrentMemberAssignmentValue {
    type Root = KafkaStreamsGroupCurrentMemberAssignmentValue;
    type Parent = KafkaStreamsGroupCurrentMemberAssignmentValue;

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
        *self_rc.message_version.borrow_mut() = _io.read_s2be()?.into();
        if !(((*self_rc.message_version() as i16) >= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if !(((*self_rc.message_version() as i16) <= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.member_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.previous_member_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_active_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_active_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.active_tasks.borrow_mut() = Vec::new();
            let l_active_tasks = (((*self_rc.num_active_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_active_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.active_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_standby_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_standby_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.standby_tasks.borrow_mut() = Vec::new();
            let l_standby_tasks = (((*self_rc.num_standby_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_standby_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.standby_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_warmup_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_warmup_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.warmup_tasks.borrow_mut() = Vec::new();
            let l_warmup_tasks = (((*self_rc.num_warmup_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_warmup_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.warmup_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_active_tasks_pending_revocation_plus_one.borrow_mut() = t;
        if *self_rc.num_active_tasks_pending_revocation_plus_one().value()? >= (1 as i64) {
            *self_rc.active_tasks_pending_revocation.borrow_mut() = Vec::new();
            let l_active_tasks_pending_revocation = (((*self_rc.num_active_tasks_pending_revocation_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_active_tasks_pending_revocation {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.active_tasks_pending_revocation.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_standby_tasks_pending_revocation_plus_one.borrow_mut() = t;
        if *self_rc.num_standby_tasks_pending_revocation_plus_one().value()? >= (1 as i64) {
            *self_rc.standby_tasks_pending_revocation.borrow_mut() = Vec::new();
            let l_standby_tasks_pending_revocation = (((*self_rc.num_standby_tasks_pending_revocation_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_standby_tasks_pending_revocation {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.standby_tasks_pending_revocation.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_warmup_tasks_pending_revocation_plus_one.borrow_mut() = t;
        if *self_rc.num_warmup_tasks_pending_revocation_plus_one().value()? >= (1 as i64) {
            *self_rc.warmup_tasks_pending_revocation.borrow_mut() = Vec::new();
            let l_warmup_tasks_pending_revocation = (((*self_rc.num_warmup_tasks_pending_revocation_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_warmup_tasks_pending_revocation {
                let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.warmup_tasks_pending_revocation.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn member_epoch(&self) -> Ref<'_, i32> {
        self.member_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn previous_member_epoch(&self) -> Ref<'_, i32> {
        self.previous_member_epoch.borrow()
    }
}

/**
 * `int8`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn state(&self) -> Ref<'_, i8> {
        self.state.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_active_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_active_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn active_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.active_tasks.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_standby_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_standby_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn standby_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.standby_tasks.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_warmup_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_warmup_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn warmup_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.warmup_tasks.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_active_tasks_pending_revocation_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_active_tasks_pending_revocation_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn active_tasks_pending_revocation(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.active_tasks_pending_revocation.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_standby_tasks_pending_revocation_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_standby_tasks_pending_revocation_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn standby_tasks_pending_revocation(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.standby_tasks_pending_revocation.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn num_warmup_tasks_pending_revocation_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_warmup_tasks_pending_revocation_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn warmup_tasks_pending_revocation(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>>> {
        self.warmup_tasks_pending_revocation.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue, TaskIds
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub _root: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    subtopology_id: RefCell<OptRc<KafkaCompactString>>,
    num_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    type Root = KafkaStreamsGroupCurrentMemberAssignmentValue;
    type Parent = KafkaStreamsGroupCurrentMemberAssignmentValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.subtopology_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_partitions_plus_one.borrow_mut() = t;
        if *self_rc.num_partitions_plus_one().value()? >= (1 as i64) {
            *self_rc.partitions.borrow_mut() = Vec::new();
            let l_partitions = (((*self_rc.num_partitions_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_partitions {
                self_rc.partitions.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub fn subtopology_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.subtopology_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub fn num_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `AssignmentEpochs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
    pub _root: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>,
    pub _self: SharedType<Self>,
    num_assignment_epochs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_epochs: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
    type Root = KafkaStreamsGroupCurrentMemberAssignmentValue;
    type Parent = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField;

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
        *self_rc.num_assignment_epochs_plus_one.borrow_mut() = t;
        if *self_rc.num_assignment_epochs_plus_one().value()? >= (1 as i64) {
            *self_rc.assignment_epochs.borrow_mut() = Vec::new();
            let l_assignment_epochs = (((*self_rc.num_assignment_epochs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_assignment_epochs {
                self_rc.assignment_epochs.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
    pub fn num_assignment_epochs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_assignment_epochs_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.2. Tag 0. May be null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
    pub fn assignment_epochs(&self) -> Ref<'_, Vec<i32>> {
        self.assignment_epochs.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of
 * `streams_group_current_member_assignment_value_task_ids`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub _root: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_epochs: RefCell<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    assignment_epochs_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    type Root = KafkaStreamsGroupCurrentMemberAssignmentValue;
    type Parent = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields;

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
            *self_rc.assignment_epochs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let assignment_epochs_raw = self_rc.assignment_epochs_raw.borrow();
            let _t_assignment_epochs_raw_io = BytesReader::from(assignment_epochs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag>(&_t_assignment_epochs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.assignment_epochs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.2. Tag 0. May be null.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn assignment_epochs(&self) -> Ref<'_, OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag>> {
        self.assignment_epochs.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField {
    pub fn assignment_epochs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.assignment_epochs_raw.borrow()
    }
}

/**
 * The tagged fields of
 * `streams_group_current_member_assignment_value_task_ids`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
    pub _root: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
    type Root = KafkaStreamsGroupCurrentMemberAssignmentValue;
    type Parent = KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIds;

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
            let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaStreamsGroupCurrentMemberAssignmentValue_StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
