-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
local utils = require("utils")

--
-- One chunk of a segment, or one index of the object `.indexes`, encrypted
-- with AES-256 in GCM. The chunk index of the manifest says where each
-- begins and ends. Key and additional authenticated data, the same for all
-- chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
-- and `aad` of the manifest's `encryption`. What the ciphertext gives is a
-- zstd frame where the manifest says `compression`.
-- See also: EncryptionChunkEnumeration (https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java)
-- See also: AesEncryptionProvider (https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java)
-- See also: NIST SP 800-38D, Galois/Counter Mode (https://csrc.nist.gov/pubs/sp/800/38/d/final)
AivenEncryptedChunk = class.class(KaitaiStruct)

function AivenEncryptedChunk:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function AivenEncryptedChunk:_read()
  self.iv = self._io:read_bytes(12)
  self.ciphertext = self._io:read_bytes(self.len_ciphertext)
  self.tag = self._io:read_bytes(16)
end

--
-- What is between the initialization vector and the tag.
AivenEncryptedChunk.property.len_ciphertext = {}
function AivenEncryptedChunk.property.len_ciphertext:get()
  if self._m_len_ciphertext ~= nil then
    return self._m_len_ciphertext
  end

  self._m_len_ciphertext = utils.box_unwrap((self._io:size() > 28) and utils.box_wrap((self._io:size() - 28)) or (0))
  return self._m_len_ciphertext
end

--
-- The initialization vector, a new one for each chunk.
--
-- As many bytes as the plain chunk, or its zstd frame, has.
--
-- Proves that the ciphertext and the additional authenticated data are
-- unchanged. It says nothing about the chunk's place in the segment.
