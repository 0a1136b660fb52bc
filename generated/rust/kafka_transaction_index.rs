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
 * The aborted transactions whose markers stand in a segment:
 * `00000000000000000000.txnindex`, beside the `.log` of the same name. A
 * segment in which none was aborted has no such file. Unlike the other
 * indexes it is not preallocated, and its offsets are absolute.
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java TransactionIndex
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionIndex {
    pub _root: SharedType<KafkaTransactionIndex>,
    pub _parent: SharedType<KafkaTransactionIndex>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<KafkaTransactionIndex_AbortedTxn>>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_entries: Cell<bool>,
    num_entries: RefCell<i64>,
}
impl KStruct for KafkaTransactionIndex {
    type Root = KafkaTransactionIndex;
    type Parent = KafkaTransactionIndex;

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
        *self_rc.entries.borrow_mut() = Vec::new();
        let l_entries = *self_rc.num_entries()?;
        for _i in 0..l_entries {
            let t = Self::read_into::<_, KafkaTransactionIndex_AbortedTxn>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.entries.borrow_mut().push(t);
        }
        *self_rc.tail.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaTransactionIndex {

    /**
     * Whole entries, of 34 bytes each.
     */
    pub fn num_entries(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_entries.get() {
            return Ok(self.num_entries.borrow());
        }
        self.f_num_entries.set(true);
        *self.num_entries.borrow_mut() = (((((_io.size() as i64) as i64) / ((34 as i64) as i64)) as i64)) as i64;
        Ok(self.num_entries.borrow())
    }
}

/**
 * Ascending by `last_offset`.
 */
impl KafkaTransactionIndex {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<KafkaTransactionIndex_AbortedTxn>>> {
        self.entries.borrow()
    }
}

/**
 * The bytes after the last whole entry; usually empty. Kafka does not
 * look at them.
 */
impl KafkaTransactionIndex {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl KafkaTransactionIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An aborted transaction.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionIndex_AbortedTxn {
    pub _root: SharedType<KafkaTransactionIndex>,
    pub _parent: SharedType<KafkaTransactionIndex>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    producer_id: RefCell<i64>,
    first_offset: RefCell<i64>,
    last_offset: RefCell<i64>,
    last_stable_offset: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionIndex_AbortedTxn {
    type Root = KafkaTransactionIndex;
    type Parent = KafkaTransactionIndex;

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
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.producer_id.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.first_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.last_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.last_stable_offset.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaTransactionIndex_AbortedTxn {
}

/**
 * Always 0. Kafka's own reader takes the first of the two bytes
 * only.
 */
impl KafkaTransactionIndex_AbortedTxn {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Of the producer.
 */
impl KafkaTransactionIndex_AbortedTxn {
    pub fn producer_id(&self) -> Ref<'_, i64> {
        self.producer_id.borrow()
    }
}

/**
 * Of the transaction's first record.
 */
impl KafkaTransactionIndex_AbortedTxn {
    pub fn first_offset(&self) -> Ref<'_, i64> {
        self.first_offset.borrow()
    }
}

/**
 * Of the marker that ends the transaction.
 */
impl KafkaTransactionIndex_AbortedTxn {
    pub fn last_offset(&self) -> Ref<'_, i64> {
        self.last_offset.borrow()
    }
}

/**
 * The partition's last stable offset once the marker was there: no
 * transaction that began before it is open any more.
 */
impl KafkaTransactionIndex_AbortedTxn {
    pub fn last_stable_offset(&self) -> Ref<'_, i64> {
        self.last_stable_offset.borrow()
    }
}
impl KafkaTransactionIndex_AbortedTxn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
