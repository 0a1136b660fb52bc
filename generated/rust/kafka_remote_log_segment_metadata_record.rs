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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    remote_log_segment_id: RefCell<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry>>,
    start_offset: RefCell<i64>,
    end_offset: RefCell<i64>,
    broker_id: RefCell<i32>,
    max_timestamp_ms: RefCell<i64>,
    event_timestamp_ms: RefCell<i64>,
    num_segment_leader_epochs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    segment_leader_epochs: RefCell<Vec<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>>>,
    segment_size_in_bytes: RefCell<i32>,
    custom_metadata: RefCell<OptRc<KafkaCompactBytes>>,
    remote_log_segment_state: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord;

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
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.remote_log_segment_id.borrow_mut() = t;
        *self_rc.start_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.end_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.broker_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.max_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.event_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_segment_leader_epochs_plus_one.borrow_mut() = t;
        if *self_rc.num_segment_leader_epochs_plus_one().value()? >= (1 as i64) {
            *self_rc.segment_leader_epochs.borrow_mut() = Vec::new();
            let l_segment_leader_epochs = (((*self_rc.num_segment_leader_epochs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_segment_leader_epochs {
                let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.segment_leader_epochs.borrow_mut().push(t);
            }
        }
        *self_rc.segment_size_in_bytes.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.custom_metadata.borrow_mut() = t;
        *self_rc.remote_log_segment_state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord {
}

/**
 * Its `api_key` is 0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn remote_log_segment_id(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry>> {
        self.remote_log_segment_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn start_offset(&self) -> Ref<'_, i64> {
        self.start_offset.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn end_offset(&self) -> Ref<'_, i64> {
        self.end_offset.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn max_timestamp_ms(&self) -> Ref<'_, i64> {
        self.max_timestamp_ms.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn event_timestamp_ms(&self) -> Ref<'_, i64> {
        self.event_timestamp_ms.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn num_segment_leader_epochs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_segment_leader_epochs_plus_one.borrow()
    }
}

/**
 * `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn segment_leader_epochs(&self) -> Ref<'_, Vec<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry>>> {
        self.segment_leader_epochs.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn segment_size_in_bytes(&self) -> Ref<'_, i32> {
        self.segment_size_in_bytes.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn custom_metadata(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.custom_metadata.borrow()
    }
}

/**
 * `int8`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn remote_log_segment_state(&self) -> Ref<'_, i8> {
        self.remote_log_segment_state.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _self: SharedType<Self>,
    topic_id_partition: RefCell<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry>>,
    id: RefCell<Vec<u8>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord;

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
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.topic_id_partition.borrow_mut() = t;
        *self_rc.id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
}

/**
 * `TopicIdPartitionEntry`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    pub fn topic_id_partition(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry>> {
        self.topic_id_partition.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _self: SharedType<Self>,
    leader_epoch: RefCell<i32>,
    offset: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord;

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
        *self_rc.leader_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.offset.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    pub fn leader_epoch(&self) -> Ref<'_, i32> {
        self.leader_epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    pub fn offset(&self) -> Ref<'_, i64> {
        self.offset.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `remote_log_segment_metadata_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    txn_index_empty: RefCell<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    txn_index_empty_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields;

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
            *self_rc.txn_index_empty_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let txn_index_empty_raw = self_rc.txn_index_empty_raw.borrow();
            let _t_txn_index_empty_raw_io = BytesReader::from(txn_index_empty_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag>(&_t_txn_index_empty_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.txn_index_empty.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `bool`, since Kafka 4.0. Tag 0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn txn_index_empty(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag>> {
        self.txn_index_empty.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField {
    pub fn txn_index_empty_raw(&self) -> Ref<'_, Vec<u8>> {
        self.txn_index_empty_raw.borrow()
    }
}

/**
 * The tagged fields of `remote_log_segment_metadata_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord;

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
            let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    id: RefCell<Vec<u8>>,
    partition: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry;

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
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub fn partition(&self) -> Ref<'_, i32> {
        self.partition.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTopicIdPartitionEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `TxnIndexEmpty`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField>,
    pub _self: SharedType<Self>,
    txn_index_empty: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag {
    type Root = KafkaRemoteLogSegmentMetadataRecord;
    type Parent = KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTaggedField;

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
        *self_rc.txn_index_empty.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag {
}

/**
 * `bool`, since Kafka 4.0. Tag 0.
 */
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag {
    pub fn txn_index_empty(&self) -> Ref<'_, u8> {
        self.txn_index_empty.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataRecord_RemoteLogSegmentMetadataRecordTxnIndexEmptyTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
