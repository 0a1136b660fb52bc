# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 2 in `__remote_log_metadata`. Since Kafka
# 3.0.
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord
class KafkaRemotePartitionDeleteMetadataRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @topic_id_partition = RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry.new(@_io, self, @_root)
    @broker_id = @_io.read_s4be
    @event_timestamp_ms = @_io.read_s8be
    @remote_partition_delete_state = @_io.read_s1
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # `TopicIdPartitionEntry` of `RemotePartitionDeleteMetadataRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemotePartitionDeleteMetadataRecord.json RemotePartitionDeleteMetadataRecord, TopicIdPartitionEntry
  class RemotePartitionDeleteMetadataRecordTopicIdPartitionEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @id = @_io.read_bytes(16)
      @partition = @_io.read_s4be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.0.
    attr_reader :name

    ##
    # `uuid`, since Kafka 3.0.
    attr_reader :id

    ##
    # `int32`, since Kafka 3.0.
    attr_reader :partition

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # Its `api_key` is 2.
  attr_reader :frame

  ##
  # `TopicIdPartitionEntry`, since Kafka 3.0.
  attr_reader :topic_id_partition

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :event_timestamp_ms

  ##
  # `int8`, since Kafka 3.0.
  attr_reader :remote_partition_delete_state

  ##
  # None is known.
  attr_reader :tagged_fields
end
