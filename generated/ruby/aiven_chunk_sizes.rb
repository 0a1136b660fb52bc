# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# How many bytes each chunk of a segment has as it is stored, one after the
# other in the object `.log`: the field `transformedChunks` of a manifest
# (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
# text: Base64 of one zstd frame. Decode and decompress that first.
#
# The size of each chunk but the last is the sum of `base` and of a value.
# All values are as wide as the greatest of them needs, so a table has one
# of `one_byte_values`, `two_byte_values`, `three_byte_values` and
# `four_byte_values`.
# @see https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
class AivenChunkSizes < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @num_chunks = @_io.read_s4be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @num_chunks, @_io, "/seq/0") if not @num_chunks >= 0
    if num_chunks > 1
      @base = @_io.read_s4be
    end
    if num_chunks > 1
      @len_value = @_io.read_s1
      raise Kaitai::Struct::ValidationLessThanError.new(1, @len_value, @_io, "/seq/2") if not @len_value >= 1
      raise Kaitai::Struct::ValidationGreaterThanError.new(4, @len_value, @_io, "/seq/2") if not @len_value <= 4
    end
    if  ((num_chunks > 1) && (len_value == 1))
      @one_byte_values = []
      (num_values).times { |i|
        @one_byte_values << @_io.read_u1
      }
    end
    if  ((num_chunks > 1) && (len_value == 2))
      @two_byte_values = []
      (num_values).times { |i|
        @two_byte_values << @_io.read_u2be
      }
    end
    if  ((num_chunks > 1) && (len_value == 3))
      @three_byte_values = []
      (num_values).times { |i|
        @three_byte_values << ThreeByteValue.new(@_io, self, @_root)
      }
    end
    if  ((num_chunks > 1) && (len_value == 4))
      @four_byte_values = []
      (num_values).times { |i|
        @four_byte_values << @_io.read_u4be
      }
    end
    if num_chunks > 0
      @len_last_chunk = @_io.read_s4be
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # An unsigned number of three bytes.
  # @see https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
  class ThreeByteValue < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @high = @_io.read_u1
      @low = @_io.read_u2be
      self
    end

    ##
    # The number.
    def value
      return @value unless @value.nil?
      @value = ((high * 65536) + low)
      @value
    end

    ##
    # The highest byte.
    attr_reader :high

    ##
    # The two lower bytes.
    attr_reader :low
  end

  ##
  # All chunks but the last; less than none without chunks.
  def num_values
    return @num_values unless @num_values.nil?
    @num_values = (num_chunks - 1)
    @num_values
  end

  ##
  # How many chunks; none for none, and then nothing follows.
  attr_reader :num_chunks

  ##
  # The least size of all chunks but the last; absent with a single chunk.
  attr_reader :base

  ##
  # Bytes of each value; absent with a single chunk.
  attr_reader :len_value

  ##
  # For each chunk but the last, its size less `base`.
  attr_reader :one_byte_values

  ##
  # For each chunk but the last, its size less `base`.
  attr_reader :two_byte_values

  ##
  # For each chunk but the last, its size less `base`.
  attr_reader :three_byte_values

  ##
  # For each chunk but the last, its size less `base`.
  attr_reader :four_byte_values

  ##
  # The whole size of the last chunk; absent without chunks.
  attr_reader :len_last_chunk

  ##
  # Empty as a rule. The plugin does not look at it.
  attr_reader :trailing
end
