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
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub _root: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    member_epoch: RefCell<i32>,
    previous_member_epoch: RefCell<i32>,
    state: RefCell<i8>,
    num_assigned_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    assigned_partitions: RefCell<Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>>>,
    num_partitions_pending_revocation_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions_pending_revocation: RefCell<Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupCurrentMemberAssignmentValue {
    type Root = KafkaConsumerGroupCurrentMemberAssignmentValue;
    type Parent = KafkaConsumerGroupCurrentMemberAssignmentValue;

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
        *self_rc.member_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.previous_member_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_assigned_partitions_plus_one.borrow_mut() = t;
        if *self_rc.num_assigned_partitions_plus_one().value()? >= (1 as i64) {
            *self_rc.assigned_partitions.borrow_mut() = Vec::new();
            let l_assigned_partitions = (((*self_rc.num_assigned_partitions_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_assigned_partitions {
                let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.assigned_partitions.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_partitions_pending_revocation_plus_one.borrow_mut() = t;
        if *self_rc.num_partitions_pending_revocation_plus_one().value()? >= (1 as i64) {
            *self_rc.partitions_pending_revocation.borrow_mut() = Vec::new();
            let l_partitions_pending_revocation = (((*self_rc.num_partitions_pending_revocation_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_partitions_pending_revocation {
                let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.partitions_pending_revocation.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
}

/**
 * The version of the message.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 3.5.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn member_epoch(&self) -> Ref<'_, i32> {
        self.member_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 3.6.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn previous_member_epoch(&self) -> Ref<'_, i32> {
        self.previous_member_epoch.borrow()
    }
}

/**
 * `int8`, since Kafka 3.8.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn state(&self) -> Ref<'_, i8> {
        self.state.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn num_assigned_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_assigned_partitions_plus_one.borrow()
    }
}

/**
 * `[]TopicPartitions`, since Kafka 3.6.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn assigned_partitions(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>>> {
        self.assigned_partitions.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn num_partitions_pending_revocation_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_pending_revocation_plus_one.borrow()
    }
}

/**
 * `[]TopicPartitions`, since Kafka 3.6.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn partitions_pending_revocation(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>>> {
        self.partitions_pending_revocation.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub _root: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _self: SharedType<Self>,
    topic_id: RefCell<Vec<u8>>,
    num_partitions_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partitions: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    type Root = KafkaConsumerGroupCurrentMemberAssignmentValue;
    type Parent = KafkaConsumerGroupCurrentMemberAssignmentValue;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_partitions_plus_one.borrow_mut() = t;
        if *self_rc.num_partitions_plus_one().value()? >= (1 as i64) {
            *self_rc.partitions.borrow_mut() = Vec::new();
            let l_partitions = (((*self_rc.num_partitions_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_partitions {
                self_rc.partitions.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
}

/**
 * `uuid`, since Kafka 3.6.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn topic_id(&self) -> Ref<'_, Vec<u8>> {
        self.topic_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn num_partitions_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partitions_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 3.6.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `AssignmentEpochs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
    pub _root: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>,
    pub _self: SharedType<Self>,
    num_assignment_epochs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_epochs: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
    type Root = KafkaConsumerGroupCurrentMemberAssignmentValue;
    type Parent = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField;

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
        *self_rc.num_assignment_epochs_plus_one.borrow_mut() = t;
        if *self_rc.num_assignment_epochs_plus_one().value()? >= (1 as i64) {
            *self_rc.assignment_epochs.borrow_mut() = Vec::new();
            let l_assignment_epochs = (((*self_rc.num_assignment_epochs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_assignment_epochs {
                self_rc.assignment_epochs.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
    pub fn num_assignment_epochs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_assignment_epochs_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.3. Tag 0. May be null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
    pub fn assignment_epochs(&self) -> Ref<'_, Vec<i32>> {
        self.assignment_epochs.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of
 * `consumer_group_current_member_assignment_value_topic_partitions`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub _root: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    assignment_epochs: RefCell<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    assignment_epochs_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    type Root = KafkaConsumerGroupCurrentMemberAssignmentValue;
    type Parent = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields;

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
            *self_rc.assignment_epochs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let assignment_epochs_raw = self_rc.assignment_epochs_raw.borrow();
            let _t_assignment_epochs_raw_io = BytesReader::from(assignment_epochs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag>(&_t_assignment_epochs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.assignment_epochs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `[]int32`, since Kafka 4.3. Tag 0. May be null.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn assignment_epochs(&self) -> Ref<'_, OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsAssignmentEpochsTag>> {
        self.assignment_epochs.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField {
    pub fn assignment_epochs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.assignment_epochs_raw.borrow()
    }
}

/**
 * The tagged fields of
 * `consumer_group_current_member_assignment_value_topic_partitions`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
    pub _root: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue>,
    pub _parent: SharedType<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
    type Root = KafkaConsumerGroupCurrentMemberAssignmentValue;
    type Parent = KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitions;

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
            let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaConsumerGroupCurrentMemberAssignmentValue_ConsumerGroupCurrentMemberAssignmentValueTopicPartitionsTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
