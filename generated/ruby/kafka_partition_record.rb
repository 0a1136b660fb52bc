# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 3 in `__cluster_metadata`. Since Kafka
# 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
class KafkaPartitionRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @partition_id = @_io.read_s4be
    @topic_id = @_io.read_bytes(16)
    @num_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_replicas_plus_one.value >= 1
      @replicas = []
      ((num_replicas_plus_one.value - 1)).times { |i|
        @replicas << @_io.read_s4be
      }
    end
    @num_isr_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_isr_plus_one.value >= 1
      @isr = []
      ((num_isr_plus_one.value - 1)).times { |i|
        @isr << @_io.read_s4be
      }
    end
    @num_removing_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_removing_replicas_plus_one.value >= 1
      @removing_replicas = []
      ((num_removing_replicas_plus_one.value - 1)).times { |i|
        @removing_replicas << @_io.read_s4be
      }
    end
    @num_adding_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_adding_replicas_plus_one.value >= 1
      @adding_replicas = []
      ((num_adding_replicas_plus_one.value - 1)).times { |i|
        @adding_replicas << @_io.read_s4be
      }
    end
    @leader = @_io.read_s4be
    @leader_epoch = @_io.read_s4be
    @partition_epoch = @_io.read_s4be
    if frame.version.value >= 1
      @num_directories_plus_one = KafkaUnsignedVarint.new(@_io)
    end
    if  ((frame.version.value >= 1) && (num_directories_plus_one.value >= 1))
      @directories = []
      ((num_directories_plus_one.value - 1)).times { |i|
        @directories << @_io.read_bytes(16)
      }
    end
    @tagged_fields = PartitionRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # The bytes of the tagged field `EligibleLeaderReplicas`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
  class PartitionRecordEligibleLeaderReplicasTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_eligible_leader_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_eligible_leader_replicas_plus_one.value >= 1
        @eligible_leader_replicas = []
        ((num_eligible_leader_replicas_plus_one.value - 1)).times { |i|
          @eligible_leader_replicas << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_eligible_leader_replicas_plus_one

    ##
    # `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :eligible_leader_replicas
  end

  ##
  # The bytes of the tagged field `LastKnownElr`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
  class PartitionRecordLastKnownElrTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_last_known_elr_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_last_known_elr_plus_one.value >= 1
        @last_known_elr = []
        ((num_last_known_elr_plus_one.value - 1)).times { |i|
          @last_known_elr << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_last_known_elr_plus_one

    ##
    # `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :last_known_elr
  end

  ##
  # The bytes of the tagged field `LeaderRecoveryState`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
  class PartitionRecordLeaderRecoveryStateTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @leader_recovery_state = @_io.read_s1
      self
    end

    ##
    # `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
    attr_reader :leader_recovery_state
  end

  ##
  # A tagged field of `partition_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
  class PartitionRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_leader_recovery_state = @_io.substream(len_data.value)
        @leader_recovery_state = PartitionRecordLeaderRecoveryStateTag.new(_io_leader_recovery_state, self, @_root)
      end
      if tag.value == 1
        _io_eligible_leader_replicas = @_io.substream(len_data.value)
        @eligible_leader_replicas = PartitionRecordEligibleLeaderReplicasTag.new(_io_eligible_leader_replicas, self, @_root)
      end
      if tag.value == 2
        _io_last_known_elr = @_io.substream(len_data.value)
        @last_known_elr = PartitionRecordLastKnownElrTag.new(_io_last_known_elr, self, @_root)
      end
      if tag.value > 2
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
    # `int8`, since Kafka 3.2. Tag 0. 0 unless it is given.
    attr_reader :leader_recovery_state

    ##
    # `[]int32`, since Kafka 3.7. Tag 1 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :eligible_leader_replicas

    ##
    # `[]int32`, since Kafka 3.8. Tag 2 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :last_known_elr

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_leader_recovery_state
    attr_reader :_raw_eligible_leader_replicas
    attr_reader :_raw_last_known_elr
  end

  ##
  # The tagged fields of `partition_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionRecord.json PartitionRecord
  class PartitionRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << PartitionRecordTaggedField.new(@_io, self, @_root)
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
  # Its `api_key` is 3.
  attr_reader :frame

  ##
  # `int32`, since Kafka 2.8. -1 unless it is given.
  attr_reader :partition_id

  ##
  # `uuid`, since Kafka 2.8.
  attr_reader :topic_id

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_replicas_plus_one

  ##
  # `[]int32`, since Kafka 2.8.
  attr_reader :replicas

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_isr_plus_one

  ##
  # `[]int32`, since Kafka 2.8.
  attr_reader :isr

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_removing_replicas_plus_one

  ##
  # `[]int32`, since Kafka 2.8.
  attr_reader :removing_replicas

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_adding_replicas_plus_one

  ##
  # `[]int32`, since Kafka 2.8.
  attr_reader :adding_replicas

  ##
  # `int32`, since Kafka 2.8. -1 unless it is given.
  attr_reader :leader

  ##
  # `int32`, since Kafka 2.8. -1 unless it is given.
  attr_reader :leader_epoch

  ##
  # `int32`, since Kafka 2.8. -1 unless it is given.
  attr_reader :partition_epoch

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_directories_plus_one

  ##
  # `[]uuid`, since Kafka 3.7. Versions 1 to 2.
  attr_reader :directories

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
