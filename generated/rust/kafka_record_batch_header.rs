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

/**
 * The first 61 bytes of a batch of the format since Kafka 0.11.
 * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecordBatchHeader {
    pub _root: SharedType<KafkaRecordBatchHeader>,
    pub _parent: SharedType<KafkaRecordBatchHeader>,
    pub _self: SharedType<Self>,
    base_offset: RefCell<i64>,
    len_batch: RefCell<i32>,
    partition_leader_epoch: RefCell<i32>,
    magic: RefCell<i8>,
    crc: RefCell<u32>,
    attributes: RefCell<OptRc<KafkaRecordBatchHeader_RecordBatchAttributes>>,
    last_offset_delta: RefCell<i32>,
    base_timestamp: RefCell<i64>,
    max_timestamp: RefCell<i64>,
    producer_id: RefCell<i64>,
    producer_epoch: RefCell<i16>,
    base_sequence: RefCell<i32>,
    num_records: RefCell<i32>,
    _io: RefCell<BytesReader>,
    f_is_compressed: Cell<bool>,
    is_compressed: RefCell<bool>,
    f_len_records: Cell<bool>,
    len_records: RefCell<i32>,
}
impl KStruct for KafkaRecordBatchHeader {
    type Root = KafkaRecordBatchHeader;
    type Parent = KafkaRecordBatchHeader;

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
        *self_rc.base_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.len_batch.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.len_batch() as i32) >= (49 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        *self_rc.partition_leader_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.magic.borrow_mut() = _io.read_s1()?.into();
        if !(*self_rc.magic() == 2) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/3".to_string() }));
        }
        *self_rc.crc.borrow_mut() = _io.read_u4be()?.into();
        let t = Self::read_into::<_, KafkaRecordBatchHeader_RecordBatchAttributes>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.attributes.borrow_mut() = t;
        *self_rc.last_offset_delta.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.base_timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.max_timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.producer_id.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.producer_epoch.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.base_sequence.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.num_records.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl KafkaRecordBatchHeader {

    /**
     * The records are compressed, or in an unknown codec.
     */
    pub fn is_compressed(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_is_compressed.get() {
            return Ok(self.is_compressed.borrow());
        }
        self.f_is_compressed.set(true);
        *self.is_compressed.borrow_mut() = (((*self.attributes().compression_id() as i32) != (0 as i32))) as bool;
        Ok(self.is_compressed.borrow())
    }

    /**
     * Bytes after this header.
     */
    pub fn len_records(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_records.get() {
            return Ok(self.len_records.borrow());
        }
        self.f_len_records.set(true);
        *self.len_records.borrow_mut() = (((*self.len_batch() as i32) - (49 as i32))) as i32;
        Ok(self.len_records.borrow())
    }
}

/**
 * Offset of the batch's first record as it was produced.
 */
impl KafkaRecordBatchHeader {
    pub fn base_offset(&self) -> Ref<'_, i64> {
        self.base_offset.borrow()
    }
}

/**
 * Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
 * these first 12.
 */
impl KafkaRecordBatchHeader {
    pub fn len_batch(&self) -> Ref<'_, i32> {
        self.len_batch.borrow()
    }
}

/**
 * Epoch of the leader that appended the batch, -1 for none; outside the
 * checksum.
 */
impl KafkaRecordBatchHeader {
    pub fn partition_leader_epoch(&self) -> Ref<'_, i32> {
        self.partition_leader_epoch.borrow()
    }
}

/**
 * The format of the batch.
 */
impl KafkaRecordBatchHeader {
    pub fn magic(&self) -> Ref<'_, i8> {
        self.magic.borrow()
    }
}

/**
 * CRC-32C (Castagnoli) of all that follows this field, `attributes` to
 * the end of the batch.
 */
impl KafkaRecordBatchHeader {
    pub fn crc(&self) -> Ref<'_, u32> {
        self.crc.borrow()
    }
}

/**
 * The codec, the kind of timestamp, and three flags.
 */
impl KafkaRecordBatchHeader {
    pub fn attributes(&self) -> Ref<'_, OptRc<KafkaRecordBatchHeader_RecordBatchAttributes>> {
        self.attributes.borrow()
    }
}

/**
 * The last record's offset less `base_offset`, as it was produced;
 * compaction keeps it, also when that record is gone.
 */
impl KafkaRecordBatchHeader {
    pub fn last_offset_delta(&self) -> Ref<'_, i32> {
        self.last_offset_delta.borrow()
    }
}

/**
 * Milliseconds since the epoch to which the records' deltas are added;
 * -1 for none. With `has_delete_horizon_ms` it is the time from which
 * tombstones may be removed, and the deltas count from it all the same.
 */
impl KafkaRecordBatchHeader {
    pub fn base_timestamp(&self) -> Ref<'_, i64> {
        self.base_timestamp.borrow()
    }
}

/**
 * The greatest timestamp of the records, or the append time, which then
 * holds for each record.
 */
impl KafkaRecordBatchHeader {
    pub fn max_timestamp(&self) -> Ref<'_, i64> {
        self.max_timestamp.borrow()
    }
}

/**
 * -1 when the producer was not idempotent.
 */
impl KafkaRecordBatchHeader {
    pub fn producer_id(&self) -> Ref<'_, i64> {
        self.producer_id.borrow()
    }
}

/**
 * -1 for none.
 */
impl KafkaRecordBatchHeader {
    pub fn producer_epoch(&self) -> Ref<'_, i16> {
        self.producer_epoch.borrow()
    }
}

/**
 * Sequence number of the first record; -1 for none. It wraps to 0 after
 * 2^31 - 1.
 */
impl KafkaRecordBatchHeader {
    pub fn base_sequence(&self) -> Ref<'_, i32> {
        self.base_sequence.borrow()
    }
}

/**
 * Records in the batch; 0 in a batch that compaction has emptied.
 */
impl KafkaRecordBatchHeader {
    pub fn num_records(&self) -> Ref<'_, i32> {
        self.num_records.borrow()
    }
}
impl KafkaRecordBatchHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum KafkaRecordBatchHeader_RecordBatchCompression {

    /**
     * Not compressed.
     */
    None,

    /**
     * gzip (RFC 1952).
     */
    Gzip,

    /**
     * Snappy, in the framing of the library xerial as a rule.
     */
    Snappy,

    /**
     * LZ4 frames.
     */
    Lz4,

    /**
     * Zstandard (RFC 8878), since Kafka 2.1.
     */
    Zstd,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaRecordBatchHeader_RecordBatchCompression {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaRecordBatchHeader_RecordBatchCompression> {
        match flag {
            0 => Ok(KafkaRecordBatchHeader_RecordBatchCompression::None),
            1 => Ok(KafkaRecordBatchHeader_RecordBatchCompression::Gzip),
            2 => Ok(KafkaRecordBatchHeader_RecordBatchCompression::Snappy),
            3 => Ok(KafkaRecordBatchHeader_RecordBatchCompression::Lz4),
            4 => Ok(KafkaRecordBatchHeader_RecordBatchCompression::Zstd),
            _ => Ok(KafkaRecordBatchHeader_RecordBatchCompression::Unknown(flag)),
        }
    }
}

impl From<&KafkaRecordBatchHeader_RecordBatchCompression> for i64 {
    fn from(v: &KafkaRecordBatchHeader_RecordBatchCompression) -> Self {
        match *v {
            KafkaRecordBatchHeader_RecordBatchCompression::None => 0,
            KafkaRecordBatchHeader_RecordBatchCompression::Gzip => 1,
            KafkaRecordBatchHeader_RecordBatchCompression::Snappy => 2,
            KafkaRecordBatchHeader_RecordBatchCompression::Lz4 => 3,
            KafkaRecordBatchHeader_RecordBatchCompression::Zstd => 4,
            KafkaRecordBatchHeader_RecordBatchCompression::Unknown(v) => v
        }
    }
}

impl Default for KafkaRecordBatchHeader_RecordBatchCompression {
    fn default() -> Self { KafkaRecordBatchHeader_RecordBatchCompression::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum KafkaRecordBatchHeader_RecordBatchTimestampType {

    /**
     * The producer set it.
     */
    CreateTime,

    /**
     * The broker set it; `max_timestamp` holds for every record.
     */
    LogAppendTime,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaRecordBatchHeader_RecordBatchTimestampType {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaRecordBatchHeader_RecordBatchTimestampType> {
        match flag {
            0 => Ok(KafkaRecordBatchHeader_RecordBatchTimestampType::CreateTime),
            1 => Ok(KafkaRecordBatchHeader_RecordBatchTimestampType::LogAppendTime),
            _ => Ok(KafkaRecordBatchHeader_RecordBatchTimestampType::Unknown(flag)),
        }
    }
}

impl From<&KafkaRecordBatchHeader_RecordBatchTimestampType> for i64 {
    fn from(v: &KafkaRecordBatchHeader_RecordBatchTimestampType) -> Self {
        match *v {
            KafkaRecordBatchHeader_RecordBatchTimestampType::CreateTime => 0,
            KafkaRecordBatchHeader_RecordBatchTimestampType::LogAppendTime => 1,
            KafkaRecordBatchHeader_RecordBatchTimestampType::Unknown(v) => v
        }
    }
}

impl Default for KafkaRecordBatchHeader_RecordBatchTimestampType {
    fn default() -> Self { KafkaRecordBatchHeader_RecordBatchTimestampType::Unknown(0) }
}


/**
 * Two bytes of flags, the highest bit first. Kafka reads only the low
 * byte.
 * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch, attributes
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecordBatchHeader_RecordBatchAttributes {
    pub _root: SharedType<KafkaRecordBatchHeader>,
    pub _parent: SharedType<KafkaRecordBatchHeader>,
    pub _self: SharedType<Self>,
    unused_high: RefCell<u64>,
    unused: RefCell<bool>,
    has_delete_horizon_ms: RefCell<bool>,
    is_control: RefCell<bool>,
    is_transactional: RefCell<bool>,
    timestamp_type: RefCell<KafkaRecordBatchHeader_RecordBatchTimestampType>,
    compression_id: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_compression: Cell<bool>,
    compression: RefCell<KafkaRecordBatchHeader_RecordBatchCompression>,
}
impl KStruct for KafkaRecordBatchHeader_RecordBatchAttributes {
    type Root = KafkaRecordBatchHeader;
    type Parent = KafkaRecordBatchHeader;

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
        *self_rc.unused_high.borrow_mut() = _io.read_bits_int_be(8)?;
        *self_rc.unused.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.has_delete_horizon_ms.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.is_control.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.is_transactional.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.timestamp_type.borrow_mut() = (_io.read_bits_int_be(1)? as i64).try_into()?;
        *self_rc.compression_id.borrow_mut() = _io.read_bits_int_be(3)?;
        Ok(())
    }
}
impl KafkaRecordBatchHeader_RecordBatchAttributes {

    /**
     * The codec by its name.
     */
    pub fn compression(
        &self
    ) -> KResult<Ref<'_, KafkaRecordBatchHeader_RecordBatchCompression>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_compression.get() {
            return Ok(self.compression.borrow());
        }
        self.f_compression.set(true);
        *self.compression.borrow_mut() = (*self.compression_id() as i64).try_into()?;
        Ok(self.compression.borrow())
    }
}

/**
 * Bits 8 to 15; ignored, whatever they say.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn unused_high(&self) -> Ref<'_, u64> {
        self.unused_high.borrow()
    }
}

/**
 * Bit 7; ignored.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn unused(&self) -> Ref<'_, bool> {
        self.unused.borrow()
    }
}

/**
 * Bit 6; `base_timestamp` is the delete horizon.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn has_delete_horizon_ms(&self) -> Ref<'_, bool> {
        self.has_delete_horizon_ms.borrow()
    }
}

/**
 * Bit 5; the records are control records.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn is_control(&self) -> Ref<'_, bool> {
        self.is_control.borrow()
    }
}

/**
 * Bit 4; part of a transaction.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn is_transactional(&self) -> Ref<'_, bool> {
        self.is_transactional.borrow()
    }
}

/**
 * Bit 3.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn timestamp_type(&self) -> Ref<'_, KafkaRecordBatchHeader_RecordBatchTimestampType> {
        self.timestamp_type.borrow()
    }
}

/**
 * Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
 * readable.
 */
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn compression_id(&self) -> Ref<'_, u64> {
        self.compression_id.borrow()
    }
}
impl KafkaRecordBatchHeader_RecordBatchAttributes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
