# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_transaction_log_value'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of any record in `__transaction_state`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
class KafkaTransactionStateValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil, record_type)
    super(_io, _parent, _root || self)
    @record_type = record_type
    _read
  end

  def _read
    if record_type == 0
      @transaction_log_value = KafkaTransactionLogValue.new(@_io)
    end
    if record_type != 0
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # Since Kafka 0.11.
  attr_reader :transaction_log_value

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown

  ##
  # The type that the record's key starts with.
  attr_reader :record_type
end
