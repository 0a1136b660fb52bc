# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One message as Kafka 0.7 and before wrote it, with its length. It has
# neither an offset nor a key nor a time, and its magic stands where later
# formats have the offset: nothing in the bytes tells the two apart, so this
# grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
# `len_message`: the end of the stream is the end of the message.
#
# When the compression is not `none`, `payload` is a compressed message set:
# decompress it and parse the result as `kafka_message_set_0_7`.
#
# Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
# of 100 messages of magic 0 among its tests
# (`test-kafka-logs/MagicByte0-0`).
# @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message
# @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala CompressionCodec
class KafkaMessage07 < Kaitai::Struct::Struct

  MESSAGE_0_7_COMPRESSION = {
    0 => :message_0_7_compression_none,
    1 => :message_0_7_compression_gzip,
    2 => :message_0_7_compression_snappy,
  }
  I__MESSAGE_0_7_COMPRESSION = MESSAGE_0_7_COMPRESSION.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len_message = @_io.read_s4be
    raise Kaitai::Struct::ValidationLessThanError.new(5, @len_message, @_io, "/seq/0") if not @len_message >= 5
    @magic = @_io.read_s1
    raise Kaitai::Struct::ValidationLessThanError.new(0, @magic, @_io, "/seq/1") if not @magic >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(1, @magic, @_io, "/seq/1") if not @magic <= 1
    if magic == 1
      @attributes = Message07Attributes.new(@_io, self, @_root)
    end
    @crc = @_io.read_u4be
    @payload = @_io.read_bytes_full
    self
  end

  ##
  # One byte of flags, the highest bit first; magic 1 only.
  # @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message.CompressionCodeMask
  class Message07Attributes < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @unused = @_io.read_bits_int_be(6)
      @compression_id = @_io.read_bits_int_be(2)
      self
    end

    ##
    # The codec by its name.
    def compression
      return @compression unless @compression.nil?
      @compression = Kaitai::Struct::Stream::resolve_enum(KafkaMessage07::MESSAGE_0_7_COMPRESSION, compression_id)
      @compression
    end

    ##
    # Bits 2 to 7; ignored.
    attr_reader :unused

    ##
    # Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
    attr_reader :compression_id
  end

  ##
  # Bytes that follow this field; at least Message.MinHeaderSize.
  attr_reader :len_message

  ##
  # 1 since compression came with 0.7. Both differ from the magic 0 and 1
  # of Kafka 0.8 to 0.10.
  attr_reader :magic

  ##
  # The codec; absent in magic 0.
  attr_reader :attributes

  ##
  # CRC-32 (IEEE) of the payload alone. Magic and attributes are not
  # covered.
  attr_reader :crc

  ##
  # What the producer sent, perhaps nothing; or a compressed message set.
  attr_reader :payload
end
