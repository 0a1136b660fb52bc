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
 * How many bytes each chunk of a segment has as it is stored, one after the
 * other in the object `.log`: the field `transformedChunks` of a manifest
 * (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
 * text: Base64 of one zstd frame. Decode and decompress that first.
 *
 * The size of each chunk but the last is the sum of `base` and of a value.
 * All values are as wide as the greatest of them needs, so a table has one
 * of `one_byte_values`, `two_byte_values`, `three_byte_values` and
 * `four_byte_values`.
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
 */

#[derive(Default, Debug, Clone)]
pub struct AivenChunkSizes {
    pub _root: SharedType<AivenChunkSizes>,
    pub _parent: SharedType<AivenChunkSizes>,
    pub _self: SharedType<Self>,
    num_chunks: RefCell<i32>,
    base: RefCell<i32>,
    len_value: RefCell<i8>,
    one_byte_values: RefCell<Vec<u8>>,
    two_byte_values: RefCell<Vec<u16>>,
    three_byte_values: RefCell<Vec<OptRc<AivenChunkSizes_ThreeByteValue>>>,
    four_byte_values: RefCell<Vec<u32>>,
    len_last_chunk: RefCell<i32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_values: Cell<bool>,
    num_values: RefCell<i64>,
}
impl KStruct for AivenChunkSizes {
    type Root = AivenChunkSizes;
    type Parent = AivenChunkSizes;

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
        *self_rc.num_chunks.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.num_chunks() as i32) >= (0 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if ((*self_rc.num_chunks() as i32) > (1 as i32)) {
            *self_rc.base.borrow_mut() = _io.read_s4be()?.into();
        }
        if ((*self_rc.num_chunks() as i32) > (1 as i32)) {
            *self_rc.len_value.borrow_mut() = _io.read_s1()?.into();
            if !(*self_rc.len_value() >= 1) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/2".to_string() }));
            }
            if !(*self_rc.len_value() <= 4) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/2".to_string() }));
            }
        }
        if  ((((*self_rc.num_chunks() as i32) > (1 as i32))) && (*self_rc.len_value() == 1))  {
            *self_rc.one_byte_values.borrow_mut() = Vec::new();
            let l_one_byte_values = *self_rc.num_values()?;
            for _i in 0..l_one_byte_values {
                self_rc.one_byte_values.borrow_mut().push(_io.read_u1()?.into());
            }
        }
        if  ((((*self_rc.num_chunks() as i32) > (1 as i32))) && (*self_rc.len_value() == 2))  {
            *self_rc.two_byte_values.borrow_mut() = Vec::new();
            let l_two_byte_values = *self_rc.num_values()?;
            for _i in 0..l_two_byte_values {
                self_rc.two_byte_values.borrow_mut().push(_io.read_u2be()?.into());
            }
        }
        if  ((((*self_rc.num_chunks() as i32) > (1 as i32))) && (*self_rc.len_value() == 3))  {
            *self_rc.three_byte_values.borrow_mut() = Vec::new();
            let l_three_byte_values = *self_rc.num_values()?;
            for _i in 0..l_three_byte_values {
                let t = Self::read_into::<_, AivenChunkSizes_ThreeByteValue>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.three_byte_values.borrow_mut().push(t);
            }
        }
        if  ((((*self_rc.num_chunks() as i32) > (1 as i32))) && (*self_rc.len_value() == 4))  {
            *self_rc.four_byte_values.borrow_mut() = Vec::new();
            let l_four_byte_values = *self_rc.num_values()?;
            for _i in 0..l_four_byte_values {
                self_rc.four_byte_values.borrow_mut().push(_io.read_u4be()?.into());
            }
        }
        if ((*self_rc.num_chunks() as i32) > (0 as i32)) {
            *self_rc.len_last_chunk.borrow_mut() = _io.read_s4be()?.into();
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl AivenChunkSizes {

    /**
     * All chunks but the last; less than none without chunks.
     */
    pub fn num_values(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_num_values.get() {
            return Ok(self.num_values.borrow());
        }
        self.f_num_values.set(true);
        *self.num_values.borrow_mut() = (((((*self.num_chunks() as i64) as i64) - ((1 as i64) as i64)) as i64)) as i64;
        Ok(self.num_values.borrow())
    }
}

/**
 * How many chunks; none for none, and then nothing follows.
 */
impl AivenChunkSizes {
    pub fn num_chunks(&self) -> Ref<'_, i32> {
        self.num_chunks.borrow()
    }
}

/**
 * The least size of all chunks but the last; absent with a single chunk.
 */
impl AivenChunkSizes {
    pub fn base(&self) -> Ref<'_, i32> {
        self.base.borrow()
    }
}

/**
 * Bytes of each value; absent with a single chunk.
 */
impl AivenChunkSizes {
    pub fn len_value(&self) -> Ref<'_, i8> {
        self.len_value.borrow()
    }
}

/**
 * For each chunk but the last, its size less `base`.
 */
impl AivenChunkSizes {
    pub fn one_byte_values(&self) -> Ref<'_, Vec<u8>> {
        self.one_byte_values.borrow()
    }
}

/**
 * For each chunk but the last, its size less `base`.
 */
impl AivenChunkSizes {
    pub fn two_byte_values(&self) -> Ref<'_, Vec<u16>> {
        self.two_byte_values.borrow()
    }
}

/**
 * For each chunk but the last, its size less `base`.
 */
impl AivenChunkSizes {
    pub fn three_byte_values(&self) -> Ref<'_, Vec<OptRc<AivenChunkSizes_ThreeByteValue>>> {
        self.three_byte_values.borrow()
    }
}

/**
 * For each chunk but the last, its size less `base`.
 */
impl AivenChunkSizes {
    pub fn four_byte_values(&self) -> Ref<'_, Vec<u32>> {
        self.four_byte_values.borrow()
    }
}

/**
 * The whole size of the last chunk; absent without chunks.
 */
impl AivenChunkSizes {
    pub fn len_last_chunk(&self) -> Ref<'_, i32> {
        self.len_last_chunk.borrow()
    }
}

/**
 * Empty as a rule. The plugin does not look at it.
 */
impl AivenChunkSizes {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl AivenChunkSizes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned number of three bytes.
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
 */

#[derive(Default, Debug, Clone)]
pub struct AivenChunkSizes_ThreeByteValue {
    pub _root: SharedType<AivenChunkSizes>,
    pub _parent: SharedType<AivenChunkSizes>,
    pub _self: SharedType<Self>,
    high: RefCell<u8>,
    low: RefCell<u16>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for AivenChunkSizes_ThreeByteValue {
    type Root = AivenChunkSizes;
    type Parent = AivenChunkSizes;

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
        *self_rc.high.borrow_mut() = _io.read_u1()?.into();
        *self_rc.low.borrow_mut() = _io.read_u2be()?.into();
        Ok(())
    }
}
impl AivenChunkSizes_ThreeByteValue {

    /**
     * The number.
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
        *self.value.borrow_mut() = ((((((((*self.high() as i64) as i64) * ((65536 as i64) as i64)) as i64) as i64) + ((*self.low() as i64) as i64)) as i64)) as i64;
        Ok(self.value.borrow())
    }
}

/**
 * The highest byte.
 */
impl AivenChunkSizes_ThreeByteValue {
    pub fn high(&self) -> Ref<'_, u8> {
        self.high.borrow()
    }
}

/**
 * The two lower bytes.
 */
impl AivenChunkSizes_ThreeByteValue {
    pub fn low(&self) -> Ref<'_, u16> {
        self.low.borrow()
    }
}
impl AivenChunkSizes_ThreeByteValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
