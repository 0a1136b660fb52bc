# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_bytes'
require_relative 'kafka_compact_string'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
# 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
# another one under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord
class KafkaRemoteLogSegmentMetadataUpdateRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @remote_log_segment_id = RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry.new(@_io, self, @_root)
    @broker_id = @_io.read_s4be
    @event_timestamp_ms = @_io.read_s8be
    @custom_metadata = KafkaCompactBytes.new(@_io)
    @remote_log_segment_state = @_io.read_s1
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry
  class RemoteLogSegmentMetadataUpdateRecordRemoteLogSegmentIdEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id_partition = RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry.new(@_io, self, @_root)
      @id = @_io.read_bytes(16)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `TopicIdPartitionEntry`, since Kafka 3.0.
    attr_reader :topic_id_partition

    ##
    # `uuid`, since Kafka 3.0.
    attr_reader :id

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry
  class RemoteLogSegmentMetadataUpdateRecordTopicIdPartitionEntry < Kaitai::Struct::Struct
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
  # Its `api_key` is 1.
  attr_reader :frame

  ##
  # `RemoteLogSegmentIdEntry`, since Kafka 3.0.
  attr_reader :remote_log_segment_id

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :event_timestamp_ms

  ##
  # `bytes`, since Kafka 3.6. Null unless it is given. May be null.
  attr_reader :custom_metadata

  ##
  # `int8`, since Kafka 3.0.
  attr_reader :remote_log_segment_state

  ##
  # None is known.
  attr_reader :tagged_fields
end
