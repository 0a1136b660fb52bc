# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_message'
require_relative 'kafka_record_batch'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# A file in which a broker keeps a part of a topic partition,
# `00000000000000000000.log`, or a KRaft snapshot,
# `00000000000000000000-0000000000.checkpoint`: entries one after the other.
# The byte 16 of an entry gives its format, and one file may mix formats.
#
# Every whole entry is found by its frame alone; its content is parsed on
# first access, so that a damaged entry does not affect the others. Reading
# ends, as in Kafka, where no whole entry follows: at a last entry that is
# cut off, at the zeroes of a preallocated file, or at an impossible length.
# The rest is the `tail`. Checksums are not checked, and compressed bytes
# stay as they are.
# @see https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
# @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java Records
class KafkaLog < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if has_entries
      @entries = []
      i = 0
      begin
        _ = LogEntry.new(@_io, self, @_root)
        @entries << _
        i += 1
      end until !(_.has_next)
    end
    @tail = @_io.read_bytes_full
    self
  end

  ##
  # An entry by its frame, which is the same in all formats, and what is
  # in it: a message or a record batch, or neither when the magic is
  # unknown or the entry too short for it.
  # @see https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
  class LogEntry < Kaitai::Struct::Struct
    def initialize(_io, _parent = nil, _root = nil)
      super(_io, _parent, _root)
      _read
    end

    def _read
      @raw = @_io.read_bytes(len_entry)
      self
    end

    ##
    # The first record's offset of a record batch; of a message its own,
    # which for a compressed one is that of its last inner message.
    def base_offset
      return @base_offset unless @base_offset.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry)
      @base_offset = @_io.read_s8be
      @_io.seek(_pos)
      @base_offset
    end

    ##
    # The next entry is whole.
    def has_next
      return @has_next unless @has_next.nil?
      @has_next =  ((len_left >= 26) && (len_next >= 14) && (len_next <= (len_left - 12)))
      @has_next
    end

    ##
    # Bytes that follow this field, 14 at least.
    def len_body
      return @len_body unless @len_body.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry + 8)
      @len_body = @_io.read_s4be
      @_io.seek(_pos)
      @len_body
    end

    ##
    # Bytes of the whole entry.
    def len_entry
      return @len_entry unless @len_entry.nil?
      @len_entry = (len_body + 12)
      @len_entry
    end

    ##
    # Bytes after this entry.
    def len_left
      return @len_left unless @len_left.nil?
      @len_left = (_io.size - ofs_next)
      @len_left
    end

    ##
    # The next entry's length, read ahead.
    def len_next
      return @len_next unless @len_next.nil?
      if len_left >= 26
        _pos = @_io.pos
        @_io.seek(ofs_next + 8)
        @len_next = @_io.read_s4be
        @_io.seek(_pos)
      end
      @len_next
    end

    ##
    # The format, 0 to 2.
    def magic
      return @magic unless @magic.nil?
      _pos = @_io.pos
      @_io.seek(ofs_entry + 16)
      @magic = @_io.read_s1
      @_io.seek(_pos)
      @magic
    end

    ##
    # Present in the formats before Kafka 0.11.
    def message
      return @message unless @message.nil?
      if  ((magic == 0) || ( ((magic == 1) && (len_body >= 22)) ))
        _pos = @_io.pos
        @_io.seek(ofs_entry)
        _io_message = @_io.substream(len_entry)
        @message = KafkaMessage.new(_io_message)
        @_io.seek(_pos)
      end
      @message
    end

    ##
    # Where the entry starts. It is computed first, for the length,
    # before `raw` is read, and keeps that value.
    def ofs_entry
      return @ofs_entry unless @ofs_entry.nil?
      @ofs_entry = _io.pos
      @ofs_entry
    end

    ##
    # Where the next entry would start.
    def ofs_next
      return @ofs_next unless @ofs_next.nil?
      @ofs_next = (ofs_entry + len_entry)
      @ofs_next
    end

    ##
    # Present in the format since Kafka 0.11.
    def record_batch
      return @record_batch unless @record_batch.nil?
      if  ((magic == 2) && (len_body >= 49))
        _pos = @_io.pos
        @_io.seek(ofs_entry)
        _io_record_batch = @_io.substream(len_entry)
        @record_batch = KafkaRecordBatch.new(_io_record_batch)
        @_io.seek(_pos)
      end
      @record_batch
    end

    ##
    # The whole entry as it is.
    attr_reader :raw
    attr_reader :_raw_message
    attr_reader :_raw_record_batch
  end

  ##
  # The first entry is whole.
  def has_entries
    return @has_entries unless @has_entries.nil?
    @has_entries =  ((_io.size >= 26) && (len_first >= 14) && (len_first <= (_io.size - 12)))
    @has_entries
  end

  ##
  # The first entry's length, read ahead.
  def len_first
    return @len_first unless @len_first.nil?
    if _io.size >= 26
      _pos = @_io.pos
      @_io.seek(8)
      @len_first = @_io.read_s4be
      @_io.seek(_pos)
    end
    @len_first
  end

  ##
  # Absent when the file holds no whole entry.
  attr_reader :entries

  ##
  # The bytes after the last whole entry; usually empty.
  attr_reader :tail
end
