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
 * The key of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataKey.json ShareGroupMemberMetadataKey
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupMemberMetadataKey {
    pub _root: SharedType<KafkaShareGroupMemberMetadataKey>,
    pub _parent: SharedType<KafkaShareGroupMemberMetadataKey>,
    pub _self: SharedType<Self>,
    record_type: RefCell<i16>,
    group_id: RefCell<OptRc<KafkaString>>,
    member_id: RefCell<OptRc<KafkaString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupMemberMetadataKey {
    type Root = KafkaShareGroupMemberMetadataKey;
    type Parent = KafkaShareGroupMemberMetadataKey;

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
        if !(((*self_rc.record_type() as i16) == (10 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.group_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.member_id.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupMemberMetadataKey {
}

/**
 * The type of the record.
 */
impl KafkaShareGroupMemberMetadataKey {
    pub fn record_type(&self) -> Ref<'_, i16> {
        self.record_type.borrow()
    }
}

/**
 * `string`, since Kafka 3.9.
 */
impl KafkaShareGroupMemberMetadataKey {
    pub fn group_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.group_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.9.
 */
impl KafkaShareGroupMemberMetadataKey {
    pub fn member_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.member_id.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupMemberMetadataKey {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupMemberMetadataKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
