# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_bytes'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
# Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
# under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
class KafkaConsumerGroupMemberMetadataValue < Kaitai::Struct::Struct
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
    @num_subscribed_topic_names_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_subscribed_topic_names_plus_one.value >= 1
      @subscribed_topic_names = []
      ((num_subscribed_topic_names_plus_one.value - 1)).times { |i|
        @subscribed_topic_names << KafkaCompactString.new(@_io)
      }
    end
    @subscribed_topic_regex = KafkaCompactString.new(@_io)
    @rebalance_timeout_ms = @_io.read_s4be
    @server_assignor = KafkaCompactString.new(@_io)
    @tagged_fields = ConsumerGroupMemberMetadataValueTaggedFields.new(@_io, self, @_root)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicMemberMetadata
  class ConsumerGroupMemberMetadataValueClassicMemberMetadata < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @session_timeout_ms = @_io.read_s4be
      @num_supported_protocols_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_supported_protocols_plus_one.value >= 1
        @supported_protocols = []
        ((num_supported_protocols_plus_one.value - 1)).times { |i|
          @supported_protocols << ConsumerGroupMemberMetadataValueClassicProtocol.new(@_io, self, @_root)
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `int32`, since Kafka 3.8.
    attr_reader :session_timeout_ms

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_supported_protocols_plus_one

    ##
    # `[]ClassicProtocol`, since Kafka 3.8.
    attr_reader :supported_protocols

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The bytes of the tagged field `ClassicMemberMetadata`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
  class ConsumerGroupMemberMetadataValueClassicMemberMetadataTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @classic_member_metadata_marker = KafkaUnsignedVarint.new(@_io)
      if classic_member_metadata_marker.value >= 1
        @classic_member_metadata = ConsumerGroupMemberMetadataValueClassicMemberMetadata.new(@_io, self, @_root)
      end
      self
    end

    ##
    # 0 means null.
    attr_reader :classic_member_metadata_marker

    ##
    # `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
    attr_reader :classic_member_metadata
  end

  ##
  # `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicProtocol
  class ConsumerGroupMemberMetadataValueClassicProtocol < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @metadata = KafkaCompactBytes.new(@_io)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.8.
    attr_reader :name

    ##
    # `bytes`, since Kafka 3.8.
    attr_reader :metadata

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # A tagged field of `consumer_group_member_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
  class ConsumerGroupMemberMetadataValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_classic_member_metadata = @_io.substream(len_data.value)
        @classic_member_metadata = ConsumerGroupMemberMetadataValueClassicMemberMetadataTag.new(_io_classic_member_metadata, self, @_root)
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
    # `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
    attr_reader :classic_member_metadata

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_classic_member_metadata
  end

  ##
  # The tagged fields of `consumer_group_member_metadata_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
  class ConsumerGroupMemberMetadataValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << ConsumerGroupMemberMetadataValueTaggedField.new(@_io, self, @_root)
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
  # `string`, since Kafka 3.5. May be null.
  attr_reader :instance_id

  ##
  # `string`, since Kafka 3.5. May be null.
  attr_reader :rack_id

  ##
  # `string`, since Kafka 3.5.
  attr_reader :client_id

  ##
  # `string`, since Kafka 3.5.
  attr_reader :client_host

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_subscribed_topic_names_plus_one

  ##
  # `[]string`, since Kafka 3.5.
  attr_reader :subscribed_topic_names

  ##
  # `string`, since Kafka 3.5. May be null.
  attr_reader :subscribed_topic_regex

  ##
  # `int32`, since Kafka 3.6. -1 unless it is given.
  attr_reader :rebalance_timeout_ms

  ##
  # `string`, since Kafka 3.6. May be null.
  attr_reader :server_assignor

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
