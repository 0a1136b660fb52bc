# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# What every value in `__cluster_metadata` and `__remote_log_metadata`
# starts with: which message follows, and in which version.
# @see https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
class KafkaMetadataFrame < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame_version = KafkaUnsignedVarint.new(@_io)
    @api_key = KafkaUnsignedVarint.new(@_io)
    @version = KafkaUnsignedVarint.new(@_io)
    self
  end

  ##
  # 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
  # releases refuse.
  attr_reader :frame_version

  ##
  # The number of the message.
  attr_reader :api_key

  ##
  # The version of the message. Kafka does not check it; a version above
  # the highest known one is read as that one.
  attr_reader :version
end
