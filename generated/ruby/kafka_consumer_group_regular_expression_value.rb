# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
class KafkaConsumerGroupRegularExpressionValue < Kaitai::Struct::Struct
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
        @topics << KafkaCompactString.new(@_io)
      }
    end
    @version_number = @_io.read_s8be
    @timestamp = @_io.read_s8be
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_topics_plus_one

  ##
  # `[]string`, since Kafka 4.0.
  attr_reader :topics

  ##
  # `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
  attr_reader :version_number

  ##
  # `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
  attr_reader :timestamp

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
