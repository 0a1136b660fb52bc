# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue
class KafkaShareGroupCurrentMemberAssignmentValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @member_epoch = @_io.read_s4be
    @previous_member_epoch = @_io.read_s4be
    @state = @_io.read_s1
    @num_assigned_partitions_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_assigned_partitions_plus_one.value >= 1
      @assigned_partitions = []
      ((num_assigned_partitions_plus_one.value - 1)).times { |i|
        @assigned_partitions << ShareGroupCurrentMemberAssignmentValueTopicPartitions.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue, TopicPartitions
  class ShareGroupCurrentMemberAssignmentValueTopicPartitions < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id = @_io.read_bytes(16)
      @num_partitions_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_partitions_plus_one.value >= 1
        @partitions = []
        ((num_partitions_plus_one.value - 1)).times { |i|
          @partitions << @_io.read_s4be
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `uuid`, since Kafka 4.0.
    attr_reader :topic_id

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_partitions_plus_one

    ##
    # `[]int32`, since Kafka 4.0.
    attr_reader :partitions

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 4.0.
  attr_reader :member_epoch

  ##
  # `int32`, since Kafka 4.0.
  attr_reader :previous_member_epoch

  ##
  # `int8`, since Kafka 4.0.
  attr_reader :state

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_assigned_partitions_plus_one

  ##
  # `[]TopicPartitions`, since Kafka 4.0.
  attr_reader :assigned_partitions

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
