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
 * One message as Kafka 0.7 and before wrote it, with its length. It has
 * neither an offset nor a key nor a time, and its magic stands where later
 * formats have the offset: nothing in the bytes tells the two apart, so this
 * grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
 * `len_message`: the end of the stream is the end of the message.
 *
 * When the compression is not `none`, `payload` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set_0_7`.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala CompressionCodec
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessage07 {
    pub _root: SharedType<KafkaMessage07>,
    pub _parent: SharedType<KafkaMessage07>,
    pub _self: SharedType<Self>,
    len_message: RefCell<i32>,
    magic: RefCell<i8>,
    attributes: RefCell<OptRc<KafkaMessage07_Message07Attributes>>,
    crc: RefCell<u32>,
    payload: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaMessage07 {
    type Root = KafkaMessage07;
    type Parent = KafkaMessage07;

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
        *self_rc.len_message.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.len_message() as i32) >= (5 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.magic.borrow_mut() = _io.read_s1()?.into();
        if !(*self_rc.magic() >= 0) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/1".to_string() }));
        }
        if !(*self_rc.magic() <= 1) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/1".to_string() }));
        }
        if *self_rc.magic() == 1 {
            let t = Self::read_into::<_, KafkaMessage07_Message07Attributes>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.attributes.borrow_mut() = t;
        }
        *self_rc.crc.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.payload.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaMessage07 {
}

/**
 * Bytes that follow this field; at least Message.MinHeaderSize.
 */
impl KafkaMessage07 {
    pub fn len_message(&self) -> Ref<'_, i32> {
        self.len_message.borrow()
    }
}

/**
 * 1 since compression came with 0.7. Both differ from the magic 0 and 1
 * of Kafka 0.8 to 0.10.
 */
impl KafkaMessage07 {
    pub fn magic(&self) -> Ref<'_, i8> {
        self.magic.borrow()
    }
}

/**
 * The codec; absent in magic 0.
 */
impl KafkaMessage07 {
    pub fn attributes(&self) -> Ref<'_, OptRc<KafkaMessage07_Message07Attributes>> {
        self.attributes.borrow()
    }
}

/**
 * CRC-32 (IEEE) of the payload alone. Magic and attributes are not
 * covered.
 */
impl KafkaMessage07 {
    pub fn crc(&self) -> Ref<'_, u32> {
        self.crc.borrow()
    }
}

/**
 * What the producer sent, perhaps nothing; or a compressed message set.
 */
impl KafkaMessage07 {
    pub fn payload(&self) -> Ref<'_, Vec<u8>> {
        self.payload.borrow()
    }
}
impl KafkaMessage07 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum KafkaMessage07_Message07Compression {

    /**
     * The payload is what the producer sent.
     */
    None,

    /**
     * The payload is a message set in a gzip stream.
     */
    Gzip,

    /**
     * The payload is a message set in snappy-java's framing.
     */
    Snappy,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaMessage07_Message07Compression {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaMessage07_Message07Compression> {
        match flag {
            0 => Ok(KafkaMessage07_Message07Compression::None),
            1 => Ok(KafkaMessage07_Message07Compression::Gzip),
            2 => Ok(KafkaMessage07_Message07Compression::Snappy),
            _ => Ok(KafkaMessage07_Message07Compression::Unknown(flag)),
        }
    }
}

impl From<&KafkaMessage07_Message07Compression> for i64 {
    fn from(v: &KafkaMessage07_Message07Compression) -> Self {
        match *v {
            KafkaMessage07_Message07Compression::None => 0,
            KafkaMessage07_Message07Compression::Gzip => 1,
            KafkaMessage07_Message07Compression::Snappy => 2,
            KafkaMessage07_Message07Compression::Unknown(v) => v
        }
    }
}

impl Default for KafkaMessage07_Message07Compression {
    fn default() -> Self { KafkaMessage07_Message07Compression::Unknown(0) }
}


/**
 * One byte of flags, the highest bit first; magic 1 only.
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message.CompressionCodeMask
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessage07_Message07Attributes {
    pub _root: SharedType<KafkaMessage07>,
    pub _parent: SharedType<KafkaMessage07>,
    pub _self: SharedType<Self>,
    unused: RefCell<u64>,
    compression_id: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_compression: Cell<bool>,
    compression: RefCell<KafkaMessage07_Message07Compression>,
}
impl KStruct for KafkaMessage07_Message07Attributes {
    type Root = KafkaMessage07;
    type Parent = KafkaMessage07;

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
        *self_rc.unused.borrow_mut() = _io.read_bits_int_be(6)?;
        *self_rc.compression_id.borrow_mut() = _io.read_bits_int_be(2)?;
        Ok(())
    }
}
impl KafkaMessage07_Message07Attributes {

    /**
     * The codec by its name.
     */
    pub fn compression(
        &self
    ) -> KResult<Ref<'_, KafkaMessage07_Message07Compression>> {
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
 * Bits 2 to 7; ignored.
 */
impl KafkaMessage07_Message07Attributes {
    pub fn unused(&self) -> Ref<'_, u64> {
        self.unused.borrow()
    }
}

/**
 * Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
 */
impl KafkaMessage07_Message07Attributes {
    pub fn compression_id(&self) -> Ref<'_, u64> {
        self.compression_id.borrow()
    }
}
impl KafkaMessage07_Message07Attributes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
