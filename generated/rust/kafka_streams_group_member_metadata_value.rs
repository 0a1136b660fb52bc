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
 * The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMemberMetadataValue {
    pub _root: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    instance_id: RefCell<OptRc<KafkaCompactString>>,
    rack_id: RefCell<OptRc<KafkaCompactString>>,
    client_id: RefCell<OptRc<KafkaCompactString>>,
    client_host: RefCell<OptRc<KafkaCompactString>>,
    rebalance_timeout_ms: RefCell<i32>,
    topology_epoch: RefCell<i32>,
    process_id: RefCell<OptRc<KafkaCompactString>>,
    user_endpoint_marker: RefCell<i8>,
    user_endpoint: RefCell<OptRc<KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint>>,
    num_client_tags_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    client_tags: RefCell<Vec<OptRc<KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMemberMetadataValue {
    type Root = KafkaStreamsGroupMemberMetadataValue;
    type Parent = KafkaStreamsGroupMemberMetadataValue;

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
        *self_rc.instance_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.rack_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        *self_rc.rebalance_timeout_ms.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.topology_epoch.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.process_id.borrow_mut() = t;
        *self_rc.user_endpoint_marker.borrow_mut() = _io.read_s1()?.into();
        if *self_rc.user_endpoint_marker() >= 0 {
            let t = Self::read_into::<_, KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.user_endpoint.borrow_mut() = t;
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_client_tags_plus_one.borrow_mut() = t;
        if *self_rc.num_client_tags_plus_one().value()? >= (1 as i64) {
            *self_rc.client_tags.borrow_mut() = Vec::new();
            let l_client_tags = (((*self_rc.num_client_tags_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_client_tags {
                let t = Self::read_into::<_, KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.client_tags.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupMemberMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `string`, since Kafka 4.1. May be null.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn instance_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.instance_id.borrow()
    }
}

/**
 * `string`, since Kafka 4.1. May be null.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn rack_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.rack_id.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_host.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1. -1 unless it is given.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn rebalance_timeout_ms(&self) -> Ref<'_, i32> {
        self.rebalance_timeout_ms.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn topology_epoch(&self) -> Ref<'_, i32> {
        self.topology_epoch.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn process_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.process_id.borrow()
    }
}

/**
 * Any value below zero means null.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn user_endpoint_marker(&self) -> Ref<'_, i8> {
        self.user_endpoint_marker.borrow()
    }
}

/**
 * `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn user_endpoint(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint>> {
        self.user_endpoint.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn num_client_tags_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_client_tags_plus_one.borrow()
    }
}

/**
 * `[]KeyValue`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn client_tags(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue>>> {
        self.client_tags.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupMemberMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `Endpoint` of `StreamsGroupMemberMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, Endpoint
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    pub _root: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    host: RefCell<OptRc<KafkaCompactString>>,
    port: RefCell<u16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    type Root = KafkaStreamsGroupMemberMetadataValue;
    type Parent = KafkaStreamsGroupMemberMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.host.borrow_mut() = t;
        *self_rc.port.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    pub fn host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.host.borrow()
    }
}

/**
 * `uint16`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    pub fn port(&self) -> Ref<'_, u16> {
        self.port.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueEndpoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `KeyValue` of `StreamsGroupMemberMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, KeyValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    pub _root: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<KafkaCompactString>>,
    value: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    type Root = KafkaStreamsGroupMemberMetadataValue;
    type Parent = KafkaStreamsGroupMemberMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.key.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.value.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    pub fn key(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.key.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    pub fn value(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.value.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupMemberMetadataValue_StreamsGroupMemberMetadataValueKeyValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
