# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue
class KafkaStreamsGroupMemberMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @instance_id = KafkaCompactString.new(@_io)
    @rack_id = KafkaCompactString.new(@_io)
    @client_id = KafkaCompactString.new(@_io)
    @client_host = KafkaCompactString.new(@_io)
    @rebalance_timeout_ms = @_io.read_s4be
    @topology_epoch = @_io.read_s4be
    @process_id = KafkaCompactString.new(@_io)
    @user_endpoint_marker = @_io.read_s1
    if user_endpoint_marker >= 0
      @user_endpoint = StreamsGroupMemberMetadataValueEndpoint.new(@_io, self, @_root)
    end
    @num_client_tags_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_client_tags_plus_one.value >= 1
      @client_tags = []
      ((num_client_tags_plus_one.value - 1)).times { |i|
        @client_tags << StreamsGroupMemberMetadataValueKeyValue.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `Endpoint` of `StreamsGroupMemberMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, Endpoint
  class StreamsGroupMemberMetadataValueEndpoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @host = KafkaCompactString.new(@_io)
      @port = @_io.read_u2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 4.1.
    attr_reader :host

    ##
    # `uint16`, since Kafka 4.1.
    attr_reader :port

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `KeyValue` of `StreamsGroupMemberMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, KeyValue
  class StreamsGroupMemberMetadataValueKeyValue < Kaitai::Struct::Struct
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
  # The version of the message.
  attr_reader :message_version

  ##
  # `string`, since Kafka 4.1. May be null.
  attr_reader :instance_id

  ##
  # `string`, since Kafka 4.1. May be null.
  attr_reader :rack_id

  ##
  # `string`, since Kafka 4.1.
  attr_reader :client_id

  ##
  # `string`, since Kafka 4.1.
  attr_reader :client_host

  ##
  # `int32`, since Kafka 4.1. -1 unless it is given.
  attr_reader :rebalance_timeout_ms

  ##
  # `int32`, since Kafka 4.1.
  attr_reader :topology_epoch

  ##
  # `string`, since Kafka 4.1.
  attr_reader :process_id

  ##
  # Any value below zero means null.
  attr_reader :user_endpoint_marker

  ##
  # `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
  attr_reader :user_endpoint

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_client_tags_plus_one

  ##
  # `[]KeyValue`, since Kafka 4.1.
  attr_reader :client_tags

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
