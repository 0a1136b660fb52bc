# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 18 in `__cluster_metadata`. Since Kafka
# 3.2.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AccessControlEntryRecord.json AccessControlEntryRecord
class KafkaAccessControlEntryRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @id = @_io.read_bytes(16)
    @resource_type = @_io.read_s1
    @resource_name = KafkaCompactString.new(@_io)
    @pattern_type = @_io.read_s1
    @principal = KafkaCompactString.new(@_io)
    @host = KafkaCompactString.new(@_io)
    @operation = @_io.read_s1
    @permission_type = @_io.read_s1
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 18.
  attr_reader :frame

  ##
  # `uuid`, since Kafka 3.2.
  attr_reader :id

  ##
  # `int8`, since Kafka 3.2.
  attr_reader :resource_type

  ##
  # `string`, since Kafka 3.2.
  attr_reader :resource_name

  ##
  # `int8`, since Kafka 3.2.
  attr_reader :pattern_type

  ##
  # `string`, since Kafka 3.2.
  attr_reader :principal

  ##
  # `string`, since Kafka 3.2.
  attr_reader :host

  ##
  # `int8`, since Kafka 3.2.
  attr_reader :operation

  ##
  # `int8`, since Kafka 3.2.
  attr_reader :permission_type

  ##
  # None is known.
  attr_reader :tagged_fields
end
