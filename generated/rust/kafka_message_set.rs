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
use super::kafka_message::KafkaMessage;

/**
 * Messages one after the other: what the value of a compressed message holds
 * once it is decompressed. A last message that is not whole is dropped, as
 * Kafka drops it, and left in `tail`. A length below 14 is an error, also in
 * Kafka.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DeepRecordsIterator
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageSet {
    pub _root: SharedType<KafkaMessageSet>,
    pub _parent: SharedType<KafkaMessageSet>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<KafkaMessageSet_MessageSetEntry>>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_entries: Cell<bool>,
    has_entries: RefCell<bool>,
    f_len_first: Cell<bool>,
    len_first: RefCell<i32>,
}
impl KStruct for KafkaMessageSet {
    type Root = KafkaMessageSet;
    type Parent = KafkaMessageSet;

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
                    let t = Self::read_into::<_, KafkaMessageSet_MessageSetEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl KafkaMessageSet {

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
        *self.has_entries.borrow_mut() = ( (((_io.size() as i64) >= (12 as i64)) && ((*self.len_first()? as i64) <= ((((_io.size() as i64) as i64) - ((12 as i64) as i64)) as i64))) ) as bool;
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
        if (_io.size() as i64) >= (12 as i64) {
            let _pos = _io.pos();
            _io.seek(8 as usize)?;
            *self.len_first.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_first.borrow())
    }
}

/**
 * Absent when not even one message is whole.
 */
impl KafkaMessageSet {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<KafkaMessageSet_MessageSetEntry>>> {
        self.entries.borrow()
    }
}

/**
 * The bytes after the last whole message.
 */
impl KafkaMessageSet {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl KafkaMessageSet {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A message inside exactly its own bytes.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DataLogInputStream
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMessageSet_MessageSetEntry {
    pub _root: SharedType<KafkaMessageSet>,
    pub _parent: SharedType<KafkaMessageSet>,
    pub _self: SharedType<Self>,
    message: RefCell<OptRc<KafkaMessage>>,
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
    f_ofs_entry: Cell<bool>,
    ofs_entry: RefCell<i64>,
    f_ofs_next: Cell<bool>,
    ofs_next: RefCell<i64>,
}
impl KStruct for KafkaMessageSet_MessageSetEntry {
    type Root = KafkaMessageSet;
    type Parent = KafkaMessageSet;

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
        *self_rc.message_raw.borrow_mut() = _io.read_bytes(*self_rc.len_entry()? as usize)?.into();
        let message_raw = self_rc.message_raw.borrow();
        let _t_message_raw_io = BytesReader::from(message_raw.clone());
        let t = Self::read_into::<BytesReader, KafkaMessage>(&_t_message_raw_io, None, None)?.into();
        *self_rc.message.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaMessageSet_MessageSetEntry {

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
        *self.has_next.borrow_mut() = ( ((*self.len_left()? >= (12 as i64)) && ((*self.len_next()? as i64) <= (((*self.len_left()? as i64) - ((12 as i64) as i64)) as i64))) ) as bool;
        Ok(self.has_next.borrow())
    }

    /**
     * Bytes of the whole message.
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
        *self.len_entry.borrow_mut() = (((((*self.len_message()? as i64) as i64) + ((12 as i64) as i64)) as i64)) as i64;
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
     * Bytes that follow this field.
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
        _io.seek(((*self.ofs_entry()? as i64) + ((8 as i64) as i64)) as usize)?;
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
        if *self.len_left()? >= (12 as i64) {
            let _pos = _io.pos();
            _io.seek(((*self.ofs_next()? as i64) + ((8 as i64) as i64)) as usize)?;
            *self.len_next.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_next.borrow())
    }

    /**
     * Where the message starts. Computed first, before `message` is
     * read.
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
 * The message.
 */
impl KafkaMessageSet_MessageSetEntry {
    pub fn message(&self) -> Ref<'_, OptRc<KafkaMessage>> {
        self.message.borrow()
    }
}
impl KafkaMessageSet_MessageSetEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaMessageSet_MessageSetEntry {
    pub fn message_raw(&self) -> Ref<'_, Vec<u8>> {
        self.message_raw.borrow()
    }
}
