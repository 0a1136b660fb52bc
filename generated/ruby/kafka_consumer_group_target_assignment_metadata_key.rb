# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json ConsumerGroupTargetAssignmentMetadataKey
class KafkaConsumerGroupTargetAssignmentMetadataKey < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @record_type = @_io.read_s2be
    raise Kaitai::Struct::ValidationNotEqualError.new(6, @record_type, @_io, "/seq/0") if not @record_type == 6
    @group_id = KafkaString.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The type of the record.
  attr_reader :record_type

  ##
  # `string`, since Kafka 3.5.
  attr_reader :group_id

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
