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
 * The value of a record of type 20 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    assignment_epoch: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMetadataValue {
    type Root = KafkaStreamsGroupTargetAssignmentMetadataValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMetadataValue;

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
        *self_rc.assignment_epoch.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub fn assignment_epoch(&self) -> Ref<'_, i32> {
        self.assignment_epoch.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `AssignmentTimestamp`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    assignment_timestamp: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    type Root = KafkaStreamsGroupTargetAssignmentMetadataValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField;

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
        *self_rc.assignment_timestamp.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
}

/**
 * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub fn assignment_timestamp(&self) -> Ref<'_, i64> {
        self.assignment_timestamp.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `streams_group_target_assignment_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_timestamp: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    assignment_timestamp_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    type Root = KafkaStreamsGroupTargetAssignmentMetadataValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields;

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
            *self_rc.assignment_timestamp_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let assignment_timestamp_raw = self_rc.assignment_timestamp_raw.borrow();
            let _t_assignment_timestamp_raw_io = BytesReader::from(assignment_timestamp_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag>(&_t_assignment_timestamp_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.assignment_timestamp.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn assignment_timestamp(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueAssignmentTimestampTag>> {
        self.assignment_timestamp.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField {
    pub fn assignment_timestamp_raw(&self) -> Ref<'_, Vec<u8>> {
        self.assignment_timestamp_raw.borrow()
    }
}

/**
 * The tagged fields of `streams_group_target_assignment_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMetadataValue.json StreamsGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
    pub _root: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupTargetAssignmentMetadataValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
    type Root = KafkaStreamsGroupTargetAssignmentMetadataValue;
    type Parent = KafkaStreamsGroupTargetAssignmentMetadataValue;

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
            let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaStreamsGroupTargetAssignmentMetadataValue_StreamsGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
