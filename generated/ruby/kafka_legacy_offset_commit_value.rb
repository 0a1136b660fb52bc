# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json LegacyOffsetCommitValue
class KafkaLegacyOffsetCommitValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @offset = @_io.read_s8be
    @metadata = KafkaString.new(@_io)
    @commit_timestamp = @_io.read_s8be
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
  attr_reader :offset

  ##
  # `string`, since Kafka 0.8.2.
  attr_reader :metadata

  ##
  # `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
  attr_reader :commit_timestamp

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
