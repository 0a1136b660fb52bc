# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Bytes after their length.
# @see https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_BYTES
class KafkaBytes < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len_value = @_io.read_s4be
    if len_value >= 0
      @value = @_io.read_bytes(len_value)
    end
    self
  end

  ##
  # How many bytes; any value below zero means null.
  attr_reader :len_value

  ##
  # The bytes; absent when they are null.
  attr_reader :value
end
