# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
# what is not UTF-8.
# @see https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
class KafkaString < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len_value = @_io.read_s2be
    if len_value >= 0
      @value = @_io.read_bytes(len_value)
    end
    self
  end

  ##
  # Bytes of the text; any value below zero means null.
  attr_reader :len_value

  ##
  # The text; absent when it is null.
  attr_reader :value
end
