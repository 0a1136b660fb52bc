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
use super::kafka_message_0_7::KafkaMessage07;

/**
 * Messages of Kafka 0.7 one after the other: a file of a log,
 * `00000000000000000000.kafka`, and also what the payload of a compressed
 * message holds once it is decompressed.
 *
 * The offset of a message is its byte position in the log: the number in the
 * file's name plus `ofs_entry`. The position after a message is the next one
 * to fetch. Messages inside a compressed one have no position of their own;
 * they are fetched by that of the compressed one.
 *
 * Every whole message is found by its length alone; its content is parsed on
 * first access, so that a damaged message does not affect the others.
 * Reading ends, as in Kafka, where no whole message follows. The rest is the
 * `tail`. Checksums are not checked, and compressed bytes stay as they are.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala FileMessageSet.iterator
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala Log.nameFromOffset
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageSet07 {
    pub _root: SharedType<KafkaMessageSet07>,
    pub _parent: SharedType<KafkaMessageSet07>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<KafkaMessageSet07_MessageSet07Entry>>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_entries: Cell<bool>,
    has_entries: RefCell<bool>,
    f_len_first: Cell<bool>,
    len_first: RefCell<i32>,
}
impl KStruct for KafkaMessageSet07 {
    type Root = KafkaMessageSet07;
    type Parent = KafkaMessageSet07;

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
        if *self_rc.has_entries()? {
            *self_rc.entries.borrow_mut() = Vec::new();
            {
                let mut _i = 0;
                while {
                    let t = Self::read_into::<_, KafkaMessageSet07_MessageSet07Entry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    self_rc.entries.borrow_mut().push(t);
                    let _t_entries = self_rc.entries.borrow();
                    let _tmpa = _t_entries.last().unwrap();
                    _i += 1;
                    let x = !(!(*_tmpa.has_next()?));
                    x
                } {}
            }
        }
        *self_rc.tail.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaMessageSet07 {

    /**
     * The first message is whole.
     */
    pub fn has_entries(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_entries.get() {
            return Ok(self.has_entries.borrow());
        }
        self.f_has_entries.set(true);
        *self.has_entries.borrow_mut() = ( (((_io.size() as i64) >= (9 as i64)) && (((*self.len_first()? as i32) >= (5 as i32))) && ((*self.len_first()? as i64) <= ((((_io.size() as i64) as i64) - ((4 as i64) as i64)) as i64))) ) as bool;
        Ok(self.has_entries.borrow())
    }

    /**
     * The first message's length, read ahead.
     */
    pub fn len_first(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_first.get() {
            return Ok(self.len_first.borrow());
        }
        self.f_len_first.set(true);
        if (_io.size() as i64) >= (9 as i64) {
            let _pos = _io.pos();
            _io.seek(0 as usize)?;
            *self.len_first.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_first.borrow())
    }
}

/**
 * Absent when the file holds no whole message.
 */
impl KafkaMessageSet07 {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<KafkaMessageSet07_MessageSet07Entry>>> {
        self.entries.borrow()
    }
}

/**
 * The bytes after the last whole message; usually empty.
 */
impl KafkaMessageSet07 {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl KafkaMessageSet07 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A message by its length, and what is in it, if the magic is known.
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet.entrySize
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageSet07_MessageSet07Entry {
    pub _root: SharedType<KafkaMessageSet07>,
    pub _parent: SharedType<KafkaMessageSet07>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    message_raw: RefCell<Vec<u8>>,
    f_has_next: Cell<bool>,
    has_next: RefCell<bool>,
    f_len_entry: Cell<bool>,
    len_entry: RefCell<i64>,
    f_len_left: Cell<bool>,
    len_left: RefCell<i64>,
    f_len_message: Cell<bool>,
    len_message: RefCell<i32>,
    f_len_next: Cell<bool>,
    len_next: RefCell<i32>,
    f_magic: Cell<bool>,
    magic: RefCell<i8>,
    f_message: Cell<bool>,
    message: RefCell<OptRc<KafkaMessage07>>,
    f_ofs_entry: Cell<bool>,
    ofs_entry: RefCell<i64>,
    f_ofs_next: Cell<bool>,
    ofs_next: RefCell<i64>,
}
impl KStruct for KafkaMessageSet07_MessageSet07Entry {
    type Root = KafkaMessageSet07;
    type Parent = KafkaMessageSet07;

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
        *self_rc.raw.borrow_mut() = _io.read_bytes(*self_rc.len_entry()? as usize)?.into();
        Ok(())
    }
}
impl KafkaMessageSet07_MessageSet07Entry {

    /**
     * The next message is whole.
     */
    pub fn has_next(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_has_next.get() {
            return Ok(self.has_next.borrow());
        }
        self.f_has_next.set(true);
        *self.has_next.borrow_mut() = ( ((*self.len_left()? >= (9 as i64)) && (((*self.len_next()? as i32) >= (5 as i32))) && ((*self.len_next()? as i64) <= (((*self.len_left()? as i64) - ((4 as i64) as i64)) as i64))) ) as bool;
        Ok(self.has_next.borrow())
    }

    /**
     * Bytes of the whole message, its length included.
     */
    pub fn len_entry(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_entry.get() {
            return Ok(self.len_entry.borrow());
        }
        self.f_len_entry.set(true);
        *self.len_entry.borrow_mut() = (((((*self.len_message()? as i64) as i64) + ((4 as i64) as i64)) as i64)) as i64;
        Ok(self.len_entry.borrow())
    }

    /**
     * Bytes after this message.
     */
    pub fn len_left(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_left.get() {
            return Ok(self.len_left.borrow());
        }
        self.f_len_left.set(true);
        *self.len_left.borrow_mut() = (((((_io.size() as i64) as i64) - (*self.ofs_next()? as i64)) as i64)) as i64;
        Ok(self.len_left.borrow())
    }

    /**
     * Bytes that follow this field, 5 at least.
     */
    pub fn len_message(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_message.get() {
            return Ok(self.len_message.borrow());
        }
        self.f_len_message.set(true);
        let _pos = _io.pos();
        _io.seek(*self.ofs_entry()? as usize)?;
        *self.len_message.borrow_mut() = _io.read_s4be()?.into();
        _io.seek(_pos)?;
        Ok(self.len_message.borrow())
    }

    /**
     * The next message's length, read ahead.
     */
    pub fn len_next(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_next.get() {
            return Ok(self.len_next.borrow());
        }
        self.f_len_next.set(true);
        if *self.len_left()? >= (9 as i64) {
            let _pos = _io.pos();
            _io.seek(*self.ofs_next()? as usize)?;
            *self.len_next.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_next.borrow())
    }

    /**
     * The format, 0 or 1.
     */
    pub fn magic(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_magic.get() {
            return Ok(self.magic.borrow());
        }
        self.f_magic.set(true);
        let _pos = _io.pos();
        _io.seek(((*self.ofs_entry()? as i64) + ((4 as i64) as i64)) as usize)?;
        *self.magic.borrow_mut() = _io.read_s1()?.into();
        _io.seek(_pos)?;
        Ok(self.magic.borrow())
    }

    /**
     * Present if the magic is known and the length is large enough.
     */
    pub fn message(
        &self
    ) -> KResult<Ref<'_, OptRc<KafkaMessage07>>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_message.get() {
            return Ok(self.message.borrow());
        }
        if  ((*self.magic()? == 0) || ( ((*self.magic()? == 1) && (((*self.len_message()? as i32) >= (6 as i32)))) ))  {
            let _pos = _io.pos();
            _io.seek(*self.ofs_entry()? as usize)?;
            *self.message_raw.borrow_mut() = _io.read_bytes(*self.len_entry()? as usize)?.into();
            let message_raw = self.message_raw.borrow();
            let _t_message_raw_io = BytesReader::from(message_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaMessage07>(&_t_message_raw_io, None, None)?.into();
            *self.message.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        Ok(self.message.borrow())
    }

    /**
     * Where the message starts. It is computed first, for the length,
     * before `raw` is read, and keeps that value.
     */
    pub fn ofs_entry(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_ofs_entry.get() {
            return Ok(self.ofs_entry.borrow());
        }
        self.f_ofs_entry.set(true);
        *self.ofs_entry.borrow_mut() = ((_io.pos() as i64)) as i64;
        Ok(self.ofs_entry.borrow())
    }

    /**
     * Where the next message would start.
     */
    pub fn ofs_next(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_ofs_next.get() {
            return Ok(self.ofs_next.borrow());
        }
        self.f_ofs_next.set(true);
        *self.ofs_next.borrow_mut() = ((((*self.ofs_entry()? as i64) + (*self.len_entry()? as i64)) as i64)) as i64;
        Ok(self.ofs_next.borrow())
    }
}

/**
 * The whole message with its length, as it is.
 */
impl KafkaMessageSet07_MessageSet07Entry {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl KafkaMessageSet07_MessageSet07Entry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaMessageSet07_MessageSet07Entry {
    pub fn message_raw(&self) -> Ref<'_, Vec<u8>> {
        self.message_raw.borrow()
    }
}
