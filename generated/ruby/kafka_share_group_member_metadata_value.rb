# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json ShareGroupMemberMetadataValue
class KafkaShareGroupMemberMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
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
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `string`, since Kafka 3.9. May be null.
  attr_reader :rack_id

  ##
  # `string`, since Kafka 3.9.
  attr_reader :client_id

  ##
  # `string`, since Kafka 3.9.
  attr_reader :client_host

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_subscribed_topic_names_plus_one

  ##
  # `[]string`, since Kafka 3.9.
  attr_reader :subscribed_topic_names

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
