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
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * Version 1 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    producer_id: RefCell<i64>,
    producer_epoch: RefCell<i16>,
    transaction_timeout_ms: RefCell<i32>,
    transaction_status: RefCell<i8>,
    num_transaction_partitions_v0: RefCell<i32>,
    transaction_partitions_v0: RefCell<Vec<OptRc<KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0>>>,
    num_transaction_partitions_v1_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    transaction_partitions_v1: RefCell<Vec<OptRc<KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1>>>,
    transaction_last_update_timestamp_ms: RefCell<i64>,
    transaction_start_timestamp_ms: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTransactionLogValue_TransactionLogValueTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue;

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
        if !(((*self_rc.message_version() as i16) <= (1 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.producer_id.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.producer_epoch.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.transaction_timeout_ms.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.transaction_status.borrow_mut() = _io.read_s1()?.into();
        if ((*self_rc.message_version() as i16) <= (0 as i16)) {
            *self_rc.num_transaction_partitions_v0.borrow_mut() = _io.read_s4be()?.into();
        }
        if  ((((*self_rc.message_version() as i16) <= (0 as i16))) && (((*self_rc.num_transaction_partitions_v0() as i32) >= (0 as i32))))  {
            *self_rc.transaction_partitions_v0.borrow_mut() = Vec::new();
            let l_transaction_partitions_v0 = *self_rc.num_transaction_partitions_v0();
            for _i in 0..l_transaction_partitions_v0 {
                let t = Self::read_into::<_, KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.transaction_partitions_v0.borrow_mut().push(t);
            }
        }
        if ((*self_rc.message_version() as i16) >= (1 as i16)) {
            let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
            *self_rc.num_transaction_partitions_v1_plus_one.borrow_mut() = t;
        }
        if  ((((*self_rc.message_version() as i16) >= (1 as i16))) && (*self_rc.num_transaction_partitions_v1_plus_one().value()? >= (1 as i64)))  {
            *self_rc.transaction_partitions_v1.borrow_mut() = Vec::new();
            let l_transaction_partitions_v1 = (((*self_rc.num_transaction_partitions_v1_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_transaction_partitions_v1 {
                let t = Self::read_into::<_, KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.transaction_partitions_v1.borrow_mut().push(t);
            }
        }
        *self_rc.transaction_last_update_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.transaction_start_timestamp_ms.borrow_mut() = _io.read_s8be()?.into();
        if ((*self_rc.message_version() as i16) >= (1 as i16)) {
            let t = Self::read_into::<_, KafkaTransactionLogValue_TransactionLogValueTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.tagged_fields.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaTransactionLogValue {
}

/**
 * The version of the message.
 */
impl KafkaTransactionLogValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue {
    pub fn producer_id(&self) -> Ref<'_, i64> {
        self.producer_id.borrow()
    }
}

/**
 * `int16`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue {
    pub fn producer_epoch(&self) -> Ref<'_, i16> {
        self.producer_epoch.borrow()
    }
}

/**
 * `int32`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_timeout_ms(&self) -> Ref<'_, i32> {
        self.transaction_timeout_ms.borrow()
    }
}

/**
 * `int8`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_status(&self) -> Ref<'_, i8> {
        self.transaction_status.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaTransactionLogValue {
    pub fn num_transaction_partitions_v0(&self) -> Ref<'_, i32> {
        self.num_transaction_partitions_v0.borrow()
    }
}

/**
 * `[]PartitionsSchema`, since Kafka 0.11. May be null.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_partitions_v0(&self) -> Ref<'_, Vec<OptRc<KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0>>> {
        self.transaction_partitions_v0.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaTransactionLogValue {
    pub fn num_transaction_partitions_v1_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_transaction_partitions_v1_plus_one.borrow()
    }
}

/**
 * `[]PartitionsSchema`, since Kafka 0.11. May be null.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_partitions_v1(&self) -> Ref<'_, Vec<OptRc<KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1>>> {
        self.transaction_partitions_v1.borrow()
    }
}

/**
 * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_last_update_timestamp_ms(&self) -> Ref<'_, i64> {
        self.transaction_last_update_timestamp_ms.borrow()
    }
}

/**
 * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue {
    pub fn transaction_start_timestamp_ms(&self) -> Ref<'_, i64> {
        self.transaction_start_timestamp_ms.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaTransactionLogValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue_TransactionLogValueTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaTransactionLogValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaTransactionLogValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `ClientTransactionVersion`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue_TransactionLogValueTaggedField>,
    pub _self: SharedType<Self>,
    client_transaction_version: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue_TransactionLogValueTaggedField;

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
        *self_rc.client_transaction_version.borrow_mut() = _io.read_s2be()?.into();
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag {
}

/**
 * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
 * given.
 */
impl KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag {
    pub fn client_transaction_version(&self) -> Ref<'_, i16> {
        self.client_transaction_version.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `NextProducerEpoch`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue_TransactionLogValueTaggedField>,
    pub _self: SharedType<Self>,
    next_producer_epoch: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue_TransactionLogValueTaggedField;

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
        *self_rc.next_producer_epoch.borrow_mut() = _io.read_s2be()?.into();
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag {
}

/**
 * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
 * given.
 */
impl KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag {
    pub fn next_producer_epoch(&self) -> Ref<'_, i16> {
        self.next_producer_epoch.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `NextProducerId`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue_TransactionLogValueTaggedField>,
    pub _self: SharedType<Self>,
    next_producer_id: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue_TransactionLogValueTaggedField;

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
        *self_rc.next_producer_id.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag {
}

/**
 * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
 * given. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag {
    pub fn next_producer_id(&self) -> Ref<'_, i64> {
        self.next_producer_id.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `PartitionsSchema` of `TransactionLogValue`, version 0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue>,
    pub _self: SharedType<Self>,
    topic: RefCell<OptRc<KafkaString>>,
    num_partition_ids: RefCell<i32>,
    partition_ids: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue;

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
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.topic.borrow_mut() = t;
        *self_rc.num_partition_ids.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.num_partition_ids() as i32) >= (0 as i32)) {
            *self_rc.partition_ids.borrow_mut() = Vec::new();
            let l_partition_ids = *self_rc.num_partition_ids();
            for _i in 0..l_partition_ids {
                self_rc.partition_ids.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
}

/**
 * `string`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    pub fn topic(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.topic.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    pub fn num_partition_ids(&self) -> Ref<'_, i32> {
        self.num_partition_ids.borrow()
    }
}

/**
 * `[]int32`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    pub fn partition_ids(&self) -> Ref<'_, Vec<i32>> {
        self.partition_ids.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV0 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `PartitionsSchema` of `TransactionLogValue`, version 1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue>,
    pub _self: SharedType<Self>,
    topic: RefCell<OptRc<KafkaCompactString>>,
    num_partition_ids_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    partition_ids: RefCell<Vec<i32>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue;

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
        *self_rc.topic.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_partition_ids_plus_one.borrow_mut() = t;
        if *self_rc.num_partition_ids_plus_one().value()? >= (1 as i64) {
            *self_rc.partition_ids.borrow_mut() = Vec::new();
            let l_partition_ids = (((*self_rc.num_partition_ids_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_partition_ids {
                self_rc.partition_ids.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
}

/**
 * `string`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub fn topic(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.topic.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub fn num_partition_ids_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_partition_ids_plus_one.borrow()
    }
}

/**
 * `[]int32`, since Kafka 0.11.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub fn partition_ids(&self) -> Ref<'_, Vec<i32>> {
        self.partition_ids.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePartitionsSchemaV1 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `PreviousProducerId`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue_TransactionLogValueTaggedField>,
    pub _self: SharedType<Self>,
    previous_producer_id: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue_TransactionLogValueTaggedField;

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
        *self_rc.previous_producer_id.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag {
}

/**
 * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
 * given. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag {
    pub fn previous_producer_id(&self) -> Ref<'_, i64> {
        self.previous_producer_id.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `transaction_log_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue_TransactionLogValueTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    previous_producer_id: RefCell<OptRc<KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag>>,
    next_producer_id: RefCell<OptRc<KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag>>,
    client_transaction_version: RefCell<OptRc<KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag>>,
    next_producer_epoch: RefCell<OptRc<KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    previous_producer_id_raw: RefCell<Vec<u8>>,
    next_producer_id_raw: RefCell<Vec<u8>>,
    client_transaction_version_raw: RefCell<Vec<u8>>,
    next_producer_epoch_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValueTaggedField {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue_TransactionLogValueTaggedFields;

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
            *self_rc.previous_producer_id_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let previous_producer_id_raw = self_rc.previous_producer_id_raw.borrow();
            let _t_previous_producer_id_raw_io = BytesReader::from(previous_producer_id_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag>(&_t_previous_producer_id_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.previous_producer_id.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.next_producer_id_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let next_producer_id_raw = self_rc.next_producer_id_raw.borrow();
            let _t_next_producer_id_raw_io = BytesReader::from(next_producer_id_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag>(&_t_next_producer_id_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.next_producer_id.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (2 as i64)) {
            *self_rc.client_transaction_version_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let client_transaction_version_raw = self_rc.client_transaction_version_raw.borrow();
            let _t_client_transaction_version_raw_io = BytesReader::from(client_transaction_version_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag>(&_t_client_transaction_version_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.client_transaction_version.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (3 as i64)) {
            *self_rc.next_producer_epoch_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let next_producer_epoch_raw = self_rc.next_producer_epoch_raw.borrow();
            let _t_next_producer_epoch_raw_io = BytesReader::from(next_producer_epoch_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag>(&_t_next_producer_epoch_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.next_producer_epoch.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (3 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
 * given. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn previous_producer_id(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue_TransactionLogValuePreviousProducerIdTag>> {
        self.previous_producer_id.borrow()
    }
}

/**
 * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
 * given. JavaScript rounds it beyond 2^53.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn next_producer_id(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue_TransactionLogValueNextProducerIdTag>> {
        self.next_producer_id.borrow()
    }
}

/**
 * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
 * given.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn client_transaction_version(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue_TransactionLogValueClientTransactionVersionTag>> {
        self.client_transaction_version.borrow()
    }
}

/**
 * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
 * given.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn next_producer_epoch(&self) -> Ref<'_, OptRc<KafkaTransactionLogValue_TransactionLogValueNextProducerEpochTag>> {
        self.next_producer_epoch.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn previous_producer_id_raw(&self) -> Ref<'_, Vec<u8>> {
        self.previous_producer_id_raw.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn next_producer_id_raw(&self) -> Ref<'_, Vec<u8>> {
        self.next_producer_id_raw.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn client_transaction_version_raw(&self) -> Ref<'_, Vec<u8>> {
        self.client_transaction_version_raw.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedField {
    pub fn next_producer_epoch_raw(&self) -> Ref<'_, Vec<u8>> {
        self.next_producer_epoch_raw.borrow()
    }
}

/**
 * The tagged fields of `transaction_log_value`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaTransactionLogValue_TransactionLogValueTaggedFields {
    pub _root: SharedType<KafkaTransactionLogValue>,
    pub _parent: SharedType<KafkaTransactionLogValue>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaTransactionLogValue_TransactionLogValueTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaTransactionLogValue_TransactionLogValueTaggedFields {
    type Root = KafkaTransactionLogValue;
    type Parent = KafkaTransactionLogValue;

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
            let t = Self::read_into::<_, KafkaTransactionLogValue_TransactionLogValueTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaTransactionLogValue_TransactionLogValueTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaTransactionLogValue_TransactionLogValueTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaTransactionLogValue_TransactionLogValueTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
