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
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaAbortTransactionRecord {
    pub _root: SharedType<KafkaAbortTransactionRecord>,
    pub _parent: SharedType<KafkaAbortTransactionRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    tagged_fields: RefCell<OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaAbortTransactionRecord {
    type Root = KafkaAbortTransactionRecord;
    type Parent = KafkaAbortTransactionRecord;

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
        let t = Self::read_into::<_, KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaAbortTransactionRecord {
}

/**
 * Its `api_key` is 25.
 */
impl KafkaAbortTransactionRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaAbortTransactionRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaAbortTransactionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Reason`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag {
    pub _root: SharedType<KafkaAbortTransactionRecord>,
    pub _parent: SharedType<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField>,
    pub _self: SharedType<Self>,
    reason: RefCell<OptRc<KafkaCompactString>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag {
    type Root = KafkaAbortTransactionRecord;
    type Parent = KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField;

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
        *self_rc.reason.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag {
}

/**
 * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag {
    pub fn reason(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.reason.borrow()
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `abort_transaction_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub _root: SharedType<KafkaAbortTransactionRecord>,
    pub _parent: SharedType<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    reason: RefCell<OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    reason_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    type Root = KafkaAbortTransactionRecord;
    type Parent = KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields;

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
            *self_rc.reason_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let reason_raw = self_rc.reason_raw.borrow();
            let _t_reason_raw_io = BytesReader::from(reason_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag>(&_t_reason_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.reason.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn reason(&self) -> Ref<'_, OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordReasonTag>> {
        self.reason.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField {
    pub fn reason_raw(&self) -> Ref<'_, Vec<u8>> {
        self.reason_raw.borrow()
    }
}

/**
 * The tagged fields of `abort_transaction_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
    pub _root: SharedType<KafkaAbortTransactionRecord>,
    pub _parent: SharedType<KafkaAbortTransactionRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
    type Root = KafkaAbortTransactionRecord;
    type Parent = KafkaAbortTransactionRecord;

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
            let t = Self::read_into::<_, KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaAbortTransactionRecord_AbortTransactionRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaAbortTransactionRecord_AbortTransactionRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
