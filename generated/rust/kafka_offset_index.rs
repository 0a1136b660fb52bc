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
 * Where in a segment some of its offsets stand:
 * `00000000000000000000.index`, beside the `.log` of the same name. The name
 * is the base offset, which the entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size (10 MiB by
 * default), and zeroes follow the entries. Reading ends there: at an entry
 * with the relative offset 0 that is not the first. What is left is the
 * `tail`. A file of zeroes only has one entry, as for Kafka itself.
 * \sa https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java OffsetIndex
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java AbstractIndex
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetIndex {
    pub _root: SharedType<KafkaOffsetIndex>,
    pub _parent: SharedType<KafkaOffsetIndex>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<KafkaOffsetIndex_OffsetIndexEntry>>>,
    tail: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_entries: Cell<bool>,
    has_entries: RefCell<bool>,
}
impl KStruct for KafkaOffsetIndex {
    type Root = KafkaOffsetIndex;
    type Parent = KafkaOffsetIndex;

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
                    let t = Self::read_into::<_, KafkaOffsetIndex_OffsetIndexEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl KafkaOffsetIndex {

    /**
     * There is room for an entry.
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
        *self.has_entries.borrow_mut() = ((_io.size() as i64) >= (8 as i64)) as bool;
        Ok(self.has_entries.borrow())
    }
}

/**
 * Ascending by offset. Absent when the file holds no whole entry.
 */
impl KafkaOffsetIndex {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<KafkaOffsetIndex_OffsetIndexEntry>>> {
        self.entries.borrow()
    }
}

/**
 * Zeroes of an index that is still written to; otherwise empty.
 */
impl KafkaOffsetIndex {
    pub fn tail(&self) -> Ref<'_, Vec<u8>> {
        self.tail.borrow()
    }
}
impl KafkaOffsetIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An offset, and the position of its batch.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java OffsetPosition
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaOffsetIndex_OffsetIndexEntry {
    pub _root: SharedType<KafkaOffsetIndex>,
    pub _parent: SharedType<KafkaOffsetIndex>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_next: Cell<bool>,
    has_next: RefCell<bool>,
    f_ofs_entry: Cell<bool>,
    ofs_entry: RefCell<i64>,
    f_ofs_next: Cell<bool>,
    ofs_next: RefCell<i64>,
    f_position: Cell<bool>,
    position: RefCell<i32>,
    f_relative_offset: Cell<bool>,
    relative_offset: RefCell<i32>,
    f_relative_offset_next: Cell<bool>,
    relative_offset_next: RefCell<i32>,
}
impl KStruct for KafkaOffsetIndex_OffsetIndexEntry {
    type Root = KafkaOffsetIndex;
    type Parent = KafkaOffsetIndex;

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
        *self_rc.raw.borrow_mut() = _io.read_bytes((((*self_rc.ofs_next()? as i64) - (*self_rc.ofs_entry()? as i64)) as i64) as usize)?.into();
        Ok(())
    }
}
impl KafkaOffsetIndex_OffsetIndexEntry {

    /**
     * The next entry is whole, and has been written.
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
        *self.has_next.borrow_mut() = ( ((((((_io.size() as i64) as i64) - (*self.ofs_next()? as i64)) as i64) >= (8 as i64)) && (((*self.relative_offset_next()? as i32) != (0 as i32)))) ) as bool;
        Ok(self.has_next.borrow())
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
        *self.ofs_next.borrow_mut() = ((((*self.ofs_entry()? as i64) + ((8 as i64) as i64)) as i64)) as i64;
        Ok(self.ofs_next.borrow())
    }

    /**
     * Where the batch starts, in bytes from the start of the segment.
     */
    pub fn position(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_position.get() {
            return Ok(self.position.borrow());
        }
        self.f_position.set(true);
        let _pos = _io.pos();
        _io.seek((((*self.ofs_entry()? as i64) + ((4 as i64) as i64)) as i64) as usize)?;
        *self.position.borrow_mut() = _io.read_s4be()?.into();
        _io.seek(_pos)?;
        Ok(self.position.borrow())
    }

    /**
     * The last offset of the batch, less the base offset that the file's
     * name says. Kafka 0.11 and before wrote the first offset.
     */
    pub fn relative_offset(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_relative_offset.get() {
            return Ok(self.relative_offset.borrow());
        }
        self.f_relative_offset.set(true);
        let _pos = _io.pos();
        _io.seek(*self.ofs_entry()? as usize)?;
        *self.relative_offset.borrow_mut() = _io.read_s4be()?.into();
        _io.seek(_pos)?;
        Ok(self.relative_offset.borrow())
    }

    /**
     * The next entry's relative offset, read ahead.
     */
    pub fn relative_offset_next(
        &self
    ) -> KResult<Ref<'_, i32>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_relative_offset_next.get() {
            return Ok(self.relative_offset_next.borrow());
        }
        self.f_relative_offset_next.set(true);
        if ((((_io.size() as i64) as i64) - (*self.ofs_next()? as i64)) as i64) >= (8 as i64) {
            let _pos = _io.pos();
            _io.seek(*self.ofs_next()? as usize)?;
            *self.relative_offset_next.borrow_mut() = _io.read_s4be()?.into();
            _io.seek(_pos)?;
        }
        Ok(self.relative_offset_next.borrow())
    }
}

/**
 * The whole entry as it is, 8 bytes.
 */
impl KafkaOffsetIndex_OffsetIndexEntry {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl KafkaOffsetIndex_OffsetIndexEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
