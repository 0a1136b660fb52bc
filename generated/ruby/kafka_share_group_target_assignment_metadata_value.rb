# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 12 in `__consumer_offsets`. Since Kafka 4.0.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
class KafkaShareGroupTargetAssignmentMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @assignment_epoch = @_io.read_s4be
    @tagged_fields = ShareGroupTargetAssignmentMetadataValueTaggedFields.new(@_io, self, @_root)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The bytes of the tagged field `AssignmentTimestamp`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
  class ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @assignment_timestamp = @_io.read_s8be
      self
    end

    ##
    # `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
    # rounds it beyond 2^53.
    attr_reader :assignment_timestamp
  end

  ##
  # A tagged field of `share_group_target_assignment_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
  class ShareGroupTargetAssignmentMetadataValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_assignment_timestamp = @_io.substream(len_data.value)
        @assignment_timestamp = ShareGroupTargetAssignmentMetadataValueAssignmentTimestampTag.new(_io_assignment_timestamp, self, @_root)
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
    # `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
    # rounds it beyond 2^53.
    attr_reader :assignment_timestamp

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_assignment_timestamp
  end

  ##
  # The tagged fields of `share_group_target_assignment_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupTargetAssignmentMetadataValue.json ShareGroupTargetAssignmentMetadataValue
  class ShareGroupTargetAssignmentMetadataValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << ShareGroupTargetAssignmentMetadataValueTaggedField.new(@_io, self, @_root)
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
  # `int32`, since Kafka 4.0.
  attr_reader :assignment_epoch

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
