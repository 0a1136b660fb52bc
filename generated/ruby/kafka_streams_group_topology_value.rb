# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue
class KafkaStreamsGroupTopologyValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @epoch = @_io.read_s4be
    @num_subtopologies_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_subtopologies_plus_one.value >= 1
      @subtopologies = []
      ((num_subtopologies_plus_one.value - 1)).times { |i|
        @subtopologies << StreamsGroupTopologyValueSubtopology.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `CopartitionGroup` of `StreamsGroupTopologyValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, CopartitionGroup
  class StreamsGroupTopologyValueCopartitionGroup < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_source_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_source_topics_plus_one.value >= 1
        @source_topics = []
        ((num_source_topics_plus_one.value - 1)).times { |i|
          @source_topics << @_io.read_s2be
        }
      end
      @num_source_topic_regex_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_source_topic_regex_plus_one.value >= 1
        @source_topic_regex = []
        ((num_source_topic_regex_plus_one.value - 1)).times { |i|
          @source_topic_regex << @_io.read_s2be
        }
      end
      @num_repartition_source_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_repartition_source_topics_plus_one.value >= 1
        @repartition_source_topics = []
        ((num_repartition_source_topics_plus_one.value - 1)).times { |i|
          @repartition_source_topics << @_io.read_s2be
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_source_topics_plus_one

    ##
    # `[]int16`, since Kafka 4.1.
    attr_reader :source_topics

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_source_topic_regex_plus_one

    ##
    # `[]int16`, since Kafka 4.1.
    attr_reader :source_topic_regex

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_repartition_source_topics_plus_one

    ##
    # `[]int16`, since Kafka 4.1.
    attr_reader :repartition_source_topics

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `Subtopology` of `StreamsGroupTopologyValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, Subtopology
  class StreamsGroupTopologyValueSubtopology < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @subtopology_id = KafkaCompactString.new(@_io)
      @num_source_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_source_topics_plus_one.value >= 1
        @source_topics = []
        ((num_source_topics_plus_one.value - 1)).times { |i|
          @source_topics << KafkaCompactString.new(@_io)
        }
      end
      @num_source_topic_regex_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_source_topic_regex_plus_one.value >= 1
        @source_topic_regex = []
        ((num_source_topic_regex_plus_one.value - 1)).times { |i|
          @source_topic_regex << KafkaCompactString.new(@_io)
        }
      end
      @num_state_changelog_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_state_changelog_topics_plus_one.value >= 1
        @state_changelog_topics = []
        ((num_state_changelog_topics_plus_one.value - 1)).times { |i|
          @state_changelog_topics << StreamsGroupTopologyValueTopicInfo.new(@_io, self, @_root)
        }
      end
      @num_repartition_sink_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_repartition_sink_topics_plus_one.value >= 1
        @repartition_sink_topics = []
        ((num_repartition_sink_topics_plus_one.value - 1)).times { |i|
          @repartition_sink_topics << KafkaCompactString.new(@_io)
        }
      end
      @num_repartition_source_topics_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_repartition_source_topics_plus_one.value >= 1
        @repartition_source_topics = []
        ((num_repartition_source_topics_plus_one.value - 1)).times { |i|
          @repartition_source_topics << StreamsGroupTopologyValueTopicInfo.new(@_io, self, @_root)
        }
      end
      @num_copartition_groups_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_copartition_groups_plus_one.value >= 1
        @copartition_groups = []
        ((num_copartition_groups_plus_one.value - 1)).times { |i|
          @copartition_groups << StreamsGroupTopologyValueCopartitionGroup.new(@_io, self, @_root)
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
    attr_reader :num_source_topics_plus_one

    ##
    # `[]string`, since Kafka 4.1.
    attr_reader :source_topics

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_source_topic_regex_plus_one

    ##
    # `[]string`, since Kafka 4.1.
    attr_reader :source_topic_regex

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_state_changelog_topics_plus_one

    ##
    # `[]TopicInfo`, since Kafka 4.1.
    attr_reader :state_changelog_topics

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_repartition_sink_topics_plus_one

    ##
    # `[]string`, since Kafka 4.1.
    attr_reader :repartition_sink_topics

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_repartition_source_topics_plus_one

    ##
    # `[]TopicInfo`, since Kafka 4.1.
    attr_reader :repartition_source_topics

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_copartition_groups_plus_one

    ##
    # `[]CopartitionGroup`, since Kafka 4.1.
    attr_reader :copartition_groups

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `TopicConfig` of `StreamsGroupTopologyValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicConfig
  class StreamsGroupTopologyValueTopicConfig < Kaitai::Struct::Struct
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
  # `TopicInfo` of `StreamsGroupTopologyValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicInfo
  class StreamsGroupTopologyValueTopicInfo < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @partitions = @_io.read_s4be
      @replication_factor = @_io.read_s2be
      @num_topic_configs_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_topic_configs_plus_one.value >= 1
        @topic_configs = []
        ((num_topic_configs_plus_one.value - 1)).times { |i|
          @topic_configs << StreamsGroupTopologyValueTopicConfig.new(@_io, self, @_root)
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 4.1.
    attr_reader :name

    ##
    # `int32`, since Kafka 4.1.
    attr_reader :partitions

    ##
    # `int16`, since Kafka 4.1.
    attr_reader :replication_factor

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_topic_configs_plus_one

    ##
    # `[]TopicConfig`, since Kafka 4.1.
    attr_reader :topic_configs

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 4.1.
  attr_reader :epoch

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_subtopologies_plus_one

  ##
  # `[]Subtopology`, since Kafka 4.1.
  attr_reader :subtopologies

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
