# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_share_group_target_assignment_member_key'
require_relative 'kafka_consumer_group_target_assignment_metadata_key'
require_relative 'kafka_streams_group_target_assignment_member_key'
require_relative 'kafka_group_metadata_key'
require_relative 'kafka_share_group_member_metadata_key'
require_relative 'kafka_streams_group_target_assignment_metadata_key'
require_relative 'kafka_consumer_group_partition_metadata_key'
require_relative 'kafka_streams_group_metadata_key'
require_relative 'kafka_consumer_group_target_assignment_member_key'
require_relative 'kafka_streams_group_current_member_assignment_key'
require_relative 'kafka_legacy_offset_commit_key'
require_relative 'kafka_share_group_current_member_assignment_key'
require_relative 'kafka_consumer_group_current_member_assignment_key'
require_relative 'kafka_streams_group_member_metadata_key'
require_relative 'kafka_offset_commit_key'
require_relative 'kafka_share_group_target_assignment_metadata_key'
require_relative 'kafka_consumer_group_regular_expression_key'
require_relative 'kafka_share_group_metadata_key'
require_relative 'kafka_consumer_group_member_metadata_key'
require_relative 'kafka_share_group_state_partition_metadata_key'
require_relative 'kafka_consumer_group_metadata_key'
require_relative 'kafka_streams_group_topology_key'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The key of any record in `__consumer_offsets`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
class KafkaConsumerOffsetsKey < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if record_type == 0
      @legacy_offset_commit_key = KafkaLegacyOffsetCommitKey.new(@_io)
    end
    if record_type == 1
      @offset_commit_key = KafkaOffsetCommitKey.new(@_io)
    end
    if record_type == 2
      @group_metadata_key = KafkaGroupMetadataKey.new(@_io)
    end
    if record_type == 3
      @consumer_group_metadata_key = KafkaConsumerGroupMetadataKey.new(@_io)
    end
    if record_type == 4
      @consumer_group_partition_metadata_key = KafkaConsumerGroupPartitionMetadataKey.new(@_io)
    end
    if record_type == 5
      @consumer_group_member_metadata_key = KafkaConsumerGroupMemberMetadataKey.new(@_io)
    end
    if record_type == 6
      @consumer_group_target_assignment_metadata_key = KafkaConsumerGroupTargetAssignmentMetadataKey.new(@_io)
    end
    if record_type == 7
      @consumer_group_target_assignment_member_key = KafkaConsumerGroupTargetAssignmentMemberKey.new(@_io)
    end
    if record_type == 8
      @consumer_group_current_member_assignment_key = KafkaConsumerGroupCurrentMemberAssignmentKey.new(@_io)
    end
    if record_type == 10
      @share_group_member_metadata_key = KafkaShareGroupMemberMetadataKey.new(@_io)
    end
    if record_type == 11
      @share_group_metadata_key = KafkaShareGroupMetadataKey.new(@_io)
    end
    if record_type == 12
      @share_group_target_assignment_metadata_key = KafkaShareGroupTargetAssignmentMetadataKey.new(@_io)
    end
    if record_type == 13
      @share_group_target_assignment_member_key = KafkaShareGroupTargetAssignmentMemberKey.new(@_io)
    end
    if record_type == 14
      @share_group_current_member_assignment_key = KafkaShareGroupCurrentMemberAssignmentKey.new(@_io)
    end
    if record_type == 15
      @share_group_state_partition_metadata_key = KafkaShareGroupStatePartitionMetadataKey.new(@_io)
    end
    if record_type == 16
      @consumer_group_regular_expression_key = KafkaConsumerGroupRegularExpressionKey.new(@_io)
    end
    if record_type == 17
      @streams_group_metadata_key = KafkaStreamsGroupMetadataKey.new(@_io)
    end
    if record_type == 19
      @streams_group_member_metadata_key = KafkaStreamsGroupMemberMetadataKey.new(@_io)
    end
    if record_type == 20
      @streams_group_target_assignment_metadata_key = KafkaStreamsGroupTargetAssignmentMetadataKey.new(@_io)
    end
    if record_type == 21
      @streams_group_target_assignment_member_key = KafkaStreamsGroupTargetAssignmentMemberKey.new(@_io)
    end
    if record_type == 22
      @streams_group_current_member_assignment_key = KafkaStreamsGroupCurrentMemberAssignmentKey.new(@_io)
    end
    if record_type == 23
      @streams_group_topology_key = KafkaStreamsGroupTopologyKey.new(@_io)
    end
    if  ((record_type != 0) && (record_type != 1) && (record_type != 2) && (record_type != 3) && (record_type != 4) && (record_type != 5) && (record_type != 6) && (record_type != 7) && (record_type != 8) && (record_type != 10) && (record_type != 11) && (record_type != 12) && (record_type != 13) && (record_type != 14) && (record_type != 15) && (record_type != 16) && (record_type != 17) && (record_type != 19) && (record_type != 20) && (record_type != 21) && (record_type != 22) && (record_type != 23))
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # The type of the record.
  def record_type
    return @record_type unless @record_type.nil?
    _pos = @_io.pos
    @_io.seek(0)
    @record_type = @_io.read_s2be
    @_io.seek(_pos)
    @record_type
  end

  ##
  # Since Kafka 0.8.2.
  attr_reader :legacy_offset_commit_key

  ##
  # Since Kafka 0.9.
  attr_reader :offset_commit_key

  ##
  # Since Kafka 0.9.
  attr_reader :group_metadata_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_metadata_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_partition_metadata_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_member_metadata_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_target_assignment_metadata_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_target_assignment_member_key

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_current_member_assignment_key

  ##
  # Since Kafka 3.9.
  attr_reader :share_group_member_metadata_key

  ##
  # Since Kafka 3.9.
  attr_reader :share_group_metadata_key

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_target_assignment_metadata_key

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_target_assignment_member_key

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_current_member_assignment_key

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_state_partition_metadata_key

  ##
  # Since Kafka 4.0.
  attr_reader :consumer_group_regular_expression_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_metadata_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_member_metadata_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_target_assignment_metadata_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_target_assignment_member_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_current_member_assignment_key

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_topology_key

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown
end
