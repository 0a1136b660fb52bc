# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_transaction_log_key'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The key of any record in `__transaction_state`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
class KafkaTransactionStateKey < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if record_type == 0
      @transaction_log_key = KafkaTransactionLogKey.new(@_io)
    end
    if record_type != 0
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # The type of the record.
  def record_type
    return @record_type unless @record_type.nil?
    _pos = @_io.pos
    @_io.seek(0)
    @record_type = @_io.read_s2be
    @_io.seek(_pos)
    @record_type
  end

  ##
  # Since Kafka 0.11.
  attr_reader :transaction_log_key

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown
end
