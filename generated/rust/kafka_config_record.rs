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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json ConfigRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConfigRecord {
    pub _root: SharedType<KafkaConfigRecord>,
    pub _parent: SharedType<KafkaConfigRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    resource_type: RefCell<i8>,
    resource_name: RefCell<OptRc<KafkaCompactString>>,
    name: RefCell<OptRc<KafkaCompactString>>,
    value: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConfigRecord {
    type Root = KafkaConfigRecord;
    type Parent = KafkaConfigRecord;

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
        *self_rc.resource_type.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.resource_name.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.value.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConfigRecord {
}

/**
 * Its `api_key` is 4.
 */
impl KafkaConfigRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int8`, since Kafka 2.8.
 */
impl KafkaConfigRecord {
    pub fn resource_type(&self) -> Ref<'_, i8> {
        self.resource_type.borrow()
    }
}

/**
 * `string`, since Kafka 2.8.
 */
impl KafkaConfigRecord {
    pub fn resource_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.resource_name.borrow()
    }
}

/**
 * `string`, since Kafka 2.8.
 */
impl KafkaConfigRecord {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `string`, since Kafka 2.8. May be null.
 */
impl KafkaConfigRecord {
    pub fn value(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.value.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConfigRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConfigRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
