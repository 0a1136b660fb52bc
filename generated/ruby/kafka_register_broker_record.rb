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
# The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
# 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
# Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
# 3.0; earlier releases wrote another one under the same number, and nothing in
# the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
class KafkaRegisterBrokerRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @broker_id = @_io.read_s4be
    if frame.version.value >= 2
      @is_migrating_zk_broker = @_io.read_u1
    end
    @incarnation_id = @_io.read_bytes(16)
    @broker_epoch = @_io.read_s8be
    @num_end_points_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_end_points_plus_one.value >= 1
      @end_points = []
      ((num_end_points_plus_one.value - 1)).times { |i|
        @end_points << RegisterBrokerRecordBrokerEndpoint.new(@_io, self, @_root)
      }
    end
    @num_features_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_features_plus_one.value >= 1
      @features = []
      ((num_features_plus_one.value - 1)).times { |i|
        @features << RegisterBrokerRecordBrokerFeature.new(@_io, self, @_root)
      }
    end
    @rack = KafkaCompactString.new(@_io)
    @fenced = @_io.read_u1
    if frame.version.value >= 1
      @in_controlled_shutdown = @_io.read_u1
    end
    @tagged_fields = RegisterBrokerRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # `BrokerEndpoint` of `RegisterBrokerRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerEndpoint
  class RegisterBrokerRecordBrokerEndpoint < Kaitai::Struct::Struct
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
    # `string`, since Kafka 3.0.
    attr_reader :name

    ##
    # `string`, since Kafka 3.0.
    attr_reader :host

    ##
    # `uint16`, since Kafka 3.0.
    attr_reader :port

    ##
    # `int16`, since Kafka 3.0.
    attr_reader :security_protocol

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # `BrokerFeature` of `RegisterBrokerRecord`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerFeature
  class RegisterBrokerRecordBrokerFeature < Kaitai::Struct::Struct
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
    # `string`, since Kafka 3.0.
    attr_reader :name

    ##
    # `int16`, since Kafka 3.0.
    attr_reader :min_supported_version

    ##
    # `int16`, since Kafka 3.0.
    attr_reader :max_supported_version

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The bytes of the tagged field `CordonedLogDirs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
  class RegisterBrokerRecordCordonedLogDirsTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_cordoned_log_dirs_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_cordoned_log_dirs_plus_one.value >= 1
        @cordoned_log_dirs = []
        ((num_cordoned_log_dirs_plus_one.value - 1)).times { |i|
          @cordoned_log_dirs << @_io.read_bytes(16)
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_cordoned_log_dirs_plus_one

    ##
    # `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
    # given. May be null.
    attr_reader :cordoned_log_dirs
  end

  ##
  # The bytes of the tagged field `LogDirs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
  class RegisterBrokerRecordLogDirsTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_log_dirs_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_log_dirs_plus_one.value >= 1
        @log_dirs = []
        ((num_log_dirs_plus_one.value - 1)).times { |i|
          @log_dirs << @_io.read_bytes(16)
        }
      end
      self
    end

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_log_dirs_plus_one

    ##
    # `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
    attr_reader :log_dirs
  end

  ##
  # A tagged field of `register_broker_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
  class RegisterBrokerRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_log_dirs = @_io.substream(len_data.value)
        @log_dirs = RegisterBrokerRecordLogDirsTag.new(_io_log_dirs, self, @_root)
      end
      if tag.value == 1
        _io_cordoned_log_dirs = @_io.substream(len_data.value)
        @cordoned_log_dirs = RegisterBrokerRecordCordonedLogDirsTag.new(_io_cordoned_log_dirs, self, @_root)
      end
      if tag.value > 1
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
    # `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
    attr_reader :log_dirs

    ##
    # `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
    # given. May be null.
    attr_reader :cordoned_log_dirs

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_log_dirs
    attr_reader :_raw_cordoned_log_dirs
  end

  ##
  # The tagged fields of `register_broker_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
  class RegisterBrokerRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << RegisterBrokerRecordTaggedField.new(@_io, self, @_root)
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
  # Its `api_key` is 0.
  attr_reader :frame

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
  attr_reader :is_migrating_zk_broker

  ##
  # `uuid`, since Kafka 3.0.
  attr_reader :incarnation_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :broker_epoch

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_end_points_plus_one

  ##
  # `[]BrokerEndpoint`, since Kafka 3.0.
  attr_reader :end_points

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_features_plus_one

  ##
  # `[]BrokerFeature`, since Kafka 3.0.
  attr_reader :features

  ##
  # `string`, since Kafka 3.0. May be null.
  attr_reader :rack

  ##
  # `bool`, since Kafka 3.0. true unless it is given.
  attr_reader :fenced

  ##
  # `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
  attr_reader :in_controlled_shutdown

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
