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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * Bytes after their length, which is stored plus one.
 * \sa https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaCompactBytes {
    pub _root: SharedType<KafkaCompactBytes>,
    pub _parent: SharedType<KafkaCompactBytes>,
    pub _self: SharedType<Self>,
    len_value_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaCompactBytes {
    type Root = KafkaCompactBytes;
    type Parent = KafkaCompactBytes;

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
        *self_rc.len_value_plus_one.borrow_mut() = t;
        if *self_rc.len_value_plus_one().value()? >= (1 as i64) {
            *self_rc.value.borrow_mut() = _io.read_bytes((((*self_rc.len_value_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64) as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaCompactBytes {
}

/**
 * The length plus one; 0 means null.
 */
impl KafkaCompactBytes {
    pub fn len_value_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_value_plus_one.borrow()
    }
}

/**
 * The bytes; absent when they are null.
 */
impl KafkaCompactBytes {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl KafkaCompactBytes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
