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
 * The value of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareUpdateValue {
    pub _root: SharedType<KafkaShareUpdateValue>,
    pub _parent: SharedType<KafkaShareUpdateValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    snapshot_epoch: RefCell<i32>,
    leader_epoch: RefCell<i32>,
    start_offset: RefCell<i64>,
    num_state_batches_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    state_batches: RefCell<Vec<OptRc<KafkaShareUpdateValue_ShareUpdateValueStateBatch>>>,
    tagged_fields: RefCell<OptRc<KafkaShareUpdateValue_ShareUpdateValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareUpdateValue {
    type Root = KafkaShareUpdateValue;
    type Parent = KafkaShareUpdateValue;

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
        *self_rc.snapshot_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.leader_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.start_offset.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_state_batches_plus_one.borrow_mut() = t;
        if *self_rc.num_state_batches_plus_one().value()? >= (1 as i64) {
            *self_rc.state_batches.borrow_mut() = Vec::new();
            let l_state_batches = (((*self_rc.num_state_batches_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_state_batches {
                let t = Self::read_into::<_, KafkaShareUpdateValue_ShareUpdateValueStateBatch>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.state_batches.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaShareUpdateValue_ShareUpdateValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaShareUpdateValue {
}

/**
 * The version of the message.
 */
impl KafkaShareUpdateValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 3.9.
 */
impl KafkaShareUpdateValue {
    pub fn snapshot_epoch(&self) -> Ref<'_, i32> {
        self.snapshot_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 3.9.
 */
impl KafkaShareUpdateValue {
    pub fn leader_epoch(&self) -> Ref<'_, i32> {
        self.leader_epoch.borrow()
    }
}

/**
 * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
 */
impl KafkaShareUpdateValue {
    pub fn start_offset(&self) -> Ref<'_, i64> {
        self.start_offset.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaShareUpdateValue {
    pub fn num_state_batches_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_state_batches_plus_one.borrow()
    }
}

/**
 * `[]StateBatch`, since Kafka 3.9.
 */
impl KafkaShareUpdateValue {
    pub fn state_batches(&self) -> Ref<'_, Vec<OptRc<KafkaShareUpdateValue_ShareUpdateValueStateBatch>>> {
        self.state_batches.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaShareUpdateValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaShareUpdateValue_ShareUpdateValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaShareUpdateValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaShareUpdateValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `DeliveryCompleteCount`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag {
    pub _root: SharedType<KafkaShareUpdateValue>,
    pub _parent: SharedType<KafkaShareUpdateValue_ShareUpdateValueTaggedField>,
    pub _self: SharedType<Self>,
    delivery_complete_count: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag {
    type Root = KafkaShareUpdateValue;
    type Parent = KafkaShareUpdateValue_ShareUpdateValueTaggedField;

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
        *self_rc.delivery_complete_count.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag {
}

/**
 * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
 */
impl KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag {
    pub fn delivery_complete_count(&self) -> Ref<'_, i32> {
        self.delivery_complete_count.borrow()
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `StateBatch` of `ShareUpdateValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue, StateBatch
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub _root: SharedType<KafkaShareUpdateValue>,
    pub _parent: SharedType<KafkaShareUpdateValue>,
    pub _self: SharedType<Self>,
    first_offset: RefCell<i64>,
    last_offset: RefCell<i64>,
    delivery_state: RefCell<i8>,
    delivery_count: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    type Root = KafkaShareUpdateValue;
    type Parent = KafkaShareUpdateValue;

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
        *self_rc.first_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.last_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.delivery_state.borrow_mut() = _io.read_s1()?.into();
        *self_rc.delivery_count.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
}

/**
 * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
 */
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn first_offset(&self) -> Ref<'_, i64> {
        self.first_offset.borrow()
    }
}

/**
 * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
 */
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn last_offset(&self) -> Ref<'_, i64> {
        self.last_offset.borrow()
    }
}

/**
 * `int8`, since Kafka 3.9.
 */
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn delivery_state(&self) -> Ref<'_, i8> {
        self.delivery_state.borrow()
    }
}

/**
 * `int16`, since Kafka 3.9.
 */
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn delivery_count(&self) -> Ref<'_, i16> {
        self.delivery_count.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueStateBatch {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `share_update_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub _root: SharedType<KafkaShareUpdateValue>,
    pub _parent: SharedType<KafkaShareUpdateValue_ShareUpdateValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    delivery_complete_count: RefCell<OptRc<KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    delivery_complete_count_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    type Root = KafkaShareUpdateValue;
    type Parent = KafkaShareUpdateValue_ShareUpdateValueTaggedFields;

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
            *self_rc.delivery_complete_count_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let delivery_complete_count_raw = self_rc.delivery_complete_count_raw.borrow();
            let _t_delivery_complete_count_raw_io = BytesReader::from(delivery_complete_count_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag>(&_t_delivery_complete_count_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.delivery_complete_count.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (0 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn delivery_complete_count(&self) -> Ref<'_, OptRc<KafkaShareUpdateValue_ShareUpdateValueDeliveryCompleteCountTag>> {
        self.delivery_complete_count.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueTaggedField {
    pub fn delivery_complete_count_raw(&self) -> Ref<'_, Vec<u8>> {
        self.delivery_complete_count_raw.borrow()
    }
}

/**
 * The tagged fields of `share_update_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateValue.json ShareUpdateValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
    pub _root: SharedType<KafkaShareUpdateValue>,
    pub _parent: SharedType<KafkaShareUpdateValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaShareUpdateValue_ShareUpdateValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
    type Root = KafkaShareUpdateValue;
    type Parent = KafkaShareUpdateValue;

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
            let t = Self::read_into::<_, KafkaShareUpdateValue_ShareUpdateValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaShareUpdateValue_ShareUpdateValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaShareUpdateValue_ShareUpdateValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
