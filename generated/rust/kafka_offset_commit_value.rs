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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
 * 2.1. Version 4 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetCommitValue {
    pub _root: SharedType<KafkaOffsetCommitValue>,
    pub _parent: SharedType<KafkaOffsetCommitValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    offset: RefCell<i64>,
    leader_epoch: RefCell<i32>,
    metadata_v0: RefCell<OptRc<KafkaString>>,
    metadata_v4: RefCell<OptRc<KafkaCompactString>>,
    commit_timestamp: RefCell<i64>,
    expire_timestamp: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaOffsetCommitValue_OffsetCommitValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaOffsetCommitValue {
    type Root = KafkaOffsetCommitValue;
    type Parent = KafkaOffsetCommitValue;

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
        if !(((*self_rc.message_version() as i16) <= (4 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.offset.borrow_mut() = _io.read_s8be()?.into();
        if ((*self_rc.message_version() as i16) >= (3 as i16)) {
            *self_rc.leader_epoch.borrow_mut() = _io.read_s4be()?.into();
        }
        if ((*self_rc.message_version() as i16) <= (3 as i16)) {
            let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
            *self_rc.metadata_v0.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
            *self_rc.metadata_v4.borrow_mut() = t;
        }
        *self_rc.commit_timestamp.borrow_mut() = _io.read_s8be()?.into();
        if ((*self_rc.message_version() as i16) == (1 as i16)) {
            *self_rc.expire_timestamp.borrow_mut() = _io.read_s8be()?.into();
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaOffsetCommitValue_OffsetCommitValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.tagged_fields.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaOffsetCommitValue {
}

/**
 * The version of the message.
 */
impl KafkaOffsetCommitValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
 */
impl KafkaOffsetCommitValue {
    pub fn offset(&self) -> Ref<'_, i64> {
        self.offset.borrow()
    }
}

/**
 * `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
 */
impl KafkaOffsetCommitValue {
    pub fn leader_epoch(&self) -> Ref<'_, i32> {
        self.leader_epoch.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaOffsetCommitValue {
    pub fn metadata_v0(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.metadata_v0.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaOffsetCommitValue {
    pub fn metadata_v4(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.metadata_v4.borrow()
    }
}

/**
 * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
 */
impl KafkaOffsetCommitValue {
    pub fn commit_timestamp(&self) -> Ref<'_, i64> {
        self.commit_timestamp.borrow()
    }
}

/**
 * `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaOffsetCommitValue {
    pub fn expire_timestamp(&self) -> Ref<'_, i64> {
        self.expire_timestamp.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaOffsetCommitValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaOffsetCommitValue_OffsetCommitValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaOffsetCommitValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaOffsetCommitValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `offset_commit_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub _root: SharedType<KafkaOffsetCommitValue>,
    pub _parent: SharedType<KafkaOffsetCommitValue_OffsetCommitValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    topic_id: RefCell<OptRc<KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    topic_id_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    type Root = KafkaOffsetCommitValue;
    type Parent = KafkaOffsetCommitValue_OffsetCommitValueTaggedFields;

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
            *self_rc.topic_id_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let topic_id_raw = self_rc.topic_id_raw.borrow();
            let _t_topic_id_raw_io = BytesReader::from(topic_id_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag>(&_t_topic_id_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.topic_id.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn topic_id(&self) -> Ref<'_, OptRc<KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag>> {
        self.topic_id.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedField {
    pub fn topic_id_raw(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id_raw.borrow()
    }
}

/**
 * The tagged fields of `offset_commit_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
    pub _root: SharedType<KafkaOffsetCommitValue>,
    pub _parent: SharedType<KafkaOffsetCommitValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaOffsetCommitValue_OffsetCommitValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
    type Root = KafkaOffsetCommitValue;
    type Parent = KafkaOffsetCommitValue;

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
            let t = Self::read_into::<_, KafkaOffsetCommitValue_OffsetCommitValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaOffsetCommitValue_OffsetCommitValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `topicId`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag {
    pub _root: SharedType<KafkaOffsetCommitValue>,
    pub _parent: SharedType<KafkaOffsetCommitValue_OffsetCommitValueTaggedField>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag {
    type Root = KafkaOffsetCommitValue;
    type Parent = KafkaOffsetCommitValue_OffsetCommitValueTaggedField;

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
        *self_rc.topic_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag {
}

/**
 * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
 */
impl KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}
impl KafkaOffsetCommitValue_OffsetCommitValueTopicIdTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
