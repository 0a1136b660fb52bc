# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_message'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Messages one after the other: what the value of a compressed message holds
# once it is decompressed. A last message that is not whole is dropped, as
# Kafka drops it, and left in `tail`. A length below 14 is an error, also in
# Kafka.
# @see https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DeepRecordsIterator
class KafkaMessageSet < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if has_entries
      @entries = []
      i = 0
      begin
        _ = MessageSetEntry.new(@_io, self, @_root)
        @entries << _
        i += 1
      end until !(_.has_next)
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # A message inside exactly its own bytes.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DataLogInputStream
  class MessageSetEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      _io_message = @_io.substream(len_entry)
      @message = KafkaMessage.new(_io_message)
      self
    end

    ##
    # The next message is whole.
    def has_next
      return @has_next unless @has_next.nil?
      @has_next =  ((len_left >= 12) && (len_next <= (len_left - 12)))
      @has_next
    end

    ##
    # Bytes of the whole message.
    def len_entry
      return @len_entry unless @len_entry.nil?
      @len_entry = (len_message + 12)
      @len_entry
    end

    ##
    # Bytes after this message.
    def len_left
      return @len_left unless @len_left.nil?
      @len_left = (_io.size - ofs_next)
      @len_left
    end

    ##
    # Bytes that follow this field.
    def len_message
      return @len_message unless @len_message.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry + 8)
      @len_message = @_io.read_s4be
      @_io.seek(_pos)
      @len_message
    end

    ##
    # The next message's length, read ahead.
    def len_next
      return @len_next unless @len_next.nil?
      if len_left >= 12
        _pos = @_io.pos
        @_io.seek(ofs_next + 8)
        @len_next = @_io.read_s4be
        @_io.seek(_pos)
      end
      @len_next
    end

    ##
    # Where the message starts. Computed first, before `message` is
    # read.
    def ofs_entry
      return @ofs_entry unless @ofs_entry.nil?
      @ofs_entry = _io.pos
      @ofs_entry
    end

    ##
    # Where the next message would start.
    def ofs_next
      return @ofs_next unless @ofs_next.nil?
      @ofs_next = (ofs_entry + len_entry)
      @ofs_next
    end

    ##
    # The message.
    attr_reader :message
    attr_reader :_raw_message
  end

  ##
  # The first message is whole.
  def has_entries
    return @has_entries unless @has_entries.nil?
    @has_entries =  ((_io.size >= 12) && (len_first <= (_io.size - 12)))
    @has_entries
  end

  ##
  # The first message's length, read ahead.
  def len_first
    return @len_first unless @len_first.nil?
    if _io.size >= 12
      _pos = @_io.pos
      @_io.seek(8)
      @len_first = @_io.read_s4be
      @_io.seek(_pos)
    end
    @len_first
  end

  ##
  # Absent when not even one message is whole.
  attr_reader :entries

  ##
  # The bytes after the last whole message.
  attr_reader :tail
end
