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
 * The key of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitKey.json LegacyOffsetCommitKey
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLegacyOffsetCommitKey {
    pub _root: SharedType<KafkaLegacyOffsetCommitKey>,
    pub _parent: SharedType<KafkaLegacyOffsetCommitKey>,
    pub _self: SharedType<Self>,
    record_type: RefCell<i16>,
    group: RefCell<OptRc<KafkaString>>,
    topic: RefCell<OptRc<KafkaString>>,
    partition: RefCell<i32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaLegacyOffsetCommitKey {
    type Root = KafkaLegacyOffsetCommitKey;
    type Parent = KafkaLegacyOffsetCommitKey;

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
        *self_rc.record_type.borrow_mut() = _io.read_s2be()?.into();
        if !(((*self_rc.record_type() as i16) == (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.group.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.topic.borrow_mut() = t;
        *self_rc.partition.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaLegacyOffsetCommitKey {
}

/**
 * The type of the record.
 */
impl KafkaLegacyOffsetCommitKey {
    pub fn record_type(&self) -> Ref<'_, i16> {
        self.record_type.borrow()
    }
}

/**
 * `string`, since Kafka 0.8.2.
 */
impl KafkaLegacyOffsetCommitKey {
    pub fn group(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.group.borrow()
    }
}

/**
 * `string`, since Kafka 0.8.2.
 */
impl KafkaLegacyOffsetCommitKey {
    pub fn topic(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.topic.borrow()
    }
}

/**
 * `int32`, since Kafka 0.8.2.
 */
impl KafkaLegacyOffsetCommitKey {
    pub fn partition(&self) -> Ref<'_, i32> {
        self.partition.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaLegacyOffsetCommitKey {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaLegacyOffsetCommitKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
