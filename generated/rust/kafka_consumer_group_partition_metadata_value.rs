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
 * The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupPartitionMetadataValue {
    pub _root: SharedType<KafkaConsumerGroupPartitionMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupPartitionMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    topics: RefCell<Vec<OptRc<KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupPartitionMetadataValue {
    type Root = KafkaConsumerGroupPartitionMetadataValue;
    type Parent = KafkaConsumerGroupPartitionMetadataValue;

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
        *self_rc.num_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.topics.borrow_mut() = Vec::new();
            let l_topics = (((*self_rc.num_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_topics {
                let t = Self::read_into::<_, KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupPartitionMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn num_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicMetadata`, since Kafka 3.5.
 */
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn topics(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata>>> {
        self.topics.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerGroupPartitionMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, PartitionMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub _root: SharedType<KafkaConsumerGroupPartitionMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata>,
    pub _self: SharedType<Self>,
    partition: RefCell<i32>,
    num_racks_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    racks: RefCell<Vec<OptRc<KafkaCompactString>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    type Root = KafkaConsumerGroupPartitionMetadataValue;
    type Parent = KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata;

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
        *self_rc.partition.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_racks_plus_one.borrow_mut() = t;
        if *self_rc.num_racks_plus_one().value()? >= (1 as i64) {
            *self_rc.racks.borrow_mut() = Vec::new();
            let l_racks = (((*self_rc.num_racks_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_racks {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.racks.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
}

/**
 * `int32`, since Kafka 3.6.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub fn partition(&self) -> Ref<'_, i32> {
        self.partition.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub fn num_racks_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_racks_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 3.6.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub fn racks(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.racks.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, TopicMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub _root: SharedType<KafkaConsumerGroupPartitionMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupPartitionMetadataValue>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    topic_name: RefCell<OptRc<KafkaCompactString>>,
    num_partitions: RefCell<i32>,
    num_partition_metadata_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partition_metadata: RefCell<Vec<OptRc<KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    type Root = KafkaConsumerGroupPartitionMetadataValue;
    type Parent = KafkaConsumerGroupPartitionMetadataValue;

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
        *self_rc.num_partitions.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_partition_metadata_plus_one.borrow_mut() = t;
        if *self_rc.num_partition_metadata_plus_one().value()? >= (1 as i64) {
            *self_rc.partition_metadata.borrow_mut() = Vec::new();
            let l_partition_metadata = (((*self_rc.num_partition_metadata_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_partition_metadata {
                let t = Self::read_into::<_, KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.partition_metadata.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
}

/**
 * `uuid`, since Kafka 3.5.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.6.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn topic_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.topic_name.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn num_partitions(&self) -> Ref<'_, i32> {
        self.num_partitions.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn num_partition_metadata_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partition_metadata_plus_one.borrow()
    }
}

/**
 * `[]PartitionMetadata`, since Kafka 3.6.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn partition_metadata(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValuePartitionMetadata>>> {
        self.partition_metadata.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConsumerGroupPartitionMetadataValue_ConsumerGroupPartitionMetadataValueTopicMetadata {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
