# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
# 3.7.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord
class KafkaRegisterControllerRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @controller_id = @_io.read_s4be
    @incarnation_id = @_io.read_bytes(16)
    @zk_migration_ready = @_io.read_u1
    @num_end_points_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_end_points_plus_one.value >= 1
      @end_points = []
      ((num_end_points_plus_one.value - 1)).times { |i|
        @end_points << RegisterControllerRecordControllerEndpoint.new(@_io, self, @_root)
      }
    end
    @num_features_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_features_plus_one.value >= 1
      @features = []
      ((num_features_plus_one.value - 1)).times { |i|
        @features << RegisterControllerRecordControllerFeature.new(@_io, self, @_root)
      }
    end
    @tagged_fields = KafkaTaggedFields.new(@_io)
    self
  end

  ##
  # `ControllerEndpoint` of `RegisterControllerRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerEndpoint
  class RegisterControllerRecordControllerEndpoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @host = KafkaCompactString.new(@_io)
      @port = @_io.read_u2be
      @security_protocol = @_io.read_s2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.7.
    attr_reader :name

    ##
    # `string`, since Kafka 3.7.
    attr_reader :host

    ##
    # `uint16`, since Kafka 3.7.
    attr_reader :port

    ##
    # `int16`, since Kafka 3.7.
    attr_reader :security_protocol

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `ControllerFeature` of `RegisterControllerRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerFeature
  class RegisterControllerRecordControllerFeature < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @min_supported_version = @_io.read_s2be
      @max_supported_version = @_io.read_s2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 3.7.
    attr_reader :name

    ##
    # `int16`, since Kafka 3.7.
    attr_reader :min_supported_version

    ##
    # `int16`, since Kafka 3.7.
    attr_reader :max_supported_version

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # Its `api_key` is 27.
  attr_reader :frame

  ##
  # `int32`, since Kafka 3.7.
  attr_reader :controller_id

  ##
  # `uuid`, since Kafka 3.7.
  attr_reader :incarnation_id

  ##
  # `bool`, since Kafka 3.7.
  attr_reader :zk_migration_ready

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_end_points_plus_one

  ##
  # `[]ControllerEndpoint`, since Kafka 3.7.
  attr_reader :end_points

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_features_plus_one

  ##
  # `[]ControllerFeature`, since Kafka 3.7.
  attr_reader :features

  ##
  # None is known.
  attr_reader :tagged_fields
end
