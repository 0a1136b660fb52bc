# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 2 in `__cluster_metadata`. Since Kafka
# 2.8.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/TopicRecord.json TopicRecord
class KafkaTopicRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @name = KafkaCompactString.new(@_io)
    @topic_id = @_io.read_bytes(16)
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 2.
  attr_reader :frame

  ##
  # `string`, since Kafka 2.8.
  attr_reader :name

  ##
  # `uuid`, since Kafka 2.8.
  attr_reader :topic_id

  ##
  # None is known.
  attr_reader :tagged_fields
end
