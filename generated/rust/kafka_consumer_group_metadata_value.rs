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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * The value of a record of type 3 in `__consumer_offsets`. Since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMetadataValue {
    pub _root: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    epoch: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMetadataValue {
    type Root = KafkaConsumerGroupMetadataValue;
    type Parent = KafkaConsumerGroupMetadataValue;

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
        let t = Self::read_into::<_, KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaConsumerGroupMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaConsumerGroupMetadataValue {
    pub fn epoch(&self) -> Ref<'_, i32> {
        self.epoch.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaConsumerGroupMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerGroupMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerGroupMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `MetadataHash`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag {
    pub _root: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    metadata_hash: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag {
    type Root = KafkaConsumerGroupMetadataValue;
    type Parent = KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField;

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
        *self_rc.metadata_hash.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag {
}

/**
 * `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag {
    pub fn metadata_hash(&self) -> Ref<'_, i64> {
        self.metadata_hash.borrow()
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `consumer_group_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub _root: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    metadata_hash: RefCell<OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    metadata_hash_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    type Root = KafkaConsumerGroupMetadataValue;
    type Parent = KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields;

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
            *self_rc.metadata_hash_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let metadata_hash_raw = self_rc.metadata_hash_raw.borrow();
            let _t_metadata_hash_raw_io = BytesReader::from(metadata_hash_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag>(&_t_metadata_hash_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.metadata_hash.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int64`, since Kafka 4.1. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn metadata_hash(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueMetadataHashTag>> {
        self.metadata_hash.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField {
    pub fn metadata_hash_raw(&self) -> Ref<'_, Vec<u8>> {
        self.metadata_hash_raw.borrow()
    }
}

/**
 * The tagged fields of `consumer_group_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMetadataValue.json ConsumerGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
    pub _root: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _parent: SharedType<KafkaConsumerGroupMetadataValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
    type Root = KafkaConsumerGroupMetadataValue;
    type Parent = KafkaConsumerGroupMetadataValue;

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
            let t = Self::read_into::<_, KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaConsumerGroupMetadataValue_ConsumerGroupMetadataValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
