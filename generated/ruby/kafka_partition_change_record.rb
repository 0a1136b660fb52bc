# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
# 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
class KafkaPartitionChangeRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @partition_id = @_io.read_s4be
    @topic_id = @_io.read_bytes(16)
    @tagged_fields = PartitionChangeRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # The bytes of the tagged field `AddingReplicas`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordAddingReplicasTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_adding_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_adding_replicas_plus_one.value >= 1
        @adding_replicas = []
        ((num_adding_replicas_plus_one.value - 1)).times { |i|
          @adding_replicas << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_adding_replicas_plus_one

    ##
    # `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
    # null.
    attr_reader :adding_replicas
  end

  ##
  # The bytes of the tagged field `Directories`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordDirectoriesTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_directories_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_directories_plus_one.value >= 1
        @directories = []
        ((num_directories_plus_one.value - 1)).times { |i|
          @directories << @_io.read_bytes(16)
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_directories_plus_one

    ##
    # `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
    # given. May be null.
    attr_reader :directories
  end

  ##
  # The bytes of the tagged field `EligibleLeaderReplicas`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordEligibleLeaderReplicasTag < Kaitai::Struct::Struct
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
    # `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :eligible_leader_replicas
  end

  ##
  # The bytes of the tagged field `Isr`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordIsrTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_isr_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_isr_plus_one.value >= 1
        @isr = []
        ((num_isr_plus_one.value - 1)).times { |i|
          @isr << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_isr_plus_one

    ##
    # `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
    # null.
    attr_reader :isr
  end

  ##
  # The bytes of the tagged field `LastKnownElr`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordLastKnownElrTag < Kaitai::Struct::Struct
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
    # `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :last_known_elr
  end

  ##
  # The bytes of the tagged field `LeaderRecoveryState`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordLeaderRecoveryStateTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @leader_recovery_state = @_io.read_s1
      self
    end

    ##
    # `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
    attr_reader :leader_recovery_state
  end

  ##
  # The bytes of the tagged field `Leader`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordLeaderTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @leader = @_io.read_s4be
      self
    end

    ##
    # `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
    attr_reader :leader
  end

  ##
  # The bytes of the tagged field `RemovingReplicas`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordRemovingReplicasTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_removing_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_removing_replicas_plus_one.value >= 1
        @removing_replicas = []
        ((num_removing_replicas_plus_one.value - 1)).times { |i|
          @removing_replicas << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_removing_replicas_plus_one

    ##
    # `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
    # null.
    attr_reader :removing_replicas
  end

  ##
  # The bytes of the tagged field `Replicas`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordReplicasTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_replicas_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_replicas_plus_one.value >= 1
        @replicas = []
        ((num_replicas_plus_one.value - 1)).times { |i|
          @replicas << @_io.read_s4be
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_replicas_plus_one

    ##
    # `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
    # null.
    attr_reader :replicas
  end

  ##
  # A tagged field of `partition_change_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_isr = @_io.substream(len_data.value)
        @isr = PartitionChangeRecordIsrTag.new(_io_isr, self, @_root)
      end
      if tag.value == 1
        _io_leader = @_io.substream(len_data.value)
        @leader = PartitionChangeRecordLeaderTag.new(_io_leader, self, @_root)
      end
      if tag.value == 2
        _io_replicas = @_io.substream(len_data.value)
        @replicas = PartitionChangeRecordReplicasTag.new(_io_replicas, self, @_root)
      end
      if tag.value == 3
        _io_removing_replicas = @_io.substream(len_data.value)
        @removing_replicas = PartitionChangeRecordRemovingReplicasTag.new(_io_removing_replicas, self, @_root)
      end
      if tag.value == 4
        _io_adding_replicas = @_io.substream(len_data.value)
        @adding_replicas = PartitionChangeRecordAddingReplicasTag.new(_io_adding_replicas, self, @_root)
      end
      if tag.value == 5
        _io_leader_recovery_state = @_io.substream(len_data.value)
        @leader_recovery_state = PartitionChangeRecordLeaderRecoveryStateTag.new(_io_leader_recovery_state, self, @_root)
      end
      if tag.value == 6
        _io_eligible_leader_replicas = @_io.substream(len_data.value)
        @eligible_leader_replicas = PartitionChangeRecordEligibleLeaderReplicasTag.new(_io_eligible_leader_replicas, self, @_root)
      end
      if tag.value == 7
        _io_last_known_elr = @_io.substream(len_data.value)
        @last_known_elr = PartitionChangeRecordLastKnownElrTag.new(_io_last_known_elr, self, @_root)
      end
      if tag.value == 8
        _io_directories = @_io.substream(len_data.value)
        @directories = PartitionChangeRecordDirectoriesTag.new(_io_directories, self, @_root)
      end
      if tag.value > 8
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
    # `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
    # null.
    attr_reader :isr

    ##
    # `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
    attr_reader :leader

    ##
    # `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
    # null.
    attr_reader :replicas

    ##
    # `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
    # null.
    attr_reader :removing_replicas

    ##
    # `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
    # null.
    attr_reader :adding_replicas

    ##
    # `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
    attr_reader :leader_recovery_state

    ##
    # `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :eligible_leader_replicas

    ##
    # `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
    # is given. May be null.
    attr_reader :last_known_elr

    ##
    # `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
    # given. May be null.
    attr_reader :directories

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_isr
    attr_reader :_raw_leader
    attr_reader :_raw_replicas
    attr_reader :_raw_removing_replicas
    attr_reader :_raw_adding_replicas
    attr_reader :_raw_leader_recovery_state
    attr_reader :_raw_eligible_leader_replicas
    attr_reader :_raw_last_known_elr
    attr_reader :_raw_directories
  end

  ##
  # The tagged fields of `partition_change_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
  class PartitionChangeRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << PartitionChangeRecordTaggedField.new(@_io, self, @_root)
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
  # Its `api_key` is 5.
  attr_reader :frame

  ##
  # `int32`, since Kafka 2.8. -1 unless it is given.
  attr_reader :partition_id

  ##
  # `uuid`, since Kafka 2.8.
  attr_reader :topic_id

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
