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
 * One chunk of a segment, or one index of the object `.indexes`, encrypted
 * with AES-256 in GCM. The chunk index of the manifest says where each
 * begins and ends. Key and additional authenticated data, the same for all
 * chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
 * and `aad` of the manifest's `encryption`. What the ciphertext gives is a
 * zstd frame where the manifest says `compression`.
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java EncryptionChunkEnumeration
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java AesEncryptionProvider
 * \sa https://csrc.nist.gov/pubs/sp/800/38/d/final NIST SP 800-38D, Galois/Counter Mode
 */

#[derive(Default, Debug, Clone)]
pub struct AivenEncryptedChunk {
    pub _root: SharedType<AivenEncryptedChunk>,
    pub _parent: SharedType<AivenEncryptedChunk>,
    pub _self: SharedType<Self>,
    iv: RefCell<Vec<u8>>,
    ciphertext: RefCell<Vec<u8>>,
    tag: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_len_ciphertext: Cell<bool>,
    len_ciphertext: RefCell<i64>,
}
impl KStruct for AivenEncryptedChunk {
    type Root = AivenEncryptedChunk;
    type Parent = AivenEncryptedChunk;

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
        *self_rc.iv.borrow_mut() = _io.read_bytes(12 as usize)?.into();
        *self_rc.ciphertext.borrow_mut() = _io.read_bytes(*self_rc.len_ciphertext()? as usize)?.into();
        *self_rc.tag.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl AivenEncryptedChunk {

    /**
     * What is between the initialization vector and the tag.
     */
    pub fn len_ciphertext(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_len_ciphertext.get() {
            return Ok(self.len_ciphertext.borrow());
        }
        self.f_len_ciphertext.set(true);
        *self.len_ciphertext.borrow_mut() = (if (_io.size() as i64) > (28 as i64) { ((((_io.size() as i64) as i64) - ((28 as i64) as i64)) as i64) } else { (0 as i64) }) as i64;
        Ok(self.len_ciphertext.borrow())
    }
}

/**
 * The initialization vector, a new one for each chunk.
 */
impl AivenEncryptedChunk {
    pub fn iv(&self) -> Ref<'_, Vec<u8>> {
        self.iv.borrow()
    }
}

/**
 * As many bytes as the plain chunk, or its zstd frame, has.
 */
impl AivenEncryptedChunk {
    pub fn ciphertext(&self) -> Ref<'_, Vec<u8>> {
        self.ciphertext.borrow()
    }
}

/**
 * Proves that the ciphertext and the additional authenticated data are
 * unchanged. It says nothing about the chunk's place in the segment.
 */
impl AivenEncryptedChunk {
    pub fn tag(&self) -> Ref<'_, Vec<u8>> {
        self.tag.borrow()
    }
}
impl AivenEncryptedChunk {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
