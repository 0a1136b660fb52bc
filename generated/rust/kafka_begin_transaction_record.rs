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
 * The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBeginTransactionRecord {
    pub _root: SharedType<KafkaBeginTransactionRecord>,
    pub _parent: SharedType<KafkaBeginTransactionRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    tagged_fields: RefCell<OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBeginTransactionRecord {
    type Root = KafkaBeginTransactionRecord;
    type Parent = KafkaBeginTransactionRecord;

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
        let t = Self::read_into::<_, KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaBeginTransactionRecord {
}

/**
 * Its `api_key` is 23.
 */
impl KafkaBeginTransactionRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaBeginTransactionRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaBeginTransactionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Name`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBeginTransactionRecord_BeginTransactionRecordNameTag {
    pub _root: SharedType<KafkaBeginTransactionRecord>,
    pub _parent: SharedType<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBeginTransactionRecord_BeginTransactionRecordNameTag {
    type Root = KafkaBeginTransactionRecord;
    type Parent = KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField;

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
        Ok(())
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordNameTag {
}

/**
 * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordNameTag {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordNameTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `begin_transaction_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub _root: SharedType<KafkaBeginTransactionRecord>,
    pub _parent: SharedType<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    name: RefCell<OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordNameTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    name_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    type Root = KafkaBeginTransactionRecord;
    type Parent = KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields;

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
            *self_rc.name_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let name_raw = self_rc.name_raw.borrow();
            let _t_name_raw_io = BytesReader::from(name_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaBeginTransactionRecord_BeginTransactionRecordNameTag>(&_t_name_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.name.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
 * null.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordNameTag>> {
        self.name.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField {
    pub fn name_raw(&self) -> Ref<'_, Vec<u8>> {
        self.name_raw.borrow()
    }
}

/**
 * The tagged fields of `begin_transaction_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
    pub _root: SharedType<KafkaBeginTransactionRecord>,
    pub _parent: SharedType<KafkaBeginTransactionRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
    type Root = KafkaBeginTransactionRecord;
    type Parent = KafkaBeginTransactionRecord;

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
            let t = Self::read_into::<_, KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaBeginTransactionRecord_BeginTransactionRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaBeginTransactionRecord_BeginTransactionRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
