# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Tells what kind of control record this is. A later version may append
# fields and must keep these, so an unknown version is read as this one.
# @see https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType.parse
class KafkaControlRecordKey < Kaitai::Struct::Struct

  CONTROL_RECORD_TYPE = {
    0 => :control_record_type_abort,
    1 => :control_record_type_commit,
    2 => :control_record_type_leader_change,
    3 => :control_record_type_snapshot_header,
    4 => :control_record_type_snapshot_footer,
    5 => :control_record_type_kraft_version,
    6 => :control_record_type_kraft_voters,
  }
  I__CONTROL_RECORD_TYPE = CONTROL_RECORD_TYPE.invert
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @version, @_io, "/seq/0") if not @version >= 0
    @type_id = @_io.read_s2be
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The kind by its name.
  def control_type
    return @control_type unless @control_type.nil?
    @control_type = Kaitai::Struct::Stream::resolve_enum(CONTROL_RECORD_TYPE, type_id)
    @control_type
  end

  ##
  # The version of this key; 0 in every release.
  attr_reader :version

  ##
  # A kind that is not listed is unknown to Kafka too, and skipped.
  attr_reader :type_id

  ##
  # Fields of a later version.
  attr_reader :trailing
end
