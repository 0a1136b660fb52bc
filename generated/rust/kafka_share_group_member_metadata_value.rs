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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json ShareGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupMemberMetadataValue {
    pub _root: SharedType<KafkaShareGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    rack_id: RefCell<OptRc<KafkaCompactString>>,
    client_id: RefCell<OptRc<KafkaCompactString>>,
    client_host: RefCell<OptRc<KafkaCompactString>>,
    num_subscribed_topic_names_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    subscribed_topic_names: RefCell<Vec<OptRc<KafkaCompactString>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupMemberMetadataValue {
    type Root = KafkaShareGroupMemberMetadataValue;
    type Parent = KafkaShareGroupMemberMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.rack_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_subscribed_topic_names_plus_one.borrow_mut() = t;
        if *self_rc.num_subscribed_topic_names_plus_one().value()? >= (1 as i64) {
            *self_rc.subscribed_topic_names.borrow_mut() = Vec::new();
            let l_subscribed_topic_names = (((*self_rc.num_subscribed_topic_names_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_subscribed_topic_names {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.subscribed_topic_names.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupMemberMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `string`, since Kafka 3.9. May be null.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn rack_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.rack_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.9.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.9.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_host.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn num_subscribed_topic_names_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_subscribed_topic_names_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 3.9.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn subscribed_topic_names(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.subscribed_topic_names.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupMemberMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupMemberMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
