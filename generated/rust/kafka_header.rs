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
use super::kafka_varint::KafkaVarint;

/**
 * A key and a value that travel with a record. The key is text in UTF-8,
 * kept as bytes here, because Kafka accepts any bytes and replaces malformed
 * ones.
 * \sa https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaHeader {
    pub _root: SharedType<KafkaHeader>,
    pub _parent: SharedType<KafkaHeader>,
    pub _self: SharedType<Self>,
    len_key: RefCell<OptRc<KafkaVarint>>,
    key: RefCell<Vec<u8>>,
    len_value: RefCell<OptRc<KafkaVarint>>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaHeader {
    type Root = KafkaHeader;
    type Parent = KafkaHeader;

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
        *self_rc.len_key.borrow_mut() = t;
        *self_rc.key.borrow_mut() = _io.read_bytes(*self_rc.len_key().value()? as usize)?.into();
        let t = Self::read_into::<_, KafkaVarint>(&*_io, None, None)?.into();
        *self_rc.len_value.borrow_mut() = t;
        if ((*self_rc.len_value().value()? as i64) >= (0 as i64)) {
            *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaHeader {
}

/**
 * Never null, but may be empty.
 */
impl KafkaHeader {
    pub fn len_key(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_key.borrow()
    }
}

/**
 * The name; a record may have several headers of one name.
 */
impl KafkaHeader {
    pub fn key(&self) -> Ref<'_, Vec<u8>> {
        self.key.borrow()
    }
}

/**
 * Any value below zero means a null value.
 */
impl KafkaHeader {
    pub fn len_value(&self) -> Ref<'_, OptRc<KafkaVarint>> {
        self.len_value.borrow()
    }
}

/**
 * Bytes that Kafka does not interpret; absent when they are null.
 */
impl KafkaHeader {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl KafkaHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
