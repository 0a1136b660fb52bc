# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_bytes'
require_relative 'kafka_compact_string'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
# 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
# another one under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json UserScramCredentialRecord
class KafkaUserScramCredentialRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @name = KafkaCompactString.new(@_io)
    @mechanism = @_io.read_s1
    @salt = KafkaCompactBytes.new(@_io)
    @stored_key = KafkaCompactBytes.new(@_io)
    @server_key = KafkaCompactBytes.new(@_io)
    @iterations = @_io.read_s4be
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 11.
  attr_reader :frame

  ##
  # `string`, since Kafka 3.0.
  attr_reader :name

  ##
  # `int8`, since Kafka 3.5.
  attr_reader :mechanism

  ##
  # `bytes`, since Kafka 3.5.
  attr_reader :salt

  ##
  # `bytes`, since Kafka 3.5.
  attr_reader :stored_key

  ##
  # `bytes`, since Kafka 3.5.
  attr_reader :server_key

  ##
  # `int32`, since Kafka 3.5.
  attr_reader :iterations

  ##
  # None is known.
  attr_reader :tagged_fields
end
