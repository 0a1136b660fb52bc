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
use super::kafka_share_update_value::KafkaShareUpdateValue;
use super::kafka_share_snapshot_value::KafkaShareSnapshotValue;

/**
 * The value of any record in `__share_group_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupStateValue {
    pub _root: SharedType<KafkaShareGroupStateValue>,
    pub _parent: SharedType<KafkaShareGroupStateValue>,
    pub _self: SharedType<Self>,
    record_type: RefCell<i16>,
    share_snapshot_value: RefCell<OptRc<KafkaShareSnapshotValue>>,
    share_update_value: RefCell<OptRc<KafkaShareUpdateValue>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupStateValue {
    type Root = KafkaShareGroupStateValue;
    type Parent = KafkaShareGroupStateValue;

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
            let t = Self::read_into::<_, KafkaShareSnapshotValue>(&*_io, None, None)?.into();
            *self_rc.share_snapshot_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (1 as i16)) {
            let t = Self::read_into::<_, KafkaShareUpdateValue>(&*_io, None, None)?.into();
            *self_rc.share_update_value.borrow_mut() = t;
        }
        if  ((((*self_rc.record_type() as i16) != (0 as i16))) && (((*self_rc.record_type() as i16) != (1 as i16))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaShareGroupStateValue {
    pub fn record_type(&self) -> Ref<'_, i16> {
        self.record_type.borrow()
    }
}
impl KafkaShareGroupStateValue {
    pub fn set_params(&mut self, record_type: i16) {
        *self.record_type.borrow_mut() = record_type;
    }
}
impl KafkaShareGroupStateValue {
}

/**
 * Since Kafka 3.9.
 */
impl KafkaShareGroupStateValue {
    pub fn share_snapshot_value(&self) -> Ref<'_, OptRc<KafkaShareSnapshotValue>> {
        self.share_snapshot_value.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaShareGroupStateValue {
    pub fn share_update_value(&self) -> Ref<'_, OptRc<KafkaShareUpdateValue>> {
        self.share_update_value.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaShareGroupStateValue {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaShareGroupStateValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
