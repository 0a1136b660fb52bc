# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_metadata_frame'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
# 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
# Kafka 4.3.
# @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
class KafkaBrokerRegistrationChangeRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @frame = KafkaMetadataFrame.new(@_io)
    @broker_id = @_io.read_s4be
    @broker_epoch = @_io.read_s8be
    @tagged_fields = BrokerRegistrationChangeRecordTaggedFields.new(@_io, self, @_root)
    self
  end

  ##
  # The bytes of the tagged field `CordonedLogDirs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordCordonedLogDirsTag < Kaitai::Struct::Struct
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
    # `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
    # given. May be null.
    attr_reader :cordoned_log_dirs
  end

  ##
  # The bytes of the tagged field `Fenced`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordFencedTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @fenced = @_io.read_s1
      self
    end

    ##
    # `int8`, since Kafka 3.0. Tag 0.
    attr_reader :fenced
  end

  ##
  # The bytes of the tagged field `InControlledShutdown`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordInControlledShutdownTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @in_controlled_shutdown = @_io.read_s1
      self
    end

    ##
    # `int8`, since Kafka 3.3. Tag 1 from version 1 on.
    attr_reader :in_controlled_shutdown
  end

  ##
  # The bytes of the tagged field `LogDirs`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordLogDirsTag < Kaitai::Struct::Struct
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
    # `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
    attr_reader :log_dirs
  end

  ##
  # A tagged field of `broker_registration_change_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_fenced = @_io.substream(len_data.value)
        @fenced = BrokerRegistrationChangeRecordFencedTag.new(_io_fenced, self, @_root)
      end
      if tag.value == 1
        _io_in_controlled_shutdown = @_io.substream(len_data.value)
        @in_controlled_shutdown = BrokerRegistrationChangeRecordInControlledShutdownTag.new(_io_in_controlled_shutdown, self, @_root)
      end
      if tag.value == 2
        _io_log_dirs = @_io.substream(len_data.value)
        @log_dirs = BrokerRegistrationChangeRecordLogDirsTag.new(_io_log_dirs, self, @_root)
      end
      if tag.value == 3
        _io_cordoned_log_dirs = @_io.substream(len_data.value)
        @cordoned_log_dirs = BrokerRegistrationChangeRecordCordonedLogDirsTag.new(_io_cordoned_log_dirs, self, @_root)
      end
      if tag.value > 3
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
    # `int8`, since Kafka 3.0. Tag 0.
    attr_reader :fenced

    ##
    # `int8`, since Kafka 3.3. Tag 1 from version 1 on.
    attr_reader :in_controlled_shutdown

    ##
    # `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
    attr_reader :log_dirs

    ##
    # `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
    # given. May be null.
    attr_reader :cordoned_log_dirs

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_fenced
    attr_reader :_raw_in_controlled_shutdown
    attr_reader :_raw_log_dirs
    attr_reader :_raw_cordoned_log_dirs
  end

  ##
  # The tagged fields of `broker_registration_change_record`.
  # @see https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
  class BrokerRegistrationChangeRecordTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << BrokerRegistrationChangeRecordTaggedField.new(@_io, self, @_root)
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
  # Its `api_key` is 17.
  attr_reader :frame

  ##
  # `int32`, since Kafka 3.0.
  attr_reader :broker_id

  ##
  # `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
  attr_reader :broker_epoch

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields
end
