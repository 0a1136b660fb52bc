# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# What a broker knew of a partition's idempotent and transactional producers
# up to the offset in the file's name: `00000000000000000042.snapshot`.
# Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
# batches of a producer that a broker remembers, the newest alone is kept.
# Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
# is a log (`kafka_log`).
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java ProducerStateManager.readSnapshot
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
class KafkaProducerSnapshot < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_s2be
    raise Kaitai::Struct::ValidationNotEqualError.new(1, @version, @_io, "/seq/0") if not @version == 1
    @crc = @_io.read_u4be
    @num_producer_entries = @_io.read_s4be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @num_producer_entries, @_io, "/seq/2") if not @num_producer_entries >= 0
    @producer_entries = []
    (num_producer_entries).times { |i|
      @producer_entries << ProducerSnapshotEntry.new(@_io, self, @_root)
    }
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # A producer and the last batch that it wrote.
  # @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java ProducerStateEntry
  class ProducerSnapshotEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @producer_id = @_io.read_s8be
      @producer_epoch = @_io.read_s2be
      @last_sequence = @_io.read_s4be
      @last_offset = @_io.read_s8be
      @offset_delta = @_io.read_s4be
      @timestamp = @_io.read_s8be
      @coordinator_epoch = @_io.read_s4be
      @current_txn_first_offset = @_io.read_s8be
      self
    end

    ##
    # Of the producer.
    attr_reader :producer_id

    ##
    # Epoch of the producer.
    attr_reader :producer_epoch

    ##
    # Sequence number of the last record; -1 when no batch is
    # remembered.
    attr_reader :last_sequence

    ##
    # Offset of the last record; -1 when no batch is remembered.
    attr_reader :last_offset

    ##
    # The last record's offset, and sequence number, less the first
    # one's of the same batch.
    attr_reader :offset_delta

    ##
    # Milliseconds since the epoch, of the last batch or marker; -1 for
    # none.
    attr_reader :timestamp

    ##
    # Of the last marker; -1 for none.
    attr_reader :coordinator_epoch

    ##
    # First offset of the transaction that is open; -1 for none.
    attr_reader :current_txn_first_offset
  end

  ##
  # Any other is refused by Kafka, too.
  attr_reader :version

  ##
  # CRC-32C (Castagnoli) of all that follows this field, to the end of the
  # file.
  attr_reader :crc

  ##
  # How many follow.
  attr_reader :num_producer_entries

  ##
  # One for each producer.
  attr_reader :producer_entries

  ##
  # Empty as a rule. Kafka does not look at it, but the checksum covers
  # it.
  attr_reader :trailing
end
