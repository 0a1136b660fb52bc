# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One chunk of a segment, or one index of the object `.indexes`, encrypted
# with AES-256 in GCM. The chunk index of the manifest says where each
# begins and ends. Key and additional authenticated data, the same for all
# chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
# and `aad` of the manifest's `encryption`. What the ciphertext gives is a
# zstd frame where the manifest says `compression`.
# @see https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java EncryptionChunkEnumeration
# @see https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java AesEncryptionProvider
# @see https://csrc.nist.gov/pubs/sp/800/38/d/final NIST SP 800-38D, Galois/Counter Mode
class AivenEncryptedChunk < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @iv = @_io.read_bytes(12)
    @ciphertext = @_io.read_bytes(len_ciphertext)
    @tag = @_io.read_bytes(16)
    self
  end

  ##
  # What is between the initialization vector and the tag.
  def len_ciphertext
    return @len_ciphertext unless @len_ciphertext.nil?
    @len_ciphertext = (_io.size > 28 ? (_io.size - 28) : 0)
    @len_ciphertext
  end

  ##
  # The initialization vector, a new one for each chunk.
  attr_reader :iv

  ##
  # As many bytes as the plain chunk, or its zstd frame, has.
  attr_reader :ciphertext

  ##
  # Proves that the ciphertext and the additional authenticated data are
  # unchanged. It says nothing about the chunk's place in the segment.
  attr_reader :tag
end
