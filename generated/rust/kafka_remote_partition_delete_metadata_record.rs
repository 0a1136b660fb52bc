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
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
 * 3.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemotePartitionDeleteMetadataRecord {
    pub _root: SharedType<KafkaRemotePartitionDeleteMetadataRecord>,
    pub _parent: SharedType<KafkaRemotePartitionDeleteMetadataRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    topic_id_partition: RefCell<OptRc<KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry>>,
    broker_id: RefCell<i32>,
    event_timestamp_ms: RefCell<i64>,
    remote_partition_delete_state: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemotePartitionDeleteMetadataRecord {
    type Root = KafkaRemotePartitionDeleteMetadataRecord;
    type Parent = KafkaRemotePartitionDeleteMetadataRecord;

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
        let t = Self::read_into::<_, KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.topic_id_partition.borrow_mut() = t;
        *self_rc.broker_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.event_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.remote_partition_delete_state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemotePartitionDeleteMetadataRecord {
}

/**
 * Its `api_key` is 2.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `TopicIdPartitionEntry`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn topic_id_partition(&self) -> Ref<'_, OptRc<KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry>> {
        self.topic_id_partition.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn event_timestamp_ms(&self) -> Ref<'_, i64> {
        self.event_timestamp_ms.borrow()
    }
}

/**
 * `int8`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn remote_partition_delete_state(&self) -> Ref<'_, i8> {
        self.remote_partition_delete_state.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemotePartitionDeleteMetadataRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub _root: SharedType<KafkaRemotePartitionDeleteMetadataRecord>,
    pub _parent: SharedType<KafkaRemotePartitionDeleteMetadataRecord>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    id: RefCell<Vec<u8>>,
    partition: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    type Root = KafkaRemotePartitionDeleteMetadataRecord;
    type Parent = KafkaRemotePartitionDeleteMetadataRecord;

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
        *self_rc.name.borrow_mut() = t;
        *self_rc.id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        *self_rc.partition.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub fn partition(&self) -> Ref<'_, i32> {
        self.partition.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemotePartitionDeleteMetadataRecord_RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
