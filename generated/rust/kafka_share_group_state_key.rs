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
use super::kafka_share_snapshot_key::KafkaShareSnapshotKey;
use super::kafka_share_update_key::KafkaShareUpdateKey;

/**
 * The key of any record in `__share_group_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupStateKey {
    pub _root: SharedType<KafkaShareGroupStateKey>,
    pub _parent: SharedType<KafkaShareGroupStateKey>,
    pub _self: SharedType<Self>,
    share_snapshot_key: RefCell<OptRc<KafkaShareSnapshotKey>>,
    share_update_key: RefCell<OptRc<KafkaShareUpdateKey>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_record_type: Cell<bool>,
    record_type: RefCell<i16>,
}
impl KStruct for KafkaShareGroupStateKey {
    type Root = KafkaShareGroupStateKey;
    type Parent = KafkaShareGroupStateKey;

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
            let t = Self::read_into::<_, KafkaShareSnapshotKey>(&*_io, None, None)?.into();
            *self_rc.share_snapshot_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (1 as i16)) {
            let t = Self::read_into::<_, KafkaShareUpdateKey>(&*_io, None, None)?.into();
            *self_rc.share_update_key.borrow_mut() = t;
        }
        if  ((((*self_rc.record_type()? as i16) != (0 as i16))) && (((*self_rc.record_type()? as i16) != (1 as i16))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaShareGroupStateKey {

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
 * Since Kafka 3.9.
 */
impl KafkaShareGroupStateKey {
    pub fn share_snapshot_key(&self) -> Ref<'_, OptRc<KafkaShareSnapshotKey>> {
        self.share_snapshot_key.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaShareGroupStateKey {
    pub fn share_update_key(&self) -> Ref<'_, OptRc<KafkaShareUpdateKey>> {
        self.share_update_key.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaShareGroupStateKey {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaShareGroupStateKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
