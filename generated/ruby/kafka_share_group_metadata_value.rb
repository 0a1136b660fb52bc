# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
# Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
# under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json ShareGroupMetadataValue
class KafkaShareGroupMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @epoch = @_io.read_s4be
    @metadata_hash = @_io.read_s8be
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 3.9.
  attr_reader :epoch

  ##
  # `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  attr_reader :metadata_hash

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
