# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue
class KafkaStreamsGroupTargetAssignmentMemberValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @num_active_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_active_tasks_plus_one.value >= 1
      @active_tasks = []
      ((num_active_tasks_plus_one.value - 1)).times { |i|
        @active_tasks << StreamsGroupTargetAssignmentMemberValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_standby_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_standby_tasks_plus_one.value >= 1
      @standby_tasks = []
      ((num_standby_tasks_plus_one.value - 1)).times { |i|
        @standby_tasks << StreamsGroupTargetAssignmentMemberValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_warmup_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_warmup_tasks_plus_one.value >= 1
      @warmup_tasks = []
      ((num_warmup_tasks_plus_one.value - 1)).times { |i|
        @warmup_tasks << StreamsGroupTargetAssignmentMemberValueTaskIds.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue, TaskIds
  class StreamsGroupTargetAssignmentMemberValueTaskIds < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @subtopology_id = KafkaCompactString.new(@_io)
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
    # `string`, since Kafka 4.1.
    attr_reader :subtopology_id

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_partitions_plus_one

    ##
    # `[]int32`, since Kafka 4.1.
    attr_reader :partitions

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_active_tasks_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :active_tasks

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_standby_tasks_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :standby_tasks

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_warmup_tasks_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :warmup_tasks

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
