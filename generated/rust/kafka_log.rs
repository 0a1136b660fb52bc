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
use super::kafka_record_batch::KafkaRecordBatch;

/**
 * A file in which a broker keeps a part of a topic partition,
 * `00000000000000000000.log`, or a KRaft snapshot,
 * `00000000000000000000-0000000000.checkpoint`: entries one after the other.
 * The byte 16 of an entry gives its format, and one file may mix formats.
 *
 * Every whole entry is found by its frame alone; its content is parsed on
 * first access, so that a damaged entry does not affect the others. Reading
 * ends, as in Kafka, where no whole entry follows: at a last entry that is
 * cut off, at the zeroes of a preallocated file, or at an impossible length.
 * The rest is the `tail`. Checksums are not checked, and compressed bytes
 * stay as they are.
 * \sa https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java Records
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLog {
    pub _root: SharedType<KafkaLog>,
    pub _parent: SharedType<KafkaLog>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<KafkaLog_LogEntry>>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_entries: Cell<bool>,
    has_entries: RefCell<bool>,
    f_len_first: Cell<bool>,
    len_first: RefCell<i32>,
}
impl KStruct for KafkaLog {
    type Root = KafkaLog;
    type Parent = KafkaLog;

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
                    let t = Self::read_into::<_, KafkaLog_LogEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl KafkaLog {

    /**
     * The first entry is whole.
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
        *self.has_entries.borrow_mut() = ( (((_io.size() as i64) >= (26 as i64)) && (((*self.len_first()? as i32) >= (14 as i32))) && ((*self.len_first()? as i64) <= ((((_io.size() as i64) as i64) - ((12 as i64) as i64)) as i64))) ) as bool;
        Ok(self.has_entries.borrow())
    }

    /**
     * The first entry's length, read ahead.
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
        if (_io.size() as i64) >= (26 as i64) {
            let _pos = _io.pos();
            _io.seek(8 as usize)?;
            *self.len_first.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_first.borrow())
    }
}

/**
 * Absent when the file holds no whole entry.
 */
impl KafkaLog {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<KafkaLog_LogEntry>>> {
        self.entries.borrow()
    }
}

/**
 * The bytes after the last whole entry; usually empty.
 */
impl KafkaLog {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl KafkaLog {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An entry by its frame, which is the same in all formats, and what is
 * in it: a message or a record batch, or neither when the magic is
 * unknown or the entry too short for it.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLog_LogEntry {
    pub _root: SharedType<KafkaLog>,
    pub _parent: SharedType<KafkaLog>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    message_raw: RefCell<Vec<u8>>,
    record_batch_raw: RefCell<Vec<u8>>,
    f_base_offset: Cell<bool>,
    base_offset: RefCell<i64>,
    f_has_next: Cell<bool>,
    has_next: RefCell<bool>,
    f_len_body: Cell<bool>,
    len_body: RefCell<i32>,
    f_len_entry: Cell<bool>,
    len_entry: RefCell<i64>,
    f_len_left: Cell<bool>,
    len_left: RefCell<i64>,
    f_len_next: Cell<bool>,
    len_next: RefCell<i32>,
    f_magic: Cell<bool>,
    magic: RefCell<i8>,
    f_message: Cell<bool>,
    message: RefCell<OptRc<KafkaMessage>>,
    f_ofs_entry: Cell<bool>,
    ofs_entry: RefCell<i64>,
    f_ofs_next: Cell<bool>,
    ofs_next: RefCell<i64>,
    f_record_batch: Cell<bool>,
    record_batch: RefCell<OptRc<KafkaRecordBatch>>,
}
impl KStruct for KafkaLog_LogEntry {
    type Root = KafkaLog;
    type Parent = KafkaLog;

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
impl KafkaLog_LogEntry {

    /**
     * The first record's offset of a record batch; of a message its own,
     * which for a compressed one is that of its last inner message.
     */
    pub fn base_offset(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_base_offset.get() {
            return Ok(self.base_offset.borrow());
        }
        self.f_base_offset.set(true);
        let _pos = _io.pos();
        _io.seek(*self.ofs_entry()? as usize)?;
        *self.base_offset.borrow_mut() = _io.read_s8be()?.into();
        _io.seek(_pos)?;
        Ok(self.base_offset.borrow())
    }

    /**
     * The next entry is whole.
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
        *self.has_next.borrow_mut() = ( ((*self.len_left()? >= (26 as i64)) && (((*self.len_next()? as i32) >= (14 as i32))) && ((*self.len_next()? as i64) <= (((*self.len_left()? as i64) - ((12 as i64) as i64)) as i64))) ) as bool;
        Ok(self.has_next.borrow())
    }

    /**
     * Bytes that follow this field, 14 at least.
     */
    pub fn len_body(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_body.get() {
            return Ok(self.len_body.borrow());
        }
        self.f_len_body.set(true);
        let _pos = _io.pos();
        _io.seek(((*self.ofs_entry()? as i64) + ((8 as i64) as i64)) as usize)?;
        *self.len_body.borrow_mut() = _io.read_s4be()?.into();
        _io.seek(_pos)?;
        Ok(self.len_body.borrow())
    }

    /**
     * Bytes of the whole entry.
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
        *self.len_entry.borrow_mut() = (((((*self.len_body()? as i64) as i64) + ((12 as i64) as i64)) as i64)) as i64;
        Ok(self.len_entry.borrow())
    }

    /**
     * Bytes after this entry.
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
     * The next entry's length, read ahead.
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
        if *self.len_left()? >= (26 as i64) {
            let _pos = _io.pos();
            _io.seek(((*self.ofs_next()? as i64) + ((8 as i64) as i64)) as usize)?;
            *self.len_next.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.len_next.borrow())
    }

    /**
     * The format, 0 to 2.
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
        _io.seek(((*self.ofs_entry()? as i64) + ((16 as i64) as i64)) as usize)?;
        *self.magic.borrow_mut() = _io.read_s1()?.into();
        _io.seek(_pos)?;
        Ok(self.magic.borrow())
    }

    /**
     * Present in the formats before Kafka 0.11.
     */
    pub fn message(
        &self
    ) -> KResult<Ref<'_, OptRc<KafkaMessage>>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_message.get() {
            return Ok(self.message.borrow());
        }
        if  ((*self.magic()? == 0) || ( ((*self.magic()? == 1) && (((*self.len_body()? as i32) >= (22 as i32)))) ))  {
            let _pos = _io.pos();
            _io.seek(*self.ofs_entry()? as usize)?;
            *self.message_raw.borrow_mut() = _io.read_bytes(*self.len_entry()? as usize)?.into();
            let message_raw = self.message_raw.borrow();
            let _t_message_raw_io = BytesReader::from(message_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaMessage>(&_t_message_raw_io, None, None)?.into();
            *self.message.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        Ok(self.message.borrow())
    }

    /**
     * Where the entry starts. It is computed first, for the length,
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
     * Where the next entry would start.
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

    /**
     * Present in the format since Kafka 0.11.
     */
    pub fn record_batch(
        &self
    ) -> KResult<Ref<'_, OptRc<KafkaRecordBatch>>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_record_batch.get() {
            return Ok(self.record_batch.borrow());
        }
        if  ((*self.magic()? == 2) && (((*self.len_body()? as i32) >= (49 as i32))))  {
            let _pos = _io.pos();
            _io.seek(*self.ofs_entry()? as usize)?;
            *self.record_batch_raw.borrow_mut() = _io.read_bytes(*self.len_entry()? as usize)?.into();
            let record_batch_raw = self.record_batch_raw.borrow();
            let _t_record_batch_raw_io = BytesReader::from(record_batch_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaRecordBatch>(&_t_record_batch_raw_io, None, None)?.into();
            *self.record_batch.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        Ok(self.record_batch.borrow())
    }
}

/**
 * The whole entry as it is.
 */
impl KafkaLog_LogEntry {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl KafkaLog_LogEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaLog_LogEntry {
    pub fn message_raw(&self) -> Ref<'_, Vec<u8>> {
        self.message_raw.borrow()
    }
}
impl KafkaLog_LogEntry {
    pub fn record_batch_raw(&self) -> Ref<'_, Vec<u8>> {
        self.record_batch_raw.borrow()
    }
}
