# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A key and a value that travel with a record. The key is text in UTF-8,
# kept as bytes here, because Kafka accepts any bytes and replaces malformed
# ones.
# @see https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
class KafkaHeader < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len_key = KafkaVarint.new(@_io)
    @key = @_io.read_bytes(len_key.value)
    @len_value = KafkaVarint.new(@_io)
    if len_value.value >= 0
      @value = @_io.read_bytes(len_value.value)
    end
    self
  end

  ##
  # Never null, but may be empty.
  attr_reader :len_key

  ##
  # The name; a record may have several headers of one name.
  attr_reader :key

  ##
  # Any value below zero means a null value.
  attr_reader :len_value

  ##
  # Bytes that Kafka does not interpret; absent when they are null.
  attr_reader :value
end
