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
 * The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupStatePartitionMetadataValue {
    pub _root: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_initializing_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    initializing_topics: RefCell<Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>>>,
    num_initialized_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    initialized_topics: RefCell<Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>>>,
    num_deleting_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    deleting_topics: RefCell<Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupStatePartitionMetadataValue {
    type Root = KafkaShareGroupStatePartitionMetadataValue;
    type Parent = KafkaShareGroupStatePartitionMetadataValue;

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
        *self_rc.num_initializing_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_initializing_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.initializing_topics.borrow_mut() = Vec::new();
            let l_initializing_topics = (((*self_rc.num_initializing_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_initializing_topics {
                let t = Self::read_into::<_, KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.initializing_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_initialized_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_initialized_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.initialized_topics.borrow_mut() = Vec::new();
            let l_initialized_topics = (((*self_rc.num_initialized_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_initialized_topics {
                let t = Self::read_into::<_, KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.initialized_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_deleting_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_deleting_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.deleting_topics.borrow_mut() = Vec::new();
            let l_deleting_topics = (((*self_rc.num_deleting_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_deleting_topics {
                let t = Self::read_into::<_, KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.deleting_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupStatePartitionMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn num_initializing_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_initializing_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicPartitionsInfo`, since Kafka 4.1.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn initializing_topics(&self) -> Ref<'_, Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>>> {
        self.initializing_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn num_initialized_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_initialized_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicPartitionsInfo`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn initialized_topics(&self) -> Ref<'_, Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo>>> {
        self.initialized_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn num_deleting_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_deleting_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicInfo`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn deleting_topics(&self) -> Ref<'_, Vec<OptRc<KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo>>> {
        self.deleting_topics.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupStatePartitionMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicInfo
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    pub _root: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    topic_name: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    type Root = KafkaShareGroupStatePartitionMetadataValue;
    type Parent = KafkaShareGroupStatePartitionMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.topic_name.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
}

/**
 * `uuid`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * `string`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    pub fn topic_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.topic_name.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub _root: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupStatePartitionMetadataValue>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    topic_name: RefCell<OptRc<KafkaCompactString>>,
    num_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    type Root = KafkaShareGroupStatePartitionMetadataValue;
    type Parent = KafkaShareGroupStatePartitionMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.topic_name.borrow_mut() = t;
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
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
}

/**
 * `uuid`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * `string`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn topic_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.topic_name.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn num_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.0.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaShareGroupStatePartitionMetadataValue_ShareGroupStatePartitionMetadataValueTopicPartitionsInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
