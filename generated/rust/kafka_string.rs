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

/**
 * Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
 * what is not UTF-8.
 * \sa https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaString {
    pub _root: SharedType<KafkaString>,
    pub _parent: SharedType<KafkaString>,
    pub _self: SharedType<Self>,
    len_value: RefCell<i16>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaString {
    type Root = KafkaString;
    type Parent = KafkaString;

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
        *self_rc.len_value.borrow_mut() = _io.read_s2be()?.into();
        if ((*self_rc.len_value() as i16) >= (0 as i16)) {
            *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value() as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaString {
}

/**
 * Bytes of the text; any value below zero means null.
 */
impl KafkaString {
    pub fn len_value(&self) -> Ref<'_, i16> {
        self.len_value.borrow()
    }
}

/**
 * The text; absent when it is null.
 */
impl KafkaString {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl KafkaString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
