# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# What stands before the key of a message of the formats before Kafka 0.11:
# the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
# bytes of magic 1, which adds a timestamp.
# @see https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
class KafkaMessageHeader < Kaitai::Struct::Struct

  MESSAGE_COMPRESSION = {
    0 => :message_compression_none,
    1 => :message_compression_gzip,
    2 => :message_compression_snappy,
    3 => :message_compression_lz4,
    4 => :message_compression_zstd,
  }
  I__MESSAGE_COMPRESSION = MESSAGE_COMPRESSION.invert

  MESSAGE_TIMESTAMP_TYPE = {
    0 => :message_timestamp_type_create_time,
    1 => :message_timestamp_type_log_append_time,
  }
  I__MESSAGE_TIMESTAMP_TYPE = MESSAGE_TIMESTAMP_TYPE.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @offset = @_io.read_s8be
    @len_message = @_io.read_s4be
    raise Kaitai::Struct::ValidationLessThanError.new(14, @len_message, @_io, "/seq/1") if not @len_message >= 14
    @crc = @_io.read_u4be
    @magic = @_io.read_s1
    raise Kaitai::Struct::ValidationLessThanError.new(0, @magic, @_io, "/seq/3") if not @magic >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(1, @magic, @_io, "/seq/3") if not @magic <= 1
    @attributes = MessageAttributes.new(@_io, self, @_root)
    if magic >= 1
      @timestamp = @_io.read_s8be
    end
    self
  end

  ##
  # One byte of flags, the highest bit first.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
  class MessageAttributes < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @unused = @_io.read_bits_int_be(4)
      @timestamp_type = Kaitai::Struct::Stream::resolve_enum(KafkaMessageHeader::MESSAGE_TIMESTAMP_TYPE, @_io.read_bits_int_be(1))
      @compression_id = @_io.read_bits_int_be(3)
      self
    end

    ##
    # The codec by its name.
    def compression
      return @compression unless @compression.nil?
      @compression = Kaitai::Struct::Stream::resolve_enum(KafkaMessageHeader::MESSAGE_COMPRESSION, compression_id)
      @compression
    end

    ##
    # Bits 4 to 7; ignored.
    attr_reader :unused

    ##
    # Bit 3; has no meaning in magic 0.
    attr_reader :timestamp_type

    ##
    # Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
    # here; they stay readable.
    attr_reader :compression_id
  end

  ##
  # The value holds a compressed message set, or bytes of an unknown
  # codec.
  def is_compressed
    return @is_compressed unless @is_compressed.nil?
    @is_compressed = attributes.compression_id != 0
    @is_compressed
  end

  ##
  # Absolute for a message of the log. Inside a compressed message of
  # magic 1 it is relative, as a rule, and the outer offset is that of the
  # last inner message.
  attr_reader :offset

  ##
  # Bytes that follow this field; at least
  # LegacyRecord.RECORD_OVERHEAD_V0.
  attr_reader :len_message

  ##
  # CRC-32 (IEEE) of all that follows this field, `magic` to the end of
  # the message.
  attr_reader :crc

  ##
  # The format of the message.
  attr_reader :magic

  ##
  # The codec and the kind of timestamp.
  attr_reader :attributes

  ##
  # Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
  # compressed message, the greatest of the inner ones, or the append
  # time.
  attr_reader :timestamp
end
