# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
# 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
# another one under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json DelegationTokenRecord
class KafkaDelegationTokenRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @owner = KafkaCompactString.new(@_io)
    @requester = KafkaCompactString.new(@_io)
    @num_renewers_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_renewers_plus_one.value >= 1
      @renewers = []
      ((num_renewers_plus_one.value - 1)).times { |i|
        @renewers << KafkaCompactString.new(@_io)
      }
    end
    @issue_timestamp = @_io.read_s8be
    @max_timestamp = @_io.read_s8be
    @expiration_timestamp = @_io.read_s8be
    @token_id = KafkaCompactString.new(@_io)
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # Its `api_key` is 10.
  attr_reader :frame

  ##
  # `string`, since Kafka 3.0.
  attr_reader :owner

  ##
  # `string`, since Kafka 3.6.
  attr_reader :requester

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_renewers_plus_one

  ##
  # `[]string`, since Kafka 3.0.
  attr_reader :renewers

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :issue_timestamp

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :max_timestamp

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :expiration_timestamp

  ##
  # `string`, since Kafka 3.0.
  attr_reader :token_id

  ##
  # None is known.
  attr_reader :tagged_fields
end
