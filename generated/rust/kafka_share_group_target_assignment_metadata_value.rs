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
 * The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupTargetAssignmentMetadataValue {
    pub _root: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    assignment_epoch: RefCell<i32>,
    tagged_fields: RefCell<OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupTargetAssignmentMetadataValue {
    type Root = KafkaShareGroupTargetAssignmentMetadataValue;
    type Parent = KafkaShareGroupTargetAssignmentMetadataValue;

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
        let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.0.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue {
    pub fn assignment_epoch(&self) -> Ref<'_, i32> {
        self.assignment_epoch.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `AssignmentTimestamp`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub _root: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    assignment_timestamp: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    type Root = KafkaShareGroupTargetAssignmentMetadataValue;
    type Parent = KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField;

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
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
}

/**
 * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub fn assignment_timestamp(&self) -> Ref<'_, i64> {
        self.assignment_timestamp.borrow()
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `share_group_target_assignment_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub _root: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_timestamp: RefCell<OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    assignment_timestamp_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    type Root = KafkaShareGroupTargetAssignmentMetadataValue;
    type Parent = KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields;

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
            let t = Self::read_into::<BytesReader, KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag>(&_t_assignment_timestamp_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.assignment_timestamp.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
 * rounds it beyond 2^53.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn assignment_timestamp(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag>> {
        self.assignment_timestamp.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField {
    pub fn assignment_timestamp_raw(&self) -> Ref<'_, Vec<u8>> {
        self.assignment_timestamp_raw.borrow()
    }
}

/**
 * The tagged fields of `share_group_target_assignment_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
    pub _root: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _parent: SharedType<KafkaShareGroupTargetAssignmentMetadataValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
    type Root = KafkaShareGroupTargetAssignmentMetadataValue;
    type Parent = KafkaShareGroupTargetAssignmentMetadataValue;

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
            let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaShareGroupTargetAssignmentMetadataValue_ShareGroupTargetAssignmentMetadataValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
