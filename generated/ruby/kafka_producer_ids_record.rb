# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 15 in `__cluster_metadata`. Since Kafka
# 3.0. Version 0 has this layout since Kafka 3.2; earlier releases wrote
# another one under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json ProducerIdsRecord
class KafkaProducerIdsRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @broker_id = @_io.read_s4be
    @broker_epoch = @_io.read_s8be
    @next_producer_id = @_io.read_s8be
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 15.
  attr_reader :frame

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `int64`, since Kafka 3.0. -1 unless it is given. JavaScript rounds it
  # beyond 2^53.
  attr_reader :broker_epoch

  ##
  # `int64`, since Kafka 3.2. JavaScript rounds it beyond 2^53.
  attr_reader :next_producer_id

  ##
  # None is known.
  attr_reader :tagged_fields
end
