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
use super::kafka_string::KafkaString;
use super::kafka_bytes::KafkaBytes;

/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json ConsumerProtocolAssignment
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerProtocolAssignment {
    pub _root: SharedType<KafkaConsumerProtocolAssignment>,
    pub _parent: SharedType<KafkaConsumerProtocolAssignment>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_assigned_partitions: RefCell<i32>,
    assigned_partitions: RefCell<Vec<OptRc<KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition>>>,
    user_data: RefCell<OptRc<KafkaBytes>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerProtocolAssignment {
    type Root = KafkaConsumerProtocolAssignment;
    type Parent = KafkaConsumerProtocolAssignment;

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
        *self_rc.num_assigned_partitions.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.num_assigned_partitions() as i32) >= (0 as i32)) {
            *self_rc.assigned_partitions.borrow_mut() = Vec::new();
            let l_assigned_partitions = *self_rc.num_assigned_partitions();
            for _i in 0..l_assigned_partitions {
                let t = Self::read_into::<_, KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.assigned_partitions.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.user_data.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerProtocolAssignment {
}

/**
 * The version of the message.
 */
impl KafkaConsumerProtocolAssignment {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaConsumerProtocolAssignment {
    pub fn num_assigned_partitions(&self) -> Ref<'_, i32> {
        self.num_assigned_partitions.borrow()
    }
}

/**
 * `[]TopicPartition`, since Kafka 0.9.
 */
impl KafkaConsumerProtocolAssignment {
    pub fn assigned_partitions(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition>>> {
        self.assigned_partitions.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
 */
impl KafkaConsumerProtocolAssignment {
    pub fn user_data(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.user_data.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerProtocolAssignment {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerProtocolAssignment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicPartition` of `ConsumerProtocolAssignment`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolAssignment.json ConsumerProtocolAssignment, TopicPartition
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    pub _root: SharedType<KafkaConsumerProtocolAssignment>,
    pub _parent: SharedType<KafkaConsumerProtocolAssignment>,
    pub _self: SharedType<Self>,
    topic: RefCell<OptRc<KafkaString>>,
    num_partitions: RefCell<i32>,
    partitions: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    type Root = KafkaConsumerProtocolAssignment;
    type Parent = KafkaConsumerProtocolAssignment;

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
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.topic.borrow_mut() = t;
        *self_rc.num_partitions.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.num_partitions() as i32) >= (0 as i32)) {
            *self_rc.partitions.borrow_mut() = Vec::new();
            let l_partitions = *self_rc.num_partitions();
            for _i in 0..l_partitions {
                self_rc.partitions.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    pub fn topic(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.topic.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    pub fn num_partitions(&self) -> Ref<'_, i32> {
        self.num_partitions.borrow()
    }
}

/**
 * `[]int32`, since Kafka 0.9.
 */
impl KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}
impl KafkaConsumerProtocolAssignment_ConsumerProtocolAssignmentTopicPartition {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
