# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
class KafkaStreamsGroupMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @epoch = @_io.read_s4be
    @metadata_hash = @_io.read_s8be
    @tagged_fields = StreamsGroupMetadataValueTaggedFields.new(@_io, self, @_root)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @failed_description_topology_epoch = @_io.read_s4be
      self
    end

    ##
    # `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
    attr_reader :failed_description_topology_epoch
  end

  ##
  # `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue, LastAssignmentConfig
  class StreamsGroupMetadataValueLastAssignmentConfig < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @key = KafkaCompactString.new(@_io)
      @value = KafkaCompactString.new(@_io)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 4.1.
    attr_reader :key

    ##
    # `string`, since Kafka 4.1.
    attr_reader :value

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The bytes of the tagged field `LastAssignmentConfigs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueLastAssignmentConfigsTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_last_assignment_configs_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_last_assignment_configs_plus_one.value >= 1
        @last_assignment_configs = []
        ((num_last_assignment_configs_plus_one.value - 1)).times { |i|
          @last_assignment_configs << StreamsGroupMetadataValueLastAssignmentConfig.new(@_io, self, @_root)
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_last_assignment_configs_plus_one

    ##
    # `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
    attr_reader :last_assignment_configs
  end

  ##
  # The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @stored_description_topology_epoch = @_io.read_s4be
      self
    end

    ##
    # `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
    attr_reader :stored_description_topology_epoch
  end

  ##
  # A tagged field of `streams_group_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_validated_topology_epoch = @_io.substream(len_data.value)
        @validated_topology_epoch = StreamsGroupMetadataValueValidatedTopologyEpochTag.new(_io_validated_topology_epoch, self, @_root)
      end
      if tag.value == 1
        _io_last_assignment_configs = @_io.substream(len_data.value)
        @last_assignment_configs = StreamsGroupMetadataValueLastAssignmentConfigsTag.new(_io_last_assignment_configs, self, @_root)
      end
      if tag.value == 2
        _io_stored_description_topology_epoch = @_io.substream(len_data.value)
        @stored_description_topology_epoch = StreamsGroupMetadataValueStoredDescriptionTopologyEpochTag.new(_io_stored_description_topology_epoch, self, @_root)
      end
      if tag.value == 3
        _io_failed_description_topology_epoch = @_io.substream(len_data.value)
        @failed_description_topology_epoch = StreamsGroupMetadataValueFailedDescriptionTopologyEpochTag.new(_io_failed_description_topology_epoch, self, @_root)
      end
      if tag.value > 3
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
    # `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
    attr_reader :validated_topology_epoch

    ##
    # `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
    attr_reader :last_assignment_configs

    ##
    # `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
    attr_reader :stored_description_topology_epoch

    ##
    # `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
    attr_reader :failed_description_topology_epoch

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_validated_topology_epoch
    attr_reader :_raw_last_assignment_configs
    attr_reader :_raw_stored_description_topology_epoch
    attr_reader :_raw_failed_description_topology_epoch
  end

  ##
  # The tagged fields of `streams_group_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << StreamsGroupMetadataValueTaggedField.new(@_io, self, @_root)
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
  # The bytes of the tagged field `ValidatedTopologyEpoch`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
  class StreamsGroupMetadataValueValidatedTopologyEpochTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @validated_topology_epoch = @_io.read_s4be
      self
    end

    ##
    # `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
    attr_reader :validated_topology_epoch
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 4.1.
  attr_reader :epoch

  ##
  # `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  attr_reader :metadata_hash

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
