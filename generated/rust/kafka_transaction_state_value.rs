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
use super::kafka_transaction_log_value::KafkaTransactionLogValue;

/**
 * The value of any record in `__transaction_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionStateValue {
    pub _root: SharedType<KafkaTransactionStateValue>,
    pub _parent: SharedType<KafkaTransactionStateValue>,
    pub _self: SharedType<Self>,
    record_type: RefCell<i16>,
    transaction_log_value: RefCell<OptRc<KafkaTransactionLogValue>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionStateValue {
    type Root = KafkaTransactionStateValue;
    type Parent = KafkaTransactionStateValue;

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
        if ((*self_rc.record_type() as i16) == (0 as i16)) {
            let t = Self::read_into::<_, KafkaTransactionLogValue>(&*_io, None, None)?.into();
            *self_rc.transaction_log_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) != (0 as i16)) {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaTransactionStateValue {
    pub fn record_type(&self) -> Ref<'_, i16> {
        self.record_type.borrow()
    }
}
impl KafkaTransactionStateValue {
    pub fn set_params(&mut self, record_type: i16) {
        *self.record_type.borrow_mut() = record_type;
    }
}
impl KafkaTransactionStateValue {
}

/**
 * Since Kafka 0.11.
 */
impl KafkaTransactionStateValue {
    pub fn transaction_log_value(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue>> {
        self.transaction_log_value.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaTransactionStateValue {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaTransactionStateValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
