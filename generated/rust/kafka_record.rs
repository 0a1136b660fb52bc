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
use super::kafka_varlong::KafkaVarlong;
use super::kafka_varint::KafkaVarint;
use super::kafka_header::KafkaHeader;

/**
 * One record of a batch. Offset and timestamp are stored as distances from
 * the batch's base.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecord {
    pub _root: SharedType<KafkaRecord>,
    pub _parent: SharedType<KafkaRecord>,
    pub _self: SharedType<Self>,
    len: RefCell<OptRc<KafkaVarint>>,
    body: RefCell<OptRc<KafkaRecord_RecordBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaRecord {
    type Root = KafkaRecord;
    type Parent = KafkaRecord;

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
        let t = Self::read_into::<BytesReader, KafkaRecord_RecordBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRecord {
}

/**
 * Bytes that follow this field.
 */
impl KafkaRecord {
    pub fn len(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len.borrow()
    }
}

/**
 * Everything after the length.
 */
impl KafkaRecord {
    pub fn body(&self) -> Ref<'_, OptRc<KafkaRecord_RecordBody>> {
        self.body.borrow()
    }
}
impl KafkaRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaRecord {
    pub fn body_raw(&self) -> Ref<'_, Vec<u8>> {
        self.body_raw.borrow()
    }
}

/**
 * A record inside exactly its own bytes. A length below zero says null,
 * which is not empty. A sound record fills its length to the last byte.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecord_RecordBody {
    pub _root: SharedType<KafkaRecord>,
    pub _parent: SharedType<KafkaRecord>,
    pub _self: SharedType<Self>,
    attributes: RefCell<i8>,
    timestamp_delta: RefCell<OptRc<KafkaVarlong>>,
    offset_delta: RefCell<OptRc<KafkaVarint>>,
    len_key: RefCell<OptRc<KafkaVarint>>,
    key: RefCell<Vec<u8>>,
    len_value: RefCell<OptRc<KafkaVarint>>,
    value: RefCell<Vec<u8>>,
    num_headers: RefCell<OptRc<KafkaVarint>>,
    headers: RefCell<Vec<OptRc<KafkaHeader>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRecord_RecordBody {
    type Root = KafkaRecord;
    type Parent = KafkaRecord;

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
            *self_rc.key.borrow_mut() = _io.read_bytes(*self_rc.len_key().value()? as usize)?.into();
        }
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.len_value.borrow_mut() = t;
        if ((*self_rc.len_value().value()? as i64) >= (0 as i64)) {
            *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
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
impl KafkaRecord_RecordBody {
}

/**
 * Unused.
 */
impl KafkaRecord_RecordBody {
    pub fn attributes(&self) -> Ref<'_, i8> {
        self.attributes.borrow()
    }
}

/**
 * Milliseconds from the batch's `base_timestamp`; may be negative.
 */
impl KafkaRecord_RecordBody {
    pub fn timestamp_delta(&self) -> Ref<'_, OptRc<KafkaVarlong>> {
        self.timestamp_delta.borrow()
    }
}

/**
 * Distance from the batch's `base_offset`; compaction leaves gaps.
 */
impl KafkaRecord_RecordBody {
    pub fn offset_delta(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.offset_delta.borrow()
    }
}

/**
 * Any value below zero means a null key.
 */
impl KafkaRecord_RecordBody {
    pub fn len_key(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_key.borrow()
    }
}

/**
 * Bytes that Kafka does not interpret; compaction keeps the newest
 * record of each key.
 */
impl KafkaRecord_RecordBody {
    pub fn key(&self) -> Ref<'_, Vec<u8>> {
        self.key.borrow()
    }
}

/**
 * Any value below zero means a null value, a tombstone.
 */
impl KafkaRecord_RecordBody {
    pub fn len_value(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_value.borrow()
    }
}

/**
 * Bytes that Kafka does not interpret.
 */
impl KafkaRecord_RecordBody {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}

/**
 * Never below zero in a sound record.
 */
impl KafkaRecord_RecordBody {
    pub fn num_headers(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.num_headers.borrow()
    }
}

/**
 * In the order of the producer; a key may come more than once.
 */
impl KafkaRecord_RecordBody {
    pub fn headers(&self) -> Ref<'_, Vec<OptRc<KafkaHeader>>> {
        self.headers.borrow()
    }
}
impl KafkaRecord_RecordBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
