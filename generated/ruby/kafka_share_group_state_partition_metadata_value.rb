# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
# Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
# under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue
class KafkaShareGroupStatePartitionMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @num_initializing_topics_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_initializing_topics_plus_one.value >= 1
      @initializing_topics = []
      ((num_initializing_topics_plus_one.value - 1)).times { |i|
        @initializing_topics << ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.new(@_io, self, @_root)
      }
    end
    @num_initialized_topics_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_initialized_topics_plus_one.value >= 1
      @initialized_topics = []
      ((num_initialized_topics_plus_one.value - 1)).times { |i|
        @initialized_topics << ShareGroupStatePartitionMetadataValueTopicPartitionsInfo.new(@_io, self, @_root)
      }
    end
    @num_deleting_topics_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_deleting_topics_plus_one.value >= 1
      @deleting_topics = []
      ((num_deleting_topics_plus_one.value - 1)).times { |i|
        @deleting_topics << ShareGroupStatePartitionMetadataValueTopicInfo.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicInfo
  class ShareGroupStatePartitionMetadataValueTopicInfo < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id = @_io.read_bytes(16)
      @topic_name = KafkaCompactString.new(@_io)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `uuid`, since Kafka 4.0.
    attr_reader :topic_id

    ##
    # `string`, since Kafka 4.0.
    attr_reader :topic_name

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo
  class ShareGroupStatePartitionMetadataValueTopicPartitionsInfo < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id = @_io.read_bytes(16)
      @topic_name = KafkaCompactString.new(@_io)
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
    # `string`, since Kafka 4.0.
    attr_reader :topic_name

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
  # The number of elements plus one; 0 means null.
  attr_reader :num_initializing_topics_plus_one

  ##
  # `[]TopicPartitionsInfo`, since Kafka 4.1.
  attr_reader :initializing_topics

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_initialized_topics_plus_one

  ##
  # `[]TopicPartitionsInfo`, since Kafka 4.0.
  attr_reader :initialized_topics

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_deleting_topics_plus_one

  ##
  # `[]TopicInfo`, since Kafka 4.0.
  attr_reader :deleting_topics

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
