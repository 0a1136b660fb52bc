# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
# 3.0.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord
class KafkaClientQuotaRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @num_entity_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_entity_plus_one.value >= 1
      @entity = []
      ((num_entity_plus_one.value - 1)).times { |i|
        @entity << ClientQuotaRecordEntityData.new(@_io, self, @_root)
      }
    end
    @key = KafkaCompactString.new(@_io)
    @value = @_io.read_f8be
    @remove = @_io.read_u1
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # `EntityData` of `ClientQuotaRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord, EntityData
  class ClientQuotaRecordEntityData < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @entity_type = KafkaCompactString.new(@_io)
      @entity_name = KafkaCompactString.new(@_io)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.0.
    attr_reader :entity_type

    ##
    # `string`, since Kafka 3.0. May be null.
    attr_reader :entity_name

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # Its `api_key` is 14.
  attr_reader :frame

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_entity_plus_one

  ##
  # `[]EntityData`, since Kafka 3.0.
  attr_reader :entity

  ##
  # `string`, since Kafka 3.0.
  attr_reader :key

  ##
  # `float64`, since Kafka 3.0.
  attr_reader :value

  ##
  # `bool`, since Kafka 3.0.
  attr_reader :remove

  ##
  # None is known.
  attr_reader :tagged_fields
end
