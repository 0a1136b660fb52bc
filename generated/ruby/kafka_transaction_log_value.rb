# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
# Version 1 since Kafka 3.5.
# @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
class KafkaTransactionLogValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(1, @message_version, @_io, "/seq/0") if not @message_version <= 1
    @producer_id = @_io.read_s8be
    @producer_epoch = @_io.read_s2be
    @transaction_timeout_ms = @_io.read_s4be
    @transaction_status = @_io.read_s1
    if message_version <= 0
      @num_transaction_partitions_v0 = @_io.read_s4be
    end
    if  ((message_version <= 0) && (num_transaction_partitions_v0 >= 0))
      @transaction_partitions_v0 = []
      (num_transaction_partitions_v0).times { |i|
        @transaction_partitions_v0 << TransactionLogValuePartitionsSchemaV0.new(@_io, self, @_root)
      }
    end
    if message_version >= 1
      @num_transaction_partitions_v1_plus_one = KafkaUnsignedVarint.new(@_io)
    end
    if  ((message_version >= 1) && (num_transaction_partitions_v1_plus_one.value >= 1))
      @transaction_partitions_v1 = []
      ((num_transaction_partitions_v1_plus_one.value - 1)).times { |i|
        @transaction_partitions_v1 << TransactionLogValuePartitionsSchemaV1.new(@_io, self, @_root)
      }
    end
    @transaction_last_update_timestamp_ms = @_io.read_s8be
    @transaction_start_timestamp_ms = @_io.read_s8be
    if message_version >= 1
      @tagged_fields = TransactionLogValueTaggedFields.new(@_io, self, @_root)
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The bytes of the tagged field `ClientTransactionVersion`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValueClientTransactionVersionTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @client_transaction_version = @_io.read_s2be
      self
    end

    ##
    # `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
    # given.
    attr_reader :client_transaction_version
  end

  ##
  # The bytes of the tagged field `NextProducerEpoch`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValueNextProducerEpochTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @next_producer_epoch = @_io.read_s2be
      self
    end

    ##
    # `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
    # given.
    attr_reader :next_producer_epoch
  end

  ##
  # The bytes of the tagged field `NextProducerId`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValueNextProducerIdTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @next_producer_id = @_io.read_s8be
      self
    end

    ##
    # `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
    # given. JavaScript rounds it beyond 2^53.
    attr_reader :next_producer_id
  end

  ##
  # `PartitionsSchema` of `TransactionLogValue`, version 0.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
  class TransactionLogValuePartitionsSchemaV0 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic = KafkaString.new(@_io)
      @num_partition_ids = @_io.read_s4be
      if num_partition_ids >= 0
        @partition_ids = []
        (num_partition_ids).times { |i|
          @partition_ids << @_io.read_s4be
        }
      end
      self
    end

    ##
    # `string`, since Kafka 0.11.
    attr_reader :topic

    ##
    # The number of elements; any value below zero means null.
    attr_reader :num_partition_ids

    ##
    # `[]int32`, since Kafka 0.11.
    attr_reader :partition_ids
  end

  ##
  # `PartitionsSchema` of `TransactionLogValue`, version 1.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
  class TransactionLogValuePartitionsSchemaV1 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @topic = KafkaCompactString.new(@_io)
      @num_partition_ids_plus_one = KafkaUnsignedVarint.new(@_io)
      if num_partition_ids_plus_one.value >= 1
        @partition_ids = []
        ((num_partition_ids_plus_one.value - 1)).times { |i|
          @partition_ids << @_io.read_s4be
        }
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 0.11.
    attr_reader :topic

    ##
    # The number of elements plus one; 0 means null.
    attr_reader :num_partition_ids_plus_one

    ##
    # `[]int32`, since Kafka 0.11.
    attr_reader :partition_ids

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The bytes of the tagged field `PreviousProducerId`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValuePreviousProducerIdTag < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @previous_producer_id = @_io.read_s8be
      self
    end

    ##
    # `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
    # given. JavaScript rounds it beyond 2^53.
    attr_reader :previous_producer_id
  end

  ##
  # A tagged field of `transaction_log_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValueTaggedField < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @tag = KafkaUnsignedVarint.new(@_io)
      @len_data = KafkaUnsignedVarint.new(@_io)
      if tag.value == 0
        _io_previous_producer_id = @_io.substream(len_data.value)
        @previous_producer_id = TransactionLogValuePreviousProducerIdTag.new(_io_previous_producer_id, self, @_root)
      end
      if tag.value == 1
        _io_next_producer_id = @_io.substream(len_data.value)
        @next_producer_id = TransactionLogValueNextProducerIdTag.new(_io_next_producer_id, self, @_root)
      end
      if tag.value == 2
        _io_client_transaction_version = @_io.substream(len_data.value)
        @client_transaction_version = TransactionLogValueClientTransactionVersionTag.new(_io_client_transaction_version, self, @_root)
      end
      if tag.value == 3
        _io_next_producer_epoch = @_io.substream(len_data.value)
        @next_producer_epoch = TransactionLogValueNextProducerEpochTag.new(_io_next_producer_epoch, self, @_root)
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
    # `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
    # given. JavaScript rounds it beyond 2^53.
    attr_reader :previous_producer_id

    ##
    # `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
    # given. JavaScript rounds it beyond 2^53.
    attr_reader :next_producer_id

    ##
    # `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
    # given.
    attr_reader :client_transaction_version

    ##
    # `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
    # given.
    attr_reader :next_producer_epoch

    ##
    # A field of a tag that is not known.
    attr_reader :unknown_data
    attr_reader :_raw_previous_producer_id
    attr_reader :_raw_next_producer_id
    attr_reader :_raw_client_transaction_version
    attr_reader :_raw_next_producer_epoch
  end

  ##
  # The tagged fields of `transaction_log_value`.
  # @see https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
  class TransactionLogValueTaggedFields < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @num_fields = KafkaUnsignedVarint.new(@_io)
      @fields = []
      (num_fields.value).times { |i|
        @fields << TransactionLogValueTaggedField.new(@_io, self, @_root)
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
  # `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  attr_reader :producer_id

  ##
  # `int16`, since Kafka 0.11.
  attr_reader :producer_epoch

  ##
  # `int32`, since Kafka 0.11.
  attr_reader :transaction_timeout_ms

  ##
  # `int8`, since Kafka 0.11.
  attr_reader :transaction_status

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_transaction_partitions_v0

  ##
  # `[]PartitionsSchema`, since Kafka 0.11. May be null.
  attr_reader :transaction_partitions_v0

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_transaction_partitions_v1_plus_one

  ##
  # `[]PartitionsSchema`, since Kafka 0.11. May be null.
  attr_reader :transaction_partitions_v1

  ##
  # `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  attr_reader :transaction_last_update_timestamp_ms

  ##
  # `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
  attr_reader :transaction_start_timestamp_ms

  ##
  # The fields that are there only where they differ from their defaults.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
