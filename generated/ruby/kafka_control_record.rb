# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_kraft_version_record'
require_relative 'kafka_control_record_key'
require_relative 'kafka_snapshot_header_record'
require_relative 'kafka_leader_change_message'
require_relative 'kafka_end_txn_marker'
require_relative 'kafka_snapshot_footer_record'
require_relative 'kafka_voters_record'
require_relative 'kafka_varlong'
require_relative 'kafka_varint'
require_relative 'kafka_header'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A record that Kafka writes for itself. The key tells its kind, the kind
# tells the value's layout. The value of an unknown kind stays readable as
# bytes.
# @see https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
class KafkaControlRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @len = KafkaVarint.new(@_io)
    _io_body = @_io.substream(len.value)
    @body = ControlRecordBody.new(_io_body, self, @_root)
    self
  end

  ##
  # A control record inside exactly its own bytes, laid out as any record.
  # At most one of the fields between `len_value` and `num_headers` is
  # there: the value, by its kind.
  # @see https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
  class ControlRecordBody < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @attributes = @_io.read_s1
      @timestamp_delta = KafkaVarlong.new(@_io)
      @offset_delta = KafkaVarint.new(@_io)
      @len_key = KafkaVarint.new(@_io)
      if len_key.value >= 0
        _io_key = @_io.substream(len_key.value)
        @key = KafkaControlRecordKey.new(_io_key)
      end
      @len_value = KafkaVarint.new(@_io)
      if  ((len_value.value >= 0) && ( ((type_id == 0) || (type_id == 1)) ))
        _io_end_txn_marker = @_io.substream(len_value.value)
        @end_txn_marker = KafkaEndTxnMarker.new(_io_end_txn_marker)
      end
      if  ((len_value.value >= 0) && (type_id == 2))
        _io_leader_change_message = @_io.substream(len_value.value)
        @leader_change_message = KafkaLeaderChangeMessage.new(_io_leader_change_message)
      end
      if  ((len_value.value >= 0) && (type_id == 3))
        _io_snapshot_header_record = @_io.substream(len_value.value)
        @snapshot_header_record = KafkaSnapshotHeaderRecord.new(_io_snapshot_header_record)
      end
      if  ((len_value.value >= 0) && (type_id == 4))
        _io_snapshot_footer_record = @_io.substream(len_value.value)
        @snapshot_footer_record = KafkaSnapshotFooterRecord.new(_io_snapshot_footer_record)
      end
      if  ((len_value.value >= 0) && (type_id == 5))
        _io_kraft_version_record = @_io.substream(len_value.value)
        @kraft_version_record = KafkaKraftVersionRecord.new(_io_kraft_version_record)
      end
      if  ((len_value.value >= 0) && (type_id == 6))
        _io_voters_record = @_io.substream(len_value.value)
        @voters_record = KafkaVotersRecord.new(_io_voters_record)
      end
      if  ((len_value.value >= 0) && ( ((type_id < 0) || (type_id > 6)) ))
        @unknown_value = @_io.read_bytes(len_value.value)
      end
      @num_headers = KafkaVarint.new(@_io)
      @headers = []
      (num_headers.value).times { |i|
        @headers << KafkaHeader.new(@_io)
      }
      self
    end

    ##
    # The kind as a number; -1 when the key is null.
    def type_id
      return @type_id unless @type_id.nil?
      @type_id = (len_key.value >= 0 ? key.type_id : -1)
      @type_id
    end

    ##
    # Unused.
    attr_reader :attributes

    ##
    # Milliseconds from the batch's `base_timestamp`; may be negative.
    attr_reader :timestamp_delta

    ##
    # Distance from the batch's `base_offset`.
    attr_reader :offset_delta

    ##
    # Any value below zero means a null key, which no sound control
    # record has.
    attr_reader :len_key

    ##
    # Tells the kind.
    attr_reader :key

    ##
    # Any value below zero means a null value.
    attr_reader :len_value

    ##
    # The value of ABORT and COMMIT.
    attr_reader :end_txn_marker

    ##
    # The value of LEADER_CHANGE.
    attr_reader :leader_change_message

    ##
    # The value of SNAPSHOT_HEADER.
    attr_reader :snapshot_header_record

    ##
    # The value of SNAPSHOT_FOOTER.
    attr_reader :snapshot_footer_record

    ##
    # The value of KRAFT_VERSION.
    attr_reader :kraft_version_record

    ##
    # The value of KRAFT_VOTERS.
    attr_reader :voters_record

    ##
    # The value of a kind that is not known.
    attr_reader :unknown_value

    ##
    # Never below zero in a sound record.
    attr_reader :num_headers

    ##
    # None as a rule.
    attr_reader :headers
    attr_reader :_raw_key
    attr_reader :_raw_end_txn_marker
    attr_reader :_raw_leader_change_message
    attr_reader :_raw_snapshot_header_record
    attr_reader :_raw_snapshot_footer_record
    attr_reader :_raw_kraft_version_record
    attr_reader :_raw_voters_record
  end

  ##
  # Bytes that follow this field.
  attr_reader :len

  ##
  # Everything after the length.
  attr_reader :body
  attr_reader :_raw_body
end
