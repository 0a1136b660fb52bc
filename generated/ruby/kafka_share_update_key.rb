# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
# @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json ShareUpdateKey
class KafkaShareUpdateKey < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @record_type = @_io.read_s2be
    raise Kaitai::Struct::ValidationNotEqualError.new(1, @record_type, @_io, "/seq/0") if not @record_type == 1
    @group_id = KafkaString.new(@_io)
    @topic_id = @_io.read_bytes(16)
    @partition = @_io.read_s4be
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The type of the record.
  attr_reader :record_type

  ##
  # `string`, since Kafka 3.9.
  attr_reader :group_id

  ##
  # `uuid`, since Kafka 3.9.
  attr_reader :topic_id

  ##
  # `int32`, since Kafka 3.9.
  attr_reader :partition

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
