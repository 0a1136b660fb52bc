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
 * The value of the control record KRAFT_VERSION.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json KRaftVersionRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaKraftVersionRecord {
    pub _root: SharedType<KafkaKraftVersionRecord>,
    pub _parent: SharedType<KafkaKraftVersionRecord>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    kraft_version: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaKraftVersionRecord {
    type Root = KafkaKraftVersionRecord;
    type Parent = KafkaKraftVersionRecord;

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
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.kraft_version.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaKraftVersionRecord {
}

/**
 * The version of this message; 0 in every release.
 */
impl KafkaKraftVersionRecord {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Level of the feature kraft.version.
 */
impl KafkaKraftVersionRecord {
    pub fn kraft_version(&self) -> Ref<'_, i16> {
        self.kraft_version.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaKraftVersionRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaKraftVersionRecord {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaKraftVersionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
