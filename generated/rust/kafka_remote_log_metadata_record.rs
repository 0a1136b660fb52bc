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
use super::kafka_remote_log_segment_metadata_update_record::KafkaRemoteLogSegmentMetadataUpdateRecord;
use super::kafka_remote_log_segment_metadata_record::KafkaRemoteLogSegmentMetadataRecord;
use super::kafka_remote_log_segment_metadata_snapshot_record::KafkaRemoteLogSegmentMetadataSnapshotRecord;
use super::kafka_remote_partition_delete_metadata_record::KafkaRemotePartitionDeleteMetadataRecord;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of any record in `__remote_log_metadata`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRemoteLogMetadataRecord {
    pub _root: SharedType<KafkaRemoteLogMetadataRecord>,
    pub _parent: SharedType<KafkaRemoteLogMetadataRecord>,
    pub _self: SharedType<Self>,
    remote_log_segment_metadata_record: RefCell<OptRc<KafkaRemoteLogSegmentMetadataRecord>>,
    remote_log_segment_metadata_update_record: RefCell<OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord>>,
    remote_partition_delete_metadata_record: RefCell<OptRc<KafkaRemotePartitionDeleteMetadataRecord>>,
    remote_log_segment_metadata_snapshot_record: RefCell<OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_frame: Cell<bool>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
}
impl KStruct for KafkaRemoteLogMetadataRecord {
    type Root = KafkaRemoteLogMetadataRecord;
    type Parent = KafkaRemoteLogMetadataRecord;

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
        if ((*self_rc.frame()?.api_key().value()? as i64) == (0 as i64)) {
            let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataRecord>(&*_io, None, None)?.into();
            *self_rc.remote_log_segment_metadata_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (1 as i64)) {
            let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataUpdateRecord>(&*_io, None, None)?.into();
            *self_rc.remote_log_segment_metadata_update_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (2 as i64)) {
            let t = Self::read_into::<_, KafkaRemotePartitionDeleteMetadataRecord>(&*_io, None, None)?.into();
            *self_rc.remote_partition_delete_metadata_record.borrow_mut() = t;
        }
        if ((*self_rc.frame()?.api_key().value()? as i64) == (3 as i64)) {
            let t = Self::read_into::<_, KafkaRemoteLogSegmentMetadataSnapshotRecord>(&*_io, None, None)?.into();
            *self_rc.remote_log_segment_metadata_snapshot_record.borrow_mut() = t;
        }
        if  ((((*self_rc.frame()?.api_key().value()? as i64) != (0 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (1 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (2 as i64))) && (((*self_rc.frame()?.api_key().value()? as i64) != (3 as i64))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaRemoteLogMetadataRecord {

    /**
     * Its `api_key` names the message.
     */
    pub fn frame(
        &self
    ) -> KResult<Ref<'_, OptRc<KafkaMetadataFrame>>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_frame.get() {
            return Ok(self.frame.borrow());
        }
        let _pos = _io.pos();
        _io.seek(0 as usize)?;
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self.frame.borrow_mut() = t;
        _io.seek(_pos)?;
        Ok(self.frame.borrow())
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaRemoteLogMetadataRecord {
    pub fn remote_log_segment_metadata_record(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataRecord>> {
        self.remote_log_segment_metadata_record.borrow()
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaRemoteLogMetadataRecord {
    pub fn remote_log_segment_metadata_update_record(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataUpdateRecord>> {
        self.remote_log_segment_metadata_update_record.borrow()
    }
}

/**
 * Since Kafka 3.0.
 */
impl KafkaRemoteLogMetadataRecord {
    pub fn remote_partition_delete_metadata_record(&self) -> Ref<'_, OptRc<KafkaRemotePartitionDeleteMetadataRecord>> {
        self.remote_partition_delete_metadata_record.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaRemoteLogMetadataRecord {
    pub fn remote_log_segment_metadata_snapshot_record(&self) -> Ref<'_, OptRc<KafkaRemoteLogSegmentMetadataSnapshotRecord>> {
        self.remote_log_segment_metadata_snapshot_record.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaRemoteLogMetadataRecord {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaRemoteLogMetadataRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
