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
 * The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    epoch: RefCell<i32>,
    metadata_hash: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue;

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
        *self_rc.metadata_hash.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMetadataValue {
    pub fn epoch(&self) -> Ref<'_, i32> {
        self.epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
 */
impl KafkaStreamsGroupMetadataValue {
    pub fn metadata_hash(&self) -> Ref<'_, i64> {
        self.metadata_hash.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaStreamsGroupMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    failed_description_topology_epoch: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField;

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
        *self_rc.failed_description_topology_epoch.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag {
}

/**
 * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag {
    pub fn failed_description_topology_epoch(&self) -> Ref<'_, i32> {
        self.failed_description_topology_epoch.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue, LastAssignmentConfig
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<KafkaCompactString>>,
    value: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag;

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
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    pub fn key(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.key.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    pub fn value(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.value.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LastAssignmentConfigs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    num_last_assignment_configs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    last_assignment_configs: RefCell<Vec<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField;

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
        *self_rc.num_last_assignment_configs_plus_one.borrow_mut() = t;
        if *self_rc.num_last_assignment_configs_plus_one().value()? >= (1 as i64) {
            *self_rc.last_assignment_configs.borrow_mut() = Vec::new();
            let l_last_assignment_configs = (((*self_rc.num_last_assignment_configs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_last_assignment_configs {
                let t = Self::read_into::<_, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.last_assignment_configs.borrow_mut().push(t);
            }
        }
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
    pub fn num_last_assignment_configs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_last_assignment_configs_plus_one.borrow()
    }
}

/**
 * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
    pub fn last_assignment_configs(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfig>>> {
        self.last_assignment_configs.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    stored_description_topology_epoch: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField;

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
        *self_rc.stored_description_topology_epoch.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag {
}

/**
 * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag {
    pub fn stored_description_topology_epoch(&self) -> Ref<'_, i32> {
        self.stored_description_topology_epoch.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `streams_group_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    validated_topology_epoch: RefCell<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag>>,
    last_assignment_configs: RefCell<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag>>,
    stored_description_topology_epoch: RefCell<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag>>,
    failed_description_topology_epoch: RefCell<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    validated_topology_epoch_raw: RefCell<Vec<u8>>,
    last_assignment_configs_raw: RefCell<Vec<u8>>,
    stored_description_topology_epoch_raw: RefCell<Vec<u8>>,
    failed_description_topology_epoch_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields;

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
            *self_rc.validated_topology_epoch_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let validated_topology_epoch_raw = self_rc.validated_topology_epoch_raw.borrow();
            let _t_validated_topology_epoch_raw_io = BytesReader::from(validated_topology_epoch_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag>(&_t_validated_topology_epoch_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.validated_topology_epoch.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.last_assignment_configs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let last_assignment_configs_raw = self_rc.last_assignment_configs_raw.borrow();
            let _t_last_assignment_configs_raw_io = BytesReader::from(last_assignment_configs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag>(&_t_last_assignment_configs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.last_assignment_configs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (2 as i64)) {
            *self_rc.stored_description_topology_epoch_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let stored_description_topology_epoch_raw = self_rc.stored_description_topology_epoch_raw.borrow();
            let _t_stored_description_topology_epoch_raw_io = BytesReader::from(stored_description_topology_epoch_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag>(&_t_stored_description_topology_epoch_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.stored_description_topology_epoch.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (3 as i64)) {
            *self_rc.failed_description_topology_epoch_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let failed_description_topology_epoch_raw = self_rc.failed_description_topology_epoch_raw.borrow();
            let _t_failed_description_topology_epoch_raw_io = BytesReader::from(failed_description_topology_epoch_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag>(&_t_failed_description_topology_epoch_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.failed_description_topology_epoch.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (3 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn validated_topology_epoch(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag>> {
        self.validated_topology_epoch.borrow()
    }
}

/**
 * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn last_assignment_configs(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueLastAssignmentConfigsTag>> {
        self.last_assignment_configs.borrow()
    }
}

/**
 * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn stored_description_topology_epoch(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag>> {
        self.stored_description_topology_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn failed_description_topology_epoch(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag>> {
        self.failed_description_topology_epoch.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn validated_topology_epoch_raw(&self) -> Ref<'_, Vec<u8>> {
        self.validated_topology_epoch_raw.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn last_assignment_configs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.last_assignment_configs_raw.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn stored_description_topology_epoch_raw(&self) -> Ref<'_, Vec<u8>> {
        self.stored_description_topology_epoch_raw.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField {
    pub fn failed_description_topology_epoch_raw(&self) -> Ref<'_, Vec<u8>> {
        self.failed_description_topology_epoch_raw.borrow()
    }
}

/**
 * The tagged fields of `streams_group_metadata_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue;

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
            let t = Self::read_into::<_, KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `ValidatedTopologyEpoch`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag {
    pub _root: SharedType<KafkaStreamsGroupMetadataValue>,
    pub _parent: SharedType<KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField>,
    pub _self: SharedType<Self>,
    validated_topology_epoch: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag {
    type Root = KafkaStreamsGroupMetadataValue;
    type Parent = KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueTaggedField;

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
        *self_rc.validated_topology_epoch.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag {
}

/**
 * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
 */
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag {
    pub fn validated_topology_epoch(&self) -> Ref<'_, i32> {
        self.validated_topology_epoch.borrow()
    }
}
impl KafkaStreamsGroupMetadataValue_StreamsGroupMetadataValueValidatedTopologyEpochTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
