# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_records'
require_relative 'kafka_control_records'
require_relative 'kafka_record_batch_header'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# One entry of a log of the format since Kafka 0.11: a header and its
# records. Exactly one of the fields after the header is present. Compressed
# bytes stay as they are: decompress them and parse the result as
# `kafka_records` (or `kafka_control_records`).
# @see https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
class KafkaRecordBatch < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @header = KafkaRecordBatchHeader.new(@_io)
    if header.is_compressed
      @compressed_records = @_io.read_bytes(header.len_records)
    end
    if  ((!(header.is_compressed)) && (header.attributes.is_control))
      _io_control_records = @_io.substream(header.len_records)
      @control_records = KafkaControlRecords.new(_io_control_records)
    end
    if  ((!(header.is_compressed)) && (!(header.attributes.is_control)))
      _io_records = @_io.substream(header.len_records)
      @records = KafkaRecords.new(_io_records)
    end
    self
  end

  ##
  # Everything before the records; never compressed.
  attr_reader :header

  ##
  # The records in the codec `header.attributes.compression`, also in one
  # that is unknown.
  attr_reader :compressed_records

  ##
  # The control records, not compressed.
  attr_reader :control_records

  ##
  # The records, not compressed.
  attr_reader :records
  attr_reader :_raw_control_records
  attr_reader :_raw_records
end
