# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_control_record'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The records of a control batch to the end of the stream. A transaction
# marker stands alone in its batch; KRaft writes several control records
# into one.
# @see https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.isControlBatch
class KafkaControlRecords < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @records = []
    i = 0
    while not @_io.eof?
      @records << KafkaControlRecord.new(@_io)
      i += 1
    end
    self
  end

  ##
  # In the order of their offsets.
  attr_reader :records
end
