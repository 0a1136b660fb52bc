# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_message_0_7'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# Messages of Kafka 0.7 one after the other: a file of a log,
# `00000000000000000000.kafka`, and also what the payload of a compressed
# message holds once it is decompressed.
#
# The offset of a message is its byte position in the log: the number in the
# file's name plus `ofs_entry`. The position after a message is the next one
# to fetch. Messages inside a compressed one have no position of their own;
# they are fetched by that of the compressed one.
#
# Every whole message is found by its length alone; its content is parsed on
# first access, so that a damaged message does not affect the others.
# Reading ends, as in Kafka, where no whole message follows. The rest is the
# `tail`. Checksums are not checked, and compressed bytes stay as they are.
#
# Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
# of 100 messages of magic 0 among its tests
# (`test-kafka-logs/MagicByte0-0`).
# @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet
# @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala FileMessageSet.iterator
# @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala Log.nameFromOffset
class KafkaMessageSet07 < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if has_entries
      @entries = []
      i = 0
      begin
        _ = MessageSet07Entry.new(@_io, self, @_root)
        @entries << _
        i += 1
      end until !(_.has_next)
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # A message by its length, and what is in it, if the magic is known.
  # @see https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet.entrySize
  class MessageSet07Entry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @raw = @_io.read_bytes(len_entry)
      self
    end

    ##
    # The next message is whole.
    def has_next
      return @has_next unless @has_next.nil?
      @has_next =  ((len_left >= 9) && (len_next >= 5) && (len_next <= (len_left - 4)))
      @has_next
    end

    ##
    # Bytes of the whole message, its length included.
    def len_entry
      return @len_entry unless @len_entry.nil?
      @len_entry = (len_message + 4)
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
    # Bytes that follow this field, 5 at least.
    def len_message
      return @len_message unless @len_message.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry)
      @len_message = @_io.read_s4be
      @_io.seek(_pos)
      @len_message
    end

    ##
    # The next message's length, read ahead.
    def len_next
      return @len_next unless @len_next.nil?
      if len_left >= 9
        _pos = @_io.pos
        @_io.seek(ofs_next)
        @len_next = @_io.read_s4be
        @_io.seek(_pos)
      end
      @len_next
    end

    ##
    # The format, 0 or 1.
    def magic
      return @magic unless @magic.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry + 4)
      @magic = @_io.read_s1
      @_io.seek(_pos)
      @magic
    end

    ##
    # Present if the magic is known and the length is large enough.
    def message
      return @message unless @message.nil?
      if  ((magic == 0) || ( ((magic == 1) && (len_message >= 6)) ))
        _pos = @_io.pos
        @_io.seek(ofs_entry)
        _io_message = @_io.substream(len_entry)
        @message = KafkaMessage07.new(_io_message)
        @_io.seek(_pos)
      end
      @message
    end

    ##
    # Where the message starts. It is computed first, for the length,
    # before `raw` is read, and keeps that value.
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
    # The whole message with its length, as it is.
    attr_reader :raw
    attr_reader :_raw_message
  end

  ##
  # The first message is whole.
  def has_entries
    return @has_entries unless @has_entries.nil?
    @has_entries =  ((_io.size >= 9) && (len_first >= 5) && (len_first <= (_io.size - 4)))
    @has_entries
  end

  ##
  # The first message's length, read ahead.
  def len_first
    return @len_first unless @len_first.nil?
    if _io.size >= 9
      _pos = @_io.pos
      @_io.seek(0)
      @len_first = @_io.read_s4be
      @_io.seek(_pos)
    end
    @len_first
  end

  ##
  # Absent when the file holds no whole message.
  attr_reader :entries

  ##
  # The bytes after the last whole message; usually empty.
  attr_reader :tail
end
