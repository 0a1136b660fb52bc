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
use super::kafka_transaction_log_key::KafkaTransactionLogKey;

/**
 * The key of any record in `__transaction_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionStateKey {
    pub _root: SharedType<KafkaTransactionStateKey>,
    pub _parent: SharedType<KafkaTransactionStateKey>,
    pub _self: SharedType<Self>,
    transaction_log_key: RefCell<OptRc<KafkaTransactionLogKey>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_record_type: Cell<bool>,
    record_type: RefCell<i16>,
}
impl KStruct for KafkaTransactionStateKey {
    type Root = KafkaTransactionStateKey;
    type Parent = KafkaTransactionStateKey;

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
        if ((*self_rc.record_type()? as i16) == (0 as i16)) {
            let t = Self::read_into::<_, KafkaTransactionLogKey>(&*_io, None, None)?.into();
            *self_rc.transaction_log_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) != (0 as i16)) {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaTransactionStateKey {

    /**
     * The type of the record.
     */
    pub fn record_type(
        &self
    ) -> KResult<Ref<'_, i16>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_record_type.get() {
            return Ok(self.record_type.borrow());
        }
        self.f_record_type.set(true);
        let _pos = _io.pos();
        _io.seek(0 as usize)?;
        *self.record_type.borrow_mut() = _io.read_s2be()?.into();
        _io.seek(_pos)?;
        Ok(self.record_type.borrow())
    }
}

/**
 * Since Kafka 0.11.
 */
impl KafkaTransactionStateKey {
    pub fn transaction_log_key(&self) -> Ref<'_, OptRc<KafkaTransactionLogKey>> {
        self.transaction_log_key.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaTransactionStateKey {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaTransactionStateKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
