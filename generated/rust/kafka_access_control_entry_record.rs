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
 * The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
 * 3.2.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json AccessControlEntryRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaAccessControlEntryRecord {
    pub _root: SharedType<KafkaAccessControlEntryRecord>,
    pub _parent: SharedType<KafkaAccessControlEntryRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    id: RefCell<Vec<u8>>,
    resource_type: RefCell<i8>,
    resource_name: RefCell<OptRc<KafkaCompactString>>,
    pattern_type: RefCell<i8>,
    principal: RefCell<OptRc<KafkaCompactString>>,
    host: RefCell<OptRc<KafkaCompactString>>,
    operation: RefCell<i8>,
    permission_type: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaAccessControlEntryRecord {
    type Root = KafkaAccessControlEntryRecord;
    type Parent = KafkaAccessControlEntryRecord;

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
        *self_rc.id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        *self_rc.resource_type.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.resource_name.borrow_mut() = t;
        *self_rc.pattern_type.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.principal.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.host.borrow_mut() = t;
        *self_rc.operation.borrow_mut() = _io.read_s1()?.into();
        *self_rc.permission_type.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaAccessControlEntryRecord {
}

/**
 * Its `api_key` is 18.
 */
impl KafkaAccessControlEntryRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn id(&self) -> Ref<'_, Vec<u8>> {
        self.id.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn resource_type(&self) -> Ref<'_, i8> {
        self.resource_type.borrow()
    }
}

/**
 * `string`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn resource_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.resource_name.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn pattern_type(&self) -> Ref<'_, i8> {
        self.pattern_type.borrow()
    }
}

/**
 * `string`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn principal(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.principal.borrow()
    }
}

/**
 * `string`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.host.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn operation(&self) -> Ref<'_, i8> {
        self.operation.borrow()
    }
}

/**
 * `int8`, since Kafka 3.2.
 */
impl KafkaAccessControlEntryRecord {
    pub fn permission_type(&self) -> Ref<'_, i8> {
        self.permission_type.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaAccessControlEntryRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaAccessControlEntryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
