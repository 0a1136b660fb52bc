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
 * The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMemberValue {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMemberValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMemberValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_active_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    active_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>>,
    num_standby_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    standby_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>>,
    num_warmup_tasks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    warmup_tasks: RefCell<Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMemberValue {
    type Root = KafkaStreamsGroupTargetAssignmentMemberValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMemberValue;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_active_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_active_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.active_tasks.borrow_mut() = Vec::new();
            let l_active_tasks = (((*self_rc.num_active_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_active_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.active_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_standby_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_standby_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.standby_tasks.borrow_mut() = Vec::new();
            let l_standby_tasks = (((*self_rc.num_standby_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_standby_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.standby_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_warmup_tasks_plus_one.borrow_mut() = t;
        if *self_rc.num_warmup_tasks_plus_one().value()? >= (1 as i64) {
            *self_rc.warmup_tasks.borrow_mut() = Vec::new();
            let l_warmup_tasks = (((*self_rc.num_warmup_tasks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_warmup_tasks {
                let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.warmup_tasks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMemberValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn num_active_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_active_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn active_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>> {
        self.active_tasks.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn num_standby_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_standby_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn standby_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>> {
        self.standby_tasks.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn num_warmup_tasks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_warmup_tasks_plus_one.borrow()
    }
}

/**
 * `[]TaskIds`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn warmup_tasks(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds>>> {
        self.warmup_tasks.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMemberValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue, TaskIds
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMemberValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMemberValue>,
    pub _self: SharedType<Self>,
    subtopology_id: RefCell<OptRc<KafkaCompactString>>,
    num_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    type Root = KafkaStreamsGroupTargetAssignmentMemberValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMemberValue;

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
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub fn subtopology_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.subtopology_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub fn num_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMemberValue_StreamsGroupTargetAssignmentMemberValueTaskIds {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
