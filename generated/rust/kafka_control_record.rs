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
use super::kafka_kraft_version_record::KafkaKraftVersionRecord;
use super::kafka_control_record_key::KafkaControlRecordKey;
use super::kafka_snapshot_header_record::KafkaSnapshotHeaderRecord;
use super::kafka_leader_change_message::KafkaLeaderChangeMessage;
use super::kafka_end_txn_marker::KafkaEndTxnMarker;
use super::kafka_snapshot_footer_record::KafkaSnapshotFooterRecord;
use super::kafka_voters_record::KafkaVotersRecord;
use super::kafka_varlong::KafkaVarlong;
use super::kafka_varint::KafkaVarint;
use super::kafka_header::KafkaHeader;

/**
 * A record that Kafka writes for itself. The key tells its kind, the kind
 * tells the value's layout. The value of an unknown kind stays readable as
 * bytes.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaControlRecord {
    pub _root: SharedType<KafkaControlRecord>,
    pub _parent: SharedType<KafkaControlRecord>,
    pub _self: SharedType<Self>,
    len: RefCell<OptRc<KafkaVarint>>,
    body: RefCell<OptRc<KafkaControlRecord_ControlRecordBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaControlRecord {
    type Root = KafkaControlRecord;
    type Parent = KafkaControlRecord;

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
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.len.borrow_mut() = t;
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(*self_rc.len().value()? as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, KafkaControlRecord_ControlRecordBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaControlRecord {
}

/**
 * Bytes that follow this field.
 */
impl KafkaControlRecord {
    pub fn len(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len.borrow()
    }
}

/**
 * Everything after the length.
 */
impl KafkaControlRecord {
    pub fn body(&self) -> Ref<'_, OptRc<KafkaControlRecord_ControlRecordBody>> {
        self.body.borrow()
    }
}
impl KafkaControlRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaControlRecord {
    pub fn body_raw(&self) -> Ref<'_, Vec<u8>> {
        self.body_raw.borrow()
    }
}

/**
 * A control record inside exactly its own bytes, laid out as any record.
 * At most one of the fields between `len_value` and `num_headers` is
 * there: the value, by its kind.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaControlRecord_ControlRecordBody {
    pub _root: SharedType<KafkaControlRecord>,
    pub _parent: SharedType<KafkaControlRecord>,
    pub _self: SharedType<Self>,
    attributes: RefCell<i8>,
    timestamp_delta: RefCell<OptRc<KafkaVarlong>>,
    offset_delta: RefCell<OptRc<KafkaVarint>>,
    len_key: RefCell<OptRc<KafkaVarint>>,
    key: RefCell<OptRc<KafkaControlRecordKey>>,
    len_value: RefCell<OptRc<KafkaVarint>>,
    end_txn_marker: RefCell<OptRc<KafkaEndTxnMarker>>,
    leader_change_message: RefCell<OptRc<KafkaLeaderChangeMessage>>,
    snapshot_header_record: RefCell<OptRc<KafkaSnapshotHeaderRecord>>,
    snapshot_footer_record: RefCell<OptRc<KafkaSnapshotFooterRecord>>,
    kraft_version_record: RefCell<OptRc<KafkaKraftVersionRecord>>,
    voters_record: RefCell<OptRc<KafkaVotersRecord>>,
    unknown_value: RefCell<Vec<u8>>,
    num_headers: RefCell<OptRc<KafkaVarint>>,
    headers: RefCell<Vec<OptRc<KafkaHeader>>>,
    _io: RefCell<BytesReader>,
    key_raw: RefCell<Vec<u8>>,
    end_txn_marker_raw: RefCell<Vec<u8>>,
    leader_change_message_raw: RefCell<Vec<u8>>,
    snapshot_header_record_raw: RefCell<Vec<u8>>,
    snapshot_footer_record_raw: RefCell<Vec<u8>>,
    kraft_version_record_raw: RefCell<Vec<u8>>,
    voters_record_raw: RefCell<Vec<u8>>,
    f_type_id: Cell<bool>,
    type_id: RefCell<i32>,
}
impl KStruct for KafkaControlRecord_ControlRecordBody {
    type Root = KafkaControlRecord;
    type Parent = KafkaControlRecord;

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
        *self_rc.attributes.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaVarlong>(&*_io, None, None)?.into();
        *self_rc.timestamp_delta.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.offset_delta.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.len_key.borrow_mut() = t;
        if ((*self_rc.len_key().value()? as i64) >= (0 as i64)) {
            *self_rc.key_raw.borrow_mut() = _io.read_bytes(*self_rc.len_key().value()? as usize)?.into();
            let key_raw = self_rc.key_raw.borrow();
            let _t_key_raw_io = BytesReader::from(key_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaControlRecordKey>(&_t_key_raw_io, None, None)?.into();
            *self_rc.key.borrow_mut() = t;
        }
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.len_value.borrow_mut() = t;
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && ( ((((*self_rc.type_id()? as i32) == (0 as i32))) || (((*self_rc.type_id()? as i32) == (1 as i32)))) ))  {
            *self_rc.end_txn_marker_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let end_txn_marker_raw = self_rc.end_txn_marker_raw.borrow();
            let _t_end_txn_marker_raw_io = BytesReader::from(end_txn_marker_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaEndTxnMarker>(&_t_end_txn_marker_raw_io, None, None)?.into();
            *self_rc.end_txn_marker.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && (((*self_rc.type_id()? as i32) == (2 as i32))))  {
            *self_rc.leader_change_message_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let leader_change_message_raw = self_rc.leader_change_message_raw.borrow();
            let _t_leader_change_message_raw_io = BytesReader::from(leader_change_message_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaLeaderChangeMessage>(&_t_leader_change_message_raw_io, None, None)?.into();
            *self_rc.leader_change_message.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && (((*self_rc.type_id()? as i32) == (3 as i32))))  {
            *self_rc.snapshot_header_record_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let snapshot_header_record_raw = self_rc.snapshot_header_record_raw.borrow();
            let _t_snapshot_header_record_raw_io = BytesReader::from(snapshot_header_record_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaSnapshotHeaderRecord>(&_t_snapshot_header_record_raw_io, None, None)?.into();
            *self_rc.snapshot_header_record.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && (((*self_rc.type_id()? as i32) == (4 as i32))))  {
            *self_rc.snapshot_footer_record_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let snapshot_footer_record_raw = self_rc.snapshot_footer_record_raw.borrow();
            let _t_snapshot_footer_record_raw_io = BytesReader::from(snapshot_footer_record_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaSnapshotFooterRecord>(&_t_snapshot_footer_record_raw_io, None, None)?.into();
            *self_rc.snapshot_footer_record.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && (((*self_rc.type_id()? as i32) == (5 as i32))))  {
            *self_rc.kraft_version_record_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let kraft_version_record_raw = self_rc.kraft_version_record_raw.borrow();
            let _t_kraft_version_record_raw_io = BytesReader::from(kraft_version_record_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaKraftVersionRecord>(&_t_kraft_version_record_raw_io, None, None)?.into();
            *self_rc.kraft_version_record.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && (((*self_rc.type_id()? as i32) == (6 as i32))))  {
            *self_rc.voters_record_raw.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
            let voters_record_raw = self_rc.voters_record_raw.borrow();
            let _t_voters_record_raw_io = BytesReader::from(voters_record_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaVotersRecord>(&_t_voters_record_raw_io, None, None)?.into();
            *self_rc.voters_record.borrow_mut() = t;
        }
        if  ((((*self_rc.len_value().value()? as i64) >= (0 as i64))) && ( ((((*self_rc.type_id()? as i32) < (0 as i32))) || (((*self_rc.type_id()? as i32) > (6 as i32)))) ))  {
            *self_rc.unknown_value.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
        }
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.num_headers.borrow_mut() = t;
        *self_rc.headers.borrow_mut() = Vec::new();
        let l_headers = *self_rc.num_headers().value()?;
        for _i in 0..l_headers {
            let t = Self::read_into::<_, KafkaHeader>(&*_io, None, None)?.into();
            self_rc.headers.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaControlRecord_ControlRecordBody {

    /**
     * The kind as a number; -1 when the key is null.
     */
    pub fn type_id(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_type_id.get() {
            return Ok(self.type_id.borrow());
        }
        self.f_type_id.set(true);
        *self.type_id.borrow_mut() = (if ((*self.len_key().value()? as i64) >= (0 as i64)) { *self.key().type_id() } else { -1 }) as i32;
        Ok(self.type_id.borrow())
    }
}

/**
 * Unused.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn attributes(&self) -> Ref<'_, i8> {
        self.attributes.borrow()
    }
}

/**
 * Milliseconds from the batch's `base_timestamp`; may be negative.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn timestamp_delta(&self) -> Ref<'_, OptRc<KafkaVarlong>> {
        self.timestamp_delta.borrow()
    }
}

/**
 * Distance from the batch's `base_offset`.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn offset_delta(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.offset_delta.borrow()
    }
}

/**
 * Any value below zero means a null key, which no sound control
 * record has.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn len_key(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_key.borrow()
    }
}

/**
 * Tells the kind.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn key(&self) -> Ref<'_, OptRc<KafkaControlRecordKey>> {
        self.key.borrow()
    }
}

/**
 * Any value below zero means a null value.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn len_value(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_value.borrow()
    }
}

/**
 * The value of ABORT and COMMIT.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn end_txn_marker(&self) -> Ref<'_, OptRc<KafkaEndTxnMarker>> {
        self.end_txn_marker.borrow()
    }
}

/**
 * The value of LEADER_CHANGE.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn leader_change_message(&self) -> Ref<'_, OptRc<KafkaLeaderChangeMessage>> {
        self.leader_change_message.borrow()
    }
}

/**
 * The value of SNAPSHOT_HEADER.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn snapshot_header_record(&self) -> Ref<'_, OptRc<KafkaSnapshotHeaderRecord>> {
        self.snapshot_header_record.borrow()
    }
}

/**
 * The value of SNAPSHOT_FOOTER.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn snapshot_footer_record(&self) -> Ref<'_, OptRc<KafkaSnapshotFooterRecord>> {
        self.snapshot_footer_record.borrow()
    }
}

/**
 * The value of KRAFT_VERSION.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn kraft_version_record(&self) -> Ref<'_, OptRc<KafkaKraftVersionRecord>> {
        self.kraft_version_record.borrow()
    }
}

/**
 * The value of KRAFT_VOTERS.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn voters_record(&self) -> Ref<'_, OptRc<KafkaVotersRecord>> {
        self.voters_record.borrow()
    }
}

/**
 * The value of a kind that is not known.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn unknown_value(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_value.borrow()
    }
}

/**
 * Never below zero in a sound record.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn num_headers(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.num_headers.borrow()
    }
}

/**
 * None as a rule.
 */
impl KafkaControlRecord_ControlRecordBody {
    pub fn headers(&self) -> Ref<'_, Vec<OptRc<KafkaHeader>>> {
        self.headers.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn key_raw(&self) -> Ref<'_, Vec<u8>> {
        self.key_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn end_txn_marker_raw(&self) -> Ref<'_, Vec<u8>> {
        self.end_txn_marker_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn leader_change_message_raw(&self) -> Ref<'_, Vec<u8>> {
        self.leader_change_message_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn snapshot_header_record_raw(&self) -> Ref<'_, Vec<u8>> {
        self.snapshot_header_record_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn snapshot_footer_record_raw(&self) -> Ref<'_, Vec<u8>> {
        self.snapshot_footer_record_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn kraft_version_record_raw(&self) -> Ref<'_, Vec<u8>> {
        self.kraft_version_record_raw.borrow()
    }
}
impl KafkaControlRecord_ControlRecordBody {
    pub fn voters_record_raw(&self) -> Ref<'_, Vec<u8>> {
        self.voters_record_raw.borrow()
    }
}
