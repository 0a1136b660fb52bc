# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of the control record LEADER_CHANGE, versions 0 and 1.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
class KafkaLeaderChangeMessage < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_s2be
    @leader_id = @_io.read_s4be
    @num_voters_plus_one = KafkaUnsignedVarint.new(@_io)
    @voters = []
    ((num_voters_plus_one.value - 1)).times { |i|
      @voters << LeaderChangeVoter.new(@_io, self, @_root)
    }
    @num_granting_voters_plus_one = KafkaUnsignedVarint.new(@_io)
    @granting_voters = []
    ((num_granting_voters_plus_one.value - 1)).times { |i|
      @granting_voters << LeaderChangeVoter.new(@_io, self, @_root)
    }
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # A voter, with its directory since version 1.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
  class LeaderChangeVoter < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @voter_id = @_io.read_s4be
      if _parent.version >= 1
        @voter_directory_id = @_io.read_bytes(16)
      end
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # The voter's node.
    attr_reader :voter_id

    ##
    # A UUID, the most significant byte first.
    attr_reader :voter_directory_id

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of this message, 0 or 1.
  attr_reader :version

  ##
  # The node that became the leader.
  attr_reader :leader_id

  ##
  # The array's length plus one (a compact array); never 0, which would be
  # null.
  attr_reader :num_voters_plus_one

  ##
  # The quorum's voters.
  attr_reader :voters

  ##
  # The array's length plus one (a compact array); never 0, which would be
  # null.
  attr_reader :num_granting_voters_plus_one

  ##
  # The voters who voted for this leader.
  attr_reader :granting_voters

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
