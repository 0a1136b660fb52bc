# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_message_header'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One entry of a log of the formats before Kafka 0.11, or of a message set.
# Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
# end of the stream is the end of the message.
#
# When `header.is_compressed`, `value` is a compressed message set:
# decompress it and parse the result as `kafka_message_set`. A length below
# zero says null, which is not the same as empty.
# @see https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
class KafkaMessage < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @header = KafkaMessageHeader.new(@_io)
    @len_key = @_io.read_s4be
    if len_key >= 0
      @key = @_io.read_bytes(len_key)
    end
    @len_value = @_io.read_s4be
    if len_value >= 0
      @value = @_io.read_bytes(len_value)
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # Everything before the key.
  attr_reader :header

  ##
  # Any value below zero means a null key.
  attr_reader :len_key

  ##
  # Bytes that Kafka does not interpret; absent when they are null.
  attr_reader :key

  ##
  # Any value below zero means a null value.
  attr_reader :len_value

  ##
  # The payload, or a compressed message set.
  attr_reader :value

  ##
  # Empty as a rule. Kafka does not look at what follows the value.
  attr_reader :trailing
end
