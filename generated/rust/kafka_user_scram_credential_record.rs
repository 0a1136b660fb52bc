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
use super::kafka_compact_bytes::KafkaCompactBytes;
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json UserScramCredentialRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaUserScramCredentialRecord {
    pub _root: SharedType<KafkaUserScramCredentialRecord>,
    pub _parent: SharedType<KafkaUserScramCredentialRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    name: RefCell<OptRc<KafkaCompactString>>,
    mechanism: RefCell<i8>,
    salt: RefCell<OptRc<KafkaCompactBytes>>,
    stored_key: RefCell<OptRc<KafkaCompactBytes>>,
    server_key: RefCell<OptRc<KafkaCompactBytes>>,
    iterations: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaUserScramCredentialRecord {
    type Root = KafkaUserScramCredentialRecord;
    type Parent = KafkaUserScramCredentialRecord;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.mechanism.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.salt.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.stored_key.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.server_key.borrow_mut() = t;
        *self_rc.iterations.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaUserScramCredentialRecord {
}

/**
 * Its `api_key` is 11.
 */
impl KafkaUserScramCredentialRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaUserScramCredentialRecord {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `int8`, since Kafka 3.5.
 */
impl KafkaUserScramCredentialRecord {
    pub fn mechanism(&self) -> Ref<'_, i8> {
        self.mechanism.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.5.
 */
impl KafkaUserScramCredentialRecord {
    pub fn salt(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.salt.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.5.
 */
impl KafkaUserScramCredentialRecord {
    pub fn stored_key(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.stored_key.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.5.
 */
impl KafkaUserScramCredentialRecord {
    pub fn server_key(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.server_key.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaUserScramCredentialRecord {
    pub fn iterations(&self) -> Ref<'_, i32> {
        self.iterations.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaUserScramCredentialRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaUserScramCredentialRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
