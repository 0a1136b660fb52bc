# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
# Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
# 2.1. Version 4 since Kafka 3.5.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
class KafkaOffsetCommitValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(4, @message_version, @_io, "/seq/0") if not @message_version <= 4
    @offset = @_io.read_s8be
    if message_version >= 3
      @leader_epoch = @_io.read_s4be
    end
    if message_version <= 3
      @metadata_v0 = KafkaString.new(@_io)
    end
    if message_version >= 4
      @metadata_v4 = KafkaCompactString.new(@_io)
    end
    @commit_timestamp = @_io.read_s8be
    if message_version == 1
      @expire_timestamp = @_io.read_s8be
    end
    if message_version >= 4
      @tagged_fields = OffsetCommitValueTaggedFields.new(@_io, self, @_root)
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # A tagged field of `offset_commit_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
  class OffsetCommitValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_topic_id = @_io.substream(len_data.value)
        @topic_id = OffsetCommitValueTopicIdTag.new(_io_topic_id, self, @_root)
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
    # `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
    attr_reader :topic_id

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_topic_id
  end

  ##
  # The tagged fields of `offset_commit_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
  class OffsetCommitValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << OffsetCommitValueTaggedField.new(@_io, self, @_root)
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
  # The bytes of the tagged field `topicId`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
  class OffsetCommitValueTopicIdTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id = @_io.read_bytes(16)
      self
    end

    ##
    # `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
    attr_reader :topic_id
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
  attr_reader :offset

  ##
  # `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
  attr_reader :leader_epoch

  ##
  # `string`, since Kafka 0.9.
  attr_reader :metadata_v0

  ##
  # `string`, since Kafka 0.9.
  attr_reader :metadata_v4

  ##
  # `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
  attr_reader :commit_timestamp

  ##
  # `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
  # rounds it beyond 2^53.
  attr_reader :expire_timestamp

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
