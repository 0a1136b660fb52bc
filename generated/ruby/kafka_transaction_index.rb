# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The aborted transactions whose markers stand in a segment:
# `00000000000000000000.txnindex`, beside the `.log` of the same name. A
# segment in which none was aborted has no such file. Unlike the other
# indexes it is not preallocated, and its offsets are absolute.
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
# @see https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java TransactionIndex
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
class KafkaTransactionIndex < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @entries = []
    (num_entries).times { |i|
      @entries << AbortedTxn.new(@_io, self, @_root)
    }
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # An aborted transaction.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
  class AbortedTxn < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @version = @_io.read_s2be
      @producer_id = @_io.read_s8be
      @first_offset = @_io.read_s8be
      @last_offset = @_io.read_s8be
      @last_stable_offset = @_io.read_s8be
      self
    end

    ##
    # Always 0. Kafka's own reader takes the first of the two bytes
    # only.
    attr_reader :version

    ##
    # Of the producer.
    attr_reader :producer_id

    ##
    # Of the transaction's first record.
    attr_reader :first_offset

    ##
    # Of the marker that ends the transaction.
    attr_reader :last_offset

    ##
    # The partition's last stable offset once the marker was there: no
    # transaction that began before it is open any more.
    attr_reader :last_stable_offset
  end

  ##
  # Whole entries, of 34 bytes each.
  def num_entries
    return @num_entries unless @num_entries.nil?
    @num_entries = (_io.size / 34)
    @num_entries
  end

  ##
  # Ascending by `last_offset`.
  attr_reader :entries

  ##
  # The bytes after the last whole entry; usually empty. Kafka does not
  # look at them.
  attr_reader :tail
end
