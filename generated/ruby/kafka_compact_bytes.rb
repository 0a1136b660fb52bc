# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Bytes after their length, which is stored plus one.
# @see https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
class KafkaCompactBytes < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len_value_plus_one = KafkaUnsignedVarint.new(@_io)
    if len_value_plus_one.value >= 1
      @value = @_io.read_bytes((len_value_plus_one.value - 1))
    end
    self
  end

  ##
  # The length plus one; 0 means null.
  attr_reader :len_value_plus_one

  ##
  # The bytes; absent when they are null.
  attr_reader :value
end
