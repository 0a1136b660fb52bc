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

/**
 * The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json ShareGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupMetadataValue {
    pub _root: SharedType<KafkaShareGroupMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    epoch: RefCell<i32>,
    metadata_hash: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupMetadataValue {
    type Root = KafkaShareGroupMetadataValue;
    type Parent = KafkaShareGroupMetadataValue;

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
        *self_rc.message_version.borrow_mut() = _io.read_s2be()?.into();
        if !(((*self_rc.message_version() as i16) >= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if !(((*self_rc.message_version() as i16) <= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.metadata_hash.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaShareGroupMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 3.9.
 */
impl KafkaShareGroupMetadataValue {
    pub fn epoch(&self) -> Ref<'_, i32> {
        self.epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
 */
impl KafkaShareGroupMetadataValue {
    pub fn metadata_hash(&self) -> Ref<'_, i64> {
        self.metadata_hash.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
