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
 * The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json ProducerIdsRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaProducerIdsRecord {
    pub _root: SharedType<KafkaProducerIdsRecord>,
    pub _parent: SharedType<KafkaProducerIdsRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    broker_id: RefCell<i32>,
    broker_epoch: RefCell<i64>,
    next_producer_id: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaProducerIdsRecord {
    type Root = KafkaProducerIdsRecord;
    type Parent = KafkaProducerIdsRecord;

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
        *self_rc.broker_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.broker_epoch.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.next_producer_id.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaProducerIdsRecord {
}

/**
 * Its `api_key` is 15.
 */
impl KafkaProducerIdsRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaProducerIdsRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
 * beyond 2^53.
 */
impl KafkaProducerIdsRecord {
    pub fn broker_epoch(&self) -> Ref<'_, i64> {
        self.broker_epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
 */
impl KafkaProducerIdsRecord {
    pub fn next_producer_id(&self) -> Ref<'_, i64> {
        self.next_producer_id.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaProducerIdsRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaProducerIdsRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
