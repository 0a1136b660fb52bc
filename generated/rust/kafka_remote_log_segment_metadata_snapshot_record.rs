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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 3 in `__remote_log_metadata`. Since Kafka
 * 3.5. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    segment_id: RefCell<Vec<u8>>,
    start_offset: RefCell<i64>,
    end_offset: RefCell<i64>,
    broker_id: RefCell<i32>,
    max_timestamp_ms: RefCell<i64>,
    event_timestamp_ms: RefCell<i64>,
    num_segment_leader_epochs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    segment_leader_epochs: RefCell<Vec<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>>>,
    segment_size_in_bytes: RefCell<i32>,
    custom_metadata: RefCell<OptRc<KafkaCompactBytes>>,
    remote_log_segment_state: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataSnapshotRecord {
    type Root = KafkaRemoteLogSegmentMetadataSnapshotRecord;
    type Parent = KafkaRemoteLogSegmentMetadataSnapshotRecord;

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
        *self_rc.segment_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
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
                let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.segment_leader_epochs.borrow_mut().push(t);
            }
        }
        *self_rc.segment_size_in_bytes.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.custom_metadata.borrow_mut() = t;
        *self_rc.remote_log_segment_state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
}

/**
 * Its `api_key` is 3.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn segment_id(&self) -> Ref<'_, Vec<u8>> {
        self.segment_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn start_offset(&self) -> Ref<'_, i64> {
        self.start_offset.borrow()
    }
}

/**
 * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn end_offset(&self) -> Ref<'_, i64> {
        self.end_offset.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn max_timestamp_ms(&self) -> Ref<'_, i64> {
        self.max_timestamp_ms.borrow()
    }
}

/**
 * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn event_timestamp_ms(&self) -> Ref<'_, i64> {
        self.event_timestamp_ms.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn num_segment_leader_epochs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_segment_leader_epochs_plus_one.borrow()
    }
}

/**
 * `[]SegmentLeaderEpochEntry`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn segment_leader_epochs(&self) -> Ref<'_, Vec<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry>>> {
        self.segment_leader_epochs.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn segment_size_in_bytes(&self) -> Ref<'_, i32> {
        self.segment_size_in_bytes.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn custom_metadata(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.custom_metadata.borrow()
    }
}

/**
 * `int8`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn remote_log_segment_state(&self) -> Ref<'_, i8> {
        self.remote_log_segment_state.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataSnapshotRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord, SegmentLeaderEpochEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _self: SharedType<Self>,
    leader_epoch: RefCell<i32>,
    offset: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    type Root = KafkaRemoteLogSegmentMetadataSnapshotRecord;
    type Parent = KafkaRemoteLogSegmentMetadataSnapshotRecord;

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
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    pub fn leader_epoch(&self) -> Ref<'_, i32> {
        self.leader_epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 3.5. JavaScript rounds it beyond 2^53.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    pub fn offset(&self) -> Ref<'_, i64> {
        self.offset.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordSegmentLeaderEpochEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `remote_log_segment_metadata_snapshot_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    txn_index_empty: RefCell<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    txn_index_empty_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    type Root = KafkaRemoteLogSegmentMetadataSnapshotRecord;
    type Parent = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields;

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
            let t = Self::read_into::<BytesReader, KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag>(&_t_txn_index_empty_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.txn_index_empty.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `bool`, since Kafka 4.0. Tag 0.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn txn_index_empty(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag>> {
        self.txn_index_empty.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField {
    pub fn txn_index_empty_raw(&self) -> Ref<'_, Vec<u8>> {
        self.txn_index_empty_raw.borrow()
    }
}

/**
 * The tagged fields of `remote_log_segment_metadata_snapshot_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
    type Root = KafkaRemoteLogSegmentMetadataSnapshotRecord;
    type Parent = KafkaRemoteLogSegmentMetadataSnapshotRecord;

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
            let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `TxnIndexEmpty`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataSnapshotRecord.json RemoteLogSegmentMetadataSnapshotRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag {
    pub _root: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord>,
    pub _parent: SharedType<KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField>,
    pub _self: SharedType<Self>,
    txn_index_empty: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag {
    type Root = KafkaRemoteLogSegmentMetadataSnapshotRecord;
    type Parent = KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTaggedField;

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
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag {
}

/**
 * `bool`, since Kafka 4.0. Tag 0.
 */
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag {
    pub fn txn_index_empty(&self) -> Ref<'_, u8> {
        self.txn_index_empty.borrow()
    }
}
impl KafkaRemoteLogSegmentMetadataSnapshotRecord_RemoteLogSegmentMetadataSnapshotRecordTxnIndexEmptyTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
