# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
# Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
# under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue
class KafkaConsumerGroupPartitionMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @num_topics_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_topics_plus_one.value >= 1
      @topics = []
      ((num_topics_plus_one.value - 1)).times { |i|
        @topics << ConsumerGroupPartitionMetadataValueTopicMetadata.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, PartitionMetadata
  class ConsumerGroupPartitionMetadataValuePartitionMetadata < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @partition = @_io.read_s4be
      @num_racks_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_racks_plus_one.value >= 1
        @racks = []
        ((num_racks_plus_one.value - 1)).times { |i|
          @racks << KafkaCompactString.new(@_io)
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `int32`, since Kafka 3.6.
    attr_reader :partition

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_racks_plus_one

    ##
    # `[]string`, since Kafka 3.6.
    attr_reader :racks

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, TopicMetadata
  class ConsumerGroupPartitionMetadataValueTopicMetadata < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic_id = @_io.read_bytes(16)
      @topic_name = KafkaCompactString.new(@_io)
      @num_partitions = @_io.read_s4be
      @num_partition_metadata_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_partition_metadata_plus_one.value >= 1
        @partition_metadata = []
        ((num_partition_metadata_plus_one.value - 1)).times { |i|
          @partition_metadata << ConsumerGroupPartitionMetadataValuePartitionMetadata.new(@_io, self, @_root)
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `uuid`, since Kafka 3.5.
    attr_reader :topic_id

    ##
    # `string`, since Kafka 3.6.
    attr_reader :topic_name

    ##
    # `int32`, since Kafka 3.5.
    attr_reader :num_partitions

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_partition_metadata_plus_one

    ##
    # `[]PartitionMetadata`, since Kafka 3.6.
    attr_reader :partition_metadata

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_topics_plus_one

  ##
  # `[]TopicMetadata`, since Kafka 3.5.
  attr_reader :topics

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
