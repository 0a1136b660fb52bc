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
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 8 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnfenceBrokerRecord.json UnfenceBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaUnfenceBrokerRecord {
    pub _root: SharedType<KafkaUnfenceBrokerRecord>,
    pub _parent: SharedType<KafkaUnfenceBrokerRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    id: RefCell<i32>,
    epoch: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaUnfenceBrokerRecord {
    type Root = KafkaUnfenceBrokerRecord;
    type Parent = KafkaUnfenceBrokerRecord;

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
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self_rc.frame.borrow_mut() = t;
        *self_rc.id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.epoch.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaUnfenceBrokerRecord {
}

/**
 * Its `api_key` is 8.
 */
impl KafkaUnfenceBrokerRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8.
 */
impl KafkaUnfenceBrokerRecord {
    pub fn id(&self) -> Ref<'_, i32> {
        self.id.borrow()
    }
}

/**
 * `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
 */
impl KafkaUnfenceBrokerRecord {
    pub fn epoch(&self) -> Ref<'_, i64> {
        self.epoch.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaUnfenceBrokerRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaUnfenceBrokerRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
