# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_bytes'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
# 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
# another one under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
class KafkaRemoteLogSegmentMetadataRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @remote_log_segment_id = RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry.new(@_io, self, @_root)
    @start_offset = @_io.read_s8be
    @end_offset = @_io.read_s8be
    @broker_id = @_io.read_s4be
    @max_timestamp_ms = @_io.read_s8be
    @event_timestamp_ms = @_io.read_s8be
    @num_segment_leader_epochs_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_segment_leader_epochs_plus_one.value >= 1
      @segment_leader_epochs = []
      ((num_segment_leader_epochs_plus_one.value - 1)).times { |i|
        @segment_leader_epochs << RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry.new(@_io, self, @_root)
      }
    end
    @segment_size_in_bytes = @_io.read_s4be
    @custom_metadata = KafkaCompactBytes.new(@_io)
    @remote_log_segment_state = @_io.read_s1
    @tagged_fields = RemoteLogSegmentMetadataRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry
  class RemoteLogSegmentMetadataRecordRemoteLogSegmentIdEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id_partition = RemoteLogSegmentMetadataRecordTopicIdPartitionEntry.new(@_io, self, @_root)
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
  # `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry
  class RemoteLogSegmentMetadataRecordSegmentLeaderEpochEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @leader_epoch = @_io.read_s4be
      @offset = @_io.read_s8be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `int32`, since Kafka 3.0.
    attr_reader :leader_epoch

    ##
    # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
    attr_reader :offset

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # A tagged field of `remote_log_segment_metadata_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
  class RemoteLogSegmentMetadataRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_txn_index_empty = @_io.substream(len_data.value)
        @txn_index_empty = RemoteLogSegmentMetadataRecordTxnIndexEmptyTag.new(_io_txn_index_empty, self, @_root)
      end
      if tag.value > 0
        @unknown_data = @_io.read_bytes(len_data.value)
      end
      self
    end

    ##
    # The number that names the field.
    attr_reader :tag

    ##
    # Bytes of the field.
    attr_reader :len_data

    ##
    # `bool`, since Kafka 4.0. Tag 0.
    attr_reader :txn_index_empty

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_txn_index_empty
  end

  ##
  # The tagged fields of `remote_log_segment_metadata_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
  class RemoteLogSegmentMetadataRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << RemoteLogSegmentMetadataRecordTaggedField.new(@_io, self, @_root)
      }
      self
    end

    ##
    # How many follow.
    attr_reader :num_fields

    ##
    # Ascending by tag.
    attr_reader :fields
  end

  ##
  # `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry
  class RemoteLogSegmentMetadataRecordTopicIdPartitionEntry < Kaitai::Struct::Struct
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
  # The bytes of the tagged field `TxnIndexEmpty`.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
  class RemoteLogSegmentMetadataRecordTxnIndexEmptyTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @txn_index_empty = @_io.read_u1
      self
    end

    ##
    # `bool`, since Kafka 4.0. Tag 0.
    attr_reader :txn_index_empty
  end

  ##
  # Its `api_key` is 0.
  attr_reader :frame

  ##
  # `RemoteLogSegmentIdEntry`, since Kafka 3.0.
  attr_reader :remote_log_segment_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :start_offset

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :end_offset

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :max_timestamp_ms

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :event_timestamp_ms

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_segment_leader_epochs_plus_one

  ##
  # `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
  attr_reader :segment_leader_epochs

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :segment_size_in_bytes

  ##
  # `bytes`, since Kafka 3.6. Null unless it is given. May be null.
  attr_reader :custom_metadata

  ##
  # `int8`, since Kafka 3.0.
  attr_reader :remote_log_segment_state

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
