# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
import collections


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class AivenEncryptedChunk(KaitaiStruct):
    """One chunk of a segment, or one index of the object `.indexes`, encrypted
    with AES-256 in GCM. The chunk index of the manifest says where each
    begins and ends. Key and additional authenticated data, the same for all
    chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
    and `aad` of the manifest's `encryption`. What the ciphertext gives is a
    zstd frame where the manifest says `compression`.

    .. seealso::
       EncryptionChunkEnumeration - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java


    .. seealso::
       AesEncryptionProvider - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java


    .. seealso::
       NIST SP 800-38D, Galois/Counter Mode - https://csrc.nist.gov/pubs/sp/800/38/d/final
    """
    SEQ_FIELDS = ["iv", "ciphertext", "tag"]
    def __init__(self, _io, _parent=None, _root=None):
        super(AivenEncryptedChunk, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._debug = collections.defaultdict(dict)

    def _read(self):
        self._debug['iv']['start'] = self._io.pos()
        self.iv = self._io.read_bytes(12)
        self._debug['iv']['end'] = self._io.pos()
        self._debug['ciphertext']['start'] = self._io.pos()
        self.ciphertext = self._io.read_bytes(self.len_ciphertext)
        self._debug['ciphertext']['end'] = self._io.pos()
        self._debug['tag']['start'] = self._io.pos()
        self.tag = self._io.read_bytes(16)
        self._debug['tag']['end'] = self._io.pos()


    def _fetch_instances(self):
        pass

    @property
    def len_ciphertext(self):
        """What is between the initialization vector and the tag."""
        if hasattr(self, '_m_len_ciphertext'):
            return self._m_len_ciphertext

        self._m_len_ciphertext = ((self._io.size() - 28) if self._io.size() > 28 else 0)
        return getattr(self, '_m_len_ciphertext', None)
