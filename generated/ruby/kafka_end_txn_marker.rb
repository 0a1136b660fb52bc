# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of the control records ABORT and COMMIT.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java EndTransactionMarker
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
class KafkaEndTxnMarker < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @version, @_io, "/seq/0") if not @version >= 0
    @coordinator_epoch = @_io.read_s4be
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # A later version is read as this one.
  attr_reader :version

  ##
  # Epoch of the transaction coordinator that wrote the marker.
  attr_reader :coordinator_epoch

  ##
  # Fields of a later version.
  attr_reader :trailing
end
