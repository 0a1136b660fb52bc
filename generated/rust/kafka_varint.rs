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
 * A signed 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. The bits hold 2 * n
 * for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The arithmetic divides and multiplies and never shifts, so that it is
 * right in every target language, also where all numbers are doubles.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarint
 * \sa https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaVarint {
    pub _root: SharedType<KafkaVarint>,
    pub _parent: SharedType<KafkaVarint>,
    pub _self: SharedType<Self>,
    byte_0: RefCell<u8>,
    byte_1: RefCell<u8>,
    byte_2: RefCell<u8>,
    byte_3: RefCell<u8>,
    byte_4: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_stored: Cell<bool>,
    stored: RefCell<i64>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for KafkaVarint {
    type Root = KafkaVarint;
    type Parent = KafkaVarint;

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
        *self_rc.byte_0.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.byte_0() >= 128 {
            *self_rc.byte_1.borrow_mut() = _io.read_u1()?.into();
        }
        if  ((*self_rc.byte_0() >= 128) && (*self_rc.byte_1() >= 128))  {
            *self_rc.byte_2.borrow_mut() = _io.read_u1()?.into();
        }
        if  ((*self_rc.byte_0() >= 128) && (*self_rc.byte_1() >= 128) && (*self_rc.byte_2() >= 128))  {
            *self_rc.byte_3.borrow_mut() = _io.read_u1()?.into();
        }
        if  ((*self_rc.byte_0() >= 128) && (*self_rc.byte_1() >= 128) && (*self_rc.byte_2() >= 128) && (*self_rc.byte_3() >= 128))  {
            *self_rc.byte_4.borrow_mut() = _io.read_u1()?.into();
            if !(((*self_rc.byte_4() as u8) <= (127 as u8))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/4".to_string() }));
            }
        }
        Ok(())
    }
}
impl KafkaVarint {

    /**
     * The bits as they are stored, 0 to 2^32 - 1.
     */
    pub fn stored(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_stored.get() {
            return Ok(self.stored.borrow());
        }
        self.f_stored.set(true);
        *self.stored.borrow_mut() = (((((((*self.byte_0() as u8) % (128 as u8)) as i64) as i64) + (if *self.byte_0() < 128 { (0 as i64) } else { ((((128 as i64) as i64) * (((((modulo((*self.byte_1() as i64) as i64, (128 as i64) as i64) as i64) as i64) + (if *self.byte_1() < 128 { (0 as i64) } else { ((((128 as i64) as i64) * (((((modulo((*self.byte_2() as i64) as i64, (128 as i64) as i64) as i64) as i64) + (if *self.byte_2() < 128 { (0 as i64) } else { ((((128 as i64) as i64) * (((((modulo((*self.byte_3() as i64) as i64, (128 as i64) as i64) as i64) as i64) + (if *self.byte_3() < 128 { (0 as i64) } else { ((((128 as i64) as i64) * ((modulo((*self.byte_4() as i64) as i64, (16 as i64) as i64) as i64) as i64)) as i64) } as i64)) as i64) as i64)) as i64) } as i64)) as i64) as i64)) as i64) } as i64)) as i64) as i64)) as i64) } as i64)) as i64)) as i64;
        Ok(self.stored.borrow())
    }

    /**
     * The number, -2^31 to 2^31 - 1.
     */
    pub fn value(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        self.f_value.set(true);
        *self.value.borrow_mut() = (if ((modulo(*self.stored()? as i64, (2 as i64) as i64) as i32) == ((0 as i64) as i32)) { (((*self.stored()? as i64) / ((2 as i64) as i64)) as i64) } else { (((-((1 as i64)) as i64) - ((((*self.stored()? as i64) / ((2 as i64) as i64)) as i64) as i64)) as i64) }) as i64;
        Ok(self.value.borrow())
    }
}

/**
 * Seven bits, the lowest first; bit 7 of a byte tells that one more byte
 * follows.
 */
impl KafkaVarint {
    pub fn byte_0(&self) -> Ref<'_, u8> {
        self.byte_0.borrow()
    }
}

/**
 * The next seven bits.
 */
impl KafkaVarint {
    pub fn byte_1(&self) -> Ref<'_, u8> {
        self.byte_1.borrow()
    }
}

/**
 * The next seven bits.
 */
impl KafkaVarint {
    pub fn byte_2(&self) -> Ref<'_, u8> {
        self.byte_2.borrow()
    }
}

/**
 * The next seven bits.
 */
impl KafkaVarint {
    pub fn byte_3(&self) -> Ref<'_, u8> {
        self.byte_3.borrow()
    }
}

/**
 * Four bits count; what is above them falls off, as in Java, where they
 * are shifted out of an int. A sixth byte is invalid.
 */
impl KafkaVarint {
    pub fn byte_4(&self) -> Ref<'_, u8> {
        self.byte_4.borrow()
    }
}
impl KafkaVarint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
