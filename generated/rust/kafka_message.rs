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
use super::kafka_message_header::KafkaMessageHeader;

/**
 * One entry of a log of the formats before Kafka 0.11, or of a message set.
 * Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
 * end of the stream is the end of the message.
 *
 * When `header.is_compressed`, `value` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set`. A length below
 * zero says null, which is not the same as empty.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessage {
    pub _root: SharedType<KafkaMessage>,
    pub _parent: SharedType<KafkaMessage>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<KafkaMessageHeader>>,
    len_key: RefCell<i32>,
    key: RefCell<Vec<u8>>,
    len_value: RefCell<i32>,
    value: RefCell<Vec<u8>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaMessage {
    type Root = KafkaMessage;
    type Parent = KafkaMessage;

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
        let t = Self::read_into::<_, KafkaMessageHeader>(&*_io, None, None)?.into();
        *self_rc.header.borrow_mut() = t;
        *self_rc.len_key.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.len_key() as i32) >= (0 as i32)) {
            *self_rc.key.borrow_mut() = _io.read_bytes(*self_rc.len_key() as usize)?.into();
        }
        *self_rc.len_value.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.len_value() as i32) >= (0 as i32)) {
            *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value() as usize)?.into();
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaMessage {
}

/**
 * Everything before the key.
 */
impl KafkaMessage {
    pub fn header(&self) -> Ref<'_, OptRc<KafkaMessageHeader>> {
        self.header.borrow()
    }
}

/**
 * Any value below zero means a null key.
 */
impl KafkaMessage {
    pub fn len_key(&self) -> Ref<'_, i32> {
        self.len_key.borrow()
    }
}

/**
 * Bytes that Kafka does not interpret; absent when they are null.
 */
impl KafkaMessage {
    pub fn key(&self) -> Ref<'_, Vec<u8>> {
        self.key.borrow()
    }
}

/**
 * Any value below zero means a null value.
 */
impl KafkaMessage {
    pub fn len_value(&self) -> Ref<'_, i32> {
        self.len_value.borrow()
    }
}

/**
 * The payload, or a compressed message set.
 */
impl KafkaMessage {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the value.
 */
impl KafkaMessage {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaMessage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
