# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 23 in `__cluster_metadata`. Since Kafka
# 3.6.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
class KafkaBeginTransactionRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @tagged_fields = BeginTransactionRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # The bytes of the tagged field `Name`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
  class BeginTransactionRecordNameTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
    # null.
    attr_reader :name
  end

  ##
  # A tagged field of `begin_transaction_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
  class BeginTransactionRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_name = @_io.substream(len_data.value)
        @name = BeginTransactionRecordNameTag.new(_io_name, self, @_root)
      end
      if tag.value > 0
        @unknown_data = @_io.read_bytes(len_data.value)
      end
      self
    end

    ##
    # The number that names the field.
    attr_reader :tag

    ##
    # Bytes of the field.
    attr_reader :len_data

    ##
    # `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
    # null.
    attr_reader :name

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_name
  end

  ##
  # The tagged fields of `begin_transaction_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BeginTransactionRecord.json BeginTransactionRecord
  class BeginTransactionRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << BeginTransactionRecordTaggedField.new(@_io, self, @_root)
      }
      self
    end

    ##
    # How many follow.
    attr_reader :num_fields

    ##
    # Ascending by tag.
    attr_reader :fields
  end

  ##
  # Its `api_key` is 23.
  attr_reader :frame

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
