# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_string'
require_relative 'kafka_compact_bytes'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'
require_relative 'kafka_bytes'
require_relative 'kafka_tagged_fields'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
# Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
# Kafka 2.3. Version 4 since Kafka 3.5.
# @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue
class KafkaGroupMetadataValue < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @message_version = @_io.read_s2be
    raise Kaitai::Struct::ValidationLessThanError.new(0, @message_version, @_io, "/seq/0") if not @message_version >= 0
    raise Kaitai::Struct::ValidationGreaterThanError.new(4, @message_version, @_io, "/seq/0") if not @message_version <= 4
    if message_version <= 3
      @protocol_type_v0 = KafkaString.new(@_io)
    end
    if message_version >= 4
      @protocol_type_v4 = KafkaCompactString.new(@_io)
    end
    @generation = @_io.read_s4be
    if message_version <= 3
      @protocol_v0 = KafkaString.new(@_io)
    end
    if message_version >= 4
      @protocol_v4 = KafkaCompactString.new(@_io)
    end
    if message_version <= 3
      @leader_v0 = KafkaString.new(@_io)
    end
    if message_version >= 4
      @leader_v4 = KafkaCompactString.new(@_io)
    end
    if message_version >= 2
      @current_state_timestamp = @_io.read_s8be
    end
    if message_version <= 0
      @num_members_v0 = @_io.read_s4be
    end
    if  ((message_version <= 0) && (num_members_v0 >= 0))
      @members_v0 = []
      (num_members_v0).times { |i|
        @members_v0 << GroupMetadataValueMemberMetadataV0.new(@_io, self, @_root)
      }
    end
    if  ((message_version >= 1) && (message_version <= 2))
      @num_members_v1 = @_io.read_s4be
    end
    if  ((message_version >= 1) && (message_version <= 2) && (num_members_v1 >= 0))
      @members_v1 = []
      (num_members_v1).times { |i|
        @members_v1 << GroupMetadataValueMemberMetadataV1.new(@_io, self, @_root)
      }
    end
    if message_version == 3
      @num_members_v3 = @_io.read_s4be
    end
    if  ((message_version == 3) && (num_members_v3 >= 0))
      @members_v3 = []
      (num_members_v3).times { |i|
        @members_v3 << GroupMetadataValueMemberMetadataV3.new(@_io, self, @_root)
      }
    end
    if message_version >= 4
      @num_members_v4_plus_one = KafkaUnsignedVarint.new(@_io)
    end
    if  ((message_version >= 4) && (num_members_v4_plus_one.value >= 1))
      @members_v4 = []
      ((num_members_v4_plus_one.value - 1)).times { |i|
        @members_v4 << GroupMetadataValueMemberMetadataV4.new(@_io, self, @_root)
      }
    end
    if message_version >= 4
      @tagged_fields = KafkaTaggedFields.new(@_io)
    end
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # `MemberMetadata` of `GroupMetadataValue`, version 0.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
  class GroupMetadataValueMemberMetadataV0 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @member_id = KafkaString.new(@_io)
      @client_id = KafkaString.new(@_io)
      @client_host = KafkaString.new(@_io)
      @session_timeout = @_io.read_s4be
      @subscription = KafkaBytes.new(@_io)
      @assignment = KafkaBytes.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 0.9.
    attr_reader :member_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_host

    ##
    # `int32`, since Kafka 0.9.
    attr_reader :session_timeout

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :subscription

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :assignment
  end

  ##
  # `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
  class GroupMetadataValueMemberMetadataV1 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @member_id = KafkaString.new(@_io)
      @client_id = KafkaString.new(@_io)
      @client_host = KafkaString.new(@_io)
      @rebalance_timeout = @_io.read_s4be
      @session_timeout = @_io.read_s4be
      @subscription = KafkaBytes.new(@_io)
      @assignment = KafkaBytes.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 0.9.
    attr_reader :member_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_host

    ##
    # `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
    attr_reader :rebalance_timeout

    ##
    # `int32`, since Kafka 0.9.
    attr_reader :session_timeout

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :subscription

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :assignment
  end

  ##
  # `MemberMetadata` of `GroupMetadataValue`, version 3.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
  class GroupMetadataValueMemberMetadataV3 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @member_id = KafkaString.new(@_io)
      @group_instance_id = KafkaString.new(@_io)
      @client_id = KafkaString.new(@_io)
      @client_host = KafkaString.new(@_io)
      @rebalance_timeout = @_io.read_s4be
      @session_timeout = @_io.read_s4be
      @subscription = KafkaBytes.new(@_io)
      @assignment = KafkaBytes.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 0.9.
    attr_reader :member_id

    ##
    # `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
    # May be null.
    attr_reader :group_instance_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_host

    ##
    # `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
    attr_reader :rebalance_timeout

    ##
    # `int32`, since Kafka 0.9.
    attr_reader :session_timeout

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :subscription

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :assignment
  end

  ##
  # `MemberMetadata` of `GroupMetadataValue`, version 4.
  # @see https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
  class GroupMetadataValueMemberMetadataV4 < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @member_id = KafkaCompactString.new(@_io)
      @group_instance_id = KafkaCompactString.new(@_io)
      @client_id = KafkaCompactString.new(@_io)
      @client_host = KafkaCompactString.new(@_io)
      @rebalance_timeout = @_io.read_s4be
      @session_timeout = @_io.read_s4be
      @subscription = KafkaCompactBytes.new(@_io)
      @assignment = KafkaCompactBytes.new(@_io)
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # `string`, since Kafka 0.9.
    attr_reader :member_id

    ##
    # `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
    # May be null.
    attr_reader :group_instance_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_id

    ##
    # `string`, since Kafka 0.9.
    attr_reader :client_host

    ##
    # `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
    attr_reader :rebalance_timeout

    ##
    # `int32`, since Kafka 0.9.
    attr_reader :session_timeout

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :subscription

    ##
    # `bytes`, since Kafka 0.9.
    attr_reader :assignment

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of the message.
  attr_reader :message_version

  ##
  # `string`, since Kafka 0.9.
  attr_reader :protocol_type_v0

  ##
  # `string`, since Kafka 0.9.
  attr_reader :protocol_type_v4

  ##
  # `int32`, since Kafka 0.9.
  attr_reader :generation

  ##
  # `string`, since Kafka 0.9. May be null.
  attr_reader :protocol_v0

  ##
  # `string`, since Kafka 0.9. May be null.
  attr_reader :protocol_v4

  ##
  # `string`, since Kafka 0.9. May be null.
  attr_reader :leader_v0

  ##
  # `string`, since Kafka 0.9. May be null.
  attr_reader :leader_v4

  ##
  # `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
  # JavaScript rounds it beyond 2^53.
  attr_reader :current_state_timestamp

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_members_v0

  ##
  # `[]MemberMetadata`, since Kafka 0.9.
  attr_reader :members_v0

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_members_v1

  ##
  # `[]MemberMetadata`, since Kafka 0.9.
  attr_reader :members_v1

  ##
  # The number of elements; any value below zero means null.
  attr_reader :num_members_v3

  ##
  # `[]MemberMetadata`, since Kafka 0.9.
  attr_reader :members_v3

  ##
  # The number of elements plus one; 0 means null.
  attr_reader :num_members_v4_plus_one

  ##
  # `[]MemberMetadata`, since Kafka 0.9.
  attr_reader :members_v4

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
