# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
# first, bit 7 set where another byte follows. The bits hold 2 * n for
# n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
# are accepted, as Kafka accepts them.
#
# The sign bit is bit 0 of the first byte; the other 63 bits are summed
# apart from it, since all 64 together fit no signed integer.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarlong
# @see https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
class KafkaVarlong < Kaitai::Struct::Struct
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
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128) && (byte_4 >= 128))
      @byte_5 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128) && (byte_4 >= 128) && (byte_5 >= 128))
      @byte_6 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128) && (byte_4 >= 128) && (byte_5 >= 128) && (byte_6 >= 128))
      @byte_7 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128) && (byte_4 >= 128) && (byte_5 >= 128) && (byte_6 >= 128) && (byte_7 >= 128))
      @byte_8 = @_io.read_u1
    end
    if  ((byte_0 >= 128) && (byte_1 >= 128) && (byte_2 >= 128) && (byte_3 >= 128) && (byte_4 >= 128) && (byte_5 >= 128) && (byte_6 >= 128) && (byte_7 >= 128) && (byte_8 >= 128))
      @byte_9 = @_io.read_u1
      raise Kaitai::Struct::ValidationGreaterThanError.new(127, @byte_9, @_io, "/seq/9") if not @byte_9 <= 127
    end
    self
  end

  ##
  # The bits without the lowest, 0 to 2^63 - 1.
  def half
    return @half unless @half.nil?
    @half = (((byte_0 % 128) / 2) + (byte_0 < 128 ? 0 : (64 * ((byte_1 % 128) + (byte_1 < 128 ? 0 : (128 * ((byte_2 % 128) + (byte_2 < 128 ? 0 : (128 * ((byte_3 % 128) + (byte_3 < 128 ? 0 : (128 * ((byte_4 % 128) + (byte_4 < 128 ? 0 : (128 * ((byte_5 % 128) + (byte_5 < 128 ? 0 : (128 * ((byte_6 % 128) + (byte_6 < 128 ? 0 : (128 * ((byte_7 % 128) + (byte_7 < 128 ? 0 : (128 * ((byte_8 % 128) + (byte_8 < 128 ? 0 : (128 * (byte_9 % 2))))))))))))))))))))))))))))
    @half
  end

  ##
  # The number, -2^63 to 2^63 - 1.
  def value
    return @value unless @value.nil?
    @value = (byte_0 % 2 == 0 ? half : (-(1) - half))
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
  # The next seven bits.
  attr_reader :byte_4

  ##
  # The next seven bits.
  attr_reader :byte_5

  ##
  # The next seven bits.
  attr_reader :byte_6

  ##
  # The next seven bits.
  attr_reader :byte_7

  ##
  # The next seven bits.
  attr_reader :byte_8

  ##
  # One bit counts; what is above it falls off, as in Java, where it is
  # shifted out of a long. An eleventh byte is invalid.
  attr_reader :byte_9
end
