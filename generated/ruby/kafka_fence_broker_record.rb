# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 7 in `__cluster_metadata`. Since Kafka
# 2.8.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/FenceBrokerRecord.json FenceBrokerRecord
class KafkaFenceBrokerRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @id = @_io.read_s4be
    @epoch = @_io.read_s8be
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 7.
  attr_reader :frame

  ##
  # `int32`, since Kafka 2.8.
  attr_reader :id

  ##
  # `int64`, since Kafka 2.8. JavaScript rounds it beyond 2^53.
  attr_reader :epoch

  ##
  # None is known.
  attr_reader :tagged_fields
end
