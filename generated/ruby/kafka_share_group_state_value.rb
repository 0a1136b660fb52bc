# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_share_update_value'
require_relative 'kafka_share_snapshot_value'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of any record in `__share_group_state`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
class KafkaShareGroupStateValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil, record_type)
    super(_io, _parent, _root || self)
    @record_type = record_type
    _read
  end

  def _read
    if record_type == 0
      @share_snapshot_value = KafkaShareSnapshotValue.new(@_io)
    end
    if record_type == 1
      @share_update_value = KafkaShareUpdateValue.new(@_io)
    end
    if  ((record_type != 0) && (record_type != 1))
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # Since Kafka 3.9.
  attr_reader :share_snapshot_value

  ##
  # Since Kafka 3.9.
  attr_reader :share_update_value

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown

  ##
  # The type that the record's key starts with.
  attr_reader :record_type
end
