# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_remote_log_segment_metadata_update_record'
require_relative 'kafka_remote_log_segment_metadata_record'
require_relative 'kafka_remote_log_segment_metadata_snapshot_record'
require_relative 'kafka_remote_partition_delete_metadata_record'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of any record in `__remote_log_metadata`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message Message schemas of Kafka 4.4.0
class KafkaRemoteLogMetadataRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if frame.api_key.value == 0
      @remote_log_segment_metadata_record = KafkaRemoteLogSegmentMetadataRecord.new(@_io)
    end
    if frame.api_key.value == 1
      @remote_log_segment_metadata_update_record = KafkaRemoteLogSegmentMetadataUpdateRecord.new(@_io)
    end
    if frame.api_key.value == 2
      @remote_partition_delete_metadata_record = KafkaRemotePartitionDeleteMetadataRecord.new(@_io)
    end
    if frame.api_key.value == 3
      @remote_log_segment_metadata_snapshot_record = KafkaRemoteLogSegmentMetadataSnapshotRecord.new(@_io)
    end
    if  ((frame.api_key.value != 0) && (frame.api_key.value != 1) && (frame.api_key.value != 2) && (frame.api_key.value != 3))
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # Its `api_key` names the message.
  def frame
    return @frame unless @frame.nil?
    _pos = @_io.pos
    @_io.seek(0)
    @frame = KafkaMetadataFrame.new(@_io)
    @_io.seek(_pos)
    @frame
  end

  ##
  # Since Kafka 3.0.
  attr_reader :remote_log_segment_metadata_record

  ##
  # Since Kafka 3.0.
  attr_reader :remote_log_segment_metadata_update_record

  ##
  # Since Kafka 3.0.
  attr_reader :remote_partition_delete_metadata_record

  ##
  # Since Kafka 3.5.
  attr_reader :remote_log_segment_metadata_snapshot_record

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown
end
