# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
# Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
# under the same number, and nothing in the bytes says so.
# @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
class KafkaShareSnapshotValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version <= 0
    @snapshot_epoch = @_io.read_s4be
    @state_epoch = @_io.read_s4be
    @leader_epoch = @_io.read_s4be
    @start_offset = @_io.read_s8be
    @create_timestamp = @_io.read_s8be
    @write_timestamp = @_io.read_s8be
    @num_state_batches_plus_one = KafkaUnsignedVarint.new(@_io)
    if num_state_batches_plus_one.value >= 1
      @state_batches = []
      ((num_state_batches_plus_one.value - 1)).times { |i|
        @state_batches << ShareSnapshotValueStateBatch.new(@_io, self, @_root)
      }
    end
    @tagged_fields = ShareSnapshotValueTaggedFields.new(@_io, self, @_root)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The bytes of the tagged field `DeliveryCompleteCount`.
  # @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
  class ShareSnapshotValueDeliveryCompleteCountTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @delivery_complete_count = @_io.read_s4be
      self
    end

    ##
    # `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
    attr_reader :delivery_complete_count
  end

  ##
  # `StateBatch` of `ShareSnapshotValue`.
  # @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue, StateBatch
  class ShareSnapshotValueStateBatch < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @first_offset = @_io.read_s8be
      @last_offset = @_io.read_s8be
      @delivery_state = @_io.read_s1
      @delivery_count = @_io.read_s2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
    attr_reader :first_offset

    ##
    # `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
    attr_reader :last_offset

    ##
    # `int8`, since Kafka 3.9.
    attr_reader :delivery_state

    ##
    # `int16`, since Kafka 3.9.
    attr_reader :delivery_count

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # A tagged field of `share_snapshot_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
  class ShareSnapshotValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_delivery_complete_count = @_io.substream(len_data.value)
        @delivery_complete_count = ShareSnapshotValueDeliveryCompleteCountTag.new(_io_delivery_complete_count, self, @_root)
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
    # `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
    attr_reader :delivery_complete_count

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_delivery_complete_count
  end

  ##
  # The tagged fields of `share_snapshot_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
  class ShareSnapshotValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << ShareSnapshotValueTaggedField.new(@_io, self, @_root)
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
  # The version of the message.
  attr_reader :message_version

  ##
  # `int32`, since Kafka 3.9.
  attr_reader :snapshot_epoch

  ##
  # `int32`, since Kafka 3.9.
  attr_reader :state_epoch

  ##
  # `int32`, since Kafka 3.9.
  attr_reader :leader_epoch

  ##
  # `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
  attr_reader :start_offset

  ##
  # `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  attr_reader :create_timestamp

  ##
  # `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
  attr_reader :write_timestamp

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_state_batches_plus_one

  ##
  # `[]StateBatch`, since Kafka 3.9.
  attr_reader :state_batches

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
