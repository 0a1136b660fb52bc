# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
class KafkaStreamsGroupCurrentMemberAssignmentValue < Kaitai::Struct::Struct
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
    @num_active_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_active_tasks_plus_one.value >= 1
      @active_tasks = []
      ((num_active_tasks_plus_one.value - 1)).times { |i|
        @active_tasks << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_standby_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_standby_tasks_plus_one.value >= 1
      @standby_tasks = []
      ((num_standby_tasks_plus_one.value - 1)).times { |i|
        @standby_tasks << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_warmup_tasks_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_warmup_tasks_plus_one.value >= 1
      @warmup_tasks = []
      ((num_warmup_tasks_plus_one.value - 1)).times { |i|
        @warmup_tasks << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_active_tasks_pending_revocation_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_active_tasks_pending_revocation_plus_one.value >= 1
      @active_tasks_pending_revocation = []
      ((num_active_tasks_pending_revocation_plus_one.value - 1)).times { |i|
        @active_tasks_pending_revocation << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_standby_tasks_pending_revocation_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_standby_tasks_pending_revocation_plus_one.value >= 1
      @standby_tasks_pending_revocation = []
      ((num_standby_tasks_pending_revocation_plus_one.value - 1)).times { |i|
        @standby_tasks_pending_revocation << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @num_warmup_tasks_pending_revocation_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_warmup_tasks_pending_revocation_plus_one.value >= 1
      @warmup_tasks_pending_revocation = []
      ((num_warmup_tasks_pending_revocation_plus_one.value - 1)).times { |i|
        @warmup_tasks_pending_revocation << StreamsGroupCurrentMemberAssignmentValueTaskIds.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue, TaskIds
  class StreamsGroupCurrentMemberAssignmentValueTaskIds < Kaitai::Struct::Struct
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
      @tagged_fields = StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields.new(@_io, self, @_root)
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
    # The fields that are there only where they differ from their defaults.
    attr_reader :tagged_fields
  end

  ##
  # The bytes of the tagged field `AssignmentEpochs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
  class StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_assignment_epochs_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_assignment_epochs_plus_one.value >= 1
        @assignment_epochs = []
        ((num_assignment_epochs_plus_one.value - 1)).times { |i|
          @assignment_epochs << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_assignment_epochs_plus_one

    ##
    # `[]int32`, since Kafka 4.2. Tag 0. May be null.
    attr_reader :assignment_epochs
  end

  ##
  # A tagged field of
  # `streams_group_current_member_assignment_value_task_ids`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
  class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_assignment_epochs = @_io.substream(len_data.value)
        @assignment_epochs = StreamsGroupCurrentMemberAssignmentValueTaskIdsAssignmentEpochsTag.new(_io_assignment_epochs, self, @_root)
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
    # `[]int32`, since Kafka 4.2. Tag 0. May be null.
    attr_reader :assignment_epochs

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_assignment_epochs
  end

  ##
  # The tagged fields of
  # `streams_group_current_member_assignment_value_task_ids`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
  class StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << StreamsGroupCurrentMemberAssignmentValueTaskIdsTaggedField.new(@_io, self, @_root)
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
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 4.1.
  attr_reader :member_epoch

  ##
  # `int32`, since Kafka 4.1.
  attr_reader :previous_member_epoch

  ##
  # `int8`, since Kafka 4.1.
  attr_reader :state

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
  # The number of elements plus one; 0 means null.
  attr_reader :num_active_tasks_pending_revocation_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :active_tasks_pending_revocation

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_standby_tasks_pending_revocation_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :standby_tasks_pending_revocation

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_warmup_tasks_pending_revocation_plus_one

  ##
  # `[]TaskIds`, since Kafka 4.1.
  attr_reader :warmup_tasks_pending_revocation

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
