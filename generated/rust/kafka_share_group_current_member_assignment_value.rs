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
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupCurrentMemberAssignmentValue {
    pub _root: SharedType<KafkaShareGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaShareGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    member_epoch: RefCell<i32>,
    previous_member_epoch: RefCell<i32>,
    state: RefCell<i8>,
    num_assigned_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    assigned_partitions: RefCell<Vec<OptRc<KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupCurrentMemberAssignmentValue {
    type Root = KafkaShareGroupCurrentMemberAssignmentValue;
    type Parent = KafkaShareGroupCurrentMemberAssignmentValue;

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
        *self_rc.num_assigned_partitions_plus_one.borrow_mut() = t;
        if *self_rc.num_assigned_partitions_plus_one().value()? >= (1 as i64) {
            *self_rc.assigned_partitions.borrow_mut() = Vec::new();
            let l_assigned_partitions = (((*self_rc.num_assigned_partitions_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_assigned_partitions {
                let t = Self::read_into::<_, KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.assigned_partitions.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupCurrentMemberAssignmentValue {
}

/**
 * The version of the message.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn member_epoch(&self) -> Ref<'_, i32> {
        self.member_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn previous_member_epoch(&self) -> Ref<'_, i32> {
        self.previous_member_epoch.borrow()
    }
}

/**
 * `int8`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn state(&self) -> Ref<'_, i8> {
        self.state.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn num_assigned_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_assigned_partitions_plus_one.borrow()
    }
}

/**
 * `[]TopicPartitions`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn assigned_partitions(&self) -> Ref<'_, Vec<OptRc<KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions>>> {
        self.assigned_partitions.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupCurrentMemberAssignmentValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue, TopicPartitions
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub _root: SharedType<KafkaShareGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaShareGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    num_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    type Root = KafkaShareGroupCurrentMemberAssignmentValue;
    type Parent = KafkaShareGroupCurrentMemberAssignmentValue;

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
        *self_rc.topic_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
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
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
}

/**
 * `uuid`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn num_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.0.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaShareGroupCurrentMemberAssignmentValue_ShareGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
