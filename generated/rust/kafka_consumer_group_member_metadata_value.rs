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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    instance_id: RefCell<OptRc<KafkaCompactString>>,
    rack_id: RefCell<OptRc<KafkaCompactString>>,
    client_id: RefCell<OptRc<KafkaCompactString>>,
    client_host: RefCell<OptRc<KafkaCompactString>>,
    num_subscribed_topic_names_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    subscribed_topic_names: RefCell<Vec<OptRc<KafkaCompactString>>>,
    subscribed_topic_regex: RefCell<OptRc<KafkaCompactString>>,
    rebalance_timeout_ms: RefCell<i32>,
    server_assignor: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.subscribed_topic_regex.borrow_mut() = t;
        *self_rc.rebalance_timeout_ms.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.server_assignor.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `string`, since Kafka 3.5. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn instance_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.instance_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.5. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn rack_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.rack_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.5.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.5.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_host.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn num_subscribed_topic_names_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_subscribed_topic_names_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 3.5.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn subscribed_topic_names(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.subscribed_topic_names.borrow()
    }
}

/**
 * `string`, since Kafka 3.5. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn subscribed_topic_regex(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.subscribed_topic_regex.borrow()
    }
}

/**
 * `int32`, since Kafka 3.6. -1 unless it is given.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn rebalance_timeout_ms(&self) -> Ref<'_, i32> {
        self.rebalance_timeout_ms.borrow()
    }
}

/**
 * `string`, since Kafka 3.6. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn server_assignor(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.server_assignor.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicMemberMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag>,
    pub _self: SharedType<Self>,
    session_timeout_ms: RefCell<i32>,
    num_supported_protocols_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    supported_protocols: RefCell<Vec<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag;

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
        *self_rc.session_timeout_ms.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_supported_protocols_plus_one.borrow_mut() = t;
        if *self_rc.num_supported_protocols_plus_one().value()? >= (1 as i64) {
            *self_rc.supported_protocols.borrow_mut() = Vec::new();
            let l_supported_protocols = (((*self_rc.num_supported_protocols_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_supported_protocols {
                let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.supported_protocols.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
}

/**
 * `int32`, since Kafka 3.8.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub fn session_timeout_ms(&self) -> Ref<'_, i32> {
        self.session_timeout_ms.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub fn num_supported_protocols_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_supported_protocols_plus_one.borrow()
    }
}

/**
 * `[]ClassicProtocol`, since Kafka 3.8.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub fn supported_protocols(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol>>> {
        self.supported_protocols.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `ClassicMemberMetadata`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    classic_member_metadata_marker: RefCell<OptRc<KafkaUnsignedVarint>>,
    classic_member_metadata: RefCell<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.classic_member_metadata_marker.borrow_mut() = t;
        if ((*self_rc.classic_member_metadata_marker().value()? as i64) >= (1 as i64)) {
            let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.classic_member_metadata.borrow_mut() = t;
        }
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
}

/**
 * 0 means null.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
    pub fn classic_member_metadata_marker(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.classic_member_metadata_marker.borrow()
    }
}

/**
 * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
    pub fn classic_member_metadata(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata>> {
        self.classic_member_metadata.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicProtocol
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    metadata: RefCell<OptRc<KafkaCompactBytes>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadata;

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
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.metadata.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
}

/**
 * `string`, since Kafka 3.8.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `bytes`, since Kafka 3.8.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    pub fn metadata(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.metadata.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicProtocol {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `consumer_group_member_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    classic_member_metadata: RefCell<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    classic_member_metadata_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.tag.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.len_data.borrow_mut() = t;
        if ((*self_rc.tag().value()? as i64) == (0 as i64)) {
            *self_rc.classic_member_metadata_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let classic_member_metadata_raw = self_rc.classic_member_metadata_raw.borrow();
            let _t_classic_member_metadata_raw_io = BytesReader::from(classic_member_metadata_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag>(&_t_classic_member_metadata_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.classic_member_metadata.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn classic_member_metadata(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueClassicMemberMetadataTag>> {
        self.classic_member_metadata.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField {
    pub fn classic_member_metadata_raw(&self) -> Ref<'_, Vec<u8>> {
        self.classic_member_metadata_raw.borrow()
    }
}

/**
 * The tagged fields of `consumer_group_member_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
    pub _root: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMemberMetadataValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
    type Root = KafkaConsumerGroupMemberMetadataValue;
    type Parent = KafkaConsumerGroupMemberMetadataValue;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_fields.borrow_mut() = t;
        *self_rc.fields.borrow_mut() = Vec::new();
        let l_fields = *self_rc.num_fields().value()?;
        for _i in 0..l_fields {
            let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaConsumerGroupMemberMetadataValue_ConsumerGroupMemberMetadataValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
