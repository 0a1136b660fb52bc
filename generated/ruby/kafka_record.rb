# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_varlong'
require_relative 'kafka_varint'
require_relative 'kafka_header'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One record of a batch. Offset and timestamp are stored as distances from
# the batch's base.
# @see https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
class KafkaRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len = KafkaVarint.new(@_io)
    _io_body = @_io.substream(len.value)
    @body = RecordBody.new(_io_body, self, @_root)
    self
  end

  ##
  # A record inside exactly its own bytes. A length below zero says null,
  # which is not empty. A sound record fills its length to the last byte.
  # @see https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
  class RecordBody < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @attributes = @_io.read_s1
      @timestamp_delta = KafkaVarlong.new(@_io)
      @offset_delta = KafkaVarint.new(@_io)
      @len_key = KafkaVarint.new(@_io)
      if len_key.value >= 0
        @key = @_io.read_bytes(len_key.value)
      end
      @len_value = KafkaVarint.new(@_io)
      if len_value.value >= 0
        @value = @_io.read_bytes(len_value.value)
      end
      @num_headers = KafkaVarint.new(@_io)
      @headers = []
      (num_headers.value).times { |i|
        @headers << KafkaHeader.new(@_io)
      }
      self
    end

    ##
    # Unused.
    attr_reader :attributes

    ##
    # Milliseconds from the batch's `base_timestamp`; may be negative.
    attr_reader :timestamp_delta

    ##
    # Distance from the batch's `base_offset`; compaction leaves gaps.
    attr_reader :offset_delta

    ##
    # Any value below zero means a null key.
    attr_reader :len_key

    ##
    # Bytes that Kafka does not interpret; compaction keeps the newest
    # record of each key.
    attr_reader :key

    ##
    # Any value below zero means a null value, a tombstone.
    attr_reader :len_value

    ##
    # Bytes that Kafka does not interpret.
    attr_reader :value

    ##
    # Never below zero in a sound record.
    attr_reader :num_headers

    ##
    # In the order of the producer; a key may come more than once.
    attr_reader :headers
  end

  ##
  # Bytes that follow this field.
  attr_reader :len

  ##
  # Everything after the length.
  attr_reader :body
  attr_reader :_raw_body
end
