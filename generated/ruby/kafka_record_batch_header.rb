# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The first 61 bytes of a batch of the format since Kafka 0.11.
# @see https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
class KafkaRecordBatchHeader < Kaitai::Struct::Struct

  RECORD_BATCH_COMPRESSION = {
    0 => :record_batch_compression_none,
    1 => :record_batch_compression_gzip,
    2 => :record_batch_compression_snappy,
    3 => :record_batch_compression_lz4,
    4 => :record_batch_compression_zstd,
  }
  I__RECORD_BATCH_COMPRESSION = RECORD_BATCH_COMPRESSION.invert

  RECORD_BATCH_TIMESTAMP_TYPE = {
    0 => :record_batch_timestamp_type_create_time,
    1 => :record_batch_timestamp_type_log_append_time,
  }
  I__RECORD_BATCH_TIMESTAMP_TYPE = RECORD_BATCH_TIMESTAMP_TYPE.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @base_offset = @_io.read_s8be
    @len_batch = @_io.read_s4be
    raise Kaitai::Struct::ValidationLessThanError.new(49, @len_batch, @_io, "/seq/1") if not @len_batch >= 49
    @partition_leader_epoch = @_io.read_s4be
    @magic = @_io.read_s1
    raise Kaitai::Struct::ValidationNotEqualError.new(2, @magic, @_io, "/seq/3") if not @magic == 2
    @crc = @_io.read_u4be
    @attributes = RecordBatchAttributes.new(@_io, self, @_root)
    @last_offset_delta = @_io.read_s4be
    @base_timestamp = @_io.read_s8be
    @max_timestamp = @_io.read_s8be
    @producer_id = @_io.read_s8be
    @producer_epoch = @_io.read_s2be
    @base_sequence = @_io.read_s4be
    @num_records = @_io.read_s4be
    self
  end

  ##
  # Two bytes of flags, the highest bit first. Kafka reads only the low
  # byte.
  # @see https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch, attributes
  class RecordBatchAttributes < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @unused_high = @_io.read_bits_int_be(8)
      @unused = @_io.read_bits_int_be(1) != 0
      @has_delete_horizon_ms = @_io.read_bits_int_be(1) != 0
      @is_control = @_io.read_bits_int_be(1) != 0
      @is_transactional = @_io.read_bits_int_be(1) != 0
      @timestamp_type = Kaitai::Struct::Stream::resolve_enum(KafkaRecordBatchHeader::RECORD_BATCH_TIMESTAMP_TYPE, @_io.read_bits_int_be(1))
      @compression_id = @_io.read_bits_int_be(3)
      self
    end

    ##
    # The codec by its name.
    def compression
      return @compression unless @compression.nil?
      @compression = Kaitai::Struct::Stream::resolve_enum(KafkaRecordBatchHeader::RECORD_BATCH_COMPRESSION, compression_id)
      @compression
    end

    ##
    # Bits 8 to 15; ignored, whatever they say.
    attr_reader :unused_high

    ##
    # Bit 7; ignored.
    attr_reader :unused

    ##
    # Bit 6; `base_timestamp` is the delete horizon.
    attr_reader :has_delete_horizon_ms

    ##
    # Bit 5; the records are control records.
    attr_reader :is_control

    ##
    # Bit 4; part of a transaction.
    attr_reader :is_transactional

    ##
    # Bit 3.
    attr_reader :timestamp_type

    ##
    # Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
    # readable.
    attr_reader :compression_id
  end

  ##
  # The records are compressed, or in an unknown codec.
  def is_compressed
    return @is_compressed unless @is_compressed.nil?
    @is_compressed = attributes.compression_id != 0
    @is_compressed
  end

  ##
  # Bytes after this header.
  def len_records
    return @len_records unless @len_records.nil?
    @len_records = len_batch - 49
    @len_records
  end

  ##
  # Offset of the batch's first record as it was produced.
  attr_reader :base_offset

  ##
  # Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
  # these first 12.
  attr_reader :len_batch

  ##
  # Epoch of the leader that appended the batch, -1 for none; outside the
  # checksum.
  attr_reader :partition_leader_epoch

  ##
  # The format of the batch.
  attr_reader :magic

  ##
  # CRC-32C (Castagnoli) of all that follows this field, `attributes` to
  # the end of the batch.
  attr_reader :crc

  ##
  # The codec, the kind of timestamp, and three flags.
  attr_reader :attributes

  ##
  # The last record's offset less `base_offset`, as it was produced;
  # compaction keeps it, also when that record is gone.
  attr_reader :last_offset_delta

  ##
  # Milliseconds since the epoch to which the records' deltas are added;
  # -1 for none. With `has_delete_horizon_ms` it is the time from which
  # tombstones may be removed, and the deltas count from it all the same.
  attr_reader :base_timestamp

  ##
  # The greatest timestamp of the records, or the append time, which then
  # holds for each record.
  attr_reader :max_timestamp

  ##
  # -1 when the producer was not idempotent.
  attr_reader :producer_id

  ##
  # -1 for none.
  attr_reader :producer_epoch

  ##
  # Sequence number of the first record; -1 for none. It wraps to 0 after
  # 2^31 - 1.
  attr_reader :base_sequence

  ##
  # Records in the batch; 0 in a batch that compaction has emptied.
  attr_reader :num_records
end
