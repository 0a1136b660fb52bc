# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_tagged_fields'
require_relative 'kafka_compact_string'
require_relative 'kafka_unsigned_varint'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of the control record KRAFT_VOTERS, the whole set of voters of a
# KRaft quorum.
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
# @see https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
class KafkaVotersRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    @version = @_io.read_s2be
    @num_voters_plus_one = KafkaUnsignedVarint.new(@_io)
    @voters = []
    ((num_voters_plus_one.value - 1)).times { |i|
      @voters << VotersRecordVoter.new(@_io, self, @_root)
    }
    @tagged_fields = KafkaTaggedFields.new(@_io)
    @trailing = @_io.read_bytes_full
    self
  end

  ##
  # The levels of kraft.version that the voter knows.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
  class KraftVersionFeature < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @min_supported_version = @_io.read_s2be
      @max_supported_version = @_io.read_s2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # The lowest level.
    attr_reader :min_supported_version

    ##
    # The highest level.
    attr_reader :max_supported_version

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # An address at which the voter listens.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
  class VoterEndpoint < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @name = KafkaCompactString.new(@_io)
      @host = KafkaCompactString.new(@_io)
      @port = @_io.read_u2be
      @tagged_fields = KafkaTaggedFields.new(@_io)
      self
    end

    ##
    # Name of the listener.
    attr_reader :name

    ##
    # Name or address of the machine.
    attr_reader :host

    ##
    # The port.
    attr_reader :port

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # One voter.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
  class VotersRecordVoter < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @voter_id = @_io.read_s4be
      @voter_directory_id = @_io.read_bytes(16)
      @num_endpoints_plus_one = KafkaUnsignedVarint.new(@_io)
      @endpoints = []
      ((num_endpoints_plus_one.value - 1)).times { |i|
        @endpoints << VoterEndpoint.new(@_io, self, @_root)
      }
      @kraft_version_feature = KraftVersionFeature.new(@_io, self, @_root)
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
    # The array's length plus one (a compact array); never 0, which
    # would be null.
    attr_reader :num_endpoints_plus_one

    ##
    # The addresses at which it listens.
    attr_reader :endpoints

    ##
    # The levels of kraft.version that it knows.
    attr_reader :kraft_version_feature

    ##
    # None is known.
    attr_reader :tagged_fields
  end

  ##
  # The version of this message; 0 in every release.
  attr_reader :version

  ##
  # The array's length plus one (a compact array); never 0, which would be
  # null.
  attr_reader :num_voters_plus_one

  ##
  # All voters of the quorum.
  attr_reader :voters

  ##
  # None is known.
  attr_reader :tagged_fields

  ##
  # Empty as a rule. Kafka does not look at what follows the message.
  attr_reader :trailing
end
