# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_streams_group_current_member_assignment_value'
require_relative 'kafka_consumer_group_member_metadata_value'
require_relative 'kafka_streams_group_target_assignment_metadata_value'
require_relative 'kafka_share_group_metadata_value'
require_relative 'kafka_streams_group_target_assignment_member_value'
require_relative 'kafka_consumer_group_target_assignment_metadata_value'
require_relative 'kafka_share_group_target_assignment_metadata_value'
require_relative 'kafka_consumer_group_metadata_value'
require_relative 'kafka_share_group_state_partition_metadata_value'
require_relative 'kafka_streams_group_topology_value'
require_relative 'kafka_consumer_group_partition_metadata_value'
require_relative 'kafka_legacy_offset_commit_value'
require_relative 'kafka_consumer_group_regular_expression_value'
require_relative 'kafka_streams_group_member_metadata_value'
require_relative 'kafka_share_group_target_assignment_member_value'
require_relative 'kafka_share_group_current_member_assignment_value'
require_relative 'kafka_consumer_group_current_member_assignment_value'
require_relative 'kafka_consumer_group_target_assignment_member_value'
require_relative 'kafka_group_metadata_value'
require_relative 'kafka_streams_group_metadata_value'
require_relative 'kafka_offset_commit_value'
require_relative 'kafka_share_group_member_metadata_value'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of any record in `__consumer_offsets`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
class KafkaConsumerOffsetsValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil, record_type)
    super(_io, _parent, _root || self)
    @record_type = record_type
    _read
  end

  def _read
    if record_type == 0
      @legacy_offset_commit_value = KafkaLegacyOffsetCommitValue.new(@_io)
    end
    if record_type == 1
      @offset_commit_value = KafkaOffsetCommitValue.new(@_io)
    end
    if record_type == 2
      @group_metadata_value = KafkaGroupMetadataValue.new(@_io)
    end
    if record_type == 3
      @consumer_group_metadata_value = KafkaConsumerGroupMetadataValue.new(@_io)
    end
    if record_type == 4
      @consumer_group_partition_metadata_value = KafkaConsumerGroupPartitionMetadataValue.new(@_io)
    end
    if record_type == 5
      @consumer_group_member_metadata_value = KafkaConsumerGroupMemberMetadataValue.new(@_io)
    end
    if record_type == 6
      @consumer_group_target_assignment_metadata_value = KafkaConsumerGroupTargetAssignmentMetadataValue.new(@_io)
    end
    if record_type == 7
      @consumer_group_target_assignment_member_value = KafkaConsumerGroupTargetAssignmentMemberValue.new(@_io)
    end
    if record_type == 8
      @consumer_group_current_member_assignment_value = KafkaConsumerGroupCurrentMemberAssignmentValue.new(@_io)
    end
    if record_type == 10
      @share_group_member_metadata_value = KafkaShareGroupMemberMetadataValue.new(@_io)
    end
    if record_type == 11
      @share_group_metadata_value = KafkaShareGroupMetadataValue.new(@_io)
    end
    if record_type == 12
      @share_group_target_assignment_metadata_value = KafkaShareGroupTargetAssignmentMetadataValue.new(@_io)
    end
    if record_type == 13
      @share_group_target_assignment_member_value = KafkaShareGroupTargetAssignmentMemberValue.new(@_io)
    end
    if record_type == 14
      @share_group_current_member_assignment_value = KafkaShareGroupCurrentMemberAssignmentValue.new(@_io)
    end
    if record_type == 15
      @share_group_state_partition_metadata_value = KafkaShareGroupStatePartitionMetadataValue.new(@_io)
    end
    if record_type == 16
      @consumer_group_regular_expression_value = KafkaConsumerGroupRegularExpressionValue.new(@_io)
    end
    if record_type == 17
      @streams_group_metadata_value = KafkaStreamsGroupMetadataValue.new(@_io)
    end
    if record_type == 19
      @streams_group_member_metadata_value = KafkaStreamsGroupMemberMetadataValue.new(@_io)
    end
    if record_type == 20
      @streams_group_target_assignment_metadata_value = KafkaStreamsGroupTargetAssignmentMetadataValue.new(@_io)
    end
    if record_type == 21
      @streams_group_target_assignment_member_value = KafkaStreamsGroupTargetAssignmentMemberValue.new(@_io)
    end
    if record_type == 22
      @streams_group_current_member_assignment_value = KafkaStreamsGroupCurrentMemberAssignmentValue.new(@_io)
    end
    if record_type == 23
      @streams_group_topology_value = KafkaStreamsGroupTopologyValue.new(@_io)
    end
    if  ((record_type != 0) && (record_type != 1) && (record_type != 2) && (record_type != 3) && (record_type != 4) && (record_type != 5) && (record_type != 6) && (record_type != 7) && (record_type != 8) && (record_type != 10) && (record_type != 11) && (record_type != 12) && (record_type != 13) && (record_type != 14) && (record_type != 15) && (record_type != 16) && (record_type != 17) && (record_type != 19) && (record_type != 20) && (record_type != 21) && (record_type != 22) && (record_type != 23))
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # Since Kafka 0.8.2.
  attr_reader :legacy_offset_commit_value

  ##
  # Since Kafka 0.9.
  attr_reader :offset_commit_value

  ##
  # Since Kafka 0.9.
  attr_reader :group_metadata_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_metadata_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_partition_metadata_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_member_metadata_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_target_assignment_metadata_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_target_assignment_member_value

  ##
  # Since Kafka 3.5.
  attr_reader :consumer_group_current_member_assignment_value

  ##
  # Since Kafka 3.9.
  attr_reader :share_group_member_metadata_value

  ##
  # Since Kafka 3.9.
  attr_reader :share_group_metadata_value

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_target_assignment_metadata_value

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_target_assignment_member_value

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_current_member_assignment_value

  ##
  # Since Kafka 4.0.
  attr_reader :share_group_state_partition_metadata_value

  ##
  # Since Kafka 4.0.
  attr_reader :consumer_group_regular_expression_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_metadata_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_member_metadata_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_target_assignment_metadata_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_target_assignment_member_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_current_member_assignment_value

  ##
  # Since Kafka 4.1.
  attr_reader :streams_group_topology_value

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown

  ##
  # The type that the record's key starts with.
  attr_reader :record_type
end
