# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A signed 32-bit integer in one to five bytes: seven bits a byte, the
# lowest first, bit 7 set where another byte follows. The bits hold 2 * n
# for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
# are accepted, as Kafka accepts them.
#
# The arithmetic divides and multiplies and never shifts, so that it is
# right in every target language, also where all numbers are doubles.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarint
# @see https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
class KafkaVarint < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @byte_0 = @_io.read_u1
    if byte_0 >= 128
      @byte_1 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128))
      @byte_2 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128))
      @byte_3 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128))
      @byte_4 = @_io.read_u1
      raise Kaitai::Struct::ValidationGreaterThanError.new(127, @byte_4, @_io, "/seq/4") if not @byte_4 <= 127
    end
    self
  end

  ##
  # The bits as they are stored, 0 to 2^32 - 1.
  def stored
    return @stored unless @stored.nil?
    @stored = ((byte_0 % 128) + (byte_0 < 128 ? 0 : (128 * ((byte_1 % 128) + (byte_1 < 128 ? 0 : (128 * ((byte_2 % 128) + (byte_2 < 128 ? 0 : (128 * ((byte_3 % 128) + (byte_3 < 128 ? 0 : (128 * (byte_4 % 16)))))))))))))
    @stored
  end

  ##
  # The number, -2^31 to 2^31 - 1.
  def value
    return @value unless @value.nil?
    @value = (stored % 2 == 0 ? (stored / 2) : (-(1) - (stored / 2)))
    @value
  end

  ##
  # Seven bits, the lowest first; bit 7 of a byte tells that one more byte
  # follows.
  attr_reader :byte_0

  ##
  # The next seven bits.
  attr_reader :byte_1

  ##
  # The next seven bits.
  attr_reader :byte_2

  ##
  # The next seven bits.
  attr_reader :byte_3

  ##
  # Four bits count; what is above them falls off, as in Java, where they
  # are shifted out of an int. A sixth byte is invalid.
  attr_reader :byte_4
end
