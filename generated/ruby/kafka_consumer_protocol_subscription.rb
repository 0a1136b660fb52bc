# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'
require_relative 'kafka_bytes'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
# has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
# 3.4. Version 3 since Kafka 3.4.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription
class KafkaConsumerProtocolSubscription < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    @num_topics = @_io.read_s4be
    if num_topics >= 0
      @topics = []
      (num_topics).times { |i|
        @topics << KafkaString.new(@_io)
      }
    end
    @user_data = KafkaBytes.new(@_io)
    if message_version >= 1
      @num_owned_partitions = @_io.read_s4be
    end
    if  ((message_version >= 1) && (num_owned_partitions >= 0))
      @owned_partitions = []
      (num_owned_partitions).times { |i|
        @owned_partitions << ConsumerProtocolSubscriptionTopicPartition.new(@_io, self, @_root)
      }
    end
    if message_version >= 2
      @generation_id = @_io.read_s4be
    end
    if message_version >= 3
      @rack_id = KafkaString.new(@_io)
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `TopicPartition` of `ConsumerProtocolSubscription`.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription, TopicPartition
  class ConsumerProtocolSubscriptionTopicPartition < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic = KafkaString.new(@_io)
      @num_partitions = @_io.read_s4be
      if num_partitions >= 0
        @partitions = []
        (num_partitions).times { |i|
          @partitions << @_io.read_s4be
        }
      end
      self
    end

    ##
    # `string`, since Kafka 2.4. Versions 1 to 3.
    attr_reader :topic

    ##
    # The number of elements; any value below zero means null.
    attr_reader :num_partitions

    ##
    # `[]int32`, since Kafka 2.4. Versions 1 to 3.
    attr_reader :partitions
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_topics

  ##
  # `[]string`, since Kafka 0.9.
  attr_reader :topics

  ##
  # `bytes`, since Kafka 0.9. Null unless it is given. May be null.
  attr_reader :user_data

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_owned_partitions

  ##
  # `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
  attr_reader :owned_partitions

  ##
  # `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
  attr_reader :generation_id

  ##
  # `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
  # null.
  attr_reader :rack_id

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
