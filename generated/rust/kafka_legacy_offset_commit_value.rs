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
use super::kafka_string::KafkaString;

/**
 * The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json LegacyOffsetCommitValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLegacyOffsetCommitValue {
    pub _root: SharedType<KafkaLegacyOffsetCommitValue>,
    pub _parent: SharedType<KafkaLegacyOffsetCommitValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    offset: RefCell<i64>,
    metadata: RefCell<OptRc<KafkaString>>,
    commit_timestamp: RefCell<i64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaLegacyOffsetCommitValue {
    type Root = KafkaLegacyOffsetCommitValue;
    type Parent = KafkaLegacyOffsetCommitValue;

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
        *self_rc.offset.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.metadata.borrow_mut() = t;
        *self_rc.commit_timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaLegacyOffsetCommitValue {
}

/**
 * The version of the message.
 */
impl KafkaLegacyOffsetCommitValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
 */
impl KafkaLegacyOffsetCommitValue {
    pub fn offset(&self) -> Ref<'_, i64> {
        self.offset.borrow()
    }
}

/**
 * `string`, since Kafka 0.8.2.
 */
impl KafkaLegacyOffsetCommitValue {
    pub fn metadata(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.metadata.borrow()
    }
}

/**
 * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
 */
impl KafkaLegacyOffsetCommitValue {
    pub fn commit_timestamp(&self) -> Ref<'_, i64> {
        self.commit_timestamp.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaLegacyOffsetCommitValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaLegacyOffsetCommitValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
