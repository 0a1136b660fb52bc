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
use super::kafka_compact_bytes::KafkaCompactBytes;
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    remote_log_segment_id: RefCell<OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry>>,
    broker_id: RefCell<i32>,
    event_timestamp_ms: RefCell<i64>,
    custom_metadata: RefCell<OptRc<KafkaCompactBytes>>,
    remote_log_segment_state: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataUpdateRecord {
    type Root = KafkaRemoteLogSegmentMetadataUpdateRecord;
    type Parent = KafkaRemoteLogSegmentMetadataUpdateRecord;

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
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.remote_log_segment_id.borrow_mut() = t;
        *self_rc.broker_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.event_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.custom_metadata.borrow_mut() = t;
        *self_rc.remote_log_segment_state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
}

/**
 * Its `api_key` is 1.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn remote_log_segment_id(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry>> {
        self.remote_log_segment_id.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn event_timestamp_ms(&self) -> Ref<'_, i64> {
        self.event_timestamp_ms.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn custom_metadata(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.custom_metadata.borrow()
    }
}

/**
 * `int8`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn remote_log_segment_state(&self) -> Ref<'_, i8> {
        self.remote_log_segment_state.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataUpdateRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord>,
    pub _self: SharedType<Self>,
    topic_id_partition: RefCell<OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry>>,
    id: RefCell<Vec<u8>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    type Root = KafkaRemoteLogSegmentMetadataUpdateRecord;
    type Parent = KafkaRemoteLogSegmentMetadataUpdateRecord;

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
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.topic_id_partition.borrow_mut() = t;
        *self_rc.id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
}

/**
 * `TopicIdPartitionEntry`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    pub fn topic_id_partition(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry>> {
        self.topic_id_partition.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    id: RefCell<Vec<u8>>,
    partition: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    type Root = KafkaRemoteLogSegmentMetadataUpdateRecord;
    type Parent = KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry;

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
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub fn partition(&self) -> Ref<'_, i32> {
        self.partition.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataUpdateRecord_RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
