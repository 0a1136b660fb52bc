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
 * The value of a record with API key 7 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FenceBrokerRecord.json FenceBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaFenceBrokerRecord {
    pub _root: SharedType<KafkaFenceBrokerRecord>,
    pub _parent: SharedType<KafkaFenceBrokerRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    id: RefCell<i32>,
    epoch: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaFenceBrokerRecord {
    type Root = KafkaFenceBrokerRecord;
    type Parent = KafkaFenceBrokerRecord;

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
impl KafkaFenceBrokerRecord {
}

/**
 * Its `api_key` is 7.
 */
impl KafkaFenceBrokerRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 2.8.
 */
impl KafkaFenceBrokerRecord {
    pub fn id(&self) -> Ref<'_, i32> {
        self.id.borrow()
    }
}

/**
 * `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
 */
impl KafkaFenceBrokerRecord {
    pub fn epoch(&self) -> Ref<'_, i64> {
        self.epoch.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaFenceBrokerRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaFenceBrokerRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
