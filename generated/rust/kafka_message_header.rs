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
 * What stands before the key of a message of the formats before Kafka 0.11:
 * the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
 * bytes of magic 1, which adds a timestamp.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageHeader {
    pub _root: SharedType<KafkaMessageHeader>,
    pub _parent: SharedType<KafkaMessageHeader>,
    pub _self: SharedType<Self>,
    offset: RefCell<i64>,
    len_message: RefCell<i32>,
    crc: RefCell<u32>,
    magic: RefCell<i8>,
    attributes: RefCell<OptRc<KafkaMessageHeader_MessageAttributes>>,
    timestamp: RefCell<i64>,
    _io: RefCell<BytesReader>,
    f_is_compressed: Cell<bool>,
    is_compressed: RefCell<bool>,
}
impl KStruct for KafkaMessageHeader {
    type Root = KafkaMessageHeader;
    type Parent = KafkaMessageHeader;

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
        *self_rc.offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.len_message.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.len_message() as i32) >= (14 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        *self_rc.crc.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.magic.borrow_mut() = _io.read_s1()?.into();
        if !(*self_rc.magic() >= 0) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/3".to_string() }));
        }
        if !(*self_rc.magic() <= 1) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/3".to_string() }));
        }
        let t = Self::read_into::<_, KafkaMessageHeader_MessageAttributes>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.attributes.borrow_mut() = t;
        if *self_rc.magic() >= 1 {
            *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        }
        Ok(())
    }
}
impl KafkaMessageHeader {

    /**
     * The value holds a compressed message set, or bytes of an unknown
     * codec.
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
}

/**
 * Absolute for a message of the log. Inside a compressed message of
 * magic 1 it is relative, as a rule, and the outer offset is that of the
 * last inner message.
 */
impl KafkaMessageHeader {
    pub fn offset(&self) -> Ref<'_, i64> {
        self.offset.borrow()
    }
}

/**
 * Bytes that follow this field; at least
 * LegacyRecord.RECORD_OVERHEAD_V0.
 */
impl KafkaMessageHeader {
    pub fn len_message(&self) -> Ref<'_, i32> {
        self.len_message.borrow()
    }
}

/**
 * CRC-32 (IEEE) of all that follows this field, `magic` to the end of
 * the message.
 */
impl KafkaMessageHeader {
    pub fn crc(&self) -> Ref<'_, u32> {
        self.crc.borrow()
    }
}

/**
 * The format of the message.
 */
impl KafkaMessageHeader {
    pub fn magic(&self) -> Ref<'_, i8> {
        self.magic.borrow()
    }
}

/**
 * The codec and the kind of timestamp.
 */
impl KafkaMessageHeader {
    pub fn attributes(&self) -> Ref<'_, OptRc<KafkaMessageHeader_MessageAttributes>> {
        self.attributes.borrow()
    }
}

/**
 * Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
 * compressed message, the greatest of the inner ones, or the append
 * time.
 */
impl KafkaMessageHeader {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}
impl KafkaMessageHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum KafkaMessageHeader_MessageCompression {

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
     * Zstandard; refused here by Kafka.
     */
    Zstd,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaMessageHeader_MessageCompression {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaMessageHeader_MessageCompression> {
        match flag {
            0 => Ok(KafkaMessageHeader_MessageCompression::None),
            1 => Ok(KafkaMessageHeader_MessageCompression::Gzip),
            2 => Ok(KafkaMessageHeader_MessageCompression::Snappy),
            3 => Ok(KafkaMessageHeader_MessageCompression::Lz4),
            4 => Ok(KafkaMessageHeader_MessageCompression::Zstd),
            _ => Ok(KafkaMessageHeader_MessageCompression::Unknown(flag)),
        }
    }
}

impl From<&KafkaMessageHeader_MessageCompression> for i64 {
    fn from(v: &KafkaMessageHeader_MessageCompression) -> Self {
        match *v {
            KafkaMessageHeader_MessageCompression::None => 0,
            KafkaMessageHeader_MessageCompression::Gzip => 1,
            KafkaMessageHeader_MessageCompression::Snappy => 2,
            KafkaMessageHeader_MessageCompression::Lz4 => 3,
            KafkaMessageHeader_MessageCompression::Zstd => 4,
            KafkaMessageHeader_MessageCompression::Unknown(v) => v
        }
    }
}

impl Default for KafkaMessageHeader_MessageCompression {
    fn default() -> Self { KafkaMessageHeader_MessageCompression::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum KafkaMessageHeader_MessageTimestampType {

    /**
     * The producer set it.
     */
    CreateTime,

    /**
     * The broker set it.
     */
    LogAppendTime,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaMessageHeader_MessageTimestampType {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaMessageHeader_MessageTimestampType> {
        match flag {
            0 => Ok(KafkaMessageHeader_MessageTimestampType::CreateTime),
            1 => Ok(KafkaMessageHeader_MessageTimestampType::LogAppendTime),
            _ => Ok(KafkaMessageHeader_MessageTimestampType::Unknown(flag)),
        }
    }
}

impl From<&KafkaMessageHeader_MessageTimestampType> for i64 {
    fn from(v: &KafkaMessageHeader_MessageTimestampType) -> Self {
        match *v {
            KafkaMessageHeader_MessageTimestampType::CreateTime => 0,
            KafkaMessageHeader_MessageTimestampType::LogAppendTime => 1,
            KafkaMessageHeader_MessageTimestampType::Unknown(v) => v
        }
    }
}

impl Default for KafkaMessageHeader_MessageTimestampType {
    fn default() -> Self { KafkaMessageHeader_MessageTimestampType::Unknown(0) }
}


/**
 * One byte of flags, the highest bit first.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageHeader_MessageAttributes {
    pub _root: SharedType<KafkaMessageHeader>,
    pub _parent: SharedType<KafkaMessageHeader>,
    pub _self: SharedType<Self>,
    unused: RefCell<u64>,
    timestamp_type: RefCell<KafkaMessageHeader_MessageTimestampType>,
    compression_id: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_compression: Cell<bool>,
    compression: RefCell<KafkaMessageHeader_MessageCompression>,
}
impl KStruct for KafkaMessageHeader_MessageAttributes {
    type Root = KafkaMessageHeader;
    type Parent = KafkaMessageHeader;

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
        *self_rc.unused.borrow_mut() = _io.read_bits_int_be(4)?;
        *self_rc.timestamp_type.borrow_mut() = (_io.read_bits_int_be(1)? as i64).try_into()?;
        *self_rc.compression_id.borrow_mut() = _io.read_bits_int_be(3)?;
        Ok(())
    }
}
impl KafkaMessageHeader_MessageAttributes {

    /**
     * The codec by its name.
     */
    pub fn compression(
        &self
    ) -> KResult<Ref<'_, KafkaMessageHeader_MessageCompression>> {
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
 * Bits 4 to 7; ignored.
 */
impl KafkaMessageHeader_MessageAttributes {
    pub fn unused(&self) -> Ref<'_, u64> {
        self.unused.borrow()
    }
}

/**
 * Bit 3; has no meaning in magic 0.
 */
impl KafkaMessageHeader_MessageAttributes {
    pub fn timestamp_type(&self) -> Ref<'_, KafkaMessageHeader_MessageTimestampType> {
        self.timestamp_type.borrow()
    }
}

/**
 * Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
 * here; they stay readable.
 */
impl KafkaMessageHeader_MessageAttributes {
    pub fn compression_id(&self) -> Ref<'_, u64> {
        self.compression_id.borrow()
    }
}
impl KafkaMessageHeader_MessageAttributes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
